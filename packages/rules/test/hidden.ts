/** Tests of secrecy: change what some may not know, and see who can tell. */
import { isContamination } from '../src/core/pieces.ts'
import { nameOf, rulesOf } from '../src/core/ruleset.ts'
import { clone, faceFor, type GameState, type Seat, view } from '../src/index.ts'
import type { Situation } from './situation.ts'

/** A character, or `table`: whoever only watches. */
export type Viewer = string
const viewers = (g: GameState): [Viewer, Seat | null][] => [
  ['table', null],
  ...g.crew.map((crew, seat): [Viewer, Seat] => [crew.character, seat]),
]

/** Who can tell this state from the same with a change: by what they see or by what they may choose. */
export function whoCanTell(t: Situation, change: (g: GameState) => void): Viewer[] {
  const other = clone(t.g)
  change(other)
  return viewers(t.g)
    .filter(([, seat]) => JSON.stringify(view(t.g, seat)) !== JSON.stringify(view(other, seat)))
    .map(([name]) => name)
}

/** In whose view, options included, a name stands. */
export const whoSees = (t: Situation, name: string): Viewer[] =>
  viewers(t.g)
    .filter(([, seat]) => JSON.stringify(view(t.g, seat)).includes(`"${name}"`))
    .map(([viewer]) => viewer)

/** Who has been told a name by an event so far. */
export const whoWasTold = (t: Situation, name: string): Viewer[] =>
  viewers(t.g)
    .filter(([, seat]) => t.events.some(e => JSON.stringify(faceFor(e, seat)).includes(`"${name}"`)))
    .map(([viewer]) => viewer)

export const nobody: Viewer[] = []
export const everybody = (t: Situation): Viewer[] => viewers(t.g).map(([name]) => name)

/** The pieces of a zone by this name. */
export const pieceIn = (g: GameState, zone: readonly number[], name: string): number => {
  const piece = zone.find(p => p >= 0 && nameOf(g, p) === name)
  if (piece === undefined) throw new Error(`no ${name} there`)
  return piece
}

/** Two pieces change places; whoever knew a place knows what lies there now. */
export function swap(g: GameState, a: number, b: number): void {
  const { active = [], pool = [], held = [], css = [], computer = [] } = g.facility ?? {}
  for (const list of [...g.zones, g.tiles, g.tokens, active, pool, ...held, css, computer]) {
    const [atA, atB] = [list.indexOf(a), list.indexOf(b)]
    if (atA >= 0) list[atA] = b
    if (atB >= 0) list[atB] = a
  }
  ;[g.seen[a], g.seen[b]] = [g.seen[b], g.seen[a]]
  if (!isContamination(g, a) || !isContamination(g, b)) return
  const first = rulesOf(g).content.firstContamination
  ;[g.read[a - first], g.read[b - first]] = [g.read[b - first], g.read[a - first]]
}
