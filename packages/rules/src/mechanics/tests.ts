/** Questions about the state written as data: conditions, quests, objectives. NEM-OBJ. */
import type { Test, TestOf } from '../core/effect.ts'
import { dressedOf, heldBy, inventoryOf, isPublic, weaknesses, woundsOf } from '../core/pieces.ts'
import { boardOf, rulesOf, settingsOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Fate, ObjectKind, Seat } from '../core/types.ts'
import { actionCards } from './cards.ts'
import { crewIn, inCombat, roomOf, tileIn } from './crew.ts'

export const WEAKNESS_SLOTS: readonly ObjectKind[] = ['corpse', 'egg', 'carcass']

const SAVED: readonly Fate[] = ['hibernating', 'launched', 'locked', 'bunker']
/** NEM-WIN-02, LOCK-WIN-01, LOCK-RULING-09 */
export const survived = (g: GameState, seat: Seat): boolean => {
  const { fate } = g.crew[seat]
  return SAVED.includes(fate) || (fate === 'inPod' && settingsOf(g).podShieldsFromGameEnd)
}

export const seriousWounds = (g: GameState, seat: Seat): number => woundsOf(g, seat).length + dressedOf(g, seat).length

const isDiscovered = (g: GameState, slot: number): boolean => {
  const piece = weaknesses(g)[slot]
  return piece !== undefined && isPublic(g, piece)
}

/** NEM-HAND-07: what is attached counts with its host. */
const itemsHeld = (g: GameState, seat: Seat): number =>
  inventoryOf(g, seat).length + heldBy(g, seat).filter(piece => !g.attached.some(([item]) => item === piece)).length

const WAYS_OUT = { css: 'launched', isolation: 'locked', bunker: 'bunker' } as const satisfies Record<string, Fate>

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
  not: (g, seat, { test }) => !holds(g, seat, test),
  knowledge: (g, seat, { min }) => (g.facility?.knowledge[seat] ?? 0) >= min,
  knowledgeActive: (g, seat) => g.facility?.learned[seat] ?? false,
  senderLearned: (g, seat) => g.crew[seat].signal && (g.facility?.learned[seat] ?? false),
  dark: (g, seat) => rulesOf(g).isDark(g, seat),
  // LOCK-RULING-142: whoever is in darkness stands in no powered section. LOCK-RULING-112: nor does who is outside.
  powered: (g, seat) => rulesOf(g).hasPower(g, g.crew[seat].room) && !rulesOf(g).isDark(g, seat),
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
  leftBy: (g, seat, { how }) => g.crew[seat].fate === WAYS_OUT[how],
  /** LOCK-RULING-33: also where none of them is in play. */
  survivorsDead: (g, _, { of }) => g.crew.every(crew => crew.fate === 'dead' || !of.includes(crew.character)),
  learnedDead: (g, seat, { min }) =>
    g.crew.every((crew, s) => s === seat || crew.fate === 'dead' || !holds(g, s, { is: 'knowledge', min })),
  /** LOCK-RULING-34: staircases belong to no section. */
  sectionsExplored: (g, _, { of }) => {
    const { sectionOf } = boardOf(g)
    return g.explored.every((explored, room) => explored || !of.includes(sectionOf[room]))
  },
  intact: g => !g.ending?.destroyed,
  selfDestructOn: g => g.selfDestruct >= 0 || (g.ending?.destroyed ?? false),
  exactlySurvive: (g, seat, { others }) => g.crew.filter((_, s) => s !== seat && survived(g, s)).length === others,
  powerOn: (g, _, { min }) => (g.facility?.on ?? []).filter(Boolean).length >= min,
  backupOn: g => g.facility?.backup ?? false,
}

export function holds(g: GameState, seat: Seat, test: Test): boolean {
  const check = tests[test.is] as (g: GameState, seat: Seat, test: Test) => boolean
  return check(g, seat, test)
}
