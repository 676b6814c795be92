/** The manifest of what can be met for the first time: the records of all games. */
import { sharedTips } from '../../play/coach/sharedTips.ts'
import type { TipName, TipRecord } from '../../play/coach/tipRecord.ts'
import { facilityTips } from '../lockdown/tips/facilityTips.ts'
import { shipTips } from '../nemesis/tips/shipTips.ts'

/** What concerns a player most is first: one tip is shown at a time. */
export const TIPS: Readonly<Record<TipName, TipRecord>> = { ...sharedTips, ...shipTips, ...facilityTips }
export const TIP_NAMES = Object.keys(TIPS) as TipName[]
