import { Suspense, useContext } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { GuideContext, useGame } from '../tableContext.ts'
import { useCoach } from './coachSetting.ts'
import { Coach } from './lazyCoach.ts'

/** Whether the coach sits at this table: never where a guide speaks, and only beside somebody who plays. */
export function useCoachHere(): boolean {
  const { me, lobby } = useGame()
  const guide = useContext(GuideContext)
  return useCoach() && me !== null && guide === null && !lobby.over
}

/** In the rail below the question, where that has the room; elsewhere it is a panel. */
export function CoachBeside() {
  const here = useCoachHere()
  const quiet = useQuiet()
  return <Suspense>{here && quiet && <Coach />}</Suspense>
}
