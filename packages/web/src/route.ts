/** Two addresses: `/` is home, `/t/CODE` is a table. */
import { useSyncExternalStore } from 'react'

const CODE = /^\/t\/([\w-]{1,40})\/?$/

export const codeIn = (path: string): string | null => CODE.exec(path)?.[1].toUpperCase() ?? null
export const tablePath = (code: string): string => `/t/${code}`

/** What a person types or pastes where a code is asked: a code in any case, or a whole invite link. */
export function codeTyped(text: string): string {
  const typed = text.trim()
  return (/\/t\/([\w-]{1,40})/.exec(typed)?.[1] ?? typed.replace(/[^\w-]/g, '')).toUpperCase()
}

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

export function useRoute(): { code: string | null } {
  const path = useSyncExternalStore(subscribe, () => window.location.pathname)
  return { code: codeIn(path) }
}

export function go(path: string): void {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.scrollTo(0, 0)
}
