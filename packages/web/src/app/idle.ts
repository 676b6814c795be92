import { useEffect, useState } from 'react'

/** Does something once the page has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(work, { timeout: 10_000 })
  return () => window.cancelIdleCallback(request)
}

let been = false

/** Has the page had nothing better to do since it is open? */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(been)
  useEffect(() => {
    if (quiet) return
    return whenIdle(() => {
      been = true
      setQuiet(true)
    })
  }, [quiet])
  return quiet
}
