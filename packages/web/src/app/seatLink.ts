/**
 * A link may bring a seat with it: `/t/CODE#token`. The token is taken out of the address before anything else is done,
 * so that it stays in no history and nobody reads it over a shoulder.
 */

import { heldSeat, holdSeat } from '../net/heldSeats.ts'
import { routeOf, tokenIn } from './routes.ts'
import { createStore } from './store.ts'

/** A seat brought to a table at which this browser has another already: its person decides. */
let offered: { code: string; token: string } | null = null
/** Counted, so that a page that is open already notices. */
let arrivals = 0
const links = createStore()

/** Keeps what a link brought. */
export function arriveWith(code: string, token: string): void {
  const held = heldSeat(code)
  if (!held) holdSeat({ code, token, seat: null })
  offered = held && held.token !== token ? { code, token } : null
  arrivals++
  links.changed()
}

export const isOffered = (code: string): boolean => offered?.code === code

export function answerOffer(take: boolean): void {
  if (take && offered) holdSeat({ ...offered, seat: null })
  offered = null
}

/** Changes whenever a link brings a seat. */
export const useArrivals = (): number => links.useValue(() => arrivals)

function arrive(): void {
  const { pathname, search, hash } = window.location
  const route = routeOf(pathname)
  const token = tokenIn(hash)
  if (route.page !== 'table' || !token) return
  window.history.replaceState(null, '', pathname + search)
  arriveWith(route.code, token)
}

arrive()
// Pasted into the address bar of a table that is open already, a link loads nothing by itself.
window.addEventListener('hashchange', arrive)
