/** What somebody points at, stops on by keyboard, taps or holds a finger on. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A pointer that rests so long asks what it is. */
const REST_MS = 350
/** While a card is open, the next one comes sooner. */
const NEXT_MS = 120
const HOLD_MS = 420
/** A pointer that moves further than this is on its way. */
const STILL = 10
/** So far from card and thing, the card goes. */
const AWAY = 48

export interface Pointed {
  key: string
  element: Element
  how: 'hover' | 'focus' | 'tap'
}

/** Marks lie in rooms, under what is pressed: the smallest that the point is in is meant. */
function markAt(target: Element | null, x: number, y: number, finger: number): Element | null {
  const board = target?.closest('svg.board')
  if (!board) return target?.closest('[data-explain]') ?? null
  let found: { element: Element; size: number } | null = null
  for (const element of board.querySelectorAll('[data-explain]')) {
    const box = element.getBoundingClientRect()
    // A finger is not as exact with what is small.
    const more = Math.max(0, Math.min(finger, (2 * finger - Math.min(box.width, box.height)) / 2))
    if (x < box.left - more || x > box.right + more || y < box.top - more || y > box.bottom + more) continue
    const size = box.width * box.height
    if (!found || size < found.size) found = { element, size }
  }
  return found?.element ?? null
}

const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** What a tap does something else with: it is explained by a long press, or by a pointer that rests. */
const isPressed = (element: Element): boolean =>
  element.closest('button, a, input, [role="button"]:not([aria-disabled="true"])') !== null

export interface Pointing {
  pointed: Pointed | null
  close: () => void
}

export function usePointing(card: RefObject<HTMLElement | null>, explains: (element: Element) => boolean): Pointing {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const now = useRef(pointed)
  now.current = pointed
  const may = useRef(explains)
  may.current = explains
  // What was explained may have come to lie in the dark.
  const isHidden = pointed !== null && !explains(pointed.element)
  useEffect(() => {
    if (isHidden) setPointed(null)
  }, [isHidden])
  useEffect(() => {
    const set = (next: Pointed | null) => {
      if (next && !may.current(next.element)) return set(null)
      const before = now.current
      if (before?.key === next?.key && before?.element === next?.element && before?.how === next?.how) return
      now.current = next
      setPointed(next)
    }
    return listen(set, now, card)
  }, [card])
  return { pointed, close: () => setPointed(null) }
}

/** Listens to the whole page: one card serves the board, the header, the dock and the tracks. */
function listen(
  set: (next: Pointed | null) => void,
  now: RefObject<Pointed | null>,
  card: RefObject<HTMLElement | null>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let moved = 0
  let held = false
  const show = (element: Element | null, how: Pointed['how']) => {
    const key = element?.getAttribute('data-explain')
    if (element && key) set({ key, element, how })
    else if (how !== 'focus' && now.current?.how === 'hover') set(null)
  }
  const inCard = (target: EventTarget | null) => target instanceof Node && card.current?.contains(target) === true
  const targetOf = (event: Event) => (event.target instanceof Element ? event.target : null)

  const onMove = (event: PointerEvent) => {
    moved = Math.max(moved, Math.hypot(event.clientX - from.x, event.clientY - from.y))
    if (event.pointerType === 'touch') {
      if (moved > STILL) clearTimeout(timer)
      return
    }
    clearTimeout(timer)
    if (inCard(event.target) || event.buttons !== 0) return
    const { current: shown } = now
    const { clientX: x, clientY: y } = event
    const boxes = [shown?.element, card.current].flatMap(one => one?.getBoundingClientRect() ?? [])
    if (shown?.how === 'hover' && boxes.every(box => distance(box, x, y) > AWAY)) set(null)
    const target = targetOf(event)
    timer = setTimeout(() => show(markAt(target, x, y, 0), 'hover'), shown ? NEXT_MS : REST_MS)
  }
  const onDown = (event: PointerEvent) => {
    from = { x: event.clientX, y: event.clientY }
    moved = 0
    held = false
    clearTimeout(timer)
    if (inCard(event.target)) return
    if (event.pointerType !== 'touch') return
    set(null)
    const target = targetOf(event)
    timer = setTimeout(() => {
      const mark = markAt(target, from.x, from.y, 14)
      if (!mark) return
      held = true
      show(mark, 'tap')
    }, HOLD_MS)
  }
  const onUp = () => clearTimeout(timer)
  /** After a long press the finger's click means nothing. */
  const onClickFirst = (event: MouseEvent) => {
    if (!held) return
    held = false
    event.preventDefault()
    event.stopPropagation()
  }
  const onClick = (event: MouseEvent) => {
    const target = targetOf(event)
    if (!target || inCard(target) || moved > STILL) return
    if (isPressed(target)) return set(null)
    const mark = event.detail > 0 ? markAt(target, event.clientX, event.clientY, 8) : target.closest('[data-explain]')
    if (mark) show(mark, 'tap')
    else set(null)
  }
  const onMenu = (event: MouseEvent) => {
    if (held) event.preventDefault()
  }
  const onFocus = (event: FocusEvent) => {
    const target = targetOf(event)
    if (!target || inCard(target) || !target.matches(':focus-visible')) return
    const mark = target.hasAttribute('data-explain-group')
      ? target.querySelector('[data-explain]')
      : target.closest('[data-explain]')
    // At once: a screen reader reads the description of what has just got the focus.
    if (mark) flushSync(() => show(mark, 'focus'))
    else if (now.current?.how === 'focus') set(null)
  }
  const onBlur = (event: FocusEvent) => {
    if (now.current?.how === 'focus' && !inCard(event.relatedTarget)) set(null)
  }
  const onKey = (event: KeyboardEvent) => walkSigns(event)
  /** What was about to be explained is not, either. */
  const gone = () => {
    clearTimeout(timer)
    set(null)
  }
  const stop = new AbortController()
  const { signal } = stop
  const first = { signal, capture: true }
  document.addEventListener('pointermove', onMove, { signal, passive: true })
  document.addEventListener('pointerdown', onDown, first)
  document.addEventListener('pointerup', onUp, first)
  document.addEventListener('pointercancel', onUp, first)
  document.addEventListener('click', onClickFirst, first)
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('contextmenu', onMenu, first)
  document.addEventListener('focusin', onFocus, { signal })
  document.addEventListener('focusout', onBlur, { signal })
  document.addEventListener('keydown', onKey, first)
  // A finger leaves wherever it is lifted.
  const onLeave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && gone()
  document.documentElement.addEventListener('pointerleave', onLeave, { signal })
  document.addEventListener('wheel', event => !inCard(event.target) && gone(), { signal, passive: true })
  window.addEventListener('resize', gone, { signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Signs in a group are one stop for Tab; arrow keys go on from there. */
function walkSigns(event: KeyboardEvent): void {
  const step = STEP[event.key]
  const { target } = event
  const group = target instanceof Element ? target.closest('[data-explain-group]') : null
  if (step === undefined || !group || !(target instanceof HTMLElement)) return
  const signs = [...group.querySelectorAll<HTMLElement>('[data-explain]')].filter(sign => sign.checkVisibility())
  const next = target === group ? signs[0] : signs[signs.indexOf(target) + step]
  event.preventDefault()
  event.stopPropagation()
  if (!next) return
  next.tabIndex = -1
  next.focus()
}
