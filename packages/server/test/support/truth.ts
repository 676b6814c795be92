/** What a table's log says, folded by the rules alone, and whether everybody was told that and nothing else. */
import { type Entry, LiveGame, lobbyOf, persons, type Store, type TableRecord, type TalkEntry } from '@coldwake/host'
import {
  canonical,
  create,
  type EventFace,
  faceFor,
  type GameEvent,
  type GameState,
  pendingFor,
  type Seat,
  stepped,
  tableView,
  takenBack,
  view,
} from '@coldwake/rules'
import type { Lobby } from '@coldwake/wire'
import type { StoredEditions } from '../../src/storedEditions.ts'
import type { Device } from './device.ts'
import { type Sitting, written } from './sitting.ts'

/** How the game stood before an entry. */
interface Moment {
  state: GameState
  events: number
  askedAt: number
}

export interface Truth {
  entries: Entry[]
  talk: TalkEntry[]
  record: TableRecord
  before: Moment[]
  state: GameState
  events: GameEvent[]
  askedAt: number
  /** May each seat take back? */
  back: boolean[]
}

export async function truthOf(store: Store, editions: StoredEditions, code: string): Promise<Truth> {
  const [table, entries, talk] = await Promise.all([store.table(code), store.read(code, 0), store.said(code, 0)])
  if (!table) throw new Error(`there is no table ${code}`)
  const folded = fold(entries)
  const game = await LiveGame.load(store, editions, code)
  // Nobody plays meanwhile but bots and the clock: what they have written by now is in no list above.
  if (game?.entries === entries.length && canonical(game.state) !== canonical(folded.state))
    throw new Error(`the server folds the log of ${code} into another state`)
  const back = table.record.seats.map((_, seat) => game?.mayTakeBack(seat) ?? false)
  return { entries, talk, record: table.record, ...folded, back }
}

function fold([first, ...rest]: Entry[]): Pick<Truth, 'before' | 'state' | 'events' | 'askedAt'> {
  if (first?.e !== 'create') throw new Error('a log begins with the set-up')
  const events: GameEvent[] = []
  let state = create(first.setup, first.key, event => events.push(event))
  let askedAt = first.at
  const before: Moment[] = [{ state, events: 0, askedAt }]
  for (const entry of rest) {
    before.push({ state, events: events.length, askedAt })
    const { n } = state
    if (entry.e === 'input') state = stepped(state, entry.input, event => events.push(event))
    else if (entry.e === 'back') {
      const past = before[entry.to]
      state = takenBack(past.state, state)
      events.push({ e: 'tookBack', who: entry.seat, event: past.events, rule: 'NEM-RULING-235' })
    } else throw new Error(`nobody asked for an entry ${entry.e}`)
    if (state.n !== n) askedAt = entry.at
  }
  return { before, state, events, askedAt }
}

// ---------------------------------------------------------------- what was sent

/** Everything acknowledged is in the log once, everything else of a person's once at most, and nothing else is there. */
export function ledgerFaults(sitting: Sitting, truth: Truth): string[] {
  return [
    ...sitting.people.flatMap(person => inputFaults(person, truth)),
    ...sitting.people.flatMap(person => wordFaults(person, truth)),
    ...sitting.people.flatMap(person => takeBackFaults(person, truth)),
    ...strangers(sitting, truth),
    ...twice(truth),
    ...clockFaults(truth),
  ]
}

type Person = Sitting['people'][number]

const faultsOf = (what: string, { times, accepted }: { times: number; accepted: number }, there: number): string[] => {
  const said = `${what} was sent ${times} times, acknowledged ${accepted} times, and is there ${there} times`
  return there < accepted || there > times ? [said] : []
}

function inputFaults({ inputs, seat }: Person, { entries }: Truth): string[] {
  const logged = new Map<string, number>()
  for (const entry of entries) {
    if (entry.e !== 'input' || entry.by || entry.input.seat !== seat || entry.input.do === 'reconsider') continue
    const input = written(entry.input)
    logged.set(input, (logged.get(input) ?? 0) + 1)
  }
  const unknown = [...logged.keys()].filter(input => !inputs.has(input)).map(input => `nobody sent ${input}`)
  return [...unknown, ...[...inputs].flatMap(([input, sent]) => faultsOf(input, sent, logged.get(input) ?? 0))]
}

function wordFaults({ words, seat }: Person, { talk }: Truth): string[] {
  const said = talk
    .filter(entry => entry.seat === seat)
    .map(entry => (entry.talk.t === 'words' ? entry.talk.words : ''))
  return [...words].flatMap(([text, sent]) => faultsOf(`“${text}”`, sent, said.filter(other => other === text).length))
}

