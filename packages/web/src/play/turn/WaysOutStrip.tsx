/** Between the board and my place: what I play for, where there is no room for more, the ways out, and what was told last. */
import './waysOutStrip.css'
import { Suspense } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { isIntruderPlayer } from '../../games/viewFacts.ts'
import { LastNews } from '../lazyLog.ts'
import { useGame } from '../tableContext.ts'
import { GoalLine, WaysOut } from './lazyWaysOut.ts'

export function WaysOutStrip() {
  const { table, me } = useGame()
  const quiet = useQuiet()
  const fate = table.crew.find(({ seat }) => seat === me?.seat)?.fate
  const isOut = fate === 'launched' || (fate === 'dead' && table.mode !== 'cooperative')
  // Whoever plays the Intruders wants nobody to get out.
  const hasNone = isOut || isIntruderPlayer(table, me?.seat)
  return (
    <div className={hasNone ? 'waysout newsonly' : 'waysout'}>
      <Suspense>{quiet && !hasNone && me && <GoalLine me={me} />}</Suspense>
      <Suspense>{quiet && !hasNone && <WaysOut />}</Suspense>
      <Suspense>{quiet && <LastNews />}</Suspense>
    </div>
  )
}
