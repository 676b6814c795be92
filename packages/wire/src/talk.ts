/**
 * What is said at a table: a stream beside the game, the same for everybody who sits there, numbered from 0.
 *
 * Besides free words there are statements, which every reader reads in their own language and bots understand. Each is
 * a speech act (claim, promise, request, offer, ask, reply) about something of a small closed vocabulary: facts, deeds
 * and queries. They name rooms, cards and seats as the views do. A new topic is one more variant here or in a game's
 * `statements.ts`, and a name in the `topics.ts` of each game that has it. `text` then does not compile until it has
 * words for it, and `namesKnownThings` in the host does not until it knows what the names refer to.
 *
 * Everything said is public; a private word (`whisper.ts`) is no part of the talk. The talk binds nobody and is never
 * part of the rules. Its meaning is written down so that a listener can compare it with what happens.
 */
import { INTRUDER_KINDS, type Seat } from '@coldwake/rules/facts'
import * as v from 'valibot'
import { gameAims, gameDeeds, gameFacts, gameQueries } from './games/statements.ts'
import { LIMITS } from './limits.ts'
import { count, id, number, seat, text } from './schemaParts.ts'

// ---------------------------------------------------------------- what it is about

const intruder = v.picklist(INTRUDER_KINDS)

/** Something a character does: asked for, promised, offered, or said to have been done. */
export const Deed = v.variant('do', [
  v.strictObject({
    do: v.picklist([
      'startSelfDestruct',
      'stopSelfDestruct',
      'signal',
      'destroyNest',
      /** Not to go away without the other. */
      'wait',
      /** The speaker's own contamination cards. */
      'scan',
    ]),
  }),
  v.strictObject({
    /** Go there; go there with the other; help the other fight there; put out the fire; end the malfunction; search. */
    do: v.picklist(['go', 'meet', 'fight', 'douse', 'mend', 'search']),
    room: id,
  }),
  /** To the other. */
  v.strictObject({ do: v.literal('give'), item: id }),
  v.strictObject({ do: v.literal('bring'), object: id, room: id }),
  v.strictObject({ do: v.literal('kill'), intruder }),
  ...gameDeeds,
])
export type Deed = v.InferOutput<typeof Deed>

/** What an objective may ask for, besides surviving. */
export const Aim = v.picklist([
  /** Somebody does not survive. */
  'death',
  /** Others survive too. */
  'survivors',
  /** What they play in is destroyed; the nest is destroyed. */
  'ship',
  'nest',
  /** The Queen is killed. */
  'queen',
  'signal',
  /** Weaknesses are discovered. */
  'weakness',
  /** An object is taken along, or lies somewhere. */
  'object',
  ...gameAims,
])
export type Aim = v.InferOutput<typeof Aim>

/** Something that is true or false while it is said. `whom` may be the speaker. */
export const Fact = v.variant('about', [
  /** Which tile lies in a room, and which exploration token. */
  v.strictObject({ about: v.literal('room'), room: id, tile: id }),
  v.strictObject({ about: v.literal('token'), room: id, token: id }),
  /** The next event card. */
  v.strictObject({ about: v.literal('event'), event: id }),
  /** An objective that somebody has. */
  v.strictObject({ about: v.literal('objective'), whom: seat, objective: id }),
  /** What somebody's objective asks for, or does not. */
  v.strictObject({ about: v.literal('aim'), whom: seat, aim: Aim, is: v.boolean() }),
  /** Whether somebody has an infected contamination card. */
  v.strictObject({ about: v.literal('infected'), whom: seat, is: v.boolean() }),
  /** Whether somebody carries an item. */
  v.strictObject({ about: v.literal('item'), whom: seat, item: id, is: v.boolean() }),
  /** Whether the speaker trusts somebody else. */
  v.strictObject({ about: v.literal('trust'), whom: seat, is: v.boolean() }),
  /** Whether somebody did something, at any time in this game. */
  v.strictObject({ about: v.literal('did'), whom: seat, deed: Deed, is: v.boolean() }),
  ...gameFacts,
])
export type Fact = v.InferOutput<typeof Fact>

/** Something that the speaker wants to know. A claim answers it. */
export const Query = v.variant('about', [
  /** What is in this room? */
  v.strictObject({ about: v.picklist(['room', 'token']), room: id }),
  /** Where is this tile? */
  v.strictObject({ about: v.literal('tile'), tile: id }),
  v.strictObject({ about: v.picklist(['event', 'objective', 'infected', 'trust', 'plan']) }),
  v.strictObject({ about: v.literal('aim'), aim: Aim }),
  v.strictObject({ about: v.literal('item'), item: id }),
  ...gameQueries,
])
export type Query = v.InferOutput<typeof Query>

