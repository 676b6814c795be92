/**
 * The frame of what crosses the engine's door: set-ups, questions, answers and events. Views are in views.ts.
 * Everything here is plain JSON and speaks in text ids; piece numbers never appear.
 *
 * The unions are open. An interface named `…Types` lists the kinds; each mechanic and each game adds its own by
 * declaration merging, beside the code that runs them. What stands here is what no single mechanic owns.
 *
 *     declare module '../core/types.ts' {
 *       interface EventTypes {
 *         vented: { room: RoomId }
 *       }
 *     }
 */
import type { Mode, Options } from './options.ts'
import type { Back, Color, CombatFace, DoorState, IntruderKind, ObjectKind, Section, Until, Word } from './sets.ts'

export type * from './views.ts'
export type { Back, Color, CombatFace, DoorState, IntruderKind, ObjectKind, Section, Until, Word }

type Flat<T> = { [P in keyof T]: T[P] }
/** A union of the kinds that `Types` lists; each member names its kind under `Tag`, beside its data. */
type Tagged<Tag extends string, Types> = {
  [K in keyof Types]: Flat<{ [T in Tag]: K } & Types[K]>
}[keyof Types]

// ---------------------------------------------------------------- names

/** A seat at the table, 0 to 4, in clockwise order. Player Numbers are dealt. */
export type Seat = number
/** A rule of the catalogues, e.g. `NEM-NOISE-04`. */
export type RuleId = string
/** Board space, e.g. `005`. */
export type RoomId = string
/** `c005-010`, or the id of a technical network, e.g. `main`. */
export type CorridorId = string
/** The face of a physical piece, e.g. `search`, `canteen`, `fire-2`. */
export type Name = string
/** `egg`, `carcass`, `corpse.blue` (the one found at the start), or `corpse.` and a character. */
export type ObjectName = string

// ---------------------------------------------------------------- set-up

export interface Setup {
  game: string
  board: string
  /** Without it, a player alone plays solo, and several play semi-cooperatively. */
  mode?: Mode
  /** Where the table departs from what its game does otherwise. */
  options?: Partial<Options>
  /** Characters are drafted (NEM-SETUP-27) unless every seat names its own. */
  seats: { character: Name | null }[]
}

// ---------------------------------------------------------------- questions

/** What a question asks for. */
export interface AskTypes {
  room: true
  where: true
  whom: true
}
export type Ask = keyof AskTypes

/**
 * The actions of a turn: `do` → which of them. Each is an answer, is declared before others may react, and may be barred.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ActionTypes {}

/** The answers: `do` → its data. */
export interface ChoiceTypes extends ActionTypes {
  accept: object
  decline: object
  /** Enough of what could be chosen again and again. */
  done: object
  discard: { card: Name }
  room: { room: RoomId; via?: CorridorId }
  who: { whom: Seat }
}
/** One answer to one question. */
export type Choice = Tagged<'do', ChoiceTypes>
/** A choice as offered: with the price it would cost, in action cards. */
export type Option = Choice & { cost?: number }

/** A closed question to one seat. `n` is quoted by the answer, so that a late click cannot answer the next question. */
export interface Decision {
  n: number
  seat: Seat
  ask: Ask
  rule: RuleId
  /** The answer stays unseen until every asked seat has answered. */
  sealed: boolean
  options: Option[]
  /** Cards still to choose, where a price is paid card by card. */
  left?: number
}

/** What a thing is chosen for, where the question alone does not say it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface PurposeTypes {}
export type Purpose = keyof PurposeTypes

/** What a question is about, where its options alone do not say it. Everybody may know. */
export interface About {
  purpose?: Purpose
  /** The character it concerns, where that is not the seat that is asked. */
  whom?: Seat
  room?: RoomId
  cards?: readonly Name[]
}

/** Why a thing is not among the options. Keys of the text package. */
export interface WhyTypes {
  nobodyElse: true
  wrongPlace: true
}
export type Why = keyof WhyTypes

