import './objectives.css'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../../app/words.ts'
import { useHoldToShow } from '../../ui/useHoldToShow.ts'
import { holdGoals, useGoals } from './heldGoals.ts'

/** What is secret on a shared screen shows as long as this is held, by a finger or a key, or pressed twice. */
export function HoldToSee({ children }: { children?: ReactNode }) {
  const { t } = useWords('panels')
  const { shown } = useGoals()
  useEffect(() => () => holdGoals(false), [])
  return (
    <button type="button" className="sealed" aria-pressed={shown} {...useHoldToShow(holdGoals)}>
      {children}
      <b>{t.draft.holdToLook}</b>
      <small>{t.goals.sharedScreen}</small>
    </button>
  )
}
