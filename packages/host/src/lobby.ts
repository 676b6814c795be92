/** Everything that can be done with a table beside its game, as pure changes of its record. Throws a refusal if it is not allowed. */
import { isLevel } from '@coldwake/bots'
import { type GameInfo, gameInfo, nonsense, type Seat } from '@coldwake/rules'
import {
  type ChangeSeat,
  type Clock,
  type Continue,
  type CreateTable,
  type HostCommand,
  type Lobby,
  type Notice,
  nameKey,
  type SeatProposal,
  type TakeSeat,
  type VotingSeat,
} from '@coldwake/wire'
import { newBotName } from './botNames.ts'
import { newAccessToken } from './randomIds.ts'
import { RefusedError } from './refusal.ts'
import type { SeatRecord, TableRecord } from './store.ts'

/** Hashes of tokens: the store keeps these, so that tokens can be recognized but not read. */
export interface TokenHash {
  hashOf(token: string): string
  holds(token: string, hash: string): boolean
}

/** A changed record, what the table says about it, and the token that came of it. */
export interface Change {
  record: TableRecord
  notices: Notice[]
  token?: string
}

const FREE: SeatRecord = { name: null, tokenHash: null, ready: false, bot: null, hook: null }

/** A new table, and the token of its host. */
export function newTable(
  request: CreateTable,
  tokenHash: TokenHash,
): { record: TableRecord; host: Seat; token: string } {
  const info = gameInfo(request.game)
  if (!info) throw new RefusedError('unknownGame', 'game')
  if (!info.boards.includes(request.board)) throw new RefusedError('unknownBoard', 'board')
  const { game, board, seats, options = {} } = request
  const mode = info.modes.find(one => one === request.mode)
  if (!mode) throw new RefusedError('unknownMode', 'mode')
  const problem = nonsense({ mode, seats, options }, info.options)
  if (problem) throw new RefusedError('nonsense', problem.reason)
  return seated(request, info, tokenHash, { game, board, mode, options, from: null })
}

/** A new table that goes on from a point of another game. */
export function furtherTable(
  request: Continue,
  old: TableRecord,
  from: NonNullable<TableRecord['from']>,
  tokenHash: TokenHash,
): { record: TableRecord; host: Seat; token: string } {
  const info = gameInfo(old.game)
  if (!info) throw new RefusedError('unknownGame', 'game')
  if (request.seats.length !== old.seats.length) throw new RefusedError('badRequest', 'seats')
  const { game, board, mode, options } = old
  return seated(request, info, tokenHash, {
    game,
    board,
    mode,
    ...(options && { options }),
    from,
  })
}

function seated(
  { seats, name, clock, delay, seat }: Omit<Continue, 'inputs'>,
  info: GameInfo,
  { hashOf }: TokenHash,
  what: Pick<TableRecord, 'game' | 'board' | 'mode' | 'options' | 'from'>,
): { record: TableRecord; host: Seat; token: string } {
  if (seats.length < info.seats.min || seats.length > info.seats.max) throw new RefusedError('badRequest', 'seats')
  const host = seat ?? seats.indexOf(null)
  if (seats[host] !== null) throw new RefusedError('badRequest', 'seats')
  const token = newAccessToken()
  const record: TableRecord = {
    ...what,
    host,
    seats: seats.map((): SeatRecord => FREE),
    watch: { tokenHash: hashOf(newAccessToken()), delay },
    clock: knownClock(clock),
    clockFrom: 0,
    paused: false,
    ended: false,
  }
  const alone = withSeat(record, host, { ...FREE, name, tokenHash: hashOf(token), ready: true })
  const all = seats.reduce((now, bot, seat) => (bot === null ? now : withBot(now, seat, knownBot(bot))), alone)
  return { record: all, host, token }
}

/** The seat is a bot's, under the name it had or a new one. */
function withBot(record: TableRecord, seat: Seat, bot: string): TableRecord {
  const before = seatAt(record, seat)
  const name = (isBots(before) && before.name) || newBotName(record.seats.map(({ name }) => name))
  return withSeat(record, seat, { ...FREE, name, bot, ready: true })
}

