/** The facility's Event Phase as a situation: one character passes, all others have passed already. */
import type { Name } from '../../../src/index.ts'
import { passTurn } from '../../eventPhase.ts'
import { lockdown, type Situation } from '../../situation.ts'

/** A larva out of the bag at the end: an Adult for it, no noise, nobody is disturbed. */
export const quiet = { bag: ['larva-0-1'] }
/** Moves nothing and changes nothing where nothing burns. */
export const NOTHING = 'consumingFire'

export function beforePhase(given: object = {}, seats: Name[] = ['sentry', 'janitor'], more: object = {}): Situation {
  const decks = { event: [NOTHING], ...('decks' in given ? (given.decks as object) : {}) }
  return lockdown({ met: true, passed: seats.slice(1), ...given, decks }, seats, { dice: quiet, ...more })
}

/** What the whole phase has brought. */
export function phase(given: object = {}, seats: Name[] = ['sentry', 'janitor'], more: object = {}): Situation {
  const t = beforePhase(given, seats, more)
  passTurn(t, seats[0])
  return t
}
