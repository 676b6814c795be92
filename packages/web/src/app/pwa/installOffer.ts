/** A browser offers to install the page once, early, whatever is shown then; the offer is kept for whoever asks later. */
import { createStore } from '../store.ts'

interface Offer extends Event {
  prompt: () => Promise<unknown>
}
const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function'

let offer: Offer | null = null
const offers = createStore()
function keep(next: Offer | null): void {
  offer = next
  offers.changed()
}

window.addEventListener('beforeinstallprompt', event => {
  if (!isOffer(event)) return
  // The browser's own bar would cover the page.
  event.preventDefault()
  keep(event)
})
window.addEventListener('appinstalled', () => keep(null))

export const useIsOffered = (): boolean => offers.useValue(() => offer !== null)

/** An offer is good for one answer, and whoever says no has not failed at anything. */
export function takeOffer(): void {
  const taken = offer
  keep(null)
  taken?.prompt().catch(() => {})
}
