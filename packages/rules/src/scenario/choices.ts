/** Inputs and options as a scenario writes them: which fields each has, and what may stand there. */
import type { Face } from '../core/content.ts'
import { POWER_PLACES } from '../core/facility.ts'
import type { Choice, Input, Option, Why } from '../core/types.ts'
import { SPACES } from '../nemesis/ship.ts'
import { anything, at, fail, map, oneOf, onlyKnown, type Reader, text, whole } from './fields.ts'
import type { Names } from './names.ts'

/** What a field holds: its value as it is written, turned into the engine's. */
type Value = (names: Names, value: unknown, path: string) => unknown

const asRoom: Value = (names, value, path) => {
  names.room(text(value, path), path)
  return value
}
const asCorridor: Value = (names, value, path) => names.corridorId(text(value, path), path)
const asSeat: Value = (names, value, path) => names.seatOf(value, path)
const asSeatOrPool: Value = (names, value, path) => (value === null ? null : names.seatOf(value, path))
const asNumber: Value = (_, value, path) => whole(value, path)
const asOneOf =
  (...values: readonly string[]): Value =>
  (_, value, path) =>
    oneOf(...values)(value, path)
const asFlag: Value = (_, value, path) =>
  typeof value === 'boolean' ? value : fail(path, `expected true or false, got ${JSON.stringify(value)}`)
/** A card of one of these kinds. */
const asCard =
  (...kinds: readonly Face['kind'][]): Value =>
  (names, value, path) =>
    names.card(text(value, path), kinds, path)
const asObject: Value = (names, value, path) => names.object(text(value, path), path)
/** An item, or a bulky object. */
const asThing: Value = (names, value, path) =>
  names.isObject(text(value, path)) ? value : names.card(text(value, path), ['item'], path)
const asCharacter: Value = (names, value, path) => names.character(text(value, path), path)

type FieldOf<K extends Choice['do']> = Exclude<keyof Extract<Choice, { do: K }>, 'do'>

// Written out so that a misspelt kind or field is an error, and checked by type so that none is forgotten.
const CHOICES: { readonly [K in Choice['do']]: Readonly<Record<FieldOf<K>, Value>> } = {
  move: { to: asRoom, via: asCorridor },
  carefulMove: { to: asRoom, via: asCorridor },
  play: { card: asCard('action') },
  use: { card: asCard('item') },
  roomAction: {},
  shoot: {},
  melee: {},
  pickUp: {},
  trade: {},
  craft: {},
  computer: {},
  callElevator: {},
  rideElevator: { to: asRoom },
  escape: { how: asOneOf('rover', 'suit') },
  drive: { to: asRoom },
  activate: { card: asCard('item') },
  drop: { card: asThing },
  pass: {},
  launch: {},
  leave: {},
  stay: {},
  pay: { card: asCard('action') },
  discard: { card: asCard('action', 'contamination', 'intruderAction') },
  done: {},
  accept: {},
  decline: {},
  part: { part: asNumber },
  mark: { corridor: asCorridor },
  door: { corridor: asCorridor },
  look: { room: asRoom },
  room: { room: asRoom, via: asCorridor },
  who: { whom: asSeat },
  intruder: { intruder: asNumber },
  eggs: {},
  item: { card: asCard('item', 'contamination') },
  object: { object: asObject, whom: asSeat },
  wound: { card: asCard('wound') },
  pod: { pod: asNumber },
  space: { space: asOneOf(...SPACES) },
  search: { colour: asOneOf('red', 'yellow', 'green', 'white') },
  keep: { card: asCard('item') },
  make: { card: asCard('item'), of: asCard('item'), and: asCard('item') },
  makeOf: { card: asCard('item'), of: asCard('item') },
  objective: { card: asCard('objective') },
  back: { back: asOneOf('corporate', 'personal') },
  character: { card: asCharacter },
  token: { whom: asSeatOrPool, at: asNumber },
  timeSpace: { space: asNumber },
  powerPlace: { place: asOneOf(...POWER_PLACES) },
  powerToken: { token: asNumber },
  top: { card: asCard('event', 'attack') },
  partner: { whom: asSeat },
  put: { card: asThing },
  takeBack: { card: asThing },
  show: { card: asThing },
  ready: {},
  end: {},
  react: { card: asCard('action', 'item') },
  playAs: { card: asCard('intruderAction'), as: asOneOf('move', 'attack', 'special') },
  way: { corridor: asCorridor },
  resolve: { card: asCard('event', 'attack') },
}
/** Inputs that answer no question. */
const UNASKED: { readonly [K in Exclude<Input['do'], Choice['do'] | 'reconsider'>]: Readonly<Record<string, Value>> } =
  {
    standing: { until: asOneOf('turn', 'round', 'game', 'off'), unlessMine: asFlag },
    holdTurn: {},
  }
