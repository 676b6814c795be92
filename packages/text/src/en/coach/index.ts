/** English for the coach at any table, and for what is met for the first time. */
import { facilityReasons, facilityTips, shipReasons, shipTips } from '../games/coach.ts'
import { coachWords } from './coach.ts'
import { reasonWords } from './reasons.ts'
import { tipsOf, tipWords } from './tips.ts'

export const ui = {
  coaching: {
    ...coachWords,
    reasons: { ...reasonWords, for: { ...reasonWords.for, ...shipReasons, ...facilityReasons } },
    tips: tipWords,
    tipsOf: { ...tipsOf, ...shipTips, ...facilityTips },
  },
}
