/** What a question is about, shown before its answers. */
import type { Ask, Decision } from '@coldwake/rules/facts'
import { Suspense, useEffect } from 'react'
import { part } from '../part.tsx'
import { whenIdle } from '../pwa/idle.ts'
import { useTable } from './model.tsx'

const Seen = part(() => import('./seen.tsx').then(({ Seen }) => Seen))
const FacilityScene = part(() => import('./facilityscene.tsx').then(({ FacilityScene }) => FacilityScene))

const SEEN: ReadonlySet<Ask> = new Set<Ask>([
  'advantage',
  'reroll',
  'noiseReroll',
  'spendAmmo',
  'event',
  'engine',
  'attackWindow',
  'dodge',
  'reaction',
  'redirect',
  'launch',
  'podTurn',
  'destination',
])
const IN_FACILITY: ReadonlySet<Ask> = new Set<Ask>([
  'power',
  'powerToken',
  'passengers',
  'ride',
  'consent',
  'css',
  'cssMove',
  'contingency',
  'darkWindow',
  'leaveToken',
  'light',
])

/** Most questions need none: their answers say it all. */
export function Scene({ decision }: { decision: Decision }) {
  const { table } = useTable()
  const below = table.facility !== null
  useEffect(() => whenIdle(Seen.preload), [])
  useEffect(() => (below ? whenIdle(FacilityScene.preload) : undefined), [below])
  const ofFacility = below && (IN_FACILITY.has(decision.ask) || table.asking?.about.computer !== undefined)
  return (
    <Suspense>
      {SEEN.has(decision.ask) ? <Seen decision={decision} /> : ofFacility && <FacilityScene decision={decision} />}
    </Suspense>
  )
}
