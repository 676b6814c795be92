/** Where coached first games were left. Only this browser keeps it: it is sent nowhere, and erased by a press. */
import { useEffect, useMemo } from 'react'
import { createStore } from '../app/store.ts'

export interface GameFunnel {
  begun: number
  ended: number
  /** Step → how often it was the last one that was seen. */
  left: Readonly<Record<string, number>>
}
type Funnel = Readonly<Record<string, GameFunnel>>

const KEY = 'coldwake.funnel'
const NONE: GameFunnel = { begun: 0, ended: 0, left: {} }
/** Nobody plays it oftener; what a browser keeps has a bound. */
const MOST = 999

const store = createStore()

function textOf(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0

function isGameFunnel(value: unknown): value is GameFunnel {
  if (typeof value !== 'object' || value === null) return false
  const { begun, ended, left } = value as Partial<Record<keyof GameFunnel, unknown>>
  return (
    isCount(begun) && isCount(ended) && typeof left === 'object' && left !== null && Object.values(left).every(isCount)
  )
}

function parsed(text: string | null): Funnel {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => isGameFunnel(value)))
  } catch {
    return {}
  }
}

export const funnelOf = (game: string): GameFunnel => parsed(textOf())[game] ?? NONE

/** Of all games that were begun. */
export const useFunnel = (): Funnel => parsed(store.useValue(textOf))

function change(game: string, part: (before: GameFunnel) => Partial<GameFunnel>): void {
  try {
    const all = parsed(textOf())
    const before = all[game] ?? NONE
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { ...before, ...part(before) } }))
  } catch {
    // A browser that keeps nothing still teaches.
  }
  store.changed()
}

const more = (count = 0): number => Math.min(count + 1, MOST)

const watchBegun = (game: string): void => change(game, ({ begun }) => ({ begun: more(begun) }))
const watchEnded = (game: string): void => change(game, ({ ended }) => ({ ended: more(ended) }))
const watchLeft = (game: string, step: string): void =>
  change(game, ({ left }) => ({ left: { ...left, [step]: more(left[step]) } }))

export function eraseFunnel(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
  store.changed()
}

export interface Visit {
  /** A step is shown; the first one begins the visit. */
  seen: (step: string | undefined) => void
  ended: () => void
  left: () => void
}

/** One visit after the other: each begins with a step, and ends with the watch or where it is left. */
export function visitOf(game: string): Visit {
  let at: string | null = null
  return {
    seen(step) {
      if (step === undefined) return
      if (at === null) watchBegun(game)
      at = step
    },
    ended() {
      at = null
      watchEnded(game)
    },
    left() {
      if (at !== null) watchLeft(game, at)
      at = null
    },
  }
}

export function useVisit(game: string): Visit {
  const visit = useMemo(() => visitOf(game), [game])
  useEffect(() => {
    // Whoever closes the page leaves too.
    window.addEventListener('pagehide', visit.left)
    return () => {
      window.removeEventListener('pagehide', visit.left)
      visit.left()
    }
  }, [visit])
  return visit
}
