/**
 * The talk of a table: a stream of messages beside the game, numbered from 0 and the same for everyone at the table.
 *
 * Besides free words there are statements. Each player reads them in their own language, and bots understand them. A
 * statement is a speech act (claim, promise, request, offer, ask, reply) about an entry of a small closed vocabulary:
 * facts, deeds and queries. It names rooms, cards and seats in the same way as views. To add a topic, add a variant
 * here or in a game's `statements.ts`, and its name to the `topics.ts` of each game that has it. `text` then does not
 * compile until it has words for the topic, nor does `namesKnownThings` in the host until it knows what its names
 * refer to.
 *
 * All talk is public; private words (`whisper.ts`) are not part of it. Talk binds nobody, and the rules ignore it. Each
 * statement has a defined meaning, so that listeners can compare it with what happens.
 */
import { INTRUDER_KINDS, type Seat } from '@coldwake/rules/facts'
import * as v from 'valibot'
import { gameAims, gameDeeds, gameFacts, gameQueries } from './games/statements.ts'
import { LIMITS } from './limits.ts'
import { count, id, number, seat, text } from './schemaParts.ts'

// ---------------------------------------------------------------- what it is about

const intruder = v.picklist(INTRUDER_KINDS)

/** Something a character does. Players can ask for it, promise it, offer it, or claim that it was done. */
export const Deed = v.variant('do', [
  v.strictObject({
    do: v.picklist([
      'startSelfDestruct',
      'stopSelfDestruct',
      'signal',
      'destroyNest',
      /** Do not leave without the other player. */
      'wait',
      /** Scan the speaker's own contamination cards. */
      'scan',
    ]),
  }),
  v.strictObject({
    /**
     * In this room: `meet` the other player, help them `fight`, `douse` a fire, `mend` a malfunction, `search`; `go` is
     * just to be there.
     */
    do: v.picklist(['go', 'meet', 'fight', 'douse', 'mend', 'search']),
    room: id,
  }),
  /** To the other player. */
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
  /** The place where the game is set is destroyed; the nest is destroyed. */
  'ship',
  'nest',
  /** The Queen is killed. */
  'queen',
  'signal',
  /** Intruder weaknesses are discovered. */
  'weakness',
  /** An object is carried off, or lies in a certain place. */
  'object',
  ...gameAims,
])
export type Aim = v.InferOutput<typeof Aim>

/** Something that is true or false at the moment it is said. `whom` may be the speaker. */
export const Fact = v.variant('about', [
  /** The tile in a room, and the exploration token on it. */
  v.strictObject({ about: v.literal('room'), room: id, tile: id }),
  v.strictObject({ about: v.literal('token'), room: id, token: id }),
  /** The next event card. */
  v.strictObject({ about: v.literal('event'), event: id }),
  /** An objective that `whom` has. */
  v.strictObject({ about: v.literal('objective'), whom: seat, objective: id }),
  /** Whether the objective of `whom` asks for this. */
  v.strictObject({ about: v.literal('aim'), whom: seat, aim: Aim, is: v.boolean() }),
  /** Whether `whom` has an infected contamination card. */
  v.strictObject({ about: v.literal('infected'), whom: seat, is: v.boolean() }),
  /** Whether `whom` carries an item. */
  v.strictObject({ about: v.literal('item'), whom: seat, item: id, is: v.boolean() }),
  /** Whether the speaker trusts `whom`. */
  v.strictObject({ about: v.literal('trust'), whom: seat, is: v.boolean() }),
  /** Whether `whom` did this at any time in the game. */
  v.strictObject({ about: v.literal('did'), whom: seat, deed: Deed, is: v.boolean() }),
  ...gameFacts,
])
export type Fact = v.InferOutput<typeof Fact>

/** A question of the speaker, which a claim answers. */
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

/** The player who is addressed; null means everybody. */
const whom = v.nullable(seat)
/** A deed; with `not`, that the deed will not be done. */
const undertaking = { deed: Deed, not: v.boolean() }
/** The round by whose end the deed is done or, with `not`, until whose end it is avoided. Null: the end of the game. */
const by = v.nullable(number)

