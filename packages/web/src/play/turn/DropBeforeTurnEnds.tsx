import { Suspense } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { optionalPart } from '../../app/LazyPart.tsx'
import { useGame } from '../tableContext.ts'
import { mayHoldTurn } from './mayHoldTurn.ts'

const HoldTurn = optionalPart(() => import('../panels/HoldTurn.tsx').then(({ HoldTurn }) => HoldTurn), 'panels')

/** In one's own turn: dropping things after the last action. Comes when there is time for it. */
export function DropBeforeTurnEnds() {
  const game = useGame()
  const quiet = useQuiet()
  return <Suspense>{quiet && (game.me?.held || mayHoldTurn(game)) && <HoldTurn />}</Suspense>
}
