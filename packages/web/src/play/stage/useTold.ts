import { useMemo } from 'react'
import type { LineState } from '../connection/lineState.ts'

/** The line as far as it is told: what happened is written down when it is seen. */
export function useTold(state: LineState, told: number): LineState {
  return useMemo(
    () => (told >= state.events.length ? state : { ...state, events: state.events.slice(0, told) }),
    [state, told],
  )
}
