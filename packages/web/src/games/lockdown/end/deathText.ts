import type { Fate, Over, Seat } from '@coldwake/rules/facts'
import type { Words } from '../../../app/words.ts'

/** How somebody died who fell in the end, not in a room. Null for everybody else. */
export function lockdownDeathText({ report }: Over, seat: Seat, way: Fate, t: Words<'lockdown'>['t']): string | null {
  const step = report.find(one => one.check === 'died' && one.who === seat)
  if (step?.check !== 'died') return null
  if (step.by === 'contingency') return t.facility.diedByPlan({ fate: t.fate[way] })
  return way === 'inPod' ? t.facility.lostInPod : null
}
