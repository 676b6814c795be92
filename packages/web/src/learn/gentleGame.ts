/** A first real game: three seats, bots that mean well, news that waits for a press, the coach and all tips. */
import { go, tablePath } from '../app/routes.ts'
import type { Game } from '../games/covers/index.ts'
import { startTable } from '../local/startTable.ts'
import { holdSeat, remember, remembered } from '../net/heldSeats.ts'
import { setCoach, setTips } from '../play/coachSetting.ts'

/** Cadets help others, never lie and play against nobody. */
const KIND = 'cadet'

/** Begins it and goes there; resolves to false where it cannot be begun. */
export async function startGentle(game: Game): Promise<boolean> {
  const begun = await startTable(game, [remembered('name') ?? ''], [KIND, KIND])
  if ('failure' in begun) return false
  holdSeat(begun.value)
  remember('speed', 'next')
  setTips(true)
  setCoach(true)
  go(tablePath(begun.value.code))
  return true
}
