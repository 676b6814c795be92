/**
 * Moves pieces from their supplies to where a scenario says. It never makes any, so that each piece lies in exactly one
 * place, whatever the file says.
 */
import { bit, layOpen, putInOrder, seatZone, sharedZone } from '../../core/pieces.ts'
import { rulesOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Name, Seat } from '../../core/types.ts'
import { at, didYouMean, fail } from '../fields.ts'
import type { Given } from '../format.ts'
import { Names } from '../names.ts'

/** A number a scenario gives, within what the game knows. */
export const within = (n: number, min: number, max: number, path: string): number =>
  n >= min && n <= max ? n : fail(path, `expected ${min} to ${max}, got ${n}`)

export class Pieces {
  readonly g: GameState
  readonly names: Names
  /** Pieces the scenario has placed: nothing else may move them. */
  private readonly placed = new Set<number>()

  constructor(g: GameState) {
    this.g = g
    this.names = new Names(g)
    g.tiles.forEach((piece, room) => {
      if (piece >= 0 && g.explored[room]) this.placed.add(piece)
    })
  }

  isFree(piece: number): boolean {
    return !this.placed.has(piece)
  }
  keep(piece: number): void {
    this.placed.add(piece)
  }

  /** Takes a free piece of that name out of one of these lists. */
  take(lists: readonly number[][], name: Name, path: string): number {
    const { names } = rulesOf(this.g).content
    if (!names.includes(name)) fail(path, `there is no ${name} in the box${didYouMean(name, names)}`)
    for (const list of lists) {
      const index = list.findIndex(piece => piece >= 0 && names[piece] === name && this.isFree(piece))
      if (index < 0) continue
      const [piece] = list.splice(index, 1)
      this.keep(piece)
      return piece
    }
    const there = lists.flat().map(piece => names[piece])
    return fail(path, `no ${name} is left to place here${didYouMean(name, there)}`)
  }

  /** Exchanges what lies in a slot with the named piece, wherever that is. */
  swapIn(slots: number[], slot: number, name: Name, path: string): void {
    const { g } = this
    const { names, backs } = rulesOf(g).content
    const box = sharedZone(g, 'box')
    const old = slots[slot]
    if (!names.includes(name)) fail(path, `there is no ${name} in the box${didYouMean(name, names)}`)
    if (old < 0) fail(path, 'nothing can lie there')
    const fits = (piece: number) =>
      piece >= 0 && names[piece] === name && backs[piece] === backs[old] && this.isFree(piece)
    const inSlot = slots.findIndex(fits)
    const inBox = box.findIndex(fits)
    if (inSlot >= 0) [slots[inSlot], slots[slot]] = [old, slots[inSlot]]
    else if (inBox >= 0) [box[inBox], slots[slot]] = [old, box[inBox]]
    else fail(path, `no ${name} can lie in this room`)
    this.keep(slots[slot])
  }

  /** This face of an engine, a coordinates card or a weakness: exchanged with whatever lies there. */
  exchange(zone: number[], index: number, card: Name, path: string): void {
    const { g } = this
    const { names, backs } = rulesOf(g).content
    const old = zone[index]
    for (const list of [zone, sharedZone(g, 'box')]) {
      const found = list.findIndex(piece => names[piece] === card && backs[piece] === backs[old])
      if (found < 0) continue
      const now = list[found]
      ;[zone[index], list[found]] = [now, old]
      // What lies open lies open, whatever it is.
      ;[g.seen[now], g.seen[old]] = [g.seen[old], g.seen[now]]
      return
    }
    fail(path, `there is no ${card} to lie there${didYouMean(card, names)}`)
  }

  /** Named cards face up on a pile or in front of a player. */
  open(zone: number[], from: number[][], cards: readonly Name[], path: string): void {
    cards.forEach((card, i) => layOpen(this.g, this.take(from, card, at(path, i)), zone))
  }

  /** These cards on top of a deck, the first one drawn first. */
  stack(deck: number[], cards: readonly Name[], path: string): void {
    const top = cards.map((card, i) => this.take([deck], card, at(path, i)))
    deck.push(...top.reverse())
  }

  /** A card in somebody's hand or inventory, known to its owner alone. */
  deal(seat: Seat, zone: 'hand' | 'inventory', piece: number): void {
    this.g.seen[piece] = bit(seat)
    putInOrder(this.g, seatZone(this.g, seat, zone), piece)
  }

  /** For each character that a field names. */
  bySeat<T>(field: keyof Given, values: Record<string, T> | undefined, put: (seat: Seat, v: T, p: string) => void) {
    for (const [character, value] of Object.entries(values ?? {})) {
      const p = at(at('given', field), character)
      put(this.names.seat(character, p), value, p)
    }
  }
  seatsIn(field: keyof Given, list: readonly string[] | undefined, put: (seat: Seat, path: string) => void): void {
    list?.forEach((character, i) => {
      const p = at(at('given', field), i)
      put(this.names.seat(character, p), p)
    })
  }
}
