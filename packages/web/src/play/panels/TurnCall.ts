/**
 * “Your turn” reaches people who look elsewhere: the title of the page and its mark in the browser's tab; if they want
 * that, a bell and a notification. Everything beyond the title may fail without a word: it is not there everywhere.
 */

import { useCallback, useEffect, useRef } from 'react'
import { createStore } from '../../app/store.ts'
import mark from '../../art/mark.svg'
import markCalling from '../../art/markcalling.svg'
import { remember, remembered } from '../../net/heldSeats.ts'
import { ring } from './turnBell.ts'

export type Call = 'sound' | 'notify'

const settings = createStore()
const wants = (call: Call): boolean => remembered(call) === '1'

/** Off until chosen. */
export function useWants(call: Call): [boolean, (on: boolean) => void] {
  const on = settings.useValue(() => wants(call))
  const set = useCallback(
    (next: boolean) => {
      remember(call, next ? '1' : '0')
      settings.changed()
    },
    [call],
  )
  return [on, set]
}

/** Null where a browser knows no notifications. */
export const permission = (): NotificationPermission | null =>
  'Notification' in window ? Notification.permission : null

/** Asks the person, by the browser. To be called by a click. */
export const askPermission = async (): Promise<boolean> =>
  permission() !== null && (await Notification.requestPermission()) === 'granted'

function notify(title: string, body: string, tag: string): void {
  if (!wants('notify') || permission() !== 'granted' || document.visibilityState === 'visible') return
  try {
    // The same tag replaces the call before: one waiting table, one notification.
    const note = new Notification(title, { body, tag, icon: mark })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // Phones only let a service worker do this.
  }
}

/** A browser takes its time to change its tab: the table is seen before that. */
const AFTER_MS = 50

interface TurnCallProps {
  /** Something is asked of me. */
  mine: boolean
  /** Others are waited for: when it is my turn next, that is news. */
  waiting: boolean
  /** Titles of the page and of the notification. */
  title: string
  call: string
  body: string
  code: string
}

/** Shows nothing: it calls. */
export function TurnCall({ mine, waiting, title, call, body, code }: TurnCallProps): null {
  const waited = useRef(false)
  if (waiting) waited.current = true
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = title
      document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? markCalling : mark)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [title, mine])
  useEffect(
    () => () => {
      document.title = 'Coldwake'
      document.querySelector('link[rel="icon"]')?.setAttribute('href', mark)
    },
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, in the words of the moment
  useEffect(() => {
    if (!mine || !waited.current) return
    waited.current = false
    if (wants('sound')) ring()
    notify(call, body, code)
  }, [mine])
  return null
}