/** True if a bot plays here that stands in for no person. */
const isBots = ({ bot, tokenHash }: SeatRecord): boolean => bot !== null && tokenHash === null

/**
 * People choose their names, but not the name of another player, or nobody could tell who speaks. Before the start a bot
 * of that name gets another one.
 */
function withPerson(record: TableRecord, seat: Seat, as: SeatRecord, { started }: Situation): TableRecord {
  const after = withSeat(record, seat, as)
  const { name } = as
  if (name === null) return after
  const key = nameKey(name)
  const namesake = after.seats.findIndex((one, i) => i !== seat && one.name !== null && nameKey(one.name) === key)
  const taken = after.seats[namesake]
  if (!taken) return after
  if (started || !isBots(taken)) throw new RefusedError('nameTaken', 'name')
  return withSeat(after, namesake, { ...taken, name: newBotName(after.seats.map(({ name }) => name)) })
}

function knownBot(bot: string): string {
  if (!isLevel(bot)) throw new RefusedError('unknownBot', 'bot')
  return bot
}

function knownClock(clock: Clock | null): Clock | null {
  if (clock?.bot !== undefined) knownBot(clock.bot)
  return clock
}

const withSeat = (record: TableRecord, seat: Seat, as: SeatRecord): TableRecord => ({
  ...record,
  seats: record.seats.with(seat, as),
})

function seatAt(record: TableRecord, seat: Seat): SeatRecord {
  const found = record.seats[seat]
  if (!found) throw new RefusedError('badRequest', 'seat')
  return found
}

/** The situation of the game that a change depends on. */
export interface Situation {
  started: boolean
  over: boolean
  now: number
}

export function sitDown(
  record: TableRecord,
  { name, seat: wanted }: TakeSeat,
  situation: Situation,
  { hashOf }: TokenHash,
): Change & { seat: Seat } {
  const { started, over } = situation
  // The seats of a running game belong to those who began it, unless the others have opened one.
  const mayTake = started ? isOpen : isFree
  if (over || (started && !record.seats.some(mayTake))) throw new RefusedError('alreadyStarted')
  const seat = wanted ?? record.seats.findIndex(mayTake)
  if (seat < 0) throw new RefusedError('tableFull')
  const before = seatAt(record, seat)
  if (!mayTake(before)) throw new RefusedError('seatTaken')
  const token = newAccessToken()
  const taken: SeatRecord = { ...FREE, name, tokenHash: hashOf(token), ready: started }
  const notice: Notice = started ? { t: 'tookOver', seat, name, before: before.name ?? '' } : { t: 'sat', seat, name }
  return { record: withPerson(record, seat, taken, situation), notices: [notice], token, seat }
}

const isOpen = (seat: SeatRecord): boolean => seat.open === true

const isFree = (seat: SeatRecord): boolean => seat.tokenHash === null && seat.bot === null

/** A person's command about their own seat. */
export function changeSeat(record: TableRecord, seat: Seat, command: ChangeSeat, situation: Situation): Change {
  const mine = seatAt(record, seat)
  const { started } = situation
  switch (command.do) {
    case 'name': {
      const { name } = command
      if (name === mine.name) return { record, notices: [] }
      const after = withPerson(record, seat, { ...mine, name }, situation)
      return { record: after, notices: started ? [{ t: 'renamed', seat, name, before: mine.name ?? '' }] : [] }
    }
    case 'ready':
      if (started) throw new RefusedError('alreadyStarted')
      return { record: withSeat(record, seat, { ...mine, ready: command.ready }), notices: [] }
    case 'hook':
      return { record: withSeat(record, seat, { ...mine, hook: command.hook }), notices: [] }
    case 'leave':
      if (started) throw new RefusedError('alreadyStarted')
      if (seat === record.host) throw new RefusedError('badRequest', 'host')
      return { record: withSeat(record, seat, FREE), notices: leaving(seat, mine) }
    default:
      return command satisfies never
  }
}

