import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { upTo } from '../../../app/counting.ts'
import { useWords } from '../../../app/words.ts'
import { useChoice } from '../../tableContext.ts'
import { stepsLeft } from '../danger.ts'
import type { ButtonProps } from './ConfirmButton.tsx'

const HOLD_MS = 600

/** What may kill, or ends something for good, is held for a moment, or pressed twice; certain death twice as often. */
export function HoldButton({ what, price }: ButtonProps) {
  const { armed, commit, final, holds, ready } = useChoice()
  const [holding, setHolding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const start = (event: PointerEvent) => {
    if (event.button !== 0 || !ready) return
    wasHeld.current = false
    setHolding(true)
    timer.current = setTimeout(() => {
      wasHeld.current = true
      setHolding(false)
      commit(true)
    }, HOLD_MS)
  }
  const stop = () => {
    clearTimeout(timer.current)
    setHolding(false)
  }
  const hint = useHoldHint()
  return (
    <button
      type="button"
      className={`primary hold ${final ?? ''} ${holding ? 'holding' : ''} ${armed ? 'armed' : ''}`}
      aria-disabled={!ready || undefined}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={event => event.preventDefault()}
      // A key that is held down repeats: that is one press.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.repeat) event.preventDefault()
      }}
      onClick={() => {
        // A hold has done its part already. A short press, a key or a screen reader's click presses.
        if (!wasHeld.current) commit()
        wasHeld.current = false
      }}
    >
      <span>
        {what}
        {ready && price && <small>{price}</small>}
        <small>{ready ? hint : price}</small>
        {armed && <Progress done={2 * holds - stepsLeft(armed, holds).presses} of={2 * holds} />}
      </span>
      <kbd>Enter ×{2 * holds}</kbd>
    </button>
  )
}

/** What it still takes; and that it begins anew, once what was pressed has lapsed. `SpokenTable` says both. */
function useHoldHint(): string {
  const { armed, final, holds } = useChoice()
  const { t } = useWords('answer')
  const { confirm } = t.answer
  const [lapsed, setLapsed] = useState(false)
  const was = useRef(armed)
  useEffect(() => {
    setLapsed(was.current !== null && armed === null)
    was.current = armed
  }, [armed])
  const takes = () => {
    if (holds > 1) return confirm.left(stepsLeft(armed, holds))
    if (armed) return final ? t.answer.pressAgainFor({ what: t.answer.finalIs[final] }) : confirm.pressAgain
    return final ? t.answer.holdFor({ what: t.answer.finalIs[final] }) : confirm.holdOrPress
  }
  if (armed?.hasty) return `${confirm.hasty} ${takes()}`
  return lapsed ? `${confirm.late} ${takes()}` : takes()
}

/** How far it is. It runs out while nothing is pressed. */
function Progress({ done, of }: { done: number; of: number }) {
  return (
    <span className="holdsteps" aria-hidden="true">
      {upTo(of).map(step => (
        // Each press starts the time anew.
        <i key={`${done} ${step}`} className={step <= done ? 'on' : ''} />
      ))}
    </span>
  )
}
