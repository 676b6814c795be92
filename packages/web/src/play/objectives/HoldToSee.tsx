import './objectives.css'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { useWords } from '../../app/words.ts'
import { holdGoals, useGoals } from './heldGoals.ts'

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '
const hide = () => holdGoals(false)

/** What is secret on a shared screen shows as long as this is held, by a finger or a key. */
export function HoldToSee({ children }: { children?: ReactNode }) {
  const { t } = useWords('panels')
  const { shown } = useGoals()
  useEffect(() => hide, [])
  return (
    <button
      type="button"
      className="sealed"
      aria-pressed={shown}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        holdGoals(true)
      }}
      onPointerUp={hide}
      onPointerCancel={hide}
      onContextMenu={event => event.preventDefault()}
      onKeyDown={event => {
        if (!isPress(event)) return
        // The same key would commit what is chosen.
        event.preventDefault()
        holdGoals(true)
      }}
      onKeyUp={hide}
      onBlur={hide}
    >
      {children}
      <b>{t.draft.holdToLook}</b>
      <small>{t.goals.sharedScreen}</small>
    </button>
  )
}
