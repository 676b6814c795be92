/** Whether the coach sits beside this browser's player, and whether tips are shown. Everybody decides for themselves. */
import { createStore } from '../app/store.ts'
import { remember, remembered } from '../net/heldSeats.ts'

const setting = createStore()

export const useCoach = (): boolean => setting.useValue(() => remembered('coach') === '1')

export function setCoach(on: boolean): void {
  remember('coach', on ? '1' : '0')
  setting.changed()
}

/** On, unless they were switched off. */
export const useTips = (): boolean => setting.useValue(() => remembered('tips') !== '0')

export function setTips(on: boolean): void {
  remember('tips', on ? '1' : '0')
  setting.changed()
}
