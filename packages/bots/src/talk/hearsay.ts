/** What to think of things one has not seen, after what others say of them. */
import type { Destination, Name, Seat } from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'
import { deedDone } from './deeds.ts'
import { type Promised, trust, weightOf } from './ledger.ts'
import { isAboard, type Sight } from './sight.ts'

/** What it counts that this seat says so; one's own words are no news. */
const counts = (s: Sight, seat: Seat): number => (seat === s.seat ? 0 : weightOf(s.ledger, s.table, seat))

/** How likely something is, so far as likely as `before`, now that somebody says it is so or not. */
const told = (before: number, is: boolean, weight: number): number => before + ((is ? 1 : 0) - before) * weight * NEARLY
/** Even the honest err, and things change. */
const NEARLY = 0.95

/** How far one may rely on what these seats have had in their hands; on nobody at all, not. */
export function reliance(s: Sight, seats: number): number {
  let best = 0
  for (const { seat } of s.table.crew)
    if ((seats >> seat) & 1 && seat !== s.seat) best = Math.max(best, trust(s.ledger, s.table, seat))
  return Math.min(1, best / USUAL)
}
/** As much as one trusts anybody to begin with. */
const USUAL = 0.7

/** Does engine 1, 2 or 3 work, `likely` as that was without the talk? `opened`: who has had it open. */
export function engineTold(s: Sight, index: number, likely: number, opened: number): number {
  let chance = likely
  for (const { seat, fact } of s.ledger.claims) {
    if (fact.about !== 'engine' || fact.engine !== index + 1) continue
    // It was mended since by somebody else.
    if (!fact.works && opened && !((opened >> seat) & 1)) continue
    chance = told(chance, fact.works, counts(s, seat))
  }
  return chance
}

/** How likely this space leads there, by what others say who have looked; null: nobody has said anything that counts. */
export function courseTold(s: Sight, space: string | null, wish: Destination): number | null {
  let chance: number | null = null
  for (const { seat, fact } of s.ledger.claims) {
    if (fact.about !== 'course') continue
    const weight = counts(s, seat)
    if (weight < 0.2) continue
    // Each space leads somewhere else.
    if (fact.space === space) chance = told(chance ?? 0.25, fact.to === wish, weight)
    else if (fact.to === wish) chance = told(chance ?? 0.25, false, weight)
  }
  return chance
}

/** A code, by whom it is held (null: it lies in the pool), and how much that counts. */
interface Told {
  code: Name
  whom: Seat | null
  weight: number
}

/**
 * Contingencies that others say somebody holds, or nobody, and how much that counts: those are not the active one. Of
 * each as many as there are tokens, and who speaks first is heard: one tells another story for a reason. Only what
 * somebody tells me alone of their own tokens counts before what they have told everybody.
 */
export function heldElsewhere(s: Sight): Told[] {
  const { crew, facility } = s.table
  const found: Told[] = []
  const confides = (whom: Seat) =>
    s.ledger.claims.some(
      ({ seat, fact, whispered }) =>
        whispered && seat === whom && fact.about === 'holds' && fact.whom === whom && fact.is,
    )
  for (const { seat, fact, early, whispered } of s.ledger.claims) {
    if (seat === s.seat || (fact.about !== 'holds' && fact.about !== 'pool') || !fact.is) continue
    if (fact.about === 'holds' && fact.whom === seat && !early && !whispered && confides(seat)) continue
    // What the dead held is nobody's.
    const holder = fact.about === 'holds' ? crew[fact.whom] : undefined
    const whom = holder && isAboard(holder) ? holder.seat : null
    const most = whom === null ? facility?.pool.length : facility?.people[whom]?.contingencies.length
    const same = found.filter(one => one.whom === whom)
    if (whom === s.seat || same.length >= (most ?? 0) || same.some(({ code }) => code === fact.code)) continue
    const sly = whom === seat && same.length === 0 && !whispered
    const weight = early ? NEARLY : sly ? counts(s, seat) * BOAST : Math.min(NEARLY, counts(s, seat) * FRANK)
    found.push({ code: fact.code, whom, weight })
  }
  return found
}

/** Who speaks of codes though they need not is mostly honest, for who would rather not tell says nothing: it counts more. */
const FRANK = 1.3
/** Who speaks of their first token only after they have chosen what to play for mostly has a reason to. */
const BOAST = 0.2

/** What others say lies in rooms that I do not know: only from those I would follow there. */
export function tilesTold(s: Sight): { room: number; tile: Name }[] {
  return s.ledger.claims.flatMap(({ seat, fact }) =>
    fact.about === 'room' && counts(s, seat) > 0.4 && s.board.roomIndex[fact.room] !== undefined
      ? [{ room: s.board.roomIndex[fact.room], tile: fact.tile }]
      : [],
  )
}

/** How likely somebody else sees to it: who has promised, and can still do it. */
export function undertaken(s: Sight, is: (deed: Deed) => boolean): number {
  let best = 0
  for (const { seat, deed, not } of s.ledger.promises) {
    const one = s.table.crew[seat]
    if (not || seat === s.seat || !one || !isAboard(one) || !is(deed)) continue
    best = Math.max(best, counts(s, seat))
  }
  return best
}

/** What I have promised and not done. */
export const mine = (s: Sight): readonly Promised[] =>
  s.ledger.promises.filter(({ seat, deed, not }) => seat === s.seat && !not && !deedDone(s.table, seat, deed))
