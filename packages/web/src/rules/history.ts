/**
 * The rules over whatever page one is on, as an entry of the browser's history: going back closes them, the page below
 * stays as it is. What was searched for is kept with the entry, so that one comes back to what was found.
 */
import { useSyncExternalStore } from 'react'

interface Entry {
  /** The address in the rules that lies over the page; null if they are closed. */
  rules: string | null
  /** How many entries ago they were opened. */
  depth: number
  query: string
}

function entry(): Entry {
  const state: unknown = window.history.state
  const kept: Partial<Record<keyof Entry, unknown>> = typeof state === 'object' && state !== null ? state : {}
  return {
    rules: typeof kept.rules === 'string' ? kept.rules : null,
    depth: typeof kept.depth === 'number' ? kept.depth : 0,
    query: typeof kept.query === 'string' ? kept.query : '',
  }
}

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

export const useOpened = (): string | null => useSyncExternalStore(subscribe, () => entry().rules)

export const queryKept = (): string => entry().query

export function keepQuery(query: string): void {
  window.history.replaceState({ ...entry(), query } satisfies Entry, '')
}

export function openOver(address: string): void {
  window.history.pushState({ rules: address, depth: entry().depth + 1, query: '' } satisfies Entry, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
}

export function closeOver(): void {
  const { depth } = entry()
  if (depth > 0) window.history.go(-depth)
}
