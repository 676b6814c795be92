import { useCallback, useSyncExternalStore } from 'react'
import { remember, remembered } from '../../net/heldSeats.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = (): number => {
  const speed = Number(remembered('speed') ?? '1')
  return [0, 0.5, 1, 2].includes(speed) ? speed : 1
}

/** Somebody for whom it is over wants to see how it ends. Kept by nobody: the next game is played as ever. */
let hurried = false

export function hurryPlayback(on: boolean): void {
  hurried = on
  for (const listener of listeners) listener()
}

/** How fast the news is played now. */
export const usePlaybackPace = (): number => useSyncExternalStore(subscribe, () => (hurried ? 0 : read()))

/** How fast the news is played: ½, 1, 2; 0 is not at all. */
export function usePlaybackSpeed(): [number, (speed: number) => void] {
  const speed = useSyncExternalStore(subscribe, read)
  const set = useCallback((next: number) => {
    remember('speed', String(next))
    for (const listener of listeners) listener()
  }, [])
  return [speed, set]
}
