/** What a question is about, shown before its answers. */
import type { Ask, Decision } from '@coldwake/rules/facts'
import { Suspense, useEffect } from 'react'
import { whenIdle } from '../../app/idle.ts'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useTable } from '../tableContext.ts'

const SeenPieces = lazyPart(() => import('./answer/SeenPieces.tsx').then(({ SeenPieces }) => SeenPieces))
const LockdownQuestionScene = lazyPart(() =>
  import('../../games/lockdown/choice/LockdownQuestionScene.tsx').then(
    ({ LockdownQuestionScene }) => LockdownQuestionScene,
  ),
)

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
export function QuestionScene({ decision }: { decision: Decision }) {
  const { table } = useTable()
  const below = table.facility !== null
  useEffect(() => whenIdle(SeenPieces.preload), [])
  useEffect(() => (below ? whenIdle(LockdownQuestionScene.preload) : undefined), [below])
  const ofFacility = below && (IN_FACILITY.has(decision.ask) || table.asking?.about.computer !== undefined)
  return (
    <Suspense>
      {SEEN.has(decision.ask) ? (
        <SeenPieces decision={decision} />
      ) : (
        ofFacility && <LockdownQuestionScene decision={decision} />
      )}
    </Suspense>
  )
}
