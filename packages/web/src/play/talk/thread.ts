/** The talk as it is read: who goes on speaking, what was taken back, what waits for an answer. */
import type { Seat } from '@coldwake/rules/facts'
import { type Heard, isSaying, type Saying } from '@coldwake/wire'
import type { Statement } from './statementDraft.ts'

/** Who says more within this time is not named again. */
const PAUSE = 3 * 60_000

export type Reply = (Saying & { t: 'reply' })['how']

export const isStatement = (talk: Heard['talk']): talk is Statement =>
  isSaying(talk) && talk.t !== 'words' && talk.t !== 'reply'

/** Does the same person go on speaking in their own words? */
export function goesOn(now: Heard, before: Heard | undefined): boolean {
  if (now.talk.t !== 'words' || before === undefined || !isSaying(before.talk)) return false
  return now.seat === before.seat && now.at - before.at < PAUSE
}

/** The numbers of the sayings that their speakers have taken back. The first entry has the number `from`. */
export function withdrawn(entries: readonly Heard[], from = 0): ReadonlySet<number> {
  return new Set(
    entries.flatMap(({ seat, talk }) =>
      talk.t === 'reply' && talk.how === 'withdraw' && entries[talk.to - from]?.seat === seat ? [talk.to] : [],
    ),
  )
}

const ANSWERS: Record<Saying['t'], readonly Reply[]> = {
  words: ['agree', 'refuse', 'thanks', 'doubt'],
  claim: ['thanks', 'doubt', 'deny'],
  promise: ['thanks', 'doubt'],
  request: ['agree', 'refuse', 'later'],
  offer: ['agree', 'refuse', 'later'],
  ask: ['refuse', 'later'],
  reply: ['thanks', 'doubt'],
}

/** How this seat may answer it. */
export function repliesTo({ seat, talk }: Heard, mine: Seat): readonly Reply[] {
  if (!isSaying(talk)) return []
  if (seat === mine) return isStatement(talk) && talk.t !== 'ask' ? ['withdraw'] : []
  // One denies only what one is said to have done or to be.
  const accused = talk.t === 'claim' && 'whom' in talk.fact && talk.fact.whom === mine
  return ANSWERS[talk.t].filter(reply => reply !== 'deny' || accused)
}

/** What is asked of everybody is not pressing any more after so many sayings. */
const PRESSING = 8

/** Requests and offers to this seat, or lately to everybody, that it has not answered yet. */
export function waiting(entries: readonly Heard[], mine: Seat, from = 0): ReadonlySet<number> {
  const off = withdrawn(entries, from)
  const answered = new Set(entries.flatMap(({ seat, talk }) => (talk.t === 'reply' && seat === mine ? [talk.to] : [])))
  return new Set(
    entries.flatMap(({ seat, talk }, i) => {
      if ((talk.t !== 'request' && talk.t !== 'offer') || seat === mine) return []
      const number = from + i
      const forMe = talk.whom === mine || (talk.whom === null && i >= entries.length - PRESSING)
      return forMe && !off.has(number) && !answered.has(number) ? [number] : []
    }),
  )
}
