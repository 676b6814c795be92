/** Whether the coach sits beside this browser's player. Everybody decides it for themselves, at every table. */
import { createStore } from '../../app/store.ts'
import { remember, remembered } from '../../net/heldSeats.ts'

const setting = createStore()

export const useCoach = (): boolean => setting.useValue(() => remembered('coach') === '1')

export function setCoach(on: boolean): void {
  remember('coach', on ? '1' : '0')
  setting.changed()
}