const INPUTS = { ...CHOICES, ...UNASKED }
const KINDS = Object.keys(INPUTS) as (keyof typeof INPUTS)[]

const fieldsOf = (kind: keyof typeof INPUTS): Readonly<Record<string, Value>> => INPUTS[kind]

/** The reasons why something is not possible. */
const WHY = Object.keys({
  noCardsToPay: 1,
  doorClosed: 1,
  corridorsNoisy: 1,
  noItemsLeft: 1,
  notSearchable: 1,
  reactionOnly: 1,
  noDoorHere: 1,
  noClosedDoorHere: 1,
  allExplored: 1,
  deckEmpty: 1,
  inCombat: 1,
  notInCombat: 1,
  broken: 1,
  noRoomAction: 1,
  noComputer: 1,
  noAmmo: 1,
  noWeapon: 1,
  noTarget: 1,
  nothingToFix: 1,
  nothingToTreat: 1,
  nobodyElse: 1,
  nowhereToGo: 1,
  noEntrance: 1,
  nothingHere: 1,
  handsFull: 1,
  cannotCraft: 1,
  nothingToDiscard: 1,
  wrongPlace: 1,
  chambersClosed: 1,
  somebodyHibernates: 1,
  tooLateToStop: 1,
  noPod: 1,
  noEggs: 1,
  ventRunning: 1,
  noSignal: 1,
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
  alreadyStarted: 1,
  notStarted: 1,
  noCounter: 1,
  noneLeft: 1,
  noHost: 1,
  allOpen: 1,
} satisfies Record<Why, 1>)

/** An input or option as it is written. */
export type Written = Record<string, unknown> & { do: keyof typeof INPUTS }

/** Its kind must be one that there is, and it says nothing that does not belong to it. */
export const choiceWith =
  (...also: string[]): Reader<Written> =>
  (value, path) => {
    const fields = map(anything)(value, path)
    const kind = oneOf(...KINDS)(fields.do, at(path, 'do'))
    onlyKnown(Object.keys(fields), ['do', ...also, ...Object.keys(fieldsOf(kind))], path)
    if ('cost' in fields) whole(fields.cost, at(path, 'cost'))
    if ('why' in fields) oneOf(...WHY)(fields.why, at(path, 'why'))
    return { ...fields, do: kind }
  }
export const option = choiceWith('cost')
export const obstacle = choiceWith('why')

/** Options by their kind: `{ "move": [{ "to": "006" }], "play": [] }`. */
export const optionsByKind: Reader<Record<string, Written[]>> = (value, path) =>
  Object.fromEntries(
    Object.entries(map(anything)(value, path)).map(([kind, options]) => {
      const p = at(path, kind)
      oneOf(...KINDS)(kind, p)
      if (!Array.isArray(options)) return fail(p, 'expected a list')
      return [kind, options.map((one, i) => option({ ...map(anything)(one, at(p, i)), do: kind }, at(p, i)))]
    }),
  )

/** What was written, in the engine's words. A name that could never be offered is an error. */
export function meaning(names: Names, written: Written, path: string): Written {
  const out: Written = { ...written }
  for (const [field, value] of Object.entries(fieldsOf(written.do)))
    if (field in out) out[field] = value(names, out[field], at(path, field))
  return out
}

/** An option as a scenario would write it. */
export const spoken = (names: Names, option: Option): object =>
  'whom' in option && typeof option.whom === 'number' ? { ...option, whom: names.nameOf(option.whom) } : option