/** An action of a turn that is barred. */
export type Obstacle = Tagged<'do', ActionTypes> & { why: Why }

/** What is declared before others may react (NEM-RULING-198): actions, some with more data, and what is like one. */
export interface DeclaredTypes extends ActionTypes {}
export type Declared = Tagged<'do', DeclaredTypes>
/** An action of a turn as it is declared. */
export type Action = Extract<Declared, { do: keyof ActionTypes }>

// ---------------------------------------------------------------- inputs

export interface Standing {
  until: Until
  /** Ask this seat all the same when the action or attack that may be reacted to is about it. */
  unlessMine: boolean
}

/** An answer to the question with that number. */
export type Answer = { seat: Seat; n: number } & Choice
export type Input =
  | Answer
  | ({ seat: Seat; do: 'standing' } & ({ until: Until; unlessMine: boolean } | { until: 'off' }))
  /** In one's own turn: ask me what to drop before it ends. Once said, it holds for this turn. NEM-RULING-245 */
  | { seat: Seat; do: 'holdTurn' }
  /** Takes one's own sealed answer back while the question is still open. */
  | { seat: Seat; do: 'reconsider'; n: number }

// ---------------------------------------------------------------- events

/** What can happen: `e` → its data. */
export interface EventTypes {
  /** Everything from event number `event` on is taken back. */
  tookBack: { who: Seat; event: number }
}
type Told = Tagged<'e', EventTypes>

/** What only some seats learn of an event. */
export interface PrivateFace {
  card?: Name
  cards?: Name[]
}

/**
 * One thing that happened. The public face stands in the event itself, private faces apart under `only`.
 * `learned` says, for the secrecy property, who got to know a hidden fact here: a bit per seat, PUBLIC for everybody.
 * `rule` is the one that shared mechanics name; readers are told the one of the game's own catalogue (view.ts).
 */
export type GameEvent = Told & { rule: RuleId; only?: Record<Seat, PrivateFace>; learned?: number }
/** What one seat, or a spectator, receives of it. */
export type EventFace = Told & { rule: RuleId; mine?: PrivateFace }
export type Tell = (event: GameEvent) => void

/** A miniature as everybody sees it. */
export interface Miniature {
  intruder: number
  kind: IntruderKind
}
/** A card changing hands: its name only where everybody knows it. */
export interface Handed {
  back: Back | null
  card: Name | null
}

export interface NoiseFaceTypes {
  1: true
  2: true
  3: true
  4: true
  danger: true
  silence: true
}
/** A face of a die that is rolled for noise. */
export type NoiseFace = `${keyof NoiseFaceTypes}`

export interface TokenEffectTypes {
  silence: true
  danger: true
  slime: true
  fire: true
  malfunction: true
  door: true
}
/** What an exploration token does. */
export type TokenEffect = keyof TokenEffectTypes

/** What a seat remembers having seen. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface NoteTypes {}

// ---------------------------------------------------------------- the end

/** What has become of a character. */
export interface FateTypes {
  aboard: true
  dead: true
  launched: true
}
export type Fate = keyof FateTypes

/** Why the game is over. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EndReasonTypes {}
export type EndReason = keyof EndReasonTypes

/** What kills a character when the game ends. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface DeathTypes {}

/** The steps of the check at the end of the game (NEM-CHECK): `check` → its data. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface CheckTypes {}
export type CheckStep = Tagged<'check', CheckTypes>

// ---------------------------------------------------------------- cards as data

/** What a card does: `fx` → its data. The rules run these expressions and the text package words them (effect.ts). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EffectTypes {}
export type Effect = Tagged<'fx', EffectTypes>
export type Fx = keyof EffectTypes
export type EffectOf<K extends Fx> = Extract<Effect, { fx: K }>

/** A question about the state, for conditions, quests and objectives; asked for one seat. `is` → its data. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface PredicateTypes {}
export type Predicate = Tagged<'is', PredicateTypes>
export type PredicateOf<K extends keyof PredicateTypes> = Extract<Predicate, { is: K }>
