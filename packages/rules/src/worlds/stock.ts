/** The pieces of a box by their backs and names: found once for every box, and handed out each once. */
import type { Content } from '../core/content.ts'
import { rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Name } from '../core/types.ts'
import { VIEW_SLICES } from '../games/views.ts'
import { isOpen } from '../mechanics/slots.ts'

/** A view that no state can have given. */
export class ViewError extends Error {}

/** All pieces of one back. */
export interface Stock {
  /** Those that can lie face down before a player come first. */
  pieces: readonly number[]
  /** So many of them can. */
  light: number
  named: ReadonlyMap<Name, readonly number[]>
}

const ITEM_BACKS = ['item.red', 'item.yellow', 'item.green', 'item.crafted', 'item.quest', 'weapon']
/** Backs that lie together, each before the next, where what is face up shows only its name. */
export const ANY_ITEM = 'any item'
export const ANY_REMOVED = 'anything removed'
export const ANY_IN_PLAY = 'anything in play'
const TOGETHER: readonly [name: string, backs: readonly string[]][] = [
  [ANY_ITEM, ITEM_BACKS],
  [
    ANY_REMOVED,
    ['contamination', 'token', 'event', ...VIEW_SLICES.flatMap(({ backs }) => backs.removed), ...ITEM_BACKS],
  ],
  [
    ANY_IN_PLAY,
    ['attack', 'event', ...VIEW_SLICES.flatMap(({ backs }) => backs.inPlay), 'intruder.adult', 'intruder.breeder'],
  ],
]

const EMPTY: Stock = { pieces: [], light: 0, named: new Map() }
const known = new WeakMap<Content, ReadonlyMap<string, Stock>>()

function stockOf(g: GameState, pieces: readonly number[]): Stock {
  const { names } = rulesOf(g).content
  const named = new Map<Name, number[]>()
  for (const piece of pieces) {
    const copies = named.get(names[piece])
    if (copies) copies.push(piece)
    else named.set(names[piece], [piece])
  }
  const light = pieces.filter(piece => !isOpen(g, piece))
  return { pieces: [...light, ...pieces.filter(piece => isOpen(g, piece))], light: light.length, named }
}

function stocksOf(g: GameState): ReadonlyMap<string, Stock> {
  const { content } = rulesOf(g)
  const found = known.get(content)
  if (found) return found
  const { withBack } = content
  const stocks = new Map(Object.entries(withBack).map(([back, pieces]) => [back, stockOf(g, pieces)]))
  for (const [name, backs] of TOGETHER)
    stocks.set(
      name,
      stockOf(
        g,
        backs.flatMap(back => withBack[back] ?? []),
      ),
    )
  known.set(content, stocks)
  return stocks
}

export class Supply {
  private readonly stocks: ReadonlyMap<string, Stock>
  /** Piece → has it been handed out. */
  private readonly out: Uint8Array

  constructor(g: GameState) {
    this.stocks = stocksOf(g)
    this.out = new Uint8Array(g.seen.length)
  }

  stock(back: string): Stock {
    return this.stocks.get(back) ?? EMPTY
  }

  has(back: string, name: Name): boolean {
    return this.stock(back).named.has(name)
  }

  /** A piece of that name and back. Pieces of one name are interchangeable. */
  named(back: string, name: Name): number {
    const copies = this.stock(back).named.get(name)
    if (copies) for (const piece of copies) if (this.take(piece)) return piece
    throw new ViewError(`no ${name} left among ${back}`)
  }

  /** False: it has been handed out before. */
  take(piece: number): boolean {
    if (this.out[piece] === 1) return false
    this.out[piece] = 1
    return true
  }
}
