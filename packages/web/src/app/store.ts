import { useSyncExternalStore } from 'react'

export interface Store {
  /** Call it after every change of the value. */
  changed: () => void
  /** The value, as it is now and after each change. */
  useValue: <T>(read: () => T) => T
  subscribe: (listener: () => void) => () => void
}

/** Lets components follow a value that is kept outside of React: in a module, or by the browser. */
export function createStore(): Store {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    subscribe,
    changed: () => {
      for (const listener of listeners) listener()
    },
    useValue: read => useSyncExternalStore(subscribe, read, read),
  }
}
