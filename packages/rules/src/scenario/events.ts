/** Events as a scenario may name them: by their kind and some of their fields. */
import type { GameEvent } from '../core/types.ts'
import { gameEvents } from '../games/scenario.ts'
import { anything, at, map, oneOf, onlyKnown, type Reader, whole } from './fields.ts'
import type { EventFields } from './vocabulary.ts'

// Every kind and field is listed so that a misspelt one is an error; the type makes sure that none is missing.
const EVENTS: EventFields = {
  playerNumbers: { numbers: 1 },
  objectivesDealt: { open: 1 },
  draftDrawn: { who: 1, cards: 1 },
  draftKept: { who: 1, card: 1 },
  drafted: { who: 1, card: 1 },
  round: { round: 1 },
  firstPlayer: { who: 1 },
  turn: { who: 1 },
  unlimited: { who: 1 },
  drew: { who: 1, count: 1 },
  reshuffled: { deck: 1 },
  passed: { who: 1 },
  discarded: { who: 1, card: 1 },
  phaseEnded: { who: 1 },
  declared: { who: 1, action: 1 },
  paid: { who: 1, card: 1 },
  reacted: { to: 1, who: 1, card: 1 },
  cancelled: { who: 1, action: 1 },
  spared: { who: 1, card: 1 },
  notSpared: {},
  escaping: { who: 1, to: 1 },
  moved: { who: 1, from: 1, to: 1 },
  explored: { who: 1, room: 1, tile: 1 },
  token: { who: 1, room: 1, token: 1, effect: 1, items: 1 },
  noiseRolled: { who: 1, room: 1, face: 1, die: 1 },
  noise: { corridor: 1, room: 1 },
  noiseGone: { corridor: 1 },
  danger: { who: 1, room: 1 },
  slimed: { who: 1 },
  cleaned: { who: 1 },
  fire: { room: 1 },
  fireOut: { room: 1 },
  malfunction: { room: 1 },
  repaired: { room: 1 },
  door: { corridor: 1, state: 1 },
  vent: { room: 1 },
  ventStopped: { room: 1 },
  vented: { room: 1 },
  encounter: { who: 1, room: 1 },
  tokenDrawn: { kind: 1, value: 1, dark: 1, token: 1 },
  appeared: { room: 1, intruder: 1, kind: 1 },
  noMiniature: { room: 1, kind: 1 },
  bag: { kind: 1, change: 1, back: 1 },
  intruderMoved: { from: 1, to: 1, intruder: 1, kind: 1 },
  intruderLeft: { room: 1, how: 1, intruder: 1, kind: 1 },
  transformed: { to: 1, intruder: 1, kind: 1 },
  surprise: { who: 1, value: 1, hand: 1, attack: 1, dark: 1, intruder: 1, kind: 1 },
  attack: { who: 1, card: 1, hits: 1, intruder: 1, kind: 1 },
  infested: { who: 1, intruder: 1, kind: 1 },
  injured: { injuries: 1, total: 1, intruder: 1, kind: 1 },
  toughness: { cards: 1, blood: 1, intruder: 1, kind: 1 },
  intruderDied: { room: 1, intruder: 1, kind: 1 },
  healed: { total: 1, intruder: 1, kind: 1 },
  retreats: { card: 1, number: 1, intruder: 1, kind: 1 },
  driven: { who: 1, to: 1, intruder: 1, kind: 1 },
  eggs: { eggs: 1, room: 1, destroyed: 1 },
  nestDestroyed: {},
  shot: { who: 1, card: 1, face: 1, target: 1, kind: 1, injuries: 1 },
  struck: { who: 1, face: 1, target: 1, kind: 1, injuries: 1 },
  ammo: { who: 1, card: 1, ammo: 1 },
  thrown: { who: 1, room: 1 },
  lightWound: { who: 1, light: 1 },
  seriousWound: { who: 1, card: 1 },
  dressed: { who: 1, card: 1 },
  woundHealed: { who: 1, card: 1 },
  lightHealed: { who: 1, light: 1 },
  contaminated: { who: 1 },
  scanned: { who: 1, removed: 1 },
  larva: { who: 1 },
  larvaGone: { who: 1 },
  died: { who: 1, room: 1 },
  revived: { who: 1, room: 1 },
  signal: { who: 1 },
  ownDeck: { who: 1 },
  items: { room: 1, items: 1 },
  searched: { who: 1, colour: 1, count: 1 },
  kept: { who: 1, colour: 1, count: 1 },
  held: { who: 1, card: 1 },
  dropped: { who: 1, card: 1 },
  lost: { who: 1, card: 1 },
  crafted: { who: 1, card: 1 },
  activated: { who: 1, card: 1 },
  attached: { who: 1, card: 1, to: 1 },
  taped: { who: 1, card: 1, to: 1 },
  object: { object: 1, room: 1, who: 1 },
  tradeOpened: { who: 1 },
  partner: { who: 1, whom: 1 },
  offered: { who: 1, whom: 1, thing: 1 },
  withdrawn: { who: 1, whom: 1, thing: 1 },
  shown: { who: 1, whom: 1, back: 1 },
  ready: { who: 1, whom: 1 },
  traded: { who: 1, whom: 1, gave: 1, got: 1 },
  tradeEnded: { who: 1 },
  peeked: { who: 1, what: 1, at: 1 },
  peekedObjective: { who: 1, whom: 1 },
  eventUnder: { who: 1, under: 1 },
  weakness: { object: 1, card: 1 },
  objectiveChosen: { who: 1 },
  time: { time: 1 },
  selfDestruct: { space: 1 },
  attemptFailed: { who: 1, room: 1 },
  event: { card: 1 },
  eventRemoved: { card: 1 },
  check: { step: 1 },
  over: { reason: 1 },
  redirected: { who: 1, whom: 1, card: 1 },
  attackRedrawn: { who: 1, card: 1 },
  notIgnored: {},
  putUnder: { who: 1, back: 1 },
  revealed: { who: 1, cards: 1 },
  contaminationGone: { who: 1 },
  tokenLeft: { who: 1, room: 1 },
  tookBack: { who: 1, event: 1 },
  ...gameEvents,
}
const KINDS = Object.keys(EVENTS) as GameEvent['e'][]

const eventWith =
  (...also: string[]): Reader<Record<string, unknown>> =>
  (value, path) => {
    const fields = map(anything)(value, path)
    const kind = oneOf(...KINDS)(fields.e, at(path, 'e'))
    onlyKnown(Object.keys(fields), ['e', 'rule', ...also, ...Object.keys(EVENTS[kind])], path)
    return fields
  }

/** Some fields of an event as it happened. */
export const eventLike = eventWith()
/** Some fields of an event as one viewer hears it; `mine` is what nobody else is told. */
export const heardLike = eventWith('mine')

/** How often each kind of event was told. */
export const told: Reader<Record<string, number>> = (value, path) => {
  const counts = map(whole)(value, path)
  for (const kind of Object.keys(counts)) oneOf(...KINDS)(kind, at(path, kind))
  return counts
}
