import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '
/** A second press counts for so long. */
const TWICE_MS = 2_000
/** What two presses show stays for so long. */
const STAYS_MS = 10_000

/**
 * For a button that shows a secret on a shared screen as long as a finger or a key holds it. For players who cannot hold:
 * two presses show it for ten seconds, or until the next press.
 */
export function useHoldToShow(show: (shown: boolean) => void) {
  const stays = useRef(false)
  const pressed = useRef(Number.NEGATIVE_INFINITY)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byHand = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const set = (shown: boolean, stayed: boolean) => {
    clearTimeout(timer.current)
    stays.current = stayed
    if (stayed) timer.current = setTimeout(() => set(false, false), STAYS_MS)
    show(shown)
  }
  const hide = () => set(false, false)
  const begin = () => {
    byHand.current = true
    if (stays.current) pressed.current = Number.NEGATIVE_INFINITY
    set(!stays.current, false)
  }
  const end = () => {
    if (!byHand.current) return
    const isSecond = performance.now() - pressed.current < TWICE_MS
    pressed.current = isSecond ? Number.NEGATIVE_INFINITY : performance.now()
    set(isSecond, isSecond)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      begin()
    },
    onPointerUp: end,
    onPointerCancel: hide,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPress(event)) return
      // The same key would commit what is chosen.
      event.preventDefault()
      if (!event.repeat) begin()
    },
    onKeyUp: (event: KeyboardEvent) => isPress(event) && end(),
    onBlur: hide,
    // A screen reader clicks without a pointer or a key.
    onClick: () => {
      if (!byHand.current) set(!stays.current, !stays.current)
      byHand.current = false
    },
  }
}
