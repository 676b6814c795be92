import type { EventFace, Seat } from '@coldwake/rules/facts'
import { aloudTo } from './eventLines.ts'

/** So much stays within reach. */
const LINES = 4

/** What was told last that is worth a word, the newest first; what was taken back does not count. */
export function lastTold(
  events: readonly EventFace[],
  undone: ReadonlySet<number>,
  me: Seat | null,
): { number: number; event: EventFace }[] {
  const found: { number: number; event: EventFace }[] = []
  for (let number = events.length - 1; number >= 0 && found.length < LINES; number--) {
    const event = events[number]
    if (event && !undone.has(number) && aloudTo(event, me) !== 'silent') found.push({ number, event })
  }
  return found
}
