/** What this browser knows of its table, and what each message of the server adds to it. */
import type { Choice, EventFace, Obstacle, OpenView, Seat, View } from '@coldwake/rules/facts'
import {
  changed,
  type GameMessage,
  type Heard,
  type Lobby,
  type Refusal,
  type ServerMessage,
  type Whispered,
} from '@coldwake/wire'

export type Status =
  | 'connecting'
  | 'open'
  /** Tries again by itself. */
  | 'lost'
  /** Was not let in; `trouble` says why. */
  | 'refused'
  /** Was in, and what let it in holds nothing any more. */
  | 'shownOut'
  /** The server had enough of this page. */
  | 'dropped'

export interface LineState {
  status: Status
  lobby: Lobby | null
  /** Null for an onlooker. */
  seat: Seat | null
  /** An onlooker's has no `me`. */
  view: View | null
  /** What others hold and know, where that lies open to me. */
  opened: readonly OpenView[]
  /** May I take back my last answer? */
  back: boolean
  /** Everything told so far, oldest first. */
  events: readonly EventFace[]
  /** What the latest view added while somebody was watching; nothing after a page load. */
  fresh: { seq: number; events: readonly EventFace[] }
  /** What was said, as far as it is loaded; the first entry has the number `talkFrom`. */
  talk: readonly Heard[]
  talkFrom: number
  /** Private words of my seat; once the game is over, everybody's. */
  whispers: readonly Whispered[]
  allWhispers: boolean
  /** Until when the open question may be answered, by this machine's clock. */
  clock: number | null
  /** Why things are not possible, for the question it was asked about. */
  obstacles: { n: number; list: readonly Obstacle[] } | null
  /** What the game did not get to of my last answer, until I answer again. */
  left: readonly Choice[]
  /** An answer is on its way. */
  busy: boolean
  /** How many events had been told when this page answered last; none will have been if it has not, or took that back. */
  answeredAt: number
  trouble: Refusal | null
}

export const START: LineState = {
  status: 'connecting',
  lobby: null,
  seat: null,
  view: null,
  opened: [],
  back: false,
  events: [],
  fresh: { seq: 0, events: [] },
  talk: [],
  talkFrom: 0,
  whispers: [],
  allWhispers: false,
  clock: null,
  obstacles: null,
  left: [],
  busy: false,
  answeredAt: Number.POSITIVE_INFINITY,
  trouble: null,
}

/**
 * Null if the message does not follow from what was heard before. `whole`: the table came whole over this connection,
 * so that changes of it can be told. `unseen`: news that nobody has been shown yet; what comes now is shown with it.
 */
export function afterGame(
  state: LineState,
  message: GameMessage,
  whole: boolean,
  unseen: readonly EventFace[] = [],
): Partial<LineState> | null {
  const { seq, events, back = state.back } = message
  const known = state.events
  const base = whole ? state.view?.table : undefined
  const table = message.table ?? (base && changed(base, message.changes ?? {}))
  const me = state.seat === null ? null : (message.me ?? state.view?.me)
  const from = seq - events.length
  if (!table || me === undefined || from > known.length) return null
  const all = [...known.slice(0, from), ...events]
  // A load tells the past, a reconnection only what was missed: the first is history, the second is news.
  const first = known.length === 0
  const news = first ? [] : all.slice(known.length)
  return {
    view: { table, me },
    ...(message.open && { opened: message.open }),
    back,
    events: all,
    ...(news.length > 0 || first ? { fresh: { seq, events: [...unseen, ...news] } } : {}),
    ...(state.obstacles?.n === me?.decision?.n ? {} : { obstacles: null }),
  }
}

type Said = Extract<ServerMessage, { say: 'talk' }>

/** The number that the next entry of the talk will have. */
export const talkEnd = ({ talk, talkFrom }: Pick<LineState, 'talk' | 'talkFrom'>): number => talkFrom + talk.length

/** What follows is added. Anything else replaces what was heard: too much was missed, or the server has another past. */
export function afterTalk(state: LineState, { from, entries }: Said): Partial<LineState> {
  return from === talkEnd(state) ? { talk: [...state.talk, ...entries] } : { talk: entries, talkFrom: from }
}

/** Older entries go before those that are there, if nothing is missing between. */
export function afterEarlier(state: LineState, { from, entries }: Extract<ServerMessage, { say: 'earlier' }>) {
  const { talk, talkFrom } = state
  return from + entries.length === talkFrom ? { talk: [...entries, ...talk], talkFrom: from } : {}
}

/** Those of everybody replace those of one seat. */
export function afterWhispers(
  { whispers, allWhispers }: LineState,
  message: Extract<ServerMessage, { say: 'whispers' }>,
): Partial<LineState> {
  const all = message.all === true
  const known = all === allWhispers ? whispers.slice(0, message.from) : []
  return { whispers: [...known, ...message.entries], allWhispers: all }
}

type ClockSaid = Extract<ServerMessage, { say: 'clock' }>

/** The server's clock and ours need not agree. */
export const afterClock = ({ ends, now }: ClockSaid): Partial<LineState> => ({
  clock: ends === null ? null : Date.now() + ends - now,
})
