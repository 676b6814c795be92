/** What a finger still sends after it was lifted: a click, and what browsers make of touches. */
const AFTER_MS = 300

/**
 * What was held to open something must not press what lies under it now. Until it is lifted and what it opened was drawn,
 * a pane lies over the page, and keys that are held down and repeat are heard by nobody.
 */
export function guardInput(heldBy: 'pointer' | 'key'): void {
  const pane = document.createElement('div')
  pane.className = 'inputguard'
  document.body.append(pane)
  const listening = new AbortController()
  const listen = (events: readonly string[], listener: (event: Event) => void) => {
    for (const event of events) window.addEventListener(event, listener, { capture: true, signal: listening.signal })
  }
  const lifted = () => {
    listening.abort()
    // The second frame comes once the first was shown.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => pane.remove(), AFTER_MS)))
  }
  listen(['blur'], ({ target }) => target === window && lifted())
  if (heldBy === 'pointer') {
    listen(['pointerup', 'pointercancel'], lifted)
    // Where that was missed, a pointer that moves without a button says so.
    listen(['pointermove'], event => event instanceof PointerEvent && event.buttons === 0 && lifted())
    return
  }
  listen(['keydown', 'keypress', 'keyup'], event => {
    event.stopImmediatePropagation()
    event.preventDefault()
    if (event.type === 'keyup') lifted()
  })
}
