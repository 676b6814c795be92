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

/**
 * What goes back with this seat's last answer, by the first thing that was told of it: the answer of a question inside an
 * action goes back without the action. `from`: how many events there were when it was given. Null where nothing was told.
 */
export const lastDeed = (events: readonly EventFace[], seat: Seat, from: number): EventFace | null =>
  events.find((event, number) => number >= from && 'who' in event && event.who === seat) ?? null

/** Until the first character is chosen everything was told by the set-up, and nobody can go back beyond that. */
export const firstDeed = (events: readonly EventFace[]): number => {
  const first = events.findIndex(({ e }) => e === 'draftKept' || e === 'drafted')
  return first < 0 ? events.length : first
}

/** Whether a turn of this seat was begun since this event, and is gone with it. */
export const undidTurnOf = (events: readonly EventFace[], from: number, seat: Seat): boolean =>
  events.slice(from).some(event => event.e === 'turn' && event.who === seat)
