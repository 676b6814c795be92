/** What a page and the worker that hosts its own tables say to each other beside the game. */
import type { Answer, GameLog, Seat, Verdict } from '@coldwake/rules/facts'
import type {
  ChangeSeat,
  Continue,
  CreateTable,
  HostCommand,
  HostDone,
  Lobby,
  Refused,
  SeatTaken,
  Turn,
} from '@coldwake/wire'

/** Whoever sits at a table of this device, and the token for looking on. */
export interface Around {
  people: { seat: Seat; name: string; token: string }[]
  watch: string
}

/** Everything that goes over HTTP at a server's table, and what only makes sense at one device. */
export type Request =
  /** A table that begins at once: `others` sit at the free seats after its host. */
  | { ask: 'create'; table: CreateTable; others: string[] }
  | { ask: 'lobby'; code: string }
  | { ask: 'turn'; code: string; token: string }
  | { ask: 'around'; code: string }
  /** The people who have to answer now. */
  | { ask: 'asked'; code: string }
  /** Nobody reacts to the question with this number: a no of everybody who has not answered, or of all the round. */
  | { ask: 'decline'; code: string; n: number; allRound: boolean }
  | { ask: 'seat'; code: string; token: string; change: ChangeSeat }
  | { ask: 'host'; code: string; token: string; command: HostCommand }
  | { ask: 'log'; code: string }
  | { ask: 'continue'; code: string; how: Continue }
  | { ask: 'forget'; code: string }
  | { ask: 'practice'; how: PracticeStart }
  /** Plays inputs of a scenario at a practice table, for whichever seats they name. */
  | { ask: 'play'; code: string; steps: readonly ScriptStep[] }
  | { ask: 'lesson'; how: LessonStart }
  /** Lets the crew of a lesson answer, and judges it. `shows`: the next step of the intended way is played first. */
  | { ask: 'standing'; code: string; shows: boolean }
  /** Takes back what the player of a lesson last did in a turn: at another table. */
  | { ask: 'lessonBack'; code: string }

/** An input as scenario files write it. */
export type ScriptStep = Readonly<Record<string, unknown>>

/** A practice table: the situation of a scenario file, after these inputs were played. */
export interface PracticeStart {
  scenario: unknown
  played: readonly ScriptStep[]
  /** Seat → who sits there, and the level of the bot that plays for them; null: nobody but the page does. */
  names: readonly string[]
  bots: readonly (string | null)[]
}

/** A lesson's file, and the name at each seat. */
export interface LessonStart {
  file: unknown
  names: readonly string[]
}

/** Where the player of a lesson sits. */
export interface LessonSeat {
  code: string
  token: string
}

export interface LessonStanding {
  verdict: Verdict
  /** Actions of the player so far. */
  actions: number
  /** The next input of the intended way while the player is on it. */
  next: Answer | null
  /** Something was played, which can be taken back. */
  begun: boolean
}

export interface Answers {
  create: SeatTaken
  lobby: Lobby
  turn: Turn
  around: Around
  asked: Seat[]
  decline: undefined
  seat: undefined
  host: HostDone
  log: GameLog
  continue: SeatTaken
  forget: undefined
  /** Seat → its token. */
  practice: { code: string; tokens: string[] }
  play: undefined
  lesson: LessonSeat
  standing: LessonStanding
  lessonBack: LessonSeat
}

export type ToWorker =
  | { request: Request; number: number }
  /** With a port: a line to a table, in the words of the wire. */
  | { line: true }
  /** Milliseconds that a bot waits before it answers. */
  | { pace: number }

export type FromWorker = { number: number } & ({ value: unknown } | Refused)

/** Over a line's port, beside the messages of the wire, which are texts. */
export type Goodbye = { code: number }
