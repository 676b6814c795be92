import { useCallback } from 'react'
import { createStore } from '../../app/store.ts'
import { remember, remembered } from '../../net/heldSeats.ts'

const settings = createStore()
const read = (): number => {
  const speed = Number(remembered('speed') ?? '1')
  return [0, 0.5, 1, 2].includes(speed) ? speed : 1
}

/** Somebody for whom it is over wants to see how it ends. Kept by nobody: the next game is played as ever. */
let hurried = false

export function hurryPlayback(on: boolean): void {
  hurried = on
  settings.changed()
}

/** How fast the news is played now. */
export const usePlaybackPace = (): number => settings.useValue(() => (hurried ? 0 : read()))

/** How fast the news is played: ½, 1, 2; 0 is not at all. */
export function usePlaybackSpeed(): [number, (speed: number) => void] {
  const speed = settings.useValue(read)
  const set = useCallback((next: number) => {
    remember('speed', String(next))
    settings.changed()
  }, [])
  return [speed, set]
}