/** A take back undoes what its person saw when they asked for it, or what everybody agreed to undo. */
function takeBackFaults({ takeBacks, seat }: Person, { entries, before, talk }: Truth): string[] {
  const there = new Map<number, { taken: number; agreed: number }>()
  for (const [i, entry] of entries.entries()) {
    const isBack = entry.e === 'back' && entry.seat === seat
    if (!isBack && !(entry.e === 'input' && entry.input.do === 'reconsider' && entry.input.seat === seat)) continue
    const { state, events } = before[i]
    const agreed = isBack && talk.some(said => said.seat === seat && isProposalAt(said, events))
    const so = there.get(state.n) ?? { taken: 0, agreed: 0 }
    there.set(state.n, { taken: so.taken + 1, agreed: so.agreed + Number(agreed) })
  }
  return [...new Set([...there.keys(), ...takeBacks.map(({ n }) => n)])].flatMap(n => {
    const { taken, agreed } = there.get(n) ?? { taken: 0, agreed: 0 }
    const asked = takeBacks.filter(one => one.n === n)
    const sent = { times: asked.length + agreed, accepted: asked.filter(({ accepted }) => accepted).length }
    return faultsOf(`a take back by seat ${seat} at question ${n}`, sent, taken)
  })
}

const isProposalAt = ({ talk }: TalkEntry, events: number): boolean => talk.t === 'propose' && talk.events === events

function strangers({ people, plan }: Sitting, { entries }: Truth): string[] {
  return entries.flatMap((entry, i) => {
    if (entry.e !== 'input') return []
    const { seat } = entry.input
    const isPerson = people.some(person => person.seat === seat)
    const right =
      entry.by === 'clock' ? isPerson && plan.clock : isPerson ? !entry.by || plan.clock : entry.by === 'bot'
    return right ? [] : [`entry ${i} is not by who may write it: ${JSON.stringify(entry)}`]
  })
}

/** One answer to each question, and one more each time that one was reconsidered. */
function twice({ entries }: Truth): string[] {
  const answers = new Map<string, number>()
  for (const entry of entries) {
    if (entry.e !== 'input' || entry.input.do === 'standing' || entry.input.do === 'holdTurn') continue
    const question = `seat ${entry.input.seat} question ${entry.input.n}`
    answers.set(question, (answers.get(question) ?? 0) + (entry.input.do === 'reconsider' ? -1 : 1))
  }
  return [...answers].filter(([, count]) => count > 1).map(([question]) => `${question} was answered twice`)
}

/** The clock answers when the time is over, not before. */
function clockFaults({ entries, before, record }: Truth): string[] {
  return entries.flatMap((entry, i) => {
    if (entry.e !== 'input' || entry.by !== 'clock') return []
    const after = entry.at - before[i].askedAt - (record.clock?.seconds ?? 0) * 1000
    return after < 0 ? [`entry ${i} by the clock comes ${-after} ms too soon`] : []
  })
}

/** How many ms after the time was over the clock answered, each time. */
export const clockDelays = ({ entries, before, record }: Truth): number[] =>
  entries.flatMap((entry, i) =>
    entry.e === 'input' && entry.by === 'clock' && record.clock
      ? [entry.at - before[i].askedAt - record.clock.seconds * 1000]
      : [],
  )

// ---------------------------------------------------------------- what was told

/** When the open question must be answered by. */
export function endsOf({ state, record, askedAt }: Truth): number | null {
  const { clock, clockFrom } = record
  if (!clock || state.over || !persons(record).some(seat => pendingFor(state, seat))) return null
  return Math.max(askedAt, clockFrom) + clock.seconds * 1000
}

export const botsAsked = ({ state, record }: Truth): Seat[] =>
  state.over ? [] : [...record.seats.keys()].filter(seat => record.seats[seat].bot !== null && pendingFor(state, seat))

/** Who is connected. */
export interface Presence {
  isThere: (seat: Seat) => boolean
  /** Null while nobody can know how many: one of them was with a process that died. */
  watching: number | null
}

/** What a device does not show as the log has it. */
export function differences(device: Device, seat: Seat | null, truth: Truth, presence: Presence): string[] {
  if (!device.greeted) return ['a connection']
  const { state, talk } = truth
  const whole = seat === null ? { table: tableView(state), me: null } : view(state, seat)
  const events: EventFace[] = truth.events.map(event => faceFor(event, seat, state.setup))
  const back = seat !== null && truth.back[seat]
  const lobby = device.lobby && lobbyFor(device.lobby, truth, presence)
  const heard = talk.slice(device.talkFrom)
  const right = { ...whole, back, events, talk: heard, ends: endsOf(truth), lobby }
  return (['table', 'me', 'back', 'events', 'talk', 'ends', 'lobby'] as const).filter(
    part => JSON.stringify(device[part]) !== JSON.stringify(right[part]),
  )
}

function lobbyFor({ code, watching }: Lobby, { state, record }: Truth, presence: Presence): Lobby {
  return lobbyOf(code, record, {
    started: true,
    over: record.ended || state.over !== null,
    online: presence.isThere,
    watching: presence.watching ?? watching,
    newerRules: false,
  })
}
