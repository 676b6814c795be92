import { Suspense, useContext, useEffect, useRef } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { useCoach, useTips } from '../coachSetting.ts'
import { Coach, Tip } from '../lazyCoach.ts'
import { GuideContext, useGame } from '../tableContext.ts'

/** Beside somebody who plays, and never where a guide speaks. */
export function useLearner(): boolean {
  const { me, lobby } = useGame()
  const guide = useContext(GuideContext)
  return me !== null && guide === null && !lobby.over
}

/** Whether the coach sits at this table. */
export function useCoachHere(): boolean {
  const learner = useLearner()
  return useCoach() && learner
}

/** The line about what is met for the first time. */
export function TipHere() {
  const learner = useLearner()
  const on = useTips()
  const quiet = useQuiet()
  // What is told while the tips are still being loaded is news to them, too.
  const { events } = useGame()
  const told = useRef(events.length)
  useEffect(() => {
    if (!on) told.current = events.length
  }, [on, events])
  return (
    <div className="tipline" role="status">
      <Suspense>{on && learner && quiet && <Tip told={told} />}</Suspense>
    </div>
  )
}

/** In the rail below the question, where that has the room; elsewhere it is a panel. */
export function CoachBeside() {
  const here = useCoachHere()
  const quiet = useQuiet()
  return <Suspense>{here && quiet && <Coach />}</Suspense>
}
