/** A browser offers to install the page once, early, whatever is shown then; the offer is kept for whoever asks later. */
interface Offer extends Event {
  prompt: () => Promise<unknown>
}
const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function'

let offer: Offer | null = null
const listeners = new Set<() => void>()
function keep(next: Offer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

window.addEventListener('beforeinstallprompt', event => {
  if (!isOffer(event)) return
  // The browser's own bar would cover the page.
  event.preventDefault()
  keep(event)
})
window.addEventListener('appinstalled', () => keep(null))

export const isOffered = (): boolean => offer !== null
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An offer is good for one answer, and whoever says no has not failed at anything. */
export function takeOffer(): void {
  const taken = offer
  keep(null)
  taken?.prompt().catch(() => {})
}
