/** What was told, as it may stand on a screen that several people share: without the names of secret goals. */
import type { EventFace } from '@coldwake/rules/facts'
import { useMemo } from 'react'
import type { LineState } from './connection/lineState.ts'
import type { EventKind } from './kinds.ts'

type Told = Pick<LineState, 'events' | 'fresh'>

/** These name a goal to the seat whose it is, or that has looked at it. */
const NAMES_GOAL: readonly EventKind[] = ['objectivesDealt', 'objectiveChosen', 'peekedObjective']

/** The same each time, so that what shows it is not drawn again. */
const turned = new WeakMap<EventFace, EventFace>()

/** As everybody else is told of it. */
export function faceDown(event: EventFace): EventFace {
  if (!NAMES_GOAL.includes(event.e)) return event
  const { mine: _, ...told } = event
  const known = turned.get(event) ?? told
  turned.set(event, known)
  return known
}

export function useFaceDownGoals({ events, fresh }: Told, secret: boolean): Told {
  const all = useMemo(() => (secret ? events.map(faceDown) : events), [events, secret])
  const news = useMemo(() => (secret ? { ...fresh, events: fresh.events.map(faceDown) } : fresh), [fresh, secret])
  return { events: all, fresh: news }
}
