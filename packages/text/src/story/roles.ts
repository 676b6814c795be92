/** What every kind of event is to the story of a game: a new kind does not compile until that is said. */
import type { EventFace } from '@coldwake/rules'
import type { EventKind, EventOf } from '../events/teller.ts'
import { gameRoles } from '../games/story.ts'
import type { Now, Place, Role, RoleIn, Roles } from './place.ts'

const inTurn = ({ place }: Now): boolean => place.at === 'turn'

/** Before the Event card nothing but Intruders and fire acts by itself. */
const beforeTheCard = ({ place }: Now): boolean =>
  place.at === 'events' && (place.step === null || ['time', 'attacks', 'fire'].includes(place.step))

const step = (now: Now, name: Extract<Place, { at: 'events' }>['step']): Place => ({
  at: 'events',
  round: now.round,
  step: name,
})

/** What fire does by itself in the Event Phase is one group. */
const burns = (now: Now): Role =>
  beforeTheCard(now) && !(now.place.at === 'events' && now.place.step === 'fire') ? step(now, 'fire') : 'effect'

/** Whoever finds no room in their hands for something new drops what they held: that belongs to what they do. */
const MAKES_ROOM: readonly EventKind[] = ['searched', 'kept', 'held', 'crafted', 'object', 'traded', 'lost']

const ROLES: Roles = {
  playerNumbers: 'deed',
  objectivesDealt: 'effect',
  draftDrawn: 'deed',
  draftKept: 'effect',
  drafted: ({ who }, { last }) => (last?.e === 'draftDrawn' && last.who === who ? 'effect' : 'deed'),
  round: ({ round }) => ({ at: 'round', round }),
  firstPlayer: 'effect',
  turn: ({ who }, { round }) => ({ at: 'turn', round, who }),
  unlimited: 'effect',
  drew: 'drawn',
  reshuffled: 'detail',
  passed: 'deed',
  discarded: 'discarded',
  phaseEnded: 'effect',
  declared: 'deed',
  paid: 'paid',
  reacted: ({ who }) => (who === null ? 'paid' : 'effect'),
  cancelled: 'effect',
  spared: 'effect',
  notSpared: 'paid',
  escaping: 'effect',
  moved: 'effect',
  explored: 'effect',
  token: 'effect',
  noiseRolled: 'effect',
  noise: 'noise',
  noiseGone: 'faded',
  danger: 'effect',
  slimed: 'effect',
  cleaned: 'effect',
  fire: 'effect',
  fireOut: 'effect',
  malfunction: 'effect',
  repaired: 'effect',
  door: 'effect',
  vent: 'effect',
  ventStopped: 'effect',
  vented: (_, now) => step(now, null),
  encounter: 'effect',
  // The bag is developed by drawing from it; in an encounter a token is drawn because of something else.
  tokenDrawn: ({ rule }, now) => (now.place.at === 'events' && rule.endsWith('-BAG-01') ? step(now, 'bag') : 'effect'),
  appeared: 'effect',
  noMiniature: 'effect',
  bag: 'detail',
  intruderMoved: 'effect',
  intruderLeft: 'effect',
  transformed: 'effect',
  surprise: 'effect',
  attack: (_, now) => (beforeTheCard(now) ? step(now, 'attacks') : 'effect'),
  infested: 'effect',
  injured: (_, now) => burns(now),
  toughness: 'effect',
  intruderDied: 'effect',
  healed: 'effect',
  retreats: 'effect',
  driven: 'effect',
  eggs: (_, now) => burns(now),
  nestDestroyed: 'effect',
  shot: 'effect',
  struck: 'effect',
  ammo: 'detail',
  thrown: 'effect',
  lightWound: 'effect',
  seriousWound: 'effect',
  dressed: 'effect',
  woundHealed: 'effect',
  lightHealed: 'effect',
  contaminated: 'effect',
  scanned: 'effect',
  larva: 'effect',
  larvaGone: 'effect',
  died: 'effect',
  revived: 'effect',
  signal: 'effect',
  ownDeck: 'detail',
  items: 'detail',
  searched: 'effect',
  kept: 'effect',
  held: 'effect',
  dropped: (_, now) => (inTurn(now) && now.last && !MAKES_ROOM.includes(now.last.e) ? 'deed' : 'effect'),
  lost: 'effect',
  crafted: 'effect',
  activated: 'effect',
  attached: 'effect',
  taped: 'effect',
  object: 'effect',
  tradeOpened: 'effect',
  partner: 'bargain',
  offered: 'bargain',
  withdrawn: 'bargain',
  shown: 'effect',
  ready: 'bargain',
  traded: 'effect',
  tradeEnded: 'effect',
  peeked: 'effect',
  peekedObjective: 'effect',
  eventUnder: 'effect',
  weakness: 'effect',
  objectiveChosen: 'chosen',
  time: (_, now) => step(now, 'time'),
  selfDestruct: 'effect',
  attemptFailed: 'effect',
  event: (_, now) => (inTurn(now) ? 'effect' : step(now, 'card')),
  eventRemoved: 'detail',
  check: 'effect',
  over: () => ({ at: 'end' }),
  advantage: 'effect',
  redirected: 'effect',
  attackRedrawn: 'effect',
  notIgnored: 'effect',
  putUnder: 'detail',
  revealed: 'effect',
  contaminationGone: 'effect',
  tokenLeft: 'effect',
  tookBack: 'effect',
  ...gameRoles,
}

const of = <K extends EventKind>(kind: K, event: EventOf<K>, now: Now): Role => {
  const role: RoleIn<K> = ROLES[kind]
  return typeof role === 'function' ? role(event, now) : role
}

export const roleOf = (event: EventFace, now: Now): Role => of(event.e, event, now)