const leaving = (seat: Seat, { name }: SeatRecord): Notice[] => (name === null ? [] : [{ t: 'left', seat, name }])

/** Commands that the host carries out alone, except for starting the game. */
export type HostChange = Exclude<HostCommand, { do: 'start' } | { do: 'open' }>

/**
 * The proposal that a command of the host becomes: once the game runs, another player's seat is given to a bot or to
 * another person only if the others agree. Null: the host may do it alone.
 */
export function seatProposal(
  record: TableRecord,
  command: HostCommand,
  { started, over }: Situation,
): SeatProposal | null {
  if (command.do !== 'open' && command.do !== 'bot') return null
  const { seat } = command
  const { tokenHash, bot } = seatAt(record, seat)
  if (seat === record.host) throw new RefusedError('badRequest', 'host')
  if (command.do === 'open') {
    if (!started) throw new RefusedError('notStarted')
    if (over) throw new RefusedError('over')
    return { what: 'open', seat }
  }
  if (!started || tokenHash === null || bot !== null) return null
  return { what: 'bot', seat, bot: knownBot(command.bot) }
}

/** The others agreed to proposal number `to`: anybody who comes may take this seat. */
export function openSeat(record: TableRecord, seat: Seat, by: Seat, to: number): Change | null {
  const before = seatAt(record, seat)
  if (before.open) return null
  const notice: Notice = { t: 'opened', seat, name: before.name ?? '', by, to }
  return { record: withSeat(record, seat, { ...before, open: true }), notices: [notice] }
}

/** Gives a seat to a bot during the game, until its person comes back. `to` is the proposal that was agreed to, if one was needed. */
export function giveToBot(record: TableRecord, seat: Seat, bot: string, to?: number): Change {
  const notice: Notice = { t: 'bot', seat, bot, ...(to !== undefined && { to }) }
  return { record: withSeat(record, seat, { ...seatAt(record, seat), bot }), notices: [notice] }
}

export function hostCommand(
  record: TableRecord,
  command: HostChange,
  { started, over, now }: Situation,
  { hashOf }: TokenHash,
): Change {
  switch (command.do) {
    case 'pause':
    case 'resume': {
      if (!started) throw new RefusedError('notStarted')
      if (over) throw new RefusedError('over')
      const paused = command.do === 'pause'
      if (record.paused === paused) return { record, notices: [] }
      return { record: { ...record, paused, clockFrom: now }, notices: [{ t: paused ? 'paused' : 'resumed' }] }
    }
    case 'end':
      if (!started) throw new RefusedError('notStarted')
      if (over) throw new RefusedError('over')
      return { record: { ...record, ended: true, paused: false }, notices: [{ t: 'ended' }] }
    case 'bot': {
      const { seat } = command
      const bot = knownBot(command.bot)
      const before = seatAt(record, seat)
      if (seat === record.host) throw new RefusedError('badRequest', 'host')
      if (started && before.tokenHash !== null) return giveToBot(record, seat, bot)
      // Before the start a bot replaces the person on the seat; a bot that sits there already changes its level.
      const after = withBot(record, seat, bot)
      const { name } = seatAt(after, seat)
      return { record: after, notices: isBots(before) || name === null ? [] : [{ t: 'sat', seat, name }] }
    }
    case 'free': {
      if (started) throw new RefusedError('alreadyStarted')
      if (command.seat === record.host) throw new RefusedError('badRequest', 'host')
      const before = seatAt(record, command.seat)
      return { record: withSeat(record, command.seat, FREE), notices: leaving(command.seat, before) }
    }
    case 'clock':
      return {
        record: { ...record, clock: knownClock(command.clock), clockFrom: now },
        notices: started ? [{ t: 'clockChanged' }] : [],
      }
    case 'pace':
      return { record: { ...record, pace: command.pace }, notices: [] }
    case 'reactions': {
      if (started) throw new RefusedError('alreadyStarted')
      const { reactions: _, ...waits } = record
      return { record: command.seconds === null ? waits : { ...waits, reactions: command.seconds }, notices: [] }
    }
    case 'delay':
      return { record: { ...record, watch: { ...record.watch, delay: command.delay } }, notices: [] }
    case 'watch': {
      const token = newAccessToken()
      return { record: { ...record, watch: { ...record.watch, tokenHash: hashOf(token) } }, notices: [], token }
    }
    default:
      return command satisfies never
  }
}

