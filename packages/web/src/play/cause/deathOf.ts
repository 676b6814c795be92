/** How somebody died: how they stood before, what they chose, what came of it, and the rule that makes it death. */
import type { EventFace, Name, Seat } from '@coldwake/rules/facts'
import { type Cause, causeOf } from './causeOf.ts'

export interface Death {
  /** The number of the event. */
  number: number
  who: Seat
  room: string
  round: number
  cause: Cause | null
  /** The Serious Wounds they had, dressed or not. */
  wounds: Name[]
  /** What they did last in the turn in which they died; null if it came in somebody else's turn, or in nobody's. */
  deed: EventFace | null
  rule: 'byWounds' | 'byLarva' | 'atOnce'
}

/** NEM-WOUND-06: with so many Serious Wounds any further wound kills. */
const FATAL = 3

/** Causes that kill by themselves; what hatches needs none of them. */
const HURTS: ReadonlySet<Cause['why']> = new Set<Cause['why']>(['attack', 'missed', 'bleeding', 'fire'])

/** The death of this seat that was told last; null if it lives, or was brought back. */
export function deathOf(events: readonly EventFace[], who: Seat): Death | null {
  const number = events.findLastIndex(
    event => (event.e === 'died' || event.e === 'revived') && 'who' in event && event.who === who,
  )
  const event = events[number]
  if (event?.e !== 'died') return null
  const before = events.slice(0, number)
  const wounds = woundsOf(before, who)
  const hosts = before.findLast(one => isLarva(one, who))
  const found = causeOf(events, number)
  const isHost = hosts !== undefined && hosts.e !== 'larvaGone'
  // A scan kills by the Larva, whatever hurt before.
  const last = before.at(-1)
  const isScanned = last?.e === 'scanned' && last.who === who
  const hatched = wounds.length < FATAL && isHost && (isScanned || found === null || !HURTS.has(found.why))
  // What hatches hatches by a card or a scan; the Larva is why it kills.
  const cause: Cause | null = hatched && found?.why !== 'event' ? { why: 'larva' } : found
  const rule = wounds.length >= FATAL ? 'byWounds' : hatched ? 'byLarva' : 'atOnce'
  return { number, who, room: event.room, round: roundAt(before), cause, wounds, deed: deedOf(before, who), rule }
}

const isLarva = (event: EventFace, who: Seat): boolean =>
  (event.e === 'larva' || event.e === 'infested' || event.e === 'larvaGone') && event.who === who

function woundsOf(events: readonly EventFace[], who: Seat): Name[] {
  const wounds: Name[] = []
  for (const event of events) {
    if (event.e === 'seriousWound' && event.who === who) wounds.push(event.card)
    if (event.e === 'woundHealed' && event.who === who) wounds.splice(wounds.indexOf(event.card), 1)
  }
  return wounds
}

const roundAt = (events: readonly EventFace[]): number => {
  const round = events.findLast(({ e }) => e === 'round')
  return round?.e === 'round' ? round.round : 0
}

function deedOf(events: readonly EventFace[], who: Seat): EventFace | null {
  for (const event of events.toReversed()) {
    if (event.e === 'turn' || event.e === 'time' || event.e === 'event' || event.e === 'round') return null
    if ((event.e === 'declared' || event.e === 'passed') && event.who === who) return event
  }
  return null
}
