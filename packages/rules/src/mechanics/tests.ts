/** Questions about the state written as data: conditions, quests, objectives. NEM-OBJ. */
import type { Test, TestOf } from '../core/effect.ts'
import { isPublic, seatZone, sharedZone } from '../core/pieces.ts'
import type { GameState } from '../core/state.ts'
import type { ObjectKind, Seat } from '../core/types.ts'
import { roomOf, tileIn } from './crew.ts'

export const WEAKNESS_SLOTS: readonly ObjectKind[] = ['corpse', 'egg', 'carcass']

/** NEM-WIN-02 */
export const survived = (g: GameState, seat: Seat): boolean =>
  g.crew[seat].fate === 'hibernating' || g.crew[seat].fate === 'launched'

export const seriousWounds = (g: GameState, seat: Seat): number =>
  seatZone(g, seat, 'wounds').length + seatZone(g, seat, 'dressed').length

const isDiscovered = (g: GameState, slot: number): boolean => {
  const piece = sharedZone(g, 'weakness')[slot]
  return piece !== undefined && isPublic(g, piece)
}

/** NEM-HAND-07: what is attached counts with its host. */
const itemsHeld = (g: GameState, seat: Seat): number =>
  seatZone(g, seat, 'inventory').length +
  seatZone(g, seat, 'hands').filter(piece => !g.attached.some(([item]) => item === piece)).length

type Tests = { [K in Test['is']]: (g: GameState, seat: Seat, test: TestOf<K>) => boolean }

const tests: Tests = {
  all: (g, seat, { of }) => of.every(test => holds(g, seat, test)),
  any: (g, seat, { of }) => of.some(test => holds(g, seat, test)),
  seriousWounds: (g, seat, { min }) => seriousWounds(g, seat) >= min,
  inRoom: (g, seat, { tile }) => g.explored[g.crew[seat].room] && tileIn(g, g.crew[seat].room).id === tile,
  signal: (g, seat) => g.crew[seat].signal,
  allExplored: g => g.explored.every(Boolean),
  destination: (g, _, { at }) => g.ending?.destination === at,
  soleSurvivor: (g, seat) => g.crew.every((_, s) => s === seat || !survived(g, s)),
  playerDead: (g, _, { player }) => g.crew.some(crew => crew.number === player && crew.fate === 'dead'),
  othersSurvive: (g, seat, { min }) => g.crew.filter((_, s) => s !== seat && survived(g, s)).length >= min,
  nestDestroyed: g => g.nestDestroyed,
  shipDestroyed: g => g.ending?.destroyed ?? false,
  killed: (g, _, { kind }) => g.killed[kind] > 0,
  weakness: (g, _, { object }) => isDiscovered(g, WEAKNESS_SLOTS.indexOf(object)),
  weaknesses: (g, _, { min }) => WEAKNESS_SLOTS.filter((_, slot) => isDiscovered(g, slot)).length >= min,
  leftWith: (g, seat, { object }) =>
    survived(g, seat) &&
    g.things.some(t => t.by === seat && (object === 'egg' ? t.kind === 'egg' : t.kind === 'corpse' && t.of === 'blue')),
  leftByPod: (g, seat) => g.crew[seat].fate === 'launched',
  items: (g, seat, { min }) => itemsHeld(g, seat) >= min,
  objectIn: (g, _, { tile }) => {
    const room = roomOf(g, tile)
    return g.things.some(t => t.kind === 'corpse' && t.of === 'blue' && t.by < 0 && t.room === room)
  },
}

export function holds(g: GameState, seat: Seat, test: Test): boolean {
  const check = tests[test.is] as (g: GameState, seat: Seat, test: Test) => boolean
  return check(g, seat, test)
}
