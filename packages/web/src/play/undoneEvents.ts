/** What was taken back, and what may be. */
import type { EventFace, Seat } from '@coldwake/rules/facts'

/**
 * The numbers of the events that do not count any more. From the last one backwards: a take back undoes everything from
 * its event on, other take backs included, and what those had undone counts again.
 */
export function undoneEvents(events: readonly EventFace[]): ReadonlySet<number> {
  const off = new Set<number>()
  let at = events.length - 1
  while (at >= 0) {
    const event = events[at]
    const to = event?.e === 'tookBack' ? event.event : at
    for (let number = to; number < at; number++) off.add(number)
    at = Math.min(to, at) - 1
  }
  return off
}

/** What one calls the rest of what happened by. */
const NAMED: readonly EventFace['e'][] = ['declared', 'passed', 'draftKept', 'drafted', 'objectiveChosen']

/** Moves of a trade: each is a deed by itself, in one's own trade and in somebody else's. */
const TRADED: readonly EventFace['e'][] = ['partner', 'offered', 'withdrawn', 'shown', 'ready', 'traded']

/**
 * What this seat did last, by the first thing that was told of it; null where nothing was told. Only the last input of a
 * game can be taken back alone, so what others did since, or the trade that they opened, comes before it.
 */
export function lastDeed(events: readonly EventFace[], off: ReadonlySet<number>, seat: Seat): EventFace | null {
  let deed: EventFace | null = null
  for (const [number, event] of [...events.entries()].reverse()) {
    if (off.has(number) || event.e === 'tookBack' || !('who' in event)) continue
    const isMine = event.who === seat
    if (isMine ? event.e === 'turn' : NAMED.includes(event.e) || TRADED.includes(event.e)) break
    if (!isMine) continue
    deed = event
    if (NAMED.includes(event.e) || TRADED.includes(event.e)) break
  }
  return deed
}

/** Until the first character is chosen everything was told by the set-up, and nobody can go back beyond that. */
export const firstDeed = (events: readonly EventFace[]): number => {
  const first = events.findIndex(({ e }) => e === 'draftKept' || e === 'drafted')
  return first < 0 ? events.length : first
}
