/**
 * What happened, as a story: one group for each deed and each step of a phase, its cause first and its effects after it,
 * in order. Every event belongs to exactly one group.
 */
import type { EventFace } from '@coldwake/rules'
import type { Fold, Now, Place } from './place.ts'
import { roleOf } from './roles.ts'

/** An event by its number, or several in one line. What was taken back is folded, too. */
export type Row = { line: number } | { fold: Fold | 'takenBack'; lines: readonly number[] }

export interface Group {
  place: Place
  /** The number of its first event. */
  first: number
  /** The event by which its turn began, where the place says that already. */
  head: number | null
  /** What everything else in it follows from; null where no event tells that: fire, and what was taken back. */
  cause: number | null
  rows: readonly Row[]
}

/** Fewer than these are told one by one. */
const WORTH_FOLDING: Readonly<Record<Fold, number>> = {
  paid: 1,
  discarded: 1,
  noise: 2,
  faded: 2,
  drawn: 1,
  chosen: 2,
  bargain: 2,
  detail: 2,
}

/** A row that is being told: it takes in more of its kind. */
interface Run {
  fold: Fold | 'takenBack' | null
  lines: number[]
}

interface Telling extends Omit<Group, 'rows'> {
  runs: Run[]
  /** Nothing but its turn has been told of it. */
  bare: boolean
  /** Whatever comes next begins another group. */
  closed: boolean
}

export function storyOf(events: readonly EventFace[]): Group[] {
  const backs = takeBacks(events)
  const groups: Telling[] = []
  const now: Now = { place: { at: 'setup' }, round: 0, last: undefined }
  const begin = (first: number, part: Partial<Telling>): void => {
    groups.push({ place: now.place, first, head: null, cause: null, runs: [], bare: false, closed: false, ...part })
  }
  for (let number = 0; number < events.length; number++) {
    const back = backs.get(number)
    if (back !== undefined) {
      // What was taken back did not happen: the story goes on from before it.
      const undone = Array.from({ length: back - number + 1 }, (_, i) => number + i)
      const run: Run = { fold: 'takenBack', lines: undone }
      const group = groups.at(-1)
      if (!group || beginsGroup(events[number], now)) begin(number, { runs: [run], closed: true })
      else group.runs.push(run)
      number = back
      continue
    }
    const event = events[number]
    if (event) tellOne(event, number, now, groups, begin)
  }
  return groups.map(({ runs, bare: _, closed: __, ...group }) => ({ ...group, rows: runs.flatMap(rowsOf) }))
}

function tellOne(
  event: EventFace,
  number: number,
  now: Now,
  groups: readonly Telling[],
  begin: (first: number, part: Partial<Telling>) => void,
): void {
  const role = roleOf(event, now)
  const group = groups.at(-1)
  if (typeof role === 'object') {
    now.place = role
    if (role.at === 'round') now.round = role.round
    const isTurn = role.at === 'turn'
    // Fire tells no event of its own: all that is told of it are its effects.
    if (role.at === 'events' && role.step === 'fire') begin(number, { runs: [{ fold: null, lines: [number] }] })
    else begin(number, { cause: number, bare: isTurn })
  } else if (role === 'deed' && group?.bare) {
    group.head = group.cause
    group.cause = number
    group.bare = false
  } else if (role === 'deed' || !group || group.closed) begin(number, { cause: number })
  else {
    group.bare = false
    // What only I was told stays in sight.
    addTo(group.runs, role === 'effect' || event.mine ? null : role, number)
  }
  now.last = event
}

const beginsGroup = (event: EventFace | undefined, now: Now): boolean => {
  const role = event && roleOf(event, now)
  return role === 'deed' || typeof role === 'object'
}

function addTo(runs: Run[], fold: Fold | null, number: number): void {
  const last = runs.at(-1)
  if (fold !== null && last?.fold === fold) last.lines.push(number)
  else runs.push({ fold, lines: [number] })
}

function rowsOf({ fold, lines }: Run): Row[] {
  if (fold === 'takenBack' || (fold !== null && lines.length >= WORTH_FOLDING[fold])) return [{ fold, lines }]
  return lines.map(line => ({ line }))
}

/** Take backs that count: from the first event that each undid to its own. A take back may undo another one. */
function takeBacks(events: readonly EventFace[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  let at = events.length - 1
  while (at >= 0) {
    const event = events[at]
    const to = event?.e === 'tookBack' ? Math.min(event.event, at) : at
    if (event?.e === 'tookBack') found.set(to, at)
    at = to - 1
  }
  return found
}
