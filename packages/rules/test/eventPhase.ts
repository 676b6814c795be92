/** The Event Phase as a situation: one character passes, all others have passed already. */
import { type GameEvent, type Name, pendingFor } from '../src/index.ts'
import { type Situation, situation } from './situation.ts'

/** Passes and keeps every card; an empty hand is not asked about. */
export function passTurn(t: Situation, character: Name): void {
  t.act(character, { do: 'pass' })
  if (pendingFor(t.g, t.seat(character))?.ask === 'passDiscard') t.act(character, { do: 'done' })
}

/** A larva out of the bag at the end: an Adult for it, no noise, nobody is disturbed. */
export const quiet = { bag: ['larva-1'] }

/** This Event card on top, everybody passed: what the whole phase has brought. */
export function phase(event: Name, given: object = {}, seats: Name[] = ['scout'], more: object = {}): Situation {
  const t = beforePhase(event, given, seats, more)
  passTurn(t, seats[0])
  return t
}

export function beforePhase(event: Name, given: object = {}, seats: Name[] = ['scout'], more: object = {}): Situation {
  const decks = { event: [event], ...('decks' in given ? (given.decks as object) : {}) }
  return situation({ passed: seats.slice(1), ...given, decks }, seats, { dice: quiet, ...more })
}

/** What was told, by kind and in order, without what does not matter here. */
export const kinds = (events: readonly GameEvent[], ...wanted: GameEvent['e'][]): string[] =>
  events.map(e => e.e).filter(e => wanted.includes(e))

/** Every intruder on the board as `kind room`. */
export const intruders = (t: Situation): string[] => t.table().intruders.map(i => `${i.kind} ${i.room}`)
