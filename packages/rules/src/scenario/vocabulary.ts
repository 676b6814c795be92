/** What one game adds to scenario files. Shared code asks here and never tests which game is played. */
import type { Face } from '../core/content.ts'
import type { Stream } from '../core/random.ts'
import { type Ruleset, rulesOf } from '../core/ruleset.ts'
import type { GameState, Note, Stacked } from '../core/state.ts'
import type { Task } from '../core/task.ts'
import type { GameEvent, Seat, TableView } from '../core/types.ts'
import { vocabularies } from '../games/scenario.ts'
import { fail } from './fields.ts'
import type { Given } from './format.ts'
import type { Pieces } from './given/pieces.ts'
import type { Names } from './names.ts'

/** A deck and its discard pile; null where it has none. */
export interface Piles {
  deck: number[]
  discard: number[] | null
}

/** A deck that is shuffled during the game: the random stream that does it, and the backs of its cards. */
export interface Shuffled {
  stream: Stream
  backs: readonly string[]
}

/** A kind of hidden piece that a seat can have looked at before the scenario begins. */
export interface Look {
  /** The forms in which a file writes it, as messages name them. */
  forms: readonly string[]
  /** The piece at that place and the place's name in the seat's notes; null where the file writes it wrongly. */
  find: (pieces: Pieces, id: string, index: number, path: string) => { piece: number | undefined; at: string } | null
}
export type Looks = Readonly<Partial<Record<Note['what'], Look>>>

/** Kind of event → its fields, which a scenario may compare. */
export type EventFields = {
  readonly [K in GameEvent['e']]: Readonly<
    Record<Exclude<keyof Extract<GameEvent, { e: K }>, 'e' | 'rule' | 'only' | 'learned'>, 1>
  >
}

export interface Vocabulary {
  /** How messages name what only this game has; another game `has no` such part. */
  part: string
  /** Fields of `given` and `expect` that only this game has. */
  fields: readonly string[]
  isPlayed: (rules: Ruleset) => boolean

  /** Its own dice. */
  dice: Readonly<Partial<Record<Stacked, (rules: Ruleset) => readonly string[]>>>
  /** Its own decks that are shuffled during the game. */
  shuffles: ReadonlyMap<string, Shuffled>
  /** Kinds of cards that a player can hold in hand besides their own and contamination, as messages name them. */
  handCards: Readonly<Partial<Record<Face['kind'], string>>>
  /** Fields of its events that list seats. */
  seatLists: readonly string[]

  /** Fields of `given` that say that a character is gone. */
  gone: readonly (keyof Given)[]
  /** The field of `given` that puts characters into a pod. */
  podField: keyof Given
  /** What must lie on the table before hands and decks are dealt. */
  placeFirst?: (pieces: Pieces, given: Given) => void
  /** Everything else that only this game has. */
  place: (pieces: Pieces, given: Given) => void
  /** Refuses situations that no game can get into. */
  refuse: (g: GameState, given: Given, names: Names) => void
  /** Its own decks. */
  decks: (g: GameState) => ReadonlyMap<string, Piles>
  looks: Looks
  /** What a seat does in its turn, where that is not to choose an action. */
  turn?: (g: GameState, seat: Seat) => readonly Task[] | null

  /** Parts of the open table that a scenario names instead of counting them. */
  sight?: (table: TableView) => Readonly<Record<string, unknown>>
  /** Face-down pieces that a seat knows, by place. */
  seen?: (g: GameState, seat: Seat) => readonly (readonly [place: string, card: string])[]
}

/** Undefined: the game adds nothing to the shared format. */
export function vocabularyOf(g: GameState): Vocabulary | undefined {
  const rules = rulesOf(g)
  return vocabularies.find(({ isPlayed }) => isPlayed(rules))
}

/** A field that only other games have is an error: it could never be placed, nor be anything but what is expected. */
export function refuseForeign(g: GameState, field: string, path: string): void {
  const owners = vocabularies.filter(({ fields }) => fields.includes(field))
  const [owner] = owners
  if (owner && !owners.some(({ isPlayed }) => isPlayed(rulesOf(g)))) fail(path, `${g.setup.game} has no ${owner.part}`)
}
