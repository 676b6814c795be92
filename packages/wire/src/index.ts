/**
 * What server and browser say to each other. Requests are schemas, because the server believes nobody;
 * answers are types, because the browser believes the server.
 */
import type { Choice, EventFace, MyView, Obstacle, Seat, TableView } from '@coldwake/rules'
import * as v from 'valibot'

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const id = v.pipe(v.string(), v.regex(/^[\w.~-]{1,40}$/))
const token = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.pipe(count, v.maxValue(4))

export const LIMITS = {
  /** Bytes of one message or request body. */
  message: 4096,
  /** Messages a client may send per window of seconds before it is told to slow down. */
  rate: { messages: 60, seconds: 5 },
} as const

// ---------------------------------------------------------------- HTTP

/** POST /api/tables */
export const CreateTable = v.strictObject({
  game: id,
  board: id,
  /** Number of seats. */
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** The host's name. */
  name: text(24),
})
export type CreateTable = v.InferOutput<typeof CreateTable>

/** POST /api/tables/:code/seats */
export const TakeSeat = v.strictObject({ name: text(24) })
export type TakeSeat = v.InferOutput<typeof TakeSeat>

/** Both answer with the seat taken and the token that holds it, kept by the browser and shown to nobody. */
export interface SeatTaken {
  code: string
  seat: Seat
  token: string
}

/** GET /api/tables/:code, and pushed over the socket whenever it changes. Public to whoever has the code. */
export interface Lobby {
  code: string
  game: string
  board: string
  host: Seat
  started: boolean
  over: boolean
  seats: { name: string | null; online: boolean }[]
}

/** POST /api/tables/:code/start with the host's token as bearer. Answers 204. */

/** GET /api/tables/:code/log: the file that `coldwake replay` reads, secrets and all; refused `notOver` until the end. */

export type Refusal =
  | 'unknownTable'
  | 'unknownGame'
  | 'unknownBoard'
  | 'tableFull'
  | 'seatsOpen'
  | 'alreadyStarted'
  | 'notStarted'
  | 'notOver'
  | 'notHost'
  | 'wrongToken'
  | 'badRequest'
  | 'tooLarge'
  | 'tooFast'
  | 'notFound'
  /** The choice is not among the options of the open question. */
  | 'illegal'
  /** The question quoted is no longer open. */
  | 'stale'
  | 'notAsked'
  /** The log could not be written; nothing was accepted. */
  | 'storage'
  | 'internal'

/** Every refusal, over HTTP and socket, has this shape. `detail` names the field where there is one. */
export interface Refused {
  refused: Refusal
  detail?: string
}

// ---------------------------------------------------------------- WebSocket at /ws

/** The first message: who I am, and how many events of this game I already have. */
export const Hello = v.strictObject({ say: v.literal('hello'), code: id, token, since: count })

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? unknown : never) : never
/** Takes a schema only if it accepts T, all of T and nothing else: what the rules learn, the wire must learn. */
const exactly =
  <T>() =>
  <S extends v.GenericSchema>(schema: S & Same<T, v.InferOutput<S>>): S =>
    schema

const choice = exactly<Choice>()(
  v.variant('do', [
    v.strictObject({
      do: v.picklist([
        'roomAction',
        'shoot',
        'melee',
        'pickUp',
        'trade',
        'craft',
        'pass',
        'launch',
        'leave',
        'stay',
        'done',
        'accept',
        'decline',
        'eggs',
        'ready',
        'end',
      ]),
    }),
    v.strictObject({
      do: v.picklist([
        'play',
        'use',
        'activate',
        'drop',
        'pay',
        'discard',
        'item',
        'wound',
        'keep',
        'objective',
        'character',
        'put',
        'takeBack',
        'show',
        'react',
      ]),
      card: id,
    }),
    v.strictObject({ do: v.picklist(['move', 'carefulMove']), to: id }),
    v.strictObject({ do: v.picklist(['look', 'room']), room: id }),
    v.strictObject({ do: v.picklist(['mark', 'door']), corridor: id }),
    v.strictObject({ do: v.picklist(['who', 'partner']), whom: seat }),
    v.strictObject({ do: v.literal('part'), part: count }),
    v.strictObject({ do: v.literal('intruder'), intruder: count }),
    v.strictObject({ do: v.literal('object'), object: id }),
    v.strictObject({ do: v.literal('pod'), pod: count }),
    v.strictObject({ do: v.literal('space'), space: v.picklist(['A', 'B', 'C', 'D']) }),
    v.strictObject({ do: v.literal('search'), colour: v.picklist(['red', 'yellow', 'green', 'white']) }),
    v.strictObject({ do: v.literal('make'), card: id, of: id, and: id }),
    v.strictObject({ do: v.literal('back'), back: v.picklist(['corporate', 'personal']) }),
  ]),
)

/** An answer. `ref` comes back with the acknowledgement or refusal. */
export const Answer = v.strictObject({ say: v.literal('answer'), ref: count, n: count, choice })

/** A standing answer to reaction windows, at any time. */
export const SetStanding = v.strictObject({
  say: v.literal('standing'),
  ref: count,
  until: v.picklist(['turn', 'round', 'game', 'off']),
  unlessMine: v.boolean(),
})

/** Why is this not possible? Asked for the one who looks. */
export const AskWhy = v.strictObject({ say: v.literal('why'), ref: count })

export const ClientMessage = v.variant('say', [Hello, Answer, SetStanding, AskWhy])
export type ClientMessage = v.InferOutput<typeof ClientMessage>

export type ServerMessage =
  /** Answer to hello, then again whenever somebody sits down, comes or goes, or the host starts. */
  | { say: 'lobby'; lobby: Lobby; seat: Seat }
  /**
   * How the game stands after `seq` events; `events` are the faces of those this seat did not have yet.
   * Counted in events, not in inputs: sealed and standing answers tell none, so nobody notices them.
   * Sent after hello (once started), to everybody after an input that changed the table, and to its own seat after any.
   */
  | { say: 'game'; seq: number; table: TableView; me: MyView; events: EventFace[] }
  /** Durably written. */
  | { say: 'accepted'; ref: number }
  | ({ say: 'refused'; ref: number | null } & Refused)
  | { say: 'why'; ref: number; obstacles: Obstacle[] }