// ---------------------------------------------------------------- how it is said

/** To whom; null: to everybody. */
const whom = v.nullable(seat)
/** A deed, or with `not` the promise to leave it. */
const undertaking = { deed: Deed, not: v.boolean() }
/** Done before the end of this round, or with `not` left until then. Null: before the game ends. */
const by = v.nullable(number)

/** In the speaker's own words. */
const words = v.strictObject({ t: v.literal('words'), words: text(LIMITS.words) })

/** The speaker knows it, or only thinks so. */
const claim = v.strictObject({ t: v.literal('claim'), fact: Fact, sure: v.boolean() })

/** The speaker will do it, or leave it, whatever others do. */
const promise = v.strictObject({ t: v.literal('promise'), whom, ...undertaking, by })

/** Somebody else should do it, or leave it. A player who agrees has promised it. */
const request = v.strictObject({ t: v.literal('request'), whom, ...undertaking, by })

/** The speaker does `give` if another player does `want`. An agreement binds both players. */
const offer = v.strictObject({
  t: v.literal('offer'),
  whom,
  give: v.strictObject(undertaking),
  want: v.strictObject(undertaking),
})

const ask = v.strictObject({ t: v.literal('ask'), whom, query: Query })

/** An answer to saying number `to`. Players withdraw only their own sayings, and answer only those of others. */
const reply = v.strictObject({
  t: v.literal('reply'),
  to: count,
  how: v.picklist(['agree', 'refuse', 'thanks', 'doubt', 'deny', 'later', 'withdraw']),
})

/** What a player may say; everything else is said by the table. */
export const Saying = v.variant('t', [words, claim, promise, request, offer, ask, reply])
export type Saying = v.InferOutput<typeof Saying>

// ---------------------------------------------------------------- what the table says

/** What any player may propose. */
export type GameProposal =
  /** Undo everything from this event on. */
  | { what: 'takeBack'; event: number }
  /** Go on by the newest rules that the server has. */
  | { what: 'rules' }

/** What the host of a running game may propose, by a command, about the seat of another player. */
export type SeatProposal =
  /** Somebody may take the seat at the table's address, and with it its hand. */
  | { what: 'open'; seat: Seat }
  /** A bot plays the seat until its person returns. */
  | { what: 'bot'; seat: Seat; bot: string }

/** What nobody decides alone; `votersOf` says who has to agree. */
export type Proposal = GameProposal | SeatProposal

/** What the table says of itself. */
export type Notice =
  | { t: 'sat'; seat: Seat; name: string }
  | { t: 'left'; seat: Seat; name: string }
  /** Only in the talk of older tables: the host was given a new link for this seat. */
  | { t: 'reissued'; seat: Seat; name: string }
  /** `to` is the proposal that was agreed to, if there was one. */
  | { t: 'bot'; seat: Seat; bot: string; to?: number }
  /** Somebody may take this seat, as `by` proposed in number `to`. */
  | { t: 'opened'; seat: Seat; name: string; by: Seat; to: number }
  /** A person took an open seat, which was `before`'s. */
  | { t: 'tookOver'; seat: Seat; name: string; before: string }
  | { t: 'renamed'; seat: Seat; name: string; before: string }
  /** The clock gave the seat to a bot until its person returns. */
  | { t: 'standsIn'; seat: Seat; bot: string }
  | { t: 'returned'; seat: Seat }
  | { t: 'started' | 'paused' | 'resumed' | 'ended' | 'clockChanged' }
  | { t: 'movedRules' }
  /** The game goes on from another: what nobody had seen is dealt anew; or nothing is, where its rules cannot. */
  | { t: 'dealtAnew' | 'sameDeal' }

/**
 * Proposals are numbered by where they stand in the talk. One is open until somebody refuses it, makes another, or it is
 * done; one about the game also closes when the game tells more than the `events` it had told by then. Dead players who
 * see nothing new are not told that number: for them it is the number of events they have seen.
 */
export type Agreement =
  | { t: 'propose'; proposal: Proposal; events: number }
  | { t: 'agree'; to: number }
  | { t: 'refuse'; to: number }

export type Talk = Saying | Notice | Agreement

/** As it is heard: who said it, when (ms), what. */
export interface Heard {
  seat: Seat | null
  at: number
  talk: Talk
}
