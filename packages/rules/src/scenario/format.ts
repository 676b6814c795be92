/** The scenario file: docs/scenarios.md explains it. */
import { anything, flag, list, map, object, oneOf, text, whole } from './fields.ts'

const room = object({ tile: text, explored: flag, items: whole, token: text, fire: flag, malfunction: flag })

const given = object({
  round: whole,
  time: whole,
  first: text,
  turn: text,
  done: whole,
  rooms: map(room),
  at: map(text),
  hand: map(list(text)),
  deck: map(list(text)),
  discard: map(list(text)),
  inventory: map(list(text)),
  hands: map(list(text)),
  wounds: map(list(text)),
  light: map(whole),
  slime: list(text),
  passed: list(text),
  dead: list(text),
  decks: map(list(text)),
  noise: list(text),
  doors: map(oneOf('closed', 'destroyed')),
  seen: map(list(text)),
})

const move = map(anything)

const expected = object({
  round: whole,
  time: whole,
  first: text,
  turn: text,
  asked: list(text),
  rooms: map(room),
  at: map(text),
  hand: map(list(text)),
  handCount: map(whole),
  deckCount: map(whole),
  discard: map(list(text)),
  inventory: map(list(text)),
  hands: map(list(text)),
  wounds: map(list(text)),
  light: map(whole),
  slime: list(text),
  passed: list(text),
  dead: list(text),
  decks: map(list(text)),
  discards: map(list(text)),
  noise: list(text),
  doors: map(oneOf('closed', 'destroyed')),
  seen: map(map(text)),
  stale: map(list(text)),
  options: map(list(move)),
  can: map(list(move)),
  cannot: map(list(move)),
  why: map(list(move)),
  told: map(whole),
  view: map(object({ contains: list(text), lacks: list(text) })),
  over: text,
})

export const readScenario = object({
  id: text,
  proves: list(text),
  title: text,
  game: text,
  board: text,
  seats: list(text),
  seed: anything,
  given,
  dice: map(list(anything)),
  play: list(move),
  expect: expected,
})

export type Scenario = ReturnType<typeof readScenario>
export type Given = NonNullable<Scenario['given']>
export type Expected = NonNullable<Scenario['expect']>
