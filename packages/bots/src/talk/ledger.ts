/**
 * What a bot holds of others: what they said and did, held against what it sees itself. A fold over talk and views;
 * whoever loses it begins again with the whole talk.
 */
import { findFacts, type Seat, type TableView } from '@coldwake/rules/facts'
import type { Deed, Fact, Saying } from '@coldwake/wire'
import type { HeardWhisper, Scene, Spoken } from './bot.ts'
import { deedDone } from './deeds.ts'
import { homeOf, verdict } from './verdict.ts'

export interface Claim {
  number: number
  seat: Seat
  fact: Fact
  sure: boolean
  /** They had not chosen yet what to play for: nobody has much to hide then. */
  early: boolean
  /** They told nobody but me. */
  whispered?: true
}

/** Somebody said they would do it, or leave it. */
export interface Promised {
  seat: Seat
  deed: Deed
  not: boolean
  /** The last round for it; null: any. */
  by: number | null
}

/** What everybody can see and somebody may change. */
interface Before {
  destination: string | null
  doomed: boolean
  shut: readonly string[]
}

export interface Ledger {
  /** Sayings up to this number are taken in. */
  heard: number
  /** So many private words are taken in. */
  whispers: number
  /** Seat → what speaks for it, and against it. */
  good: readonly number[]
  bad: readonly number[]
  /** What was claimed and is not decided yet; the newest last. */
  claims: readonly Claim[]
  promises: readonly Promised[]
  /** Requests and offers that nobody has answered for all. */
  asked: readonly Spoken[]
  before: Before | null
}

export const BLANK: Ledger = {
  heard: 0,
  whispers: 0,
  good: [],
  bad: [],
  claims: [],
  promises: [],
  asked: [],
  before: null,
}

// ---------------------------------------------------------------- trust

/** What speaks for and against somebody of whom nothing is known: those who win together have no reason to lie. */
const STRANGER = { good: 2.4, bad: 1 }
const COMRADE = { good: 12, bad: 1 }

/** How far this seat is to be trusted, from 0 to 1. */
export function trust({ good, bad }: Ledger, { mode }: TableView, seat: Seat): number {
  const prior = mode === 'semiCooperative' ? STRANGER : COMRADE
  const plus = prior.good + (good[seat] ?? 0)
  return plus / (plus + prior.bad + (bad[seat] ?? 0))
}

/** Under this nothing that is said counts, and over that everything. */
const LIAR = 0.35
const SURE = 0.85

/** How much it counts that this seat says so, from 0 to 1. */
export const weightOf = (ledger: Ledger, table: TableView, seat: Seat): number =>
  Math.max(0, Math.min(1, (trust(ledger, table, seat) - LIAR) / (SURE - LIAR)))

/** What one thing says of whoever did it. */
const TRUTH = 1
const LIE = 3
/** Half of it where somebody only thought so, or one cannot say who is wrong. */
const DOUBT = 0.5
const KEPT = 1
const BROKEN = 1
const BETRAYED = 2.5
const HARM = 2
const SHUT_OUT = 0.4
/** More than this is not kept in mind. */
const MOST = 24

// ---------------------------------------------------------------- the fold

/** A ledger being written. */
interface Draft {
  good: number[]
  bad: number[]
  claims: Claim[]
  promises: Promised[]
  asked: Spoken[]
}

/** The ledger after what is said and seen now. */
export function recorded(scene: Scene, before: Ledger): Ledger {
  const { table, me, talk, whispers } = scene
  if (!me) return before
  const draft: Draft = {
    good: table.crew.map((_, seat) => before.good[seat] ?? 0),
    bad: table.crew.map((_, seat) => before.bad[seat] ?? 0),
    claims: [...before.claims],
    promises: [...before.promises],
    asked: [...before.asked],
  }
  for (let i = firstUnheard(talk, before.heard); i < talk.length; i++) hear(draft, scene, talk[i])
  for (const one of whispers.slice(before.whispers)) if (one.to === me.seat) hearWhisper(draft, scene, one)
  draft.claims = draft.claims.filter(claim => !decided(draft, scene, claim)).slice(-MOST)
  draft.promises = draft.promises.filter(promise => !settled(draft, table, promise)).slice(-MOST)
  blame(draft, scene, before.before)
  return {
    heard: (talk.at(-1)?.number ?? before.heard - 1) + 1,
    whispers: whispers.length,
    ...draft,
    asked: draft.asked.slice(-MOST),
    before: {
      destination: table.destination,
      doomed: table.selfDestruct !== null,
      shut: table.doors.flatMap(({ corridor, state }) => (state === 'closed' ? [corridor] : [])),
    },
  }
}

function firstUnheard(talk: readonly Spoken[], heard: number): number {
  let i = talk.length
  while (i > 0 && talk[i - 1].number >= heard) i--
  return i
}

function hear(draft: Draft, scene: Scene, spoken: Spoken): void {
  const { number, seat, saying } = spoken
  switch (saying.t) {
    case 'claim':
      return claimed(draft, { number, seat, fact: saying.fact, sure: saying.sure, early: isEarly(scene, seat) })
    case 'promise':
      return undertake(draft, scene.table, { seat, deed: saying.deed, not: saying.not, by: saying.by })
    case 'request':
    case 'offer':
      draft.asked.push(spoken)
      return
    case 'reply':
      return answered(draft, scene, seat, saying)
  }
}

const isEarly = ({ table }: Scene, seat: Seat): boolean => (table.crew[seat]?.objectives ?? 0) > 1

