/**
 * What somebody is shown who takes the device: the table as they saw it last, and then everything that happened since, as
 * news. Of that last look only what lies open to everybody is kept, so no secret stays in the page meanwhile.
 */
import type { EventFace, TableView } from '@coldwake/rules/facts'
import { useLayoutEffect, useState } from 'react'
import type { LineState } from '../play/connection/lineState.ts'
import { undoneEvents } from '../play/undoneEvents.ts'

export interface LastLook {
  table: TableView
  /** How many of all events had been shown. */
  told: number
}

/** What happened since, without what was taken back; nothing if that reaches further back than the last look. */
export function newsSince({ told }: LastLook, events: readonly EventFace[]): EventFace[] {
  const news = events.slice(told)
  if (news.some(event => event.e === 'tookBack' && event.event < told)) return []
  const undone = undoneEvents(events)
  return news.filter(({ e }, at) => e !== 'tookBack' && !undone.has(told + at))
}

/** The table at the last look. Nothing is asked in the past. */
export function stateThen(state: LineState, { table, told }: LastLook): LineState {
  const me = state.view?.me ?? null
  return {
    ...state,
    view: { table: { ...table, asking: null }, me: me && { ...me, decision: null } },
    back: false,
    events: state.events.slice(0, told),
    fresh: { seq: told, events: [] },
  }
}

/** The state of a seat's line, from the last look of its person on. */
export function useSinceLastLook(state: LineState, last: LastLook | undefined): LineState {
  const [step, setStep] = useState<'then' | 'news' | 'now'>(last ? 'then' : 'now')
  const isThere = state.view !== null
  // Before anything is drawn: the past is only what the pictures begin with.
  useLayoutEffect(() => {
    if (isThere && step !== 'now') setStep(step === 'then' ? 'news' : 'now')
  }, [isThere, step])
  if (!last || !isThere || step === 'now') return state
  const events = newsSince(last, state.events)
  if (events.length === 0) return state
  return step === 'then' ? stateThen(state, last) : { ...state, fresh: { seq: state.events.length, events } }
}
