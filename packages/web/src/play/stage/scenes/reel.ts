/**
 * The reel of a table: what happened and was not shown yet, picture by picture, and the present that comes after it.
 * Everything on the page shows the same moment of it, so nothing tells an outcome before it is played.
 */
import type { EventFace, MyView, OpenView, TableView } from '@coldwake/rules/facts'
import type { PhaseStep } from './eventPhase.ts'
import { type Beat, type Frame, storyboard } from './storyboard.ts'
import { befalls, touches } from './touches.ts'

/** What a page can show of a moment. */
export interface Moment {
  table: TableView
  /** Null for whoever only watches. */
  me: MyView | null
  /** What others hold and know, where that lies open to me. */
  opened: readonly OpenView[]
}

export interface Shot extends Frame, Moment {
  /** How many of all events are told with this picture. */
  told: number
  /** It concerns whoever watches, or everybody: it is neither hastened nor put together with others. */
  matters: boolean
  /** It happens to whoever watches: nobody leaps over it. */
  mine: boolean
}

export interface Reel {
  /** How many events there are in all. */
  seq: number
  present: Moment
  phase: PhaseStep | null
  /** What is still to be shown; the first of them is being shown. */
  shots: readonly Shot[]
}

export interface News {
  /** How many events there are in all. */
  seq: number
  /** Those that came since the last news. */
  events: readonly EventFace[]
}

interface Telling {
  /** Everything told so far, the news included. */
  events: readonly EventFace[]
  /** Each picture waits for a press, so none is hastened or put together with others. */
  byHand: boolean
  /** Nobody looks just now. */
  hidden: boolean
  /** The game is looked at again. */
  replayed?: boolean
}

/** Longer than this, news that does not concern me is told faster; */
const LONG_MS = 8000
/** but no faster than this: */
const FASTEST = 2.2
/** what would still take longer is put together. */
const TOO_LONG_MS = 10_000
/** What is newer waits for so much of what is older. */
const MAY_WAIT_MS = 1600
/** How long a picture of many things stands. */
const TOGETHER_MS = 1800

/** The reel with the news on it, and another present. */
export function spool(reel: Reel, present: Moment, news: News, telling: Telling): Reel {
  const { seq, events } = news
  if (reel.seq === seq) return { ...reel, present }
  // Whoever goes back sees where they are then; the pictures of what does not count any more are gone.
  if (events.some(({ e }) => e === 'tookBack')) return { seq, present, phase: null, shots: [] }
  const { me, opened } = asBefore(reel.present)
  const seat = me?.seat ?? null
  const told = telling.events.slice(0, seq - events.length)
  const { frames, phase } = storyboard(reel.present.table, events, {
    phase: reel.phase,
    told,
    me: seat,
    replayed: telling.replayed ?? false,
  })
  const fresh = frames.map(frame => ({
    ...frame,
    table: { ...frame.table, asking: null },
    me,
    opened,
    told: seq - frame.left,
    matters: touches(frame.beat, seat),
    mine: befalls(frame.beat, seat),
  }))
  return { seq, present, phase, shots: telling.byHand ? [...reel.shots, ...fresh] : fitted(reel.shots, fresh, telling) }
}

/** My own view has no steps: it stays what it was, without the question that has been answered by now. */
const asBefore = ({ me, opened }: Moment): Pick<Moment, 'me' | 'opened'> => ({
  me: me && { ...me, decision: null },
  opened,
})

const lengthOf = (shots: readonly Shot[]): number => shots.reduce((sum, { ms }) => sum + ms, 0)
const plain = ({ matters }: Shot): boolean => !matters

/** Older and newer pictures, so that nobody watches the past for long unless it concerns them. */
function fitted(older: readonly Shot[], fresh: readonly Shot[], { hidden }: Telling): Shot[] {
  const [shown, ...waiting] = older
  const late = hidden || (fresh.length > 0 && lengthOf(waiting.filter(plain)) > MAY_WAIT_MS)
  const first = shown ? [shown] : []
  return [...first, ...(late ? together(waiting) : waiting), ...(hidden ? together(fresh) : paced(fresh))]
}

function paced(shots: readonly Shot[]): readonly Shot[] {
  const total = lengthOf(shots.filter(plain))
  if (total <= LONG_MS) return shots
  const rate = Math.min(total / LONG_MS, FASTEST)
  if (total / rate > TOO_LONG_MS) return together(shots)
  return shots.map(shot => (plain(shot) ? { ...shot, ms: shot.ms / rate, rate } : shot))
}

/** Pictures in a row that do not concern me become one that says them all. */
function together(shots: readonly Shot[]): Shot[] {
  const all: Shot[] = []
  for (const shot of shots) {
    const last = all.at(-1)
    if (last && plain(last) && plain(shot)) all[all.length - 1] = both(last, shot)
    else all.push(shot)
  }
  return all
}

/** The later picture, with what the earlier one was of. */
function both(earlier: Shot, later: Shot): Shot {
  const meanwhile = [...saidOf(earlier.beat), ...saidOf(later.beat)]
  return { ...later, ms: TOGETHER_MS, rate: 1, beat: { ...later.beat, more: [], meanwhile } }
}

const saidOf = ({ event, meanwhile }: Beat): readonly EventFace[] => meanwhile ?? [event]
