/** What a page and the worker that hosts its own tables say to each other beside the game. */
import type { GameLog, Seat } from '@coldwake/rules/facts'
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
