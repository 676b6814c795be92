/** What a question is about, shown before its answers. */
import type { Ask, Decision } from '@coldwake/rules/facts'
import { memo, Suspense, useEffect } from 'react'
import { whenIdle } from '../../app/idle.ts'
import { lazyPart } from '../../app/LazyPart.tsx'
import { partsOf } from '../../games/index.ts'
import { useGame } from '../tableContext.ts'

const SeenPieces = lazyPart(() => import('./answer/SeenPieces.tsx').then(({ SeenPieces }) => SeenPieces))

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
/** Most questions need none: their answers say it all. It stays as it is while an answer is composed. */
export const QuestionScene = memo(function QuestionScene({ decision }: { decision: Decision }) {
  const { table } = useGame()
  const { QuestionScene: own } = partsOf(table.game)
  useEffect(() => whenIdle(SeenPieces.preload), [])
  useEffect(() => (own ? whenIdle(own.Scene.preload) : undefined), [own])
  const isOwn = own && (own.asks.has(decision.ask) || table.asking?.about.computer !== undefined)
  return (
    <Suspense>
      {SEEN.has(decision.ask) ? <SeenPieces decision={decision} /> : isOwn && <own.Scene decision={decision} />}
    </Suspense>
  )
})
