import { type PointerEvent, useEffect, useRef } from 'react'

/** Longer than a tap. */
const HOLD_MS = 420
/** A finger that moves further than this scrolls. */
const STILL = 10

/** Tells a finger that rests on something from one that taps it: after the one, the click means nothing. */
export function useLongPress(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const held = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => clearTimeout(timer.current)
  return {
    held: () => held.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        held.current = false
        if (event.pointerType === 'mouse') return
        from.current = { x: event.clientX, y: event.clientY }
        timer.current = setTimeout(() => {
          held.current = true
          onHold()
        }, HOLD_MS)
      },
      onPointerMove: (event: PointerEvent) => {
        if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > STILL) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  }
}
