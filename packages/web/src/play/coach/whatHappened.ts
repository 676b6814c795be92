/** The one thing that a player should know of what was told since their last deed. */
import type { EventFace, Seat } from '@coldwake/rules/facts'
import type { EventKind } from '../kinds.ts'

/** How much it matters when it happens to me, and to somebody else. What is not listed is told by the log alone. */
const MATTERS: Partial<Record<EventKind, readonly [mine: number, other: number]>> = {
  died: [100, 90],
  larva: [88, 40],
  infested: [88, 40],
  seriousWound: [86, 50],
  lightWound: [80, 35],
  surprise: [78, 45],
  attack: [76, 42],
  contaminated: [72, 20],
  slimed: [70, 15],
  encounter: [68, 46],
  danger: [60, 32],
  selfDestruct: [62, 62],
  escaping: [54, 20],
  event: [52, 52],
  fire: [44, 44],
  malfunction: [38, 38],
  explored: [36, 24],
  noiseRolled: [34, 12],
  searched: [22, 8],
  declared: [14, 10],
  moved: [12, 8],
  passed: [4, 6],
  round: [5, 5],
}

/** So far back it may lie, where the player has done nothing yet. */
const WINDOW = 60

const isOf = (event: EventFace, me: Seat | null): boolean => 'who' in event && event.who === me

/** Its number; −1: nothing was told that matters. Of what matters alike the latest. */
export function whatHappened(events: readonly EventFace[], me: Seat | null, undone: ReadonlySet<number>): number {
  const mine = events.findLastIndex(event => isOf(event, me) && (event.e === 'declared' || event.e === 'passed'))
  // What follows from one's own deed is news to oneself.
  const from = Math.max(mine, events.length - WINDOW, 0)
  let best = -1
  let most = 0
  for (let number = from; number < events.length; number++) {
    const event = events[number]
    if (!event || undone.has(number)) continue
    const [own, other] = MATTERS[event.e] ?? [0, 0]
    const matters = isOf(event, me) ? own : other
    if (matters < most || matters === 0) continue
    most = matters
    best = number
  }
  return best
}
