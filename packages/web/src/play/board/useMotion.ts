import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createStore, type Store } from '../../app/store.ts'
import { type Camera, type Size, shift } from './camera.ts'

/** A board that has not been moved for so long has come to rest. */
const REST_MS = 200

export interface Motion {
  /** Where the camera is by now. */
  camera: () => Camera
  /** Tells of every step. */
  steps: Store
  /** Shows the drawings as they look from there. */
  to: (camera: Camera) => void
  /** The board is moved no longer: another camera counts. */
  end: () => void
}

/**
 * The board while it is dragged or zoomed: its drawings are shifted and stretched as they are, which paints nothing.
 * Once they have come to rest, `settle` has them drawn for where the camera has come.
 */
export function useMotion(
  drawings: RefObject<HTMLElement | null>,
  drawn: Camera,
  screen: Size,
  settle: (camera: Camera) => void,
): Motion {
  const moved = useRef<Camera | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ drawn, screen })
  latest.current = { drawn, screen }

  const place = useCallback(() => {
    const { drawn, screen } = latest.current
    const { current } = drawings
    if (current) current.style.transform = moved.current ? shift(drawn, moved.current, screen) : ''
  }, [drawings])

  // What has been drawn meanwhile need not be shifted so far, or not at all.
  useLayoutEffect(() => {
    const { current } = moved
    if (current && current.x === drawn.x && current.y === drawn.y && current.scale === drawn.scale) moved.current = null
    place()
  }, [drawn.x, drawn.y, drawn.scale, place])
  useEffect(() => () => clearTimeout(timer.current), [])

  return useMemo(() => {
    const steps = createStore()
    const end = () => {
      clearTimeout(timer.current)
      moved.current = null
      place()
    }
    const to = (camera: Camera) => {
      moved.current = camera
      place()
      steps.changed()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => startTransition(() => settle(camera)), REST_MS)
    }
    return { camera: () => moved.current ?? latest.current.drawn, steps, to, end }
  }, [place, settle])
}
