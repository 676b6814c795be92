/** The messages of the WebSocket at /ws. */
import {
  type EventFace,
  type MyView,
  type Obstacle,
  type OpenView,
  type Seat,
  type TableView,
  UNTILS,
} from '@coldwake/rules/facts'
import * as v from 'valibot'
import { choice } from './choice.ts'
import { LIMITS } from './limits.ts'
import type { Lobby } from './lobby.ts'
import type { Refused } from './refusal.ts'
import { accessToken, count, id, keyedVariant } from './schemaParts.ts'
import type { TableChanges } from './tableChanges.ts'
import { type Heard, Saying } from './talk.ts'
import { SayWhisper, type Whispered } from './whisper.ts'

/** The first message: the client's token, and how many events, sayings and private words of this table it already has. */
export const Hello = v.strictObject({
  say: v.literal('hello'),
  code: id,
  /** The token of a seat, or the one for onlookers. */
  token: accessToken,
  since: count,
  heard: count,
  whispers: v.exactOptional(count),
})

/**
 * A whole action: the choice that answers question `n`, and the choices for the questions that follow from it as far as
 * the sender knows them already, such as its payment. `ref` comes back with the acknowledgement or refusal.
 */
export const Answer = v.strictObject({
  say: v.literal('answer'),
  ref: count,
  n: count,
  choice,
  next: v.exactOptional(v.pipe(v.array(choice), v.maxLength(LIMITS.next))),
})

/** A standing answer to reaction windows, at any time. */
export const SetStanding = v.strictObject({
  say: v.literal('standing'),
  ref: count,
  until: v.picklist([...UNTILS, 'off']),
  unlessMine: v.boolean(),
})

/** During this seat's turn: ask what to drop before the turn ends. */
export const HoldTurn = v.strictObject({ say: v.literal('holdTurn'), ref: count })

/** Asks why this seat cannot do what it is not offered. */
export const AskWhy = v.strictObject({ say: v.literal('why'), ref: count })

/**
 * Takes back this seat's last input, as the last `game` message said that it may. `n` is the number of the question that
 * is open then (`table.asking`), so that a later answer is not taken back by mistake.
 */
export const TakeBack = v.strictObject({ say: v.literal('takeBack'), ref: count, n: count })

export const SayTalk = v.strictObject({ say: v.literal('talk'), ref: count, talk: Saying })

/** The page of the talk before entry number `before`. */
export const AskEarlier = v.strictObject({ say: v.literal('earlier'), ref: count, before: count })

/** Proposes something that everybody has to agree to. */
export const Propose = v.strictObject({
  say: v.literal('propose'),
  ref: count,
  proposal: v.variant('what', [
    v.strictObject({ what: v.literal('takeBack'), event: count }),
    v.strictObject({ what: v.literal('rules') }),
  ]),
})
export const Agree = v.strictObject({ say: v.literal('agree'), ref: count, to: count, yes: v.boolean() })

/** Whether this page is still playing what happened: bots wait for that, for a while. */
export const Plays = v.strictObject({ say: v.literal('plays'), ref: count, playing: v.boolean() })

/** Let the bot that is to choose next do so now. */
export const Hurry = v.strictObject({ say: v.literal('hurry'), ref: count })

export const ClientMessage = keyedVariant(
  v.variant('say', [
    Hello,
    Answer,
    SetStanding,
    HoldTurn,
    AskWhy,
    TakeBack,
    SayTalk,
    AskEarlier,
    SayWhisper,
    Propose,
    Plays,
    Agree,
    Hurry,
  ]),
)
export type ClientMessage = v.InferOutput<typeof ClientMessage>

/**
 * How the game stands after `seq` events; `events` are the faces of those this client did not have yet.
 * Counted in events, not in inputs: sealed and standing answers tell none, so nobody notices them.
 * The table comes whole after hello, then as what has changed since the message before. Onlookers have no `me`.
 * Sent after hello (once started), to everybody after an input that changed the table, and to its own seat after any.
 */
export interface GameMessage {
  say: 'game'
  seq: number
  me?: MyView
  /** What others hold and know, if this viewer may see it. */
  open?: OpenView[]
  /** May this seat take back its last input? */
  back?: boolean
  events: EventFace[]
  table?: TableView
  changes?: TableChanges
}

export type ServerMessage =
  /** Answer to hello, then again whenever something about the table changes. `seat` is null for an onlooker. */
  | { say: 'lobby'; lobby: Lobby; seat: Seat | null }
  | GameMessage
  /**
   * From number `from` on: after hello those it lacks, but no more than the newest `LIMITS.talk.page`, then each as it is
   * said. If `from` is not the number that the client expects, what it has is to be replaced.
   */
  | { say: 'talk'; from: number; entries: Heard[] }
  /** Older entries, as they were asked for. */
  | { say: 'earlier'; ref: number; from: number; entries: Heard[] }
  /**
   * Private words of the receiver's seat, numbered from 0 for each seat, from number `from` on. Once the game is over
   * everybody gets `all` of the table's, from the first.
   */
  | { say: 'whispers'; from: number; entries: Whispered[]; all?: true }
  /** Until when (ms) the open question may be answered; null when no clock runs. `now` is the server's time. */
  | { say: 'clock'; ends: number | null; now: number }
  /** Durably written. `left`: the last so many choices of the answer were not taken, and are asked for when it is time. */
  | { say: 'accepted'; ref: number; left?: number }
  | ({ say: 'refused'; ref: number | null } & Refused)
  | { say: 'why'; ref: number; obstacles: Obstacle[] }
