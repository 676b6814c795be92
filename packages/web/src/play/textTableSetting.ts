/** Whether this browser shows the table in words instead of the board. It is kept: who needs it needs it every time. */
import { createStore } from '../app/store.ts'
import { remember, remembered } from '../net/heldSeats.ts'

const setting = createStore()
let isOn = remembered('textTable') === '1'

export const useTextTable = (): boolean => setting.useValue(() => isOn)

export function switchTable(): void {
  isOn = !isOn
  remember('textTable', isOn ? '1' : '0')
  setting.changed()
}