/** The newest word about something takes the place of the speaker's earlier ones. */
function claimed(draft: Draft, claim: Claim): void {
  const { seat, fact } = claim
  draft.claims = draft.claims.filter(one => one.seat !== seat || subject(one.fact) !== subject(fact))
  draft.claims.push(claim)
}

/** Nothing that is said to everybody has this number. */
const PRIVATE = -1

/** Counts as a claim does. That one certain token is not of some code says nothing that is reckoned with. */
function hearWhisper(draft: Draft, scene: Scene, { seat, fact, sure }: HeardWhisper): void {
  if ('nth' in fact && !fact.is) return
  claimed(draft, { number: PRIVATE, seat, fact, sure, early: isEarly(scene, seat), whispered: true })
}

/** A deed that is done already is promised easily. */
function undertake(draft: Draft, table: TableView, promise: Promised): void {
  if (deedDone(table, promise.seat, promise.deed)) return
  const same = JSON.stringify(promise)
  if (!draft.promises.some(one => JSON.stringify(one) === same)) draft.promises.push(promise)
}

/** Who agrees to a request has promised it; to an offer, both have. A denial counts as much as who denies. */
function answered(draft: Draft, scene: Scene, seat: Seat, { to, how }: Extract<Saying, { t: 'reply' }>): void {
  const { table, me } = scene
  const asked = draft.asked.find(({ number }) => number === to)
  if (asked && how === 'agree') {
    const { saying } = asked
    if (saying.t === 'request') undertake(draft, table, { seat, deed: saying.deed, not: saying.not, by: saying.by })
    if (saying.t === 'offer') {
      undertake(draft, table, { seat, ...saying.want, by: null })
      undertake(draft, table, { seat: asked.seat, ...saying.give, by: null })
    }
  }
  if (asked && how !== 'later') draft.asked = draft.asked.filter(({ number }) => number !== to)
  const claim = draft.claims.find(({ number }) => number === to)
  if (claim && how === 'withdraw') draft.claims = draft.claims.filter(one => one !== claim)
  if (claim && how === 'deny' && seat !== me?.seat && claim.seat !== seat) {
    const ledger = { ...BLANK, good: draft.good, bad: draft.bad }
    draft.bad[claim.seat] += DOUBT * weightOf(ledger, table, seat)
  }
}

/** Two claims about the same thing are one and its change. */
function subject(fact: Fact): string {
  switch (fact.about) {
    case 'engine':
      return `engine ${fact.engine}`
    case 'course':
      return `course ${fact.space}`
    case 'room':
    case 'token':
      return `${fact.about} ${fact.room}`
    default:
      return JSON.stringify(fact)
  }
}

/** Has what I see shown that it was true, or that it was not? */
function decided(draft: Draft, scene: Scene, { seat, fact, sure }: Claim): boolean {
  if (seat === scene.me?.seat) return verdict(scene, seat, fact) !== null
  const found = verdict(scene, seat, fact)
  if (found === null) return false
  const counts = sure ? 1 : DOUBT
  if (found === true) draft.good[seat] += TRUTH * counts
  if (found === false) draft.bad[seat] += LIE * counts
  // Nobody can know it who has never looked.
  if (found === 'groundless') draft.bad[seat] += sure ? LIE * DOUBT : 0
  return true
}

/** Is it known whether a promise was kept? */
function settled(draft: Draft, table: TableView, { seat, deed, not, by }: Promised): boolean {
  const done = deedDone(table, seat, deed)
  const late = by !== null && table.round > by
  if (done) {
    if (not) draft.bad[seat] += BETRAYED
    else draft.good[seat] += KEPT
    return true
  }
  if (late) {
    if (not) draft.good[seat] += KEPT * DOUBT
    // What cannot be seen may have been done.
    else if (done === false) draft.bad[seat] += BROKEN
    return true
  }
  return table.crew[seat]?.fate !== 'aboard'
}

// ---------------------------------------------------------------- harm done in the open

/** Where the ship or the facility is set to destroy itself. */
const FUSES: readonly string[] = ['generator', 'powerGenerator', 'coolingSystem']

/** Whoever alone can have done what has changed since. */
function blame(draft: Draft, scene: Scene, before: Before | null): void {
  const { table, me } = scene
  if (!before || !me || table.mode !== 'semiCooperative') return
  const accuse = (at: (room: string) => boolean, weight: number) => {
    const there = table.crew.filter(one => one.seat !== me.seat && one.fate === 'aboard' && at(one.room))
    if (there.length === 1) draft.bad[there[0].seat] += weight
  }
  const tileOf = (room: string) => table.rooms.find(one => one.room === room)?.tile ?? ''
  if (
    table.destination !== before.destination &&
    homeOf(scene, before.destination) &&
    !homeOf(scene, table.destination)
  )
    accuse(room => tileOf(room) === 'cockpit', HARM)
  if (table.selfDestruct !== null && !before.doomed) accuse(room => FUSES.includes(tileOf(room)), HARM)
  const board = findFacts(table.game)?.boards[table.board]
  const mine = table.crew[me.seat]?.room
  for (const { corridor, state } of table.doors) {
    if (state !== 'closed' || before.shut.includes(corridor)) continue
    const ends = board?.ends[board.corridorIndex[corridor]]?.map(room => board.rooms[room]) ?? []
    if (ends.includes(mine)) accuse(room => ends.includes(room), SHUT_OUT)
  }
}
