/** The scenario file: docs/scenarios.md explains it. */
import { gameExpected, gameGiven, gameSituation } from '../games/scenario.ts'
import { choiceWith, obstacle, option, optionsByKind, type Written } from './choices.ts'
import { eventLike, heardLike, told } from './events.ts'
import {
  anything,
  at,
  fail,
  flag,
  list,
  map,
  object,
  oneOf,
  orList,
  orNull,
  type Reader,
  text,
  whole,
} from './fields.ts'
import { BEGINNINGS } from './start.ts'

const room = object({ tile: text, explored: flag, items: whole, token: orNull(text), fire: flag, malfunction: flag })
const intruder = object({ kind: text, room: text, injuries: whole })

/** What can both be given and be expected. */
const situation = {
  round: whole,
  time: whole,
  selfDestruct: whole,
  first: text,
  turn: text,
  /** Actions taken in this turn. */
  done: whole,
  rooms: map(room),
  at: map(text),
  hand: map(list(text)),
  discard: map(list(text)),
  inventory: map(list(text)),
  hands: map(list(text)),
  ammo: map(map(whole)),
  wounds: map(list(text)),
  dressed: map(list(text)),
  light: map(whole),
  slime: list(text),
  larva: list(text),
  signal: list(text),
  passed: list(text),
  dead: list(text),
  launched: list(text),
  noise: list(text),
  doors: map(oneOf('closed', 'destroyed')),
  vent: text,
  intruders: list(intruder),
  objects: map(list(text)),
  carried: map(list(text)),
  eggs: whole,
  nestDestroyed: flag,
  /** How many of these kinds or single tokens, or exactly these tokens. */
  bag: orList(map(whole), list(text)),
  met: flag,
  calm: flag,
  discovered: list(text),
  /** Objectives still held; the other one was put aside. */
  objectives: map(list(text)),
  quests: map(list(text)),
  ...gameSituation,
}

const given = object({
  ...situation,
  numbers: map(whole),
  deck: map(list(text)),
  decks: map(list(text)),
  wholeDecks: map(list(text)),
  discards: map(list(text)),
  contamination: map(map(list(text))),
  attached: map(map(text)),
  taped: map(list(text)),
  weaknesses: map(text),
  seen: map(list(text)),
  ...gameGiven,
})

export const readExpected = object({
  ...situation,
  selfDestruct: orNull(whole),
  vent: orNull(text),
  turn: orNull(text),
  handSlots: map(whole),
  freeSlots: map(whole),
  inCombat: list(text),
  asked: list(text),
  handCount: map(whole),
  deckCount: map(whole),
  top: map(list(text)),
  bottom: map(list(text)),
  discards: map(list(text)),
  seen: map(map(text)),
  stale: map(list(text)),
  options: map(list(option)),
  can: map(list(option)),
  cannot: map(list(option)),
  /** Of these kinds exactly these options. */
  only: map(optionsByKind),
  why: map(list(obstacle)),
  told,
  /** Events that must have been told, each by some of its fields, in this order. */
  events: list(eventLike),
  /** Events of which none may have been told. */
  untold: list(eventLike),
  /** The same as somebody at the table or a watcher hears them. */
  heard: map(list(heardLike)),
  unheard: map(list(heardLike)),
  /** Parts of what somebody at the table or a watcher sees. */
  sees: map(map(anything)),
  contaminationCount: map(whole),
  supply: map(whole),
  killed: map(whole),
  notes: map(list(text)),
  winners: list(text),
  destroyed: flag,
  report: list(map(anything)),
  view: map(object({ contains: list(text), lacks: list(text) })),
  over: text,
  ...gameExpected,
})

export type Given = NonNullable<ReturnType<typeof given>>
export type Expected = NonNullable<ReturnType<typeof readExpected>>

/** An input, or a look at how things stand between two inputs. */
export type Step = (Written & { expect?: undefined }) | { expect: Expected }
const input = choiceWith('seat', 'n', 'refused', 'note')
const look = object({ expect: readExpected, note: text })
const step: Reader<Step> = (value, path) => {
  if (value === null || typeof value !== 'object' || !('expect' in value)) return input(value, path) as Step
  return { expect: look(value, path).expect ?? {} }
}

export const readSteps = list(step)

/** From which input on somebody can tell a scenario and its twin apart. */
const tells: Reader<number | 'start' | 'never'> = (value, path) => {
  if (value === 'start' || value === 'never') return value
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : fail(path, `expected "start", "never" or the number of an input, got ${JSON.stringify(value)}`)
}

const dice = map(list(anything))
const shuffles = map(list(list(text)))

export const readScenario = object({
  id: text,
  proves: list(text),
  title: text,
  game: text,
  board: text,
  mode: text,
  options: map(anything),
  seats: list(orNull(text)),
  seed: anything,
  begin: oneOf(...BEGINNINGS),
  given,
  dice,
  shuffles,
  play: list(step),
  expect: readExpected,
  twin: object({ given: map(anything), dice, shuffles, play: map(input), tells: map(tells) }),
})

export type Scenario = ReturnType<typeof readScenario>

/** What a twin changes, laid over what the scenario gives, and read again. */
export const readGiven = (value: unknown): Given => given(value, at('twin', 'given'))
