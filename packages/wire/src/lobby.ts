/** A table and its seats, over HTTP. A token travels in the Authorization header, never in an address. */
import type { Seat } from '@coldwake/rules'
import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import { CLOCK_POLICIES, PACES, type Pace } from './lobbyChoices.ts'
import { count, id, nameOf, seat } from './schemaParts.ts'

const name = nameOf(24)
/** The name of a player, as tables and game files have it. */
export const playerName = name

/** The turn clock: the time for an answer, and what happens when it is over. */
const clock = v.strictObject({
  /** For one answer. */
  seconds: v.pipe(v.number(), v.integer(), v.minValue(LIMITS.clock.min), v.maxValue(LIMITS.clock.max)),
  /** When they are over: wait on; a bot gives this answer; a bot has the seat until its person returns. */
  policy: v.picklist(CLOCK_POLICIES),
  /** The level of that bot, where it is not the usual one. */
  bot: v.exactOptional(id),
})
export type Clock = v.InferOutput<typeof clock>

/**
 * Seconds after which whoever has not answered whether they react does not. Null: everybody waits for them. It holds
 * for all who are asked, whatever they have in hand, so it tells nobody anything.
 */
const reactions = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(LIMITS.reactions.min), v.maxValue(LIMITS.reactions.max)),
)

const delay = v.pipe(count, v.maxValue(LIMITS.delay))

/** POST /api/tables; answers SeatTaken. The host has the first seat that is no bot's. */
export const CreateTable = v.strictObject({
  game: id,
  board: id,
  mode: id,
  /** Where the table departs from what its game does otherwise. */
  options: v.optional(v.record(id, v.union([v.boolean(), id]))),
  /** Each seat: for a person, or a kind of bot. */
  seats: v.pipe(v.array(v.nullable(id)), v.minLength(1), v.maxLength(5)),
  /** The host's name. */
  name,
  clock: v.nullable(clock),
  /** Seconds that onlookers are behind. */
  delay,
})
export type CreateTable = v.InferOutput<typeof CreateTable>

/**
 * POST /api/tables/:code/seats; answers SeatTaken. Without a number it is the first free one, or the first open one of a
 * running game.
 */
export const TakeSeat = v.strictObject({ name, seat: v.optional(seat) })
export type TakeSeat = v.InferOutput<typeof TakeSeat>

/** The seat taken, and the token that holds it, kept by the browser and shown to nobody. */
export interface SeatTaken {
  code: string
  seat: Seat
  token: string
}

/** The forms of a webhook's message. */
export const WEBHOOK_KINDS = ['json', 'discord'] as const

const hook = v.strictObject({
  kind: v.picklist(WEBHOOK_KINDS),
  url: v.pipe(v.string(), v.maxLength(500), v.url()),
  /** The language of the message, such as `de`; English where the server does not speak it. */
  lang: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
})
export type Hook = v.InferOutput<typeof hook>

/** POST /api/tables/:code/seat with the seat's own token: what a person says about their seat. Answers 204. */
export const ChangeSeat = v.variant('do', [
  v.strictObject({ do: v.literal('name'), name }),
  v.strictObject({ do: v.literal('ready'), ready: v.boolean() }),
  /** Where to say that it is this seat's turn. */
  v.strictObject({ do: v.literal('hook'), hook: v.nullable(hook) }),
  /** Before the start: the seat is free again. */
  v.strictObject({ do: v.literal('leave') }),
])
export type ChangeSeat = v.InferOutput<typeof ChangeSeat>

