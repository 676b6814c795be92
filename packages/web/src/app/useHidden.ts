import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether nobody can see this page: it lies behind another tab, or the device sleeps. */
export const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden')
