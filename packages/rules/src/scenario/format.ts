/** The scenario file: docs/scenarios.md explains it. */
import type { Choice, GameEvent } from '../core/types.ts'
import { anything, at, fail, flag, list, map, object, oneOf, type Reader, text, whole } from './fields.ts'

// Written out so that a misspelt kind is an error, and checked by type so that none is forgotten.
/** What can be done, and what else such an input or option says. */
const CHOICES = {
  move: ['to'],
  carefulMove: ['to'],
  play: ['card'],
  pass: [],
  pay: ['card'],
  discard: ['card'],
  done: [],
  part: ['part'],
  mark: ['corridor'],
  door: ['corridor'],
  look: ['room'],
  search: ['colour'],
  keep: ['card'],
  drop: ['card'],
  react: ['card'],
  decline: [],
  standing: ['until', 'unlessMine'],
} satisfies Record<Choice['do'] | 'standing', string[]>
const EVENTS = Object.keys({
  round: 1,
  firstPlayer: 1,
  turn: 1,
  drew: 1,
  reshuffled: 1,
  declared: 1,
  paid: 1,
  reacted: 1,
  cancelled: 1,
  moved: 1,
  explored: 1,
  token: 1,
  noiseRolled: 1,
  noise: 1,
  noiseGone: 1,
  danger: 1,
  encounter: 1,
  slimed: 1,
  fire: 1,
  malfunction: 1,
  door: 1,
  lightWound: 1,
  seriousWound: 1,
  died: 1,
  items: 1,
  searched: 1,
  kept: 1,
  held: 1,
  dropped: 1,
  peeked: 1,
  passed: 1,
  discarded: 1,
  time: 1,
  over: 1,
} satisfies Record<GameEvent['e'], 1>)

const room = object({ tile: text, explored: flag, items: whole, token: text, fire: flag, malfunction: flag })

/** What can both be given and be expected. */
const situation = {
  round: whole,
  time: whole,
  first: text,
  turn: text,
  rooms: map(room),
  at: map(text),
  hand: map(list(text)),
  discard: map(list(text)),
  inventory: map(list(text)),
  hands: map(list(text)),
  wounds: map(list(text)),
  light: map(whole),
  slime: list(text),
  passed: list(text),
  dead: list(text),
  noise: list(text),
  doors: map(oneOf('closed', 'destroyed')),
}

const given = object({
  ...situation,
  done: whole,
  deck: map(list(text)),
  decks: map(list(text)),
  seen: map(list(text)),
})

/** An input or an option: what it does must be something that can be done, and it says nothing that does not belong. */
const moveWith =
  (...also: string[]): Reader<Record<string, unknown>> =>
  (value, path) => {
    const fields = map(anything)(value, path)
    const kinds = Object.keys(CHOICES) as (keyof typeof CHOICES)[]
    const known = ['do', ...also, ...CHOICES[oneOf(...kinds)(fields.do, at(path, 'do'))]]
    for (const key of Object.keys(fields))
      if (!known.includes(key)) fail(at(path, key), `unknown field; known are ${known.join(', ')}`)
    return fields
  }
const option = moveWith('cost')

/** How often each kind of event was told. */
const told: Reader<Record<string, number>> = (value, path) => {
  const counts = map(whole)(value, path)
  for (const kind of Object.keys(counts)) oneOf(...EVENTS)(kind, at(path, kind))
  return counts
}

const expected = object({
  ...situation,
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
  why: map(list(moveWith('why'))),
  told,
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
  play: list(moveWith('seat', 'n', 'refused')),
  expect: expected,
})

export type Scenario = ReturnType<typeof readScenario>
export type Given = NonNullable<Scenario['given']>
export type Expected = NonNullable<Scenario['expect']>
