/** Choices, events and reasons of Lockdown that a scenario may name. */
import type { Why } from '../../../core/types.ts'
import { asCard, asNumber, asOneOf, asRoom, asSeatOrPool, type ChoiceFields } from '../../../scenario/values.ts'
import type { EventFields } from '../../../scenario/vocabulary.ts'
import { POWER_PLACES } from '../sets.ts'

export const lockdownChoices = {
  computer: {},
  callElevator: {},
  rideElevator: { to: asRoom },
  escape: { how: asOneOf('rover', 'suit') },
  drive: { to: asRoom },
  makeOf: { card: asCard('item'), of: asCard('item') },
  token: { whom: asSeatOrPool, at: asNumber },
  timeSpace: { space: asNumber },
  powerPlace: { place: asOneOf(...POWER_PLACES) },
  powerToken: { token: asNumber },
  top: { card: asCard('event', 'attack') },
} satisfies Partial<ChoiceFields>

export const lockdownEvents = {
  power: { place: 1, token: 1, on: 1 },
  powerMoved: { places: 1 },
  backup: { active: 1 },
  threshold: { colour: 1, cut: 1 },
  elevator: { to: 1, who: 1, along: 1 },
  gateOpen: {},
  rover: { away: 1, to: 1 },
  drove: { who: 1, from: 1, to: 1 },
  surfaceCard: { who: 1, card: 1, exposed: 1, sheltered: 1 },
  bunker: { who: 1, how: 1 },
  isolationOpen: {},
  lockedIn: { who: 1 },
  alert: { space: 1 },
  selfDestructRed: { space: 1 },
  entersCss: { who: 1, pod: 1 },
  cssTurned: { space: 1, card: 1 },
  cssLost: { space: 1, card: 1 },
  cssLaunched: { crew: 1, back: 1 },
  peekedCss: { who: 1, space: 1 },
  cssMoved: { who: 1, from: 1, to: 1 },
  contingenciesDealt: { held: 1, pool: 1 },
  peekedContingency: { who: 1, whom: 1, at: 1 },
  tookContingency: { who: 1, at: 1 },
  contingencyOpened: { who: 1, at: 1, card: 1 },
  contingenciesBack: { who: 1, count: 1 },
  computerCard: { card: 1 },
  lockdownCard: { who: 1, room: 1 },
  knowledge: { who: 1, knowledge: 1 },
  knowledgeActive: { who: 1 },
  analysed: { who: 1, object: 1 },
  advantage: { who: 1, card: 1 },
  ignoresDark: { who: 1, card: 1 },
  quiet: { who: 1, card: 1 },
  poolLost: { fire: 1, malfunction: 1 },
  arranged: { who: 1, deck: 1 },
} satisfies Partial<EventFields>

export const lockdownReasons = {
  noPower: 1,
  powered: 1,
  notKnown: 1,
  gateClosed: 1,
  gateOpen: 1,
  noRover: 1,
  elevatorHere: 1,
  elevatorAway: 1,
  alertRunning: 1,
  isolationClosed: 1,
  noCssToken: 1,
  podTaken: 1,
  poolEmpty: 1,
  tokenActive: 1,
} satisfies Partial<Record<Why, 1>>
