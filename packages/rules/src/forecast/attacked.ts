/** Who attacks before somebody gets away. NEM-ESC. */
import type { Seat } from '../core/types.ts'
import { attackBy, bySize } from './attacks.ts'
import { foesIn } from './crew.ts'
import { deathOf, type Foresight } from './foresight.ts'
import { personAt } from './lookups.ts'
import type { AttackedFirst } from './types.ts'
import { chanceOf, type Odds } from './wounds.ts'

/** What those in the room do to who leaves it; undefined where nobody is. */
export function attackForecast(f: Foresight, who: Seat): AttackedFirst | undefined {
  const before = personAt(f, who)
  const foes = bySize(foesIn(f, before.room))
  if (foes.length === 0) return undefined
  const one: Foresight = {
    ...f,
    people: f.people.map(person => ({ ...person })),
    reasons: f.reasons.map(() => new Map()),
  }
  for (const foe of foes) attackBy(one, who, { ...foe }, 'escape')
  const after = personAt(one, who)
  const unhurt = (odds: Odds) => chanceOf(odds, before.start)
  return {
    by: foes.map(({ kind }) => kind),
    wounds: { least: 1 - unhurt(after.low), most: 1 - unhurt(after.high) },
    death: deathOf(after),
  }
}