/** Refuses if the game may not begin yet. */
export function checkStart(record: TableRecord, { started }: Situation): void {
  if (started) throw new RefusedError('alreadyStarted')
  if (record.seats.some(isFree)) throw new RefusedError('seatsOpen')
  if (record.seats.some((seat, i) => i !== record.host && !seat.ready)) throw new RefusedError('notReady')
}

/** The clock ran out: a bot has the seat until its person returns. */
export function standIn(record: TableRecord, seat: Seat, bot: string): Change {
  const after = { ...seatAt(record, seat), bot }
  return { record: withSeat(record, seat, after), notices: [{ t: 'standsIn', seat, bot }] }
}

/** The person of a seat is back: the bot that stood in goes, and nobody else may take the seat. */
export function comeBack(record: TableRecord, seat: Seat): Change | null {
  const { open, ...mine } = seatAt(record, seat)
  if ((mine.bot === null && !open) || mine.tokenHash === null) return null
  return { record: withSeat(record, seat, { ...mine, bot: null }), notices: [{ t: 'returned', seat }] }
}

/** Seats as they vote. */
export const votingSeats = ({ seats }: TableRecord): VotingSeat[] =>
  seats.map(({ tokenHash, bot }) => ({ person: tokenHash !== null, bot }))

/** Seats that people hold and play themselves. */
export const persons = (record: TableRecord): Seat[] =>
  [...record.seats.keys()].filter(seat => record.seats[seat]?.tokenHash !== null && record.seats[seat]?.bot === null)

/** The holder of a token; null if nobody holds it. */
export function holderOf(record: TableRecord, token: string, { holds }: TokenHash): { seat: Seat } | 'onlooker' | null {
  // Compares every hash even after a match, so that the time reveals nothing.
  let holder: { seat: Seat } | 'onlooker' | null = holds(token, record.watch.tokenHash) ? 'onlooker' : null
  record.seats.forEach((taken, seat) => {
    if (taken.tokenHash !== null && holds(token, taken.tokenHash)) holder = { seat }
  })
  return holder
}

/** Bots that were stored before they had names always get the same names. */
function named({ seats }: TableRecord): SeatRecord[] {
  const there = seats.map(({ name }) => name)
  return seats.map((seat, i) => {
    if (!isBots(seat) || seat.name !== null) return seat
    const name = newBotName(there, () => 0)
    there[i] = name
    return { ...seat, name }
  })
}

/** Everything that anybody with the code may know of a table. */
export function lobbyOf(
  code: string,
  record: TableRecord,
  there: { started: boolean; over: boolean; online: (seat: Seat) => boolean; watching: number; newerRules: boolean },
): Lobby {
  const {
    game,
    board,
    mode,
    options = {},
    host,
    paused,
    clock,
    reactions = null,
    pace = 'normal',
    watch,
    from,
  } = record
  const seats = named(record)
  return {
    code,
    game,
    board,
    mode,
    options,
    host,
    started: there.started,
    over: there.over,
    paused,
    clock,
    reactions,
    pace,
    delay: watch.delay,
    seats: seats.map((seat, i) => ({
      name: seat.name,
      bot: seat.bot,
      person: seat.tokenHash !== null,
      ready: seat.ready,
      online: there.online(i),
      ...(seat.open && { open: true as const }),
    })),
    watching: there.watching,
    newerRules: there.newerRules,
    ...(from?.stood && { from: from.stood }),
  }
}
