/**
 * What happened, as a row of pictures: each event changes the board a little and may be worth a moment's look.
 * The board shows the pictures one after another and ends on the real view; everything else shows that at once.
 */
import type { EventFace, TableView } from '@coldwake/rules/facts'
import { recordOf } from '../events/index.ts'
import { applyEvent } from './applyEvent.ts'
import { type PhaseStep, phaseAfter, phaseOf } from './eventPhase.ts'

/** What one picture is of. */
export interface Beat {
  event: EventFace
  /** What is seen together with it, in order. */
  more: readonly EventFace[]
  /** The step of the Event Phase it belongs to. */
  phase: PhaseStep | null
}

export interface Frame {
  table: TableView
  beat: Beat
  /** How long the picture stands, at speed 1. */
  ms: number
  /** How much faster than usual, where there is much to tell. */
  rate: number
  /** How many events of the story come after it. */
  left: number
}

/** Longer than this, a story is told faster; */
const LONG_MS = 8000
/** but no faster than this: what would still take too long is a story nobody sits through. */
const FASTEST = 2.2
const TOO_LONG_MS = 10_000

export function storyboard(
  shown: TableView,
  events: readonly EventFace[],
  from: PhaseStep | null = null,
): { frames: Frame[]; phase: PhaseStep | null } {
  const frames: Frame[] = []
  let table = shown
  let phase = from
  /** The encounter that a token is drawn for. */
  let met: EventFace[] = []
  for (let at = 0; at < events.length; ) {
    const [event] = events.slice(at, at + 1)
    if (!event) break
    const more = together(events, at)
    for (const one of [event, ...more]) {
      table = applyEvent(table, one)
      phase = phaseAfter(one, phase, phaseOf(table))
    }
    at += 1 + more.length
    if (event.e === 'encounter') met = [event]
    const ms = lengthOf(event)
    if (ms === null) continue
    const around = { noiseRolled: noiseAt(events, at), tokenDrawn: met }
    const seen = event.e === 'noiseRolled' || event.e === 'tokenDrawn' ? around[event.e] : more
    frames.push({ table, beat: { event, more: seen, phase }, ms, rate: 1, left: events.length - at })
    if (event.e === 'tokenDrawn') met = []
  }
  return { frames: paced(frames), phase }
}

/** How long the picture of an event stands; null where there is nothing to look at. */
function lengthOf(event: EventFace): number | null {
  const { ms } = recordOf(event)
  return typeof ms === 'function' ? ms(event) : ms
}

/** The events right after this one that belong into the same picture. */
function together(events: readonly EventFace[], at: number): EventFace[] {
  const [event, ...rest] = events.slice(at)
  const belongs = event && recordOf(event).together
  if (!belongs) return []
  const end = rest.findIndex(next => !belongs(event, next))
  return end < 0 ? rest : rest.slice(0, end)
}

/** Where the face of the die goes; the noise itself is the next picture. */
function noiseAt(events: readonly EventFace[], at: number): EventFace[] {
  const next = events[at]
  return next?.e === 'noise' ? [next, ...together(events, at)] : []
}

function paced(frames: Frame[]): Frame[] {
  const total = frames.reduce((sum, { ms }) => sum + ms, 0)
  if (total <= LONG_MS) return frames
  const rate = Math.min(total / LONG_MS, FASTEST)
  return total / rate > TOO_LONG_MS ? [] : frames.map(frame => ({ ...frame, ms: frame.ms / rate, rate }))
}
