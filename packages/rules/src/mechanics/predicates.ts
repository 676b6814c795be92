/** Questions about the state written as data: conditions, quests, objectives. NEM-OBJ. */
import { dressedOf, heldBy, inventoryOf, isPublic, weaknesses, woundsOf } from '../core/pieces.ts'
import { boardOf, rulesOf } from '../core/ruleset.ts'
import { OBJECT_KINDS } from '../core/sets.ts'
import type { GameState } from '../core/state.ts'
import type {
  Color,
  IntruderKind,
  ObjectKind,
  Predicate,
  PredicateOf,
  PredicateTypes,
  Seat,
  Why,
} from '../core/types.ts'
import { actionCards } from './cards.ts'
import { crewIn, inCombat, roomOf, tileIn } from './crew.ts'

declare module '../core/types.ts' {
  interface WhyTypes {
    noHost: true
  }
  interface PredicateTypes {
    all: { of: readonly Predicate[] }
    any: { of: readonly Predicate[] }
    seriousWounds: { min: number }
    inRoom: { tile: string }
    signal: object
    allExplored: object
    soleSurvivor: object
    playerDead: { player: number }
    othersSurvive: { min: number }
    nestDestroyed: object
    shipDestroyed: object
    killed: { kind: IntruderKind }
    weakness: { object: ObjectKind }
    weaknesses: { min: number }
    leftWith: { object: 'egg' | 'corpse.blue' }
    items: { min: number }
    objectIn: { object: 'corpse.blue'; tile: string }
    not: { test: Predicate }
    inCombat: object
    noCards: object
    undressedSerious: object
    /** A character in the room, or this one, has a larva. */
    host: object
    isHost: object
    atEntrance: object
    carries: { object: ObjectKind }
    colour: { colour: Color }
    inNest: object
    intact: object
    selfDestructOn: object
    exactlySurvive: { others: number }
  }
}

/** NEM-WIN-02, LOCK-WIN-01 */
export const survived = (g: GameState, seat: Seat): boolean => rulesOf(g).saves(g, g.crew[seat].fate)

export const seriousWounds = (g: GameState, seat: Seat): number => woundsOf(g, seat).length + dressedOf(g, seat).length

const isDiscovered = (g: GameState, slot: number): boolean => {
  const piece = weaknesses(g)[slot]
  return piece !== undefined && isPublic(g, piece)
}

/** NEM-HAND-07: what is attached counts with its host. */
const itemsHeld = (g: GameState, seat: Seat): number =>
  inventoryOf(g, seat).length + heldBy(g, seat).filter(piece => !g.attached.some(([item]) => item === piece)).length

type Check<K extends keyof PredicateTypes> = (g: GameState, seat: Seat, predicate: PredicateOf<K>) => boolean
export type Predicates<K extends keyof PredicateTypes> = { [N in K]: Check<N> }

/** Why nothing can be done where a predicate must hold and does not, and where it must not hold and does. */
export interface Reasons {
  unmet: Readonly<Partial<Record<keyof PredicateTypes, Why>>>
  met: Readonly<Partial<Record<keyof PredicateTypes, Why>>>
}

/** All predicates, put together in tasks.ts. A bare dictionary, as the handlers in engine.ts are. */
const checks: Record<keyof PredicateTypes, Check<keyof PredicateTypes>> = Object.create(null)
const reasons: Reasons = { unmet: Object.create(null), met: Object.create(null) }
export function usePredicates(all: Predicates<keyof PredicateTypes>, why: readonly Reasons[]): void {
  Object.assign(checks, all)
  for (const { unmet, met } of why) {
    Object.assign(reasons.unmet, unmet)
    Object.assign(reasons.met, met)
  }
}

