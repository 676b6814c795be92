/** Between the board and my place: what I play for, where there is no room for more, and the ways out. */
import './waysOutStrip.css'
import { Suspense } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { isIntruderPlayer } from '../../games/viewFacts.ts'
import { useGame } from '../tableContext.ts'
import { GoalLine, WaysOut } from './lazyWaysOut.ts'

export function WaysOutStrip() {
  const { table, me } = useGame()
  const quiet = useQuiet()
  const fate = table.crew.find(({ seat }) => seat === me?.seat)?.fate
  const isOut = fate === 'launched' || (fate === 'dead' && table.mode !== 'cooperative')
  // Whoever plays the Intruders wants nobody to get out.
  if (isOut || isIntruderPlayer(table, me?.seat)) return null
  return (
    <div className="waysout">
      <Suspense>{quiet && me && <GoalLine me={me} />}</Suspense>
      <Suspense>{quiet && <WaysOut />}</Suspense>
    </div>
  )
}
