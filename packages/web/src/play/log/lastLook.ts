/** How much of a table's log was seen in this browser, and what has come since. */
import type { EventFace, Seat } from '@coldwake/rules/facts'
import { type RefObject, useEffect, useState } from 'react'

/** What came while nobody looked: events from number `from` up to `to`. */
interface News {
  from: number
  to: number
}
const NO_NEWS: News = { from: 0, to: 0 }

/** Around one device every seat has seen something else. */
const keyOf = (code: string, seat: Seat | null) => `coldwake.looked.${code}.${seat ?? 'watch'}`

function lookedAt(key: string): number | null {
  try {
    const stored = Number.parseInt(localStorage.getItem(key) ?? '', 10)
    return Number.isNaN(stored) ? null : stored
  } catch {
    return null
  }
}

function keep(key: string, count: number): void {
  try {
    localStorage.setItem(key, String(count))
  } catch {
    // A browser that keeps nothing marks nothing.
  }
}

/** What I have done myself I have seen, and I have read what came before it. */
const isRead = ({ to }: News, events: readonly EventFace[], me: Seat | null): boolean =>
  events.some(
    (event, number) =>
      number >= to && (event.e === 'declared' || event.e === 'passed') && event.who === me && me !== null,
  )

interface Looked {
  /** Null: nothing is remembered here. */
  code: string | null
  me: Seat | null
  events: readonly EventFace[]
  /** The log where it shows; a hidden one is not looked at. */
  box: RefObject<HTMLElement | null>
}

/** How many events this seat had seen when it last looked at the log, until it does something; 0 if it missed none. */
export function useLastLook({ code, me, events, box }: Looked): number {
  const key = code === null ? null : keyOf(code, me)
  const [news, setNews] = useState(NO_NEWS)
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let shows = false
    const look = () => setLooking(shows && document.visibilityState === 'visible')
    const watch = new IntersectionObserver(entries => {
      shows = entries.at(-1)?.isIntersecting ?? false
      look()
    })
    watch.observe(element)
    document.addEventListener('visibilitychange', look)
    return () => {
      watch.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [box])
  const { length } = events
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted at the moment of looking
  useEffect(() => {
    if (!looking || key === null) return
    const before = lookedAt(key)
    if (before !== null && before < length) setNews({ from: before, to: length })
  }, [looking, key])
  useEffect(() => {
    if (looking && key !== null) keep(key, length)
  }, [looking, key, length])
  return isRead(news, events, me) ? 0 : news.from
}
