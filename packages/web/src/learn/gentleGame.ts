/** A first real game: three seats, bots that mean well, news that waits for a press, the coach and all tips. */
import { go, tablePath } from '../app/routes.ts'
import type { Game } from '../games/covers/index.ts'
import { startTable } from '../local/startTable.ts'
import { holdSeat, remember } from '../net/heldSeats.ts'
import { setCoach, setTips } from '../play/coachSetting.ts'
import type { Request } from '../ui/useRequest.ts'

/** Cadets help others, never lie and play against nobody. */
const KIND = 'cadet'

/** Begins it under the player's name and goes there. */
export async function startGentle(run: Request['run'], game: Game, name: string): Promise<void> {
  const begun = await run(() => startTable(game, [name], [KIND, KIND]))
  if (!begun) return
  holdSeat(begun.value)
  remember('speed', 'next')
  setTips(true)
  setCoach(true)
  go(tablePath(begun.value.code))
}