/** Free words of the speaker. */
const words = v.strictObject({ t: v.literal('words'), words: text(LIMITS.words) })

/** The speaker says that a fact is true; `sure` tells knowledge from belief. */
const claim = v.strictObject({ t: v.literal('claim'), fact: Fact, sure: v.boolean() })

/** The speaker will do the deed (or not), whatever others do. */
const promise = v.strictObject({ t: v.literal('promise'), whom, ...undertaking, by })

/** The speaker wants another player to do the deed (or not). A player who agrees has promised it. */
const request = v.strictObject({ t: v.literal('request'), whom, ...undertaking, by })

/** The speaker does `give` if another player does `want`. A player who agrees makes it a promise of both. */
const offer = v.strictObject({
  t: v.literal('offer'),
  whom,
  give: v.strictObject(undertaking),
  want: v.strictObject(undertaking),
})

const ask = v.strictObject({ t: v.literal('ask'), whom, query: Query })

/** An answer to saying number `to`. Players can withdraw only their own sayings, and answer only those of others. */
const reply = v.strictObject({
  t: v.literal('reply'),
  to: count,
  how: v.picklist(['agree', 'refuse', 'thanks', 'doubt', 'deny', 'later', 'withdraw']),
})

/** What players can say. The rest of the talk comes from the table itself. */
export const Saying = v.variant('t', [words, claim, promise, request, offer, ask, reply])
export type Saying = v.InferOutput<typeof Saying>

// ---------------------------------------------------------------- what the table says

/** Proposals that any player can make. */
export type GameProposal =
  /** Undo everything from this event on. */
  | { what: 'takeBack'; event: number }
  /** Continue with the newest rules that the server has. */
  | { what: 'rules' }

/** Proposals that the host of a running game can make, by a command, about another player's seat. */
export type SeatProposal =
  /** Open the seat: a person who comes to the table's address can take it, together with its hand. */
  | { what: 'open'; seat: Seat }
  /** Let a bot play the seat until its player returns. */
  | { what: 'bot'; seat: Seat; bot: string }

/** A decision that needs the consent of others; `votersOf` says whose. */
export type Proposal = GameProposal | SeatProposal

/** Announcements of the table itself. */
export type Notice =
  | { t: 'sat'; seat: Seat; name: string }
  | { t: 'left'; seat: Seat; name: string }
  /** Only in the talk of older tables: the host was given a new link for this seat. */
  | { t: 'reissued'; seat: Seat; name: string }
  /** `to` is the proposal that was agreed to, if there was one. */
  | { t: 'bot'; seat: Seat; bot: string; to?: number }
  /** The seat is open to anybody, as `by` proposed in talk number `to`. */
  | { t: 'opened'; seat: Seat; name: string; by: Seat; to: number }
  /** A person took an open seat, which had belonged to `before`. */
  | { t: 'tookOver'; seat: Seat; name: string; before: string }
  | { t: 'renamed'; seat: Seat; name: string; before: string }
  /** The clock gave the seat to a bot until its player returns. */
  | { t: 'standsIn'; seat: Seat; bot: string }
  | { t: 'returned'; seat: Seat }
  | { t: 'started' | 'paused' | 'resumed' | 'ended' | 'clockChanged' }
  | { t: 'movedRules' }
  /**
   * The game continues another one. What nobody had seen was dealt anew (`dealtAnew`), or nothing was, because its
   * rules cannot do that (`sameDeal`).
   */
  | { t: 'dealtAnew' | 'sameDeal' }

/**
 * A proposal's number is its position in the talk. It stays open until somebody refuses it, somebody makes another one,
 * or it is carried out. A proposal about the game also closes when the game tells another event: `events` is the number
 * of events told when it was made. Dead players who see nothing new get the number of events they have seen instead.
 */
export type Agreement =
  | { t: 'propose'; proposal: Proposal; events: number }
  | { t: 'agree'; to: number }
  | { t: 'refuse'; to: number }

export type Talk = Saying | Notice | Agreement

/** One entry of the talk as clients receive it: who said it, when (in milliseconds), and what. */
export interface Heard {
  seat: Seat | null
  at: number
  talk: Talk
}
