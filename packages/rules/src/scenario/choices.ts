/** Inputs and options as a scenario writes them: which fields each has, and what may stand there. */
import type { Choice, Input, Option, Why } from '../core/types.ts'
import { gameChoices, gameReasons } from '../games/scenario.ts'
import { anything, at, fail, map, oneOf, onlyKnown, type Reader, whole } from './fields.ts'
import type { Names } from './names.ts'
import {
  asCard,
  asCharacter,
  asCorridor,
  asFlag,
  asHandCard,
  asKept,
  asNumber,
  asObject,
  asOneOf,
  asRoom,
  asSeat,
  asThing,
  type ChoiceFields,
  type Value,
} from './values.ts'

// Every kind and field is listed so that a misspelt one is an error; the type makes sure that none is missing.
const CHOICES: ChoiceFields = {
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
  activate: { card: asCard('item') },
  drop: { card: asThing },
  pass: {},
  pay: { card: asCard('action') },
  discard: { card: asHandCard },
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
  search: { colour: asOneOf('red', 'yellow', 'green', 'white') },
  keep: { card: asKept },
  make: { card: asCard('item'), of: asCard('item'), and: asCard('item') },
  objective: { card: asCard('objective') },
  back: { back: asOneOf('corporate', 'personal') },
  character: { card: asCharacter },
  partner: { whom: asSeat },
  put: { card: asThing },
  takeBack: { card: asThing },
  show: { card: asThing },
  ready: {},
  end: {},
  react: { card: asCard('action', 'item') },
  ...gameChoices,
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
  noFireHere: 1,
  nothingToTreat: 1,
  nobodyElse: 1,
  nowhereToGo: 1,
  noEntrance: 1,
  nothingHere: 1,
  handsFull: 1,
  cannotCraft: 1,
  nothingToDiscard: 1,
  wrongPlace: 1,
  tooLateToStop: 1,
  noEggs: 1,
  ventRunning: 1,
  noSignal: 1,
  alreadyStarted: 1,
  notStarted: 1,
  noCounter: 1,
  noneLeft: 1,
  noHost: 1,
  allOpen: 1,
  ...gameReasons,
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
