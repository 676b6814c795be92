/**
 * Addresses: `/` is home, `/t/CODE` a table, `/r/CODE` a finished game to look at, `/local/ID` and `/local/ID/replay` the
 * same for tables of this browser, `/rules` and below it the rules, `/learn` and below it what teaches the games.
 */
import { useMemo, useSyncExternalStore } from 'react'
import { isLocal, LOCAL } from '../net/localCode.ts'

export type Route =
  | { page: 'home' }
  | { page: 'table' | 'replay'; code: string }
  | { page: 'rules' | 'learn'; address: string }

const PAGE = { t: 'table', r: 'replay' } as const
const isPage = (letter: string | undefined): letter is keyof typeof PAGE => letter === 't' || letter === 'r'

export function routeOf(path: string): Route {
  const [, book, address = ''] = /^\/(rules|learn)(?:\/([\w/-]{1,60}?))?\/?$/.exec(path) ?? []
  if (book === 'rules' || book === 'learn') return { page: book, address }
  const local = /^\/local\/(\w{1,40})(\/replay)?\/?$/.exec(path)
  if (local?.[1]) return { page: local[2] ? 'replay' : 'table', code: LOCAL + local[1].toUpperCase() }
  const [, letter, code] = /^\/([tr])\/([\w-]{1,40})\/?$/.exec(path) ?? []
  return isPage(letter) && code ? { page: PAGE[letter], code: code.toUpperCase() } : { page: 'home' }
}

const localPath = (code: string): string => `/local/${code.slice(LOCAL.length)}`
export const tablePath = (code: string): string => (isLocal(code) ? localPath(code) : `/t/${code}`)
export const replayPath = (code: string): string => (isLocal(code) ? `${localPath(code)}/replay` : `/r/${code}`)

/** The whole address, for others to open. With a token it is somebody's own seat, or the place for onlookers. */
export const linkTo = (path: string, token?: string): string =>
  `${window.location.origin}${path}${token ? `#${token}` : ''}`

/** A token as the part of an address that is never sent to a server. */
export const tokenIn = (fragment: string): string | null => /^#([\w-]{16,64})$/.exec(fragment)?.[1] ?? null

export interface Typed {
  page: 'table' | 'replay'
  code: string
  token: string | null
}

/** What a person types or pastes where a code is asked: a code in any case, or a whole link. */
export function typed(text: string): Typed | null {
  const [, letter, inLink, fragment] = /\/([tr])\/([\w-]{1,40})\/?(#\S*)?/.exec(text.trim()) ?? []
  const code = (inLink ?? text.replace(/[^\w-]/g, '')).toUpperCase()
  if (!code || code.length > 40) return null
  return { page: letter === 'r' ? 'replay' : 'table', code, token: tokenIn(fragment ?? '') }
}

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

export function useRoute(): Route {
  const path = useSyncExternalStore(subscribe, () => window.location.pathname)
  return useMemo(() => routeOf(path), [path])
}

export function go(path: string): void {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.scrollTo(0, 0)
}
