import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Camera, centre, type Framed, following, frameAgain, panned, type Size, within, zoomAt } from './camera.ts'
import type { Box, Point } from './geometry.ts'
import { enlargeLettering } from './lettering.ts'
import { type Motion, useMotion } from './useMotion.ts'

/** A drag shorter than this is a click. */
const DRAG = 6

export interface CameraControl {
  /** What the board is drawn for; while it is moved, see `motion`. */
  camera: Camera
  screen: Size
  motion: Motion
  /** Holds the drawings of the board. */
  drawings: RefObject<HTMLDivElement | null>
  zoom: (factor: number) => void
  /** Back to where the table wants to look. */
  reset: () => void
  lookAt: (point: Point) => void
  /** Shows everything, if that is not what is shown already. */
  whole: () => void
  handlers: {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: (event: PointerEvent) => void
  }
  /** Was the pointer used to drag just now? Then its click means nothing. */
  dragged: () => boolean
}

type Move = (camera: Camera, screen: Size) => Camera

/**
 * Follows what matters until the player takes the camera, and again after `reset`. On a phone it goes to where the news
 * happens, and back, unless the player takes it meanwhile.
 */
export function useCamera(
  host: RefObject<HTMLElement | null>,
  board: Box,
  matters: Box | null,
  news: Box | null,
): CameraControl {
  const [screen, setScreen] = useState<Size>({ width: 0, height: 0 })
  /** `during`: the news that was shown when the player took it. */
  const [taken, setTaken] = useState<{ camera: Camera; during: Box | null } | null>(null)
  const shown = useRef(news)
  shown.current = news
  const takeAt = useCallback((camera: Camera) => setTaken({ camera, during: shown.current }), [])
  const framed = useRef<Framed>(null)
  const look = () => (taken ? within(board, taken.camera, screen) : frameAgain(framed.current, board, matters, screen))
  const rest = screen.width === 0 ? { x: 0, y: 0, scale: 1 } : look()
  const isTakenNow = taken !== null && taken.during === news
  const camera = screen.width === 0 || isTakenNow ? rest : following(board, rest, news, screen)
  useLayoutEffect(() => {
    framed.current = taken || screen.width === 0 ? null : { camera: rest, screen, matters }
  })

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const measure = () => {
      enlargeLettering(Math.min(1.5, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16))
      setScreen({ width: element.clientWidth, height: element.clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [host])

  const drawings = useRef<HTMLDivElement>(null)
  const motion = useMotion(drawings, camera, screen, takeAt)
  const size = useRef(screen)
  size.current = screen
  const moved = useCallback(
    (move: Move) => within(board, move(motion.camera(), size.current), size.current),
    [board, motion],
  )
  /** From here to there at once, and a little on. */
  const take = useCallback(
    (move: Move) => {
      const camera = moved(move)
      motion.end()
      takeAt(camera)
    },
    [moved, motion, takeAt],
  )
  const step = useCallback((move: Move) => motion.to(moved(move)), [moved, motion])

  // React listens to wheel events passively; a board that scrolls the page while zooming is no board.
  useEffect(() => {
    const element = host.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      // What lies over the board scrolls as it would anywhere, and so does a page that is too high for its screen.
      if (!(event.target instanceof Element)) return
      if (event.target !== element && !event.target.closest('svg.board')) return
      if (document.documentElement.scrollHeight > window.innerHeight + 1) return
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const at = { x: event.clientX - left, y: event.clientY - top }
      step((camera, screen) => zoomAt(camera, Math.exp(-event.deltaY * 0.0016), at, screen))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [host, step])

  const pointers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const at = (event: PointerEvent): Point => {
    const { left, top } = host.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const handlers: CameraControl['handlers'] = {
    onPointerDown: event => {
      if (pointers.current.size === 0) travelled.current = 0
      pointers.current.set(event.pointerId, at(event))
    },
    onPointerMove: event => {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const after = at(event)
      const [dx, dy] = [after.x - before.x, after.y - before.y]
      travelled.current += Math.hypot(dx, dy)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, after)
      if (travelled.current < DRAG) return
      if (event.currentTarget instanceof Element && !event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId)
      if (!other) return step(camera => panned(camera, dx, dy))
      const spread =
        Math.hypot(after.x - other.x, after.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
      const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 }
      step((camera, screen) => zoomAt(panned(camera, dx / 2, dy / 2), spread || 1, middle, screen))
    },
    onPointerUp: event => {
      pointers.current.delete(event.pointerId)
    },
    onPointerCancel: event => {
      pointers.current.delete(event.pointerId)
    },
  }

  return {
    camera,
    screen,
    motion,
    drawings,
    handlers,
    dragged: useCallback(() => travelled.current >= DRAG, []),
    reset: useCallback(() => {
      motion.end()
      setTaken(null)
    }, [motion]),
    whole: useCallback(() => take(() => ({ ...centre(board), scale: 0 })), [take, board]),
    lookAt: useCallback(point => take(camera => ({ ...camera, x: point.x, y: point.y })), [take]),
    zoom: useCallback(
      factor => take((camera, screen) => zoomAt(camera, factor, { x: screen.width / 2, y: screen.height / 2 }, screen)),
      [take],
    ),
  }
}

/** The same, followed step by step while the board is moved: for what lies over it, and is quick to put elsewhere. */
export function useCameraNow(control: CameraControl): CameraControl {
  const { motion } = control
  const camera = motion.steps.useValue(motion.camera)
  return { ...control, camera }
}
