/** Whether the table may be heard in this browser, and how loud. Off until chosen. */
import { useSyncExternalStore } from 'react'
import { remember, remembered } from '../net/heldSeats.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const changed = () => {
  for (const listener of listeners) listener()
}

export const soundsWanted = (): boolean => remembered('sounds') === '1'
/** In percent. */
export function volume(): number {
  const kept = Number(remembered('volume') ?? '60')
  return Number.isFinite(kept) ? Math.max(0, Math.min(100, kept)) : 60
}

export const wantSounds = (on: boolean): void => {
  remember('sounds', on ? '1' : '0')
  changed()
}
export const setVolume = (percent: number): void => {
  remember('volume', String(percent))
  changed()
}

export const useSoundsWanted = (): boolean => useSyncExternalStore(subscribe, soundsWanted)
export const useVolume = (): number => useSyncExternalStore(subscribe, volume)
