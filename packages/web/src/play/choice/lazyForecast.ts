/** What says how dangerous a choice is. It comes with the answers, and nothing is answered before it is there. */
import { useSyncExternalStore } from 'react'
import { addArea } from '../../app/languages.ts'

type ForecastParts = typeof import('./answer/forecastParts.ts')
export type Forecaster = ForecastParts['forecastOf']
type Loading = ForecastParts | 'coming' | 'unreachable'

let parts: Loading = 'coming'
let isAskedFor = false
const listeners = new Set<() => void>()

/** Once it is here, it can also be said. */
export function preloadForecasts(): void {
  if (isAskedFor) return
  isAskedFor = true
  Promise.all([import('./answer/forecastParts.ts'), addArea('answer')])
    .then(([found]): Loading => found)
    .catch((): Loading => 'unreachable')
    .then(found => {
      parts = found
      for (const listener of listeners) listener()
    })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLoadingForecasts = (): Loading => useSyncExternalStore(subscribe, () => parts)

/** Null until they are there. All of them come at once: whoever can choose sees what it may cost. */
export function useForecastParts(): ForecastParts | null {
  const loading = useLoadingForecasts()
  return typeof loading === 'string' ? null : loading
}
