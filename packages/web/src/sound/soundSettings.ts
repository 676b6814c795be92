/** Whether the table may be heard in this browser, and how loud. Off until chosen. */
import { createStore } from '../app/store.ts'
import { remember, remembered } from '../net/heldSeats.ts'

const settings = createStore()

export const soundsWanted = (): boolean => remembered('sounds') === '1'
/** In percent. */
export function volume(): number {
  const kept = Number(remembered('volume') ?? '60')
  return Number.isFinite(kept) ? Math.max(0, Math.min(100, kept)) : 60
}

export const wantSounds = (on: boolean): void => {
  remember('sounds', on ? '1' : '0')
  settings.changed()
}
export const setVolume = (percent: number): void => {
  remember('volume', String(percent))
  settings.changed()
}

export const useSoundsWanted = (): boolean => settings.useValue(soundsWanted)
export const useVolume = (): number => settings.useValue(volume)
