/** The pieces of a box by their backs and names: found once for every box, and handed out each once. */
import type { Content } from '../core/content.ts'
import { rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Name } from '../core/types.ts'
import { isOpen } from '../mechanics/carry.ts'

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
  let stocks = known.get(content)
  if (!stocks) {
    stocks = new Map(Object.entries(content.withBack).map(([back, pieces]) => [back, stockOf(g, pieces)]))
    known.set(content, stocks)
  }
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

  /** A piece of that name with one of these backs. Pieces of one name are interchangeable. */
  named(backs: readonly string[], name: Name): number {
    for (const back of backs)
      for (const piece of this.stock(back).named.get(name) ?? []) if (this.take(piece)) return piece
    throw new ViewError(`no ${name} left among ${backs.join(', ')}`)
  }

  /** False: it has been handed out before. */
  take(piece: number): boolean {
    if (this.out[piece] === 1) return false
    this.out[piece] = 1
    return true
  }
}
