/**
 * A ledger holds what others said and did, compared with what the bot sees itself. It is a fold over talk and views:
 * a bot that has lost its ledger begins again with the whole talk.
 */
import { findFacts, type Seat, type TableView } from '@coldwake/rules/facts'
import type { Deed, Fact, Saying } from '@coldwake/wire'
import type { HeardWhisper, Scene, Spoken } from '../bot.ts'
import { GAME_TOPICS, type GameTrace, traceOf } from '../games/index.ts'
import { talkWeights } from '../weights.ts'
import { deedDone } from './deeds.ts'
import { weightOf } from './trust.ts'
import { verdict } from './verdict.ts'

export interface Claim {
  number: number
  seat: Seat
  fact: Fact
  sure: boolean
  /** The speaker had not chosen an objective yet: nobody has much to hide then. */
  early: boolean
  /** The speaker told nobody but me. */
  whispered?: true
}

/** A player said that they would do it, or leave it. */
export interface Promised {
  seat: Seat
  deed: Deed
  not: boolean
  /** The last round for it; null: any. */
  by: number | null
}

/** Things that everybody could see when the bot last looked, and that somebody may have changed since. */
interface Before extends GameTrace {
  doomed: boolean
  shut: readonly string[]
}

export interface Ledger {
  /** The number of the first saying that is not taken in yet. */
  heard: number
  /** How many private words are taken in. */
  whispers: number
  /** Seat → points for it, and against it. */
  good: readonly number[]
  bad: readonly number[]
  /** Claims that are not decided yet, the newest last. */
  claims: readonly Claim[]
  promises: readonly Promised[]
  /** Requests and offers that are still open. */
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
  for (const spoken of talk.slice(firstUnheard(talk, before.heard))) hear(draft, scene, spoken)
  for (const one of whispers.slice(before.whispers)) if (one.to === me.seat) hearWhisper(draft, scene, one)
  draft.claims = draft.claims.filter(claim => !decided(draft, scene, claim)).slice(-talkWeights.most)
  draft.promises = draft.promises.filter(promise => !settled(draft, table, promise)).slice(-talkWeights.most)
  blame(draft, scene, before.before)
  return {
    heard: (talk.at(-1)?.number ?? before.heard - 1) + 1,
    whispers: whispers.length,
    ...draft,
    asked: draft.asked.slice(-talkWeights.most),
    before: {
      ...traceOf(table),
      doomed: table.selfDestruct !== null,
      shut: table.doors.flatMap(({ corridor, state }) => (state === 'closed' ? [corridor] : [])),
    },
  }
}

function firstUnheard(talk: readonly Spoken[], heard: number): number {
  return talk.findLastIndex(({ number }) => number < heard) + 1
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

/** A private word counts as a claim does. That one certain token is not of some kind says nothing that a bot uses. */
function hearWhisper(draft: Draft, scene: Scene, { seat, fact, sure }: HeardWhisper): void {
  if ('nth' in fact && !fact.is) return
  claimed(draft, { number: PRIVATE, seat, fact, sure, early: isEarly(scene, seat), whispered: true })
}

/** A promise of something that is done already is no promise. */
function undertake(draft: Draft, table: TableView, promise: Promised): void {
  if (deedDone(table, promise.seat, promise.deed)) return
  const same = JSON.stringify(promise)
  if (!draft.promises.some(one => JSON.stringify(one) === same)) draft.promises.push(promise)
}

/** A player who agrees to a request has promised it; after an offer both have. A denial counts as much as its speaker's word. */
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
    add(draft.bad, claim.seat, talkWeights.doubt * weightOf(draft, table, seat))
  }
}

/** A later claim with the same subject replaces the earlier one. */
function subject(fact: Fact): string {
  if (fact.about === 'room' || fact.about === 'token') return `${fact.about} ${fact.room}`
  for (const { subjects } of GAME_TOPICS) {
    const found = subjects(fact)
    if (found !== null) return found
  }
  return JSON.stringify(fact)
}

function add(points: number[], seat: Seat, more: number): void {
  points[seat] = (points[seat] ?? 0) + more
}

/** True once what I see shows that a claim was true, or that it was not. */
function decided(draft: Draft, scene: Scene, { seat, fact, sure }: Claim): boolean {
  const { truth, lie, doubt } = talkWeights
  const found = verdict(scene, seat, fact)
  if (found === null) return false
  if (seat === scene.me?.seat) return true
  const counts = sure ? 1 : doubt
  if (found === true) add(draft.good, seat, truth * counts)
  if (found === false) add(draft.bad, seat, lie * counts)
  // Nobody can know it who has never looked.
  if (found === 'groundless') add(draft.bad, seat, sure ? lie * doubt : 0)
  return true
}

/** True once it is known whether a promise was kept. */
function settled(draft: Draft, table: TableView, { seat, deed, not, by }: Promised): boolean {
  const { betrayed, kept, broken, doubt } = talkWeights
  const done = deedDone(table, seat, deed)
  const late = by !== null && table.round > by
  if (done) {
    if (not) add(draft.bad, seat, betrayed)
    else add(draft.good, seat, kept)
    return true
  }
  if (late) {
    if (not) add(draft.good, seat, kept * doubt)
    // A deed that nobody can see may have been done.
    else if (done === false) add(draft.bad, seat, broken)
    return true
  }
  return table.crew[seat]?.fate !== 'aboard'
}

// ---------------------------------------------------------------- harm done in the open

const FUSES = GAME_TOPICS.flatMap(({ fuses }) => fuses)

/** Blames a player who alone can have done what has changed since. */
function blame(draft: Draft, scene: Scene, before: Before | null): void {
  const { table, me } = scene
  if (!before || !me || table.mode !== 'semiCooperative') return
  const accuse = (isThere: (room: string) => boolean, points: number) => {
    const [one, ...more] = table.crew.filter(
      crew => crew.seat !== me.seat && crew.fate === 'aboard' && isThere(crew.room),
    )
    if (one && more.length === 0) add(draft.bad, one.seat, points)
  }
  const tileOf = (room: string) => table.rooms.find(one => one.room === room)?.tile ?? ''
  for (const { harms } of GAME_TOPICS)
    for (const { isDone, tiles } of harms)
      if (isDone(scene, before)) accuse(room => tiles.includes(tileOf(room)), talkWeights.harm)
  if (table.selfDestruct !== null && !before.doomed) accuse(room => FUSES.includes(tileOf(room)), talkWeights.harm)
  const board = findFacts(table.game)?.boards[table.board]
  const mine = table.crew[me.seat]?.room
  for (const { corridor, state } of table.doors) {
    if (!board || mine === undefined || state !== 'closed' || before.shut.includes(corridor)) continue
    const ends = board.ends[board.corridorIndex[corridor] ?? -1]?.map(room => board.rooms[room]) ?? []
    if (ends.includes(mine)) accuse(room => ends.includes(room), talkWeights.shutOut)
  }
}
