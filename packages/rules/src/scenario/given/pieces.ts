/**
 * Moves pieces from their supplies to where a scenario says. It never makes a piece, so that each lies in exactly one
 * place, whatever the file says.
 */
import { elementAt } from '../../core/lists.ts'
import { bit, layOpen, putInOrder, seatZone, sharedZone } from '../../core/pieces.ts'
import { rulesOf } from '../../core/ruleset.ts'
import type { Crew, GameState } from '../../core/state.ts'
import type { Name, Seat } from '../../core/types.ts'
import { at, didYouMean, fail } from '../fields.ts'
import type { Given } from '../format.ts'
import { Names } from '../names.ts'

export class Pieces {
  readonly g: GameState
  readonly names: Names
  /** Pieces that the scenario has placed, which nothing else may move. */
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
      const piece = list.find(one => one >= 0 && names[one] === name && this.isFree(one))
      if (piece === undefined) continue
      list.splice(list.indexOf(piece), 1)
      this.keep(piece)
      return piece
    }
    const there = lists.flat().flatMap(piece => names[piece] ?? [])
    return fail(path, `no ${name} is left to place here${didYouMean(name, there)}`)
  }

  /** Exchanges what lies in a slot with the named piece, wherever that is. */
  swapIn(slots: number[], slot: number, name: Name, path: string): void {
    const { g } = this
    const { names, backs } = rulesOf(g).content
    const box = sharedZone(g, 'box')
    const old = elementAt(slots, slot)
    if (!names.includes(name)) fail(path, `there is no ${name} in the box${didYouMean(name, names)}`)
    if (old < 0) fail(path, 'nothing can lie there')
    const fits = (piece: number) =>
      piece >= 0 && names[piece] === name && backs[piece] === backs[old] && this.isFree(piece)
    const from = slots.some(fits) ? slots : box
    const piece = from.find(fits) ?? fail(path, `no ${name} can lie in this room`)
    from[from.indexOf(piece)] = old
    slots[slot] = piece
    this.keep(piece)
  }

  /** Exchanges the piece at this place of a zone with the named one, which lies in the same zone or in the box. */
  exchange(zone: number[], index: number, card: Name, path: string): void {
    const { g } = this
    const { names, backs } = rulesOf(g).content
    const old = zone[index] ?? fail(path, 'nothing can lie there')
    const fits = (piece: number) => names[piece] === card && backs[piece] === backs[old]
    const from = zone.some(fits) ? zone : sharedZone(g, 'box')
    const piece = from.find(fits) ?? fail(path, `there is no ${card} to lie there${didYouMean(card, names)}`)
    from[from.indexOf(piece)] = old
    zone[index] = piece
    // A place that lies open stays open with another piece on it.
    const seen = elementAt(g.seen, piece)
    g.seen[piece] = elementAt(g.seen, old)
    g.seen[old] = seen
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

  /** Adds a card to a player's hand or inventory; only its owner knows it. */
  deal(seat: Seat, zone: 'hand' | 'inventory', piece: number): void {
    this.g.seen[piece] = bit(seat)
    putInOrder(this.g, seatZone(this.g, seat, zone), piece)
  }

  /** Calls `put` for each character that a field of `given` has a value for. */
  bySeat<T>(
    field: keyof Given,
    values: Record<string, T> | undefined,
    put: (seat: Seat, value: T, path: string, crew: Crew) => void,
  ): void {
    for (const [character, value] of Object.entries(values ?? {})) {
      const p = at(at('given', field), character)
      const seat = this.names.seat(character, p)
      put(seat, value, p, elementAt(this.g.crew, seat))
    }
  }
  /** Calls `put` for each character in a list of `given`. */
  seatsIn(field: keyof Given, list: readonly string[] | undefined, put: (crew: Crew, seat: Seat) => void): void {
    list?.forEach((character, i) => {
      const seat = this.names.seat(character, at(at('given', field), i))
      put(elementAt(this.g.crew, seat), seat)
    })
  }
}
