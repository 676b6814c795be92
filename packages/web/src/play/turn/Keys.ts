import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { CameraControl } from '../board/useCamera.ts'
import { entryTyped } from '../choice/choices.ts'
import type * as Deeds from '../keys/deeds.ts'
import { type TableChoice, useChoice, useConnection, useGame, usePanel, useStaged } from '../tableContext.ts'
import { deedOf, tableKeys } from './tableKeys.ts'

/** A second digit counts as part of the same number for so long. */
const TYPING_MS = 900

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A control that Enter and Space already work on. The choice itself is committed by Enter wherever one stands. */
const pressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, [role="button"]') !== null

const focus = (selector: string) => document.querySelector<HTMLElement | SVGElement>(selector)?.focus()

/** A button beside the choice that still has the focus would take the Enter that is meant for the choice. */
function turnToTheChoice(): void {
  const { activeElement } = document
  if (
    activeElement instanceof HTMLElement &&
    activeElement.closest(
      '.top, .tabs, .zoom, .drawer, .notices, .envelopes, .me, .goal, .waysout, .loglist, .rulespanel',
    )
  )
    activeElement.blur()
}

function selectPass({ entries, select }: TableChoice): void {
  const pass = entries.find(({ key }) => key === 'pass')
  if (!pass) return
  select(pass)
  turnToTheChoice()
}

/** What goes elsewhere than to the choice is loaded when it is asked for. */
const doDeed = (...asked: Parameters<typeof Deeds.doDeed>): Promise<void> =>
  import('../keys/deeds.ts').then(
    deeds => deeds.doDeed(...asked),
    () => {},
  )

interface KeysProps {
  camera: RefObject<CameraControl | null>
}

/** Everything the table does by a key. Shows nothing: a part of its own, since it uses whatever can be pressed. */
export function Keys({ camera }: KeysProps): null {
  const choosing = useChoice()
  const { beat, next, skip } = useStaged()
  const { open, panel } = usePanel()
  const game = useGame()
  const connection = useConnection()
  const digits = useRef({ typed: '', at: 0, n: -1 })
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (typing(event.target)) {
      if (event.key === 'Escape' && !event.isComposing) open(null)
      return
    }
    if (/^[0-9]$/.test(event.key) && tableKeys().on && choosing.entries.length > 0) {
      const n = choosing.decision?.n ?? -1
      const { typed: before, at, n: question } = digits.current
      // What was typed for the last question says nothing about this one.
      const recent = question === n && event.timeStamp - at < TYPING_MS ? before : ''
      if (event.key !== '0' || recent !== '') {
        const typed = (recent + event.key).slice(-2)
        digits.current = { typed, at: event.timeStamp, n }
        const entry = entryTyped(choosing.entries, typed)
        if (entry) {
          choosing.select(entry)
          turnToTheChoice()
        }
        return event.preventDefault()
      }
    }
    const act = (): boolean => {
      switch (event.key) {
        case 'Enter':
          return enter(event, choosing)
        case ' ':
          if (event.target instanceof SVGElement && pressRoom(event.target)) return true
          if (pressable(event.target) || beat === null) return false
          next()
          return true
        case 'Escape':
          if (panel) open(null)
          else if (beat) skip()
          else choosing.cancel()
          return true
        case 'ArrowUp':
        case 'ArrowDown':
        case 'ArrowLeft':
        case 'ArrowRight':
          if (event.target !== document.body) return false
          focus('.hit[tabindex="0"]')
          return true
      }
      const deed = deedOf(tableKeys(), event.key)
      if (deed === 'pass') selectPass(choosing)
      else if (deed) void doDeed(deed, { game, connection, panel, open, camera: camera.current })
      return deed !== null
    }
    if (act()) event.preventDefault()
  }
  const latest = useRef(onKey)
  latest.current = onKey
  // Before anything is seen: whoever sees the table may press.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return null
}

/** On a room Enter selects it, and commits once it is selected; elsewhere Enter commits what is selected. */
function enter(event: KeyboardEvent, choosing: TableChoice): boolean {
  const { target } = event
  if (target instanceof SVGElement && target.getAttribute('aria-pressed') === 'false') return pressRoom(target)
  const chosen = target instanceof Element && target.matches('[aria-pressed="true"], [aria-checked="true"]')
  const free = !pressable(target) || (target instanceof SVGElement && target.getAttribute('aria-disabled') === 'true')
  if (!chosen && !free) return false
  if (!choosing.ready) return false
  // A key that is held down repeats: that is one press.
  if (!event.repeat) choosing.commit()
  return true
}

function pressRoom(target: SVGElement): boolean {
  if (target.getAttribute('role') !== 'button') return false
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return true
}
