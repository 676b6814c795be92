import { Suspense } from 'react'
import { extra } from '../part.tsx'
import { useQuiet } from '../pwa/idle.ts'
import { mayHoldTurn } from './holding.ts'
import { useTable } from './model.tsx'

const HoldTurn = extra(() => import('./holdturn.tsx').then(({ HoldTurn }) => HoldTurn), 'panels')

/** In one's own turn: dropping things after the last action. Comes when there is time for it. */
export function AtTheEnd() {
  const model = useTable()
  const quiet = useQuiet()
  return <Suspense>{quiet && (model.me?.held || mayHoldTurn(model)) && <HoldTurn />}</Suspense>
}
