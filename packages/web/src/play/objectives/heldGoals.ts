/** On a screen that several people share, secret goals show only while a button is held down. */
import { createStore } from '../../app/store.ts'
import { isShared } from '../../net/localCode.ts'
import { useGame } from '../tableContext.ts'

const holding = createStore()
let held = false

/** From then on secret goals show wherever they stand, or no longer. */
export function holdGoals(now: boolean): void {
  if (held === now) return
  held = now
  holding.changed()
}

/** `secret`: others can see this screen too. `shown`: goals may be named now. */
export function useGoals(): { secret: boolean; shown: boolean } {
  const { lobby, table } = useGame()
  const isHeld = holding.useValue(() => held)
  const secret = isShared(lobby) && table.mode !== 'cooperative'
  return { secret, shown: !secret || isHeld }
}
