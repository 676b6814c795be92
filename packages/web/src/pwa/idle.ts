/** Does something once the page has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(work, { timeout: 10_000 })
  return () => window.cancelIdleCallback(request)
}
