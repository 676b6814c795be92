import { useCallback, useSyncExternalStore } from 'react'
import { remember, remembered } from '../net/seats.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = (): number => {
  const speed = Number(remembered('speed') ?? '1')
  return [0, 0.5, 1, 2].includes(speed) ? speed : 1
}

/** How fast the news is played: ½, 1, 2; 0 is not at all. */
export function useSpeed(): [number, (speed: number) => void] {
  const speed = useSyncExternalStore(subscribe, read)
  const set = useCallback((next: number) => {
    remember('speed', String(next))
    for (const listener of listeners) listener()
  }, [])
  return [speed, set]
}
