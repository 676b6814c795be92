/**
 * What a card does, as data. The rules run these expressions (mechanics/effects.ts) and the text package words them,
 * so a card's wording cannot drift from what it does. `choose` is a player's OR; conditions will be `when`, never both.
 */
export type Effect =
  /** Do exactly one of these, each a list done in order. */
  | { fx: 'choose'; of: readonly (readonly Effect[])[] }
  /** Lower the item counter, draw items of the room's colour, keep one, the rest face down under the deck. */
  | { fx: 'search'; draw: number }
  /** Look at a face-down thing in secret. */
  | { fx: 'look'; at: 'tile' }
  /** Open a closed door or close an open one; or destroy a closed one; in a corridor of this room. */
  | { fx: 'door'; how: 'toggle' | 'destroy' }
  | { fx: 'malfunction'; how: 'place' }
  /** Draw action cards: the actor, or every character in the room. */
  | { fx: 'draw'; count: number; who: 'self' | 'everyoneHere' }
  /** Only as a reaction: the action, or the Interruption, it answers does not happen. */
  | { fx: 'cancel' }

export type Fx = Effect['fx']
export type EffectOf<K extends Fx> = Extract<Effect, { fx: K }>

export const choose = (...of: (readonly Effect[])[]): Effect => ({ fx: 'choose', of })
export const search = (draw: number): Effect => ({ fx: 'search', draw })
export const look = (at: 'tile'): Effect => ({ fx: 'look', at })
export const door = (how: 'toggle' | 'destroy'): Effect => ({ fx: 'door', how })
export const breakRoom = (): Effect => ({ fx: 'malfunction', how: 'place' })
export const draw = (count: number, who: 'self' | 'everyoneHere' = 'self'): Effect => ({ fx: 'draw', count, who })
export const cancel = (): Effect => ({ fx: 'cancel' })
