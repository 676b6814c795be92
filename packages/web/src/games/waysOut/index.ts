/** The manifest of how ways out show: the records of all games. */
import type { GameEnd, Need, RoundsLeft, WayOut } from '@coldwake/rules/games/waysOut'
import {
  type NeedRecord,
  type NeedRecords,
  plainNeed,
  type Says,
  type WayRecord,
  type WayRecords,
} from '../../play/waysOut/wayRecord.ts'
import { lockdownNeeds, lockdownWays } from '../lockdown/waysOut/lockdownWays.ts'
import { nemesisNeeds, nemesisWays } from '../nemesis/waysOut/nemesisWays.ts'

export { deadliness } from '../lockdown/waysOut/lockdownWays.ts'

const WAYS: WayRecords = { ...nemesisWays, ...lockdownWays }
const NEEDS: NeedRecords = {
  noIntruder: plainNeed(t => t.waysOut.needs.noIntruder),
  repaired: plainNeed(t => t.waysOut.needs.repaired),
  noSelfDestruct: plainNeed(t => t.waysOut.needs.noSelfDestruct),
  ...nemesisNeeds,
  ...lockdownNeeds,
}

// A record is read with a way or a need of its own kind.
export const wayRecordOf = ({ way }: WayOut): WayRecord => WAYS[way] as WayRecord
export const needRecordOf = ({ need }: Need): NeedRecord => NEEDS[need] as NeedRecord
export const wayName = (way: WayOut, t: Says): string => wayRecordOf(way).name(way, t)
/** How long it lasts, and what happens then. */
export const endText = ({ rounds, end }: RoundsLeft<GameEnd>, t: Says): string => t.gameWays.ends[end]({ rounds })
