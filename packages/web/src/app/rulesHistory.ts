/**
 * The rules over whatever page one is on, as an entry of the browser's history: going back closes them, the page below
 * stays as it is. What was searched for is kept with the entry, so that one comes back to what was found.
 */
import { useSyncExternalStore } from 'react'
import { isLocal } from '../net/localCode.ts'
import { routeOf } from './routes.ts'

interface Entry {
  /** The address in the rules that lies over the page; null if they are closed. */
  rules: string | null
  /** How many entries ago they were opened. */
  depth: number
  query: string
  /** When it was made. */
  at: number
}

const CLOSED: Entry = { rules: null, depth: 0, query: '', at: 0 }

/** What was read until then is closed for good. At a table of this browser whoever loads the page may be another. */
let shutAt = isAtLocalTable() ? Date.now() : 0

function isAtLocalTable(): boolean {
  const route = routeOf(window.location.pathname)
  return route.page === 'table' && isLocal(route.code)
}

function entry(): Entry {
  const state: unknown = window.history.state
  const kept: Partial<Record<keyof Entry, unknown>> = typeof state === 'object' && state !== null ? state : {}
  const at = typeof kept.at === 'number' ? kept.at : 0
  if (shutAt > 0 && at <= shutAt) return CLOSED
  return {
    rules: typeof kept.rules === 'string' ? kept.rules : null,
    depth: typeof kept.depth === 'number' ? kept.depth : 0,
    query: typeof kept.query === 'string' ? kept.query : '',
    at,
  }
}

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

export const useOpenRules = (): string | null => useSyncExternalStore(subscribe, () => entry().rules)

export const queryKept = (): string => entry().query

export function keepQuery(query: string): void {
  window.history.replaceState({ ...entry(), query } satisfies Entry, '')
}

export function openOver(address: string): void {
  const { depth } = entry()
  window.history.pushState({ rules: address, depth: depth + 1, query: '', at: Date.now() } satisfies Entry, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
}

export function closeOver(): void {
  const { depth } = entry()
  if (depth > 0) window.history.go(-depth)
}

/** The device goes to somebody else: what the one before has looked up tells what they hold, and nobody comes back to it. */
export function shutForGood(): void {
  shutAt = Date.now()
  window.dispatchEvent(new PopStateEvent('popstate'))
}