export const mechanicPredicates: Predicates<
  | 'all'
  | 'any'
  | 'seriousWounds'
  | 'inRoom'
  | 'signal'
  | 'allExplored'
  | 'soleSurvivor'
  | 'playerDead'
  | 'othersSurvive'
  | 'nestDestroyed'
  | 'shipDestroyed'
  | 'killed'
  | 'weakness'
  | 'weaknesses'
  | 'leftWith'
  | 'items'
  | 'objectIn'
  | 'not'
  | 'inCombat'
  | 'noCards'
  | 'undressedSerious'
  | 'host'
  | 'isHost'
  | 'atEntrance'
  | 'carries'
  | 'colour'
  | 'inNest'
  | 'intact'
  | 'selfDestructOn'
  | 'exactlySurvive'
> = {
  all: (g, seat, { of }) => of.every(test => holds(g, seat, test)),
  any: (g, seat, { of }) => of.some(test => holds(g, seat, test)),
  seriousWounds: (g, seat, { min }) => seriousWounds(g, seat) >= min,
  inRoom: (g, seat, { tile }) => g.explored[g.crew[seat].room] && tileIn(g, g.crew[seat].room).id === tile,
  signal: (g, seat) => g.crew[seat].signal,
  allExplored: g => g.explored.every(Boolean),
  soleSurvivor: (g, seat) => g.crew.every((_, s) => s === seat || !survived(g, s)),
  playerDead: (g, _, { player }) => g.crew.some(crew => crew.number === player && crew.fate === 'dead'),
  othersSurvive: (g, seat, { min }) => g.crew.filter((_, s) => s !== seat && survived(g, s)).length >= min,
  nestDestroyed: g => g.nestDestroyed,
  shipDestroyed: g => g.ending?.destroyed ?? false,
  killed: (g, _, { kind }) => g.killed[kind] > 0,
  weakness: (g, _, { object }) => isDiscovered(g, OBJECT_KINDS.indexOf(object)),
  weaknesses: (g, _, { min }) => OBJECT_KINDS.filter((_, slot) => isDiscovered(g, slot)).length >= min,
  leftWith: (g, seat, { object }) =>
    survived(g, seat) &&
    g.things.some(t => t.by === seat && (object === 'egg' ? t.kind === 'egg' : t.kind === 'corpse' && t.of === 'blue')),
  items: (g, seat, { min }) => itemsHeld(g, seat) >= min,
  objectIn: (g, _, { tile }) => {
    const room = roomOf(g, tile)
    return g.things.some(t => t.kind === 'corpse' && t.of === 'blue' && t.by < 0 && t.room === room)
  },
  not: (g, seat, { test }) => !holds(g, seat, test),
  inCombat,
  // As NEM-RULING-214: Contamination is no help.
  noCards: (g, seat) => actionCards(g, seat) === 0,
  undressedSerious: (g, seat) => woundsOf(g, seat).length > 0,
  host: (g, seat) => crewIn(g, g.crew[seat].room).some(s => g.crew[s].larva),
  isHost: (g, seat) => g.crew[seat].larva,
  atEntrance: (g, seat) => boardOf(g).entrances[g.crew[seat].room],
  carries: (g, seat, { object }) => g.things.some(t => t.by === seat && t.kind === object),
  colour: (g, seat, { colour }) => g.explored[g.crew[seat].room] && tileIn(g, g.crew[seat].room).colour === colour,
  inNest: (g, seat) => g.crew[seat].room === roomOf(g, 'nest'),
  intact: g => !g.ending?.destroyed,
  selfDestructOn: g => g.selfDestruct >= 0 || (g.ending?.destroyed ?? false),
  exactlySurvive: (g, seat, { others }) => g.crew.filter((_, s) => s !== seat && survived(g, s)).length === others,
}

export const mechanicReasons: Reasons = {
  unmet: { inCombat: 'notInCombat', host: 'noHost', isHost: 'noHost', atEntrance: 'noEntrance' },
  met: { inCombat: 'inCombat' },
}

/** Does this predicate hold for this seat? */
export const holds = (g: GameState, seat: Seat, predicate: Predicate): boolean =>
  checks[predicate.is](g, seat, predicate)

/** Why nothing can be done where this does not hold. */
export const whyUnmet = (predicate: Predicate): Why =>
  (predicate.is === 'not' ? reasons.met[predicate.test.is] : reasons.unmet[predicate.is]) ?? 'wrongPlace'
