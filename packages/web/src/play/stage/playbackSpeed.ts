import { useCallback } from 'react'
import { createStore } from '../../app/store.ts'
import { remember, remembered } from '../../net/heldSeats.ts'

/** How fast news is played; `next`: each picture waits for a press; `0`: only how it ends is shown. */
export const SPEEDS = ['0.5', '1', '2', 'next', '0'] as const
export type Speed = (typeof SPEEDS)[number]

const settings = createStore()
const read = (): Speed => SPEEDS.find(speed => speed === remembered('speed')) ?? '1'

/** How many times as fast as usual. */
export const rateOf = (speed: Speed): number => (speed === 'next' ? 1 : Number(speed))

/** Off: nothing moves anywhere. What the system asks for is followed beside what moves, whatever is chosen here. */
export const isStill = (): boolean => read() === '0' || window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Somebody for whom it is over wants to see how it ends. Kept by nobody: the next game is played as ever. */
let hurried = false

export function hurryPlayback(on: boolean): void {
  hurried = on
  settings.changed()
}

/** How fast the news is played now. */
export const usePlaybackPace = (): Speed => settings.useValue(() => (hurried ? '0' : read()))

/** How fast the news is played, as it was chosen. */
export function usePlaybackSpeed(): [Speed, (speed: Speed) => void] {
  const speed = settings.useValue(read)
  const set = useCallback((next: Speed) => {
    remember('speed', next)
    document.documentElement.toggleAttribute('data-still', next === '0')
    settings.changed()
  }, [])
  return [speed, set]
}
