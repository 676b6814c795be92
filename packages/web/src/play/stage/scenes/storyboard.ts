/** What happened, as a row of pictures: each event changes the table a little and may be worth a moment's look. */
import type { EventFace, Seat, TableView } from '@coldwake/rules/facts'
import { changedNothing } from '@coldwake/text'
import type { EventKind } from '../../kinds.ts'
import type { WholeStage } from '../events/eventRecord.ts'
import { recordOf } from '../events/index.ts'
import { applyEvent } from './applyEvent.ts'
import { type PhaseStep, phaseAfter, phaseOf } from './eventPhase.ts'

/** What one picture is of. */
export interface Beat {
  event: EventFace
  /** The number of the event among all that were told. */
  number: number
  /** What is seen together with it, in order. */
  more: readonly EventFace[]
  /** The step of the Event Phase it belongs to. */
  phase: PhaseStep | null
  /** The whole stage is its own. */
  whole?: WholeStage
  /** A card that changed nothing. */
  idle?: boolean
  /** Several things that happened meanwhile, in order; the picture is of how they ended. */
  meanwhile?: readonly EventFace[]
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

interface Before {
  phase?: PhaseStep | null
  /** What was told before. */
  told?: readonly EventFace[]
  me?: Seat | null
  /** Nothing gets the whole stage where a game is looked at again. */
  replayed?: boolean
}

const BLOOD: readonly EventKind[] = ['lightWound', 'seriousWound']
const bleeds = ({ e }: EventFace): boolean => BLOOD.includes(e)

export function storyboard(
  shown: TableView,
  events: readonly EventFace[],
  { phase: from = null, told = [], me = null, replayed = false }: Before = {},
): { frames: Frame[]; phase: PhaseStep | null } {
  const frames: Frame[] = []
  let table = shown
  let phase = from
  /** The encounter that a token is drawn for. */
  let met: EventFace[] = []
  for (let at = 0; at < events.length; ) {
    const [event] = events.slice(at, at + 1)
    if (!event) break
    const number = told.length + at
    const more = together(events, at)
    const idle = changedNothing(events, at)
    for (const one of [event, ...more]) {
      table = applyEvent(table, one)
      phase = phaseAfter(one, phase, phaseOf(table))
    }
    at += 1 + more.length
    if (event.e === 'encounter') met = [event]
    const firstBlood = bleeds(event) && ![...told, ...events.slice(0, number - told.length)].some(bleeds)
    const whole = replayed ? null : recordOf(event).whole?.(event, { me, firstBlood })
    const ms = whole?.ms ?? lengthOf(event, me)
    if (ms === null) continue
    const around = { noiseRolled: noiseAt(events, at), tokenDrawn: met }
    const seen = event.e === 'noiseRolled' || event.e === 'tokenDrawn' ? around[event.e] : more
    frames.push({
      table,
      beat: { event, number, more: seen, phase, ...(whole && { whole }), ...(idle && { idle }) },
      ms,
      rate: 1,
      left: events.length - at,
    })
    if (event.e === 'tokenDrawn') met = []
  }
  return { frames, phase }
}

/** How long the picture of an event stands; null where there is nothing to look at. */
function lengthOf(event: EventFace, me: Seat | null): number | null {
  const { ms } = recordOf(event)
  return typeof ms === 'function' ? ms(event, me) : ms
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