/** POST /api/tables/:code/host with the host's token. Answers HostDone. */
export const HostCommand = v.variant('do', [
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.picklist(['pause', 'resume', 'end']) }),
  /**
   * A bot plays this seat from now on. Its person may come back by their link. In a running game the others are asked,
   * unless that person has been away for a while.
   */
  v.strictObject({ do: v.literal('bot'), seat, bot: id }),
  /**
   * In a running game, if the others agree: anybody who comes to the table's address may take this seat. For a person who
   * lost their link, or another person. No token goes to the host.
   */
  v.strictObject({ do: v.literal('open'), seat }),
  /** Before the start: the person on this seat loses it. */
  v.strictObject({ do: v.literal('free'), seat }),
  v.strictObject({ do: v.literal('clock'), clock: v.nullable(clock) }),
  v.strictObject({ do: v.literal('delay'), delay }),
  /** Before the start: it is what everybody agreed to by being ready. */
  v.strictObject({ do: v.literal('reactions'), seconds: reactions }),
  v.strictObject({ do: v.literal('pace'), pace: v.picklist(PACES) }),
  /** A new token for onlookers; those who have the old one are shown out. */
  v.strictObject({ do: v.literal('watch') }),
])
export type HostCommand = v.InferOutput<typeof HostCommand>
/** `token`: for onlookers, where the command made one. */
export interface HostDone {
  token: string | null
}

/** GET /api/tables/:code, and pushed over the socket whenever it changes. Public to everybody who has the code. */
export interface Lobby {
  code: string
  game: string
  board: string
  mode: string
  /** Where the table departs from what its game does otherwise. */
  options: Readonly<Record<string, boolean | string>>
  host: Seat
  started: boolean
  over: boolean
  paused: boolean
  clock: Clock | null
  /** Seconds after which a reaction that was not given is declined; null: everybody waits for it. */
  reactions: number | null
  /** How long bots wait. */
  pace: Pace
  /** Seconds that onlookers are behind. */
  delay: number
  seats: LobbySeat[]
  /** Onlookers that are there. */
  watching: number
  /** The server has newer rules than the game is played by; everybody together may go over to them. */
  newerRules: boolean
  /** Only where the game goes on from another. */
  from?: Standing
}
/** How a game stood from which another one goes on. */
export interface Standing {
  round: number
  /** Who each seat was; null where that was not known yet. */
  characters: (string | null)[]
}
export interface LobbySeat {
  /** The name of the person who has the seat, or of the bot if nobody has it. Null: nobody sits here. */
  name: string | null
  /** The level of the bot that plays here. */
  bot: string | null
  /** A person has this seat, even while a bot plays it. */
  person: boolean
  ready: boolean
  online: boolean
  /** The game runs, and anybody who comes may take this seat. */
  open?: true
}

/** GET /api/tables/:code/turn with the seat's token: how a running game stands, for a person who is elsewhere. */
export interface Turn {
  round: number
  /** Whom everybody waits for; null where that is nobody's business. */
  asked: Seat[] | null
  /** Does the seat itself have to answer? */
  mine: boolean
  /** Who each seat is; null while that is not known. */
  characters: (string | null)[]
}

/** GET /api/tables/:code/log: the file that `coldwake replay` reads, secrets and all; refused `notOver` until the end. */

/** POST /api/games with such a file: a table to look at it, and to go on from it. Answers Uploaded. */
export interface Uploaded {
  code: string
}

/** POST /api/tables/:code/continue: a new table, which goes on from there. Answers SeatTaken. */
export const Continue = v.strictObject({
  /** How many of the game's inputs count. */
  inputs: count,
  name,
  seats: v.pipe(v.array(v.nullable(id)), v.minLength(1), v.maxLength(5)),
  /** The host's; without it, the first that is no bot's. */
  seat: v.optional(seat),
  clock: v.nullable(clock),
  delay,
})
export type Continue = v.InferOutput<typeof Continue>

/** POST /api/tables/:code/reports with a seat's token: something is wrong. Answers Reported. */
export const MakeReport = v.strictObject({ words: v.pipe(v.string(), v.trim(), v.maxLength(2000)) })
export interface Reported {
  /** For the operator, who finds the whole log by it. */
  number: string
  /** What the seat saw, to keep or send along. */
  saw: unknown
}
