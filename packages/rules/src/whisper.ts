/** LOCK-PVP-03: who may pass whom a private word about contingencies. Everybody knows that, so it follows from the open table. */
import type { Fate, Seat, TableView } from './core/types.ts'

/**
 * Why no private word can be passed. `nothingHidden`: the game has no contingencies, or everybody wins together and says
 * everything openly. `senderOut`, `receiverOut`: that player is dead or no longer in the facility.
 */
export type NoWhisper = 'nothingHidden' | 'self' | 'senderOut' | 'receiverOut'

const PLAYING: readonly Fate[] = ['aboard']

/** LOCK-MODE-COOP-02, LOCK-MODE-COOP-03: where all win together nobody holds a token, and what one learns all see. */
export const hasWhispers = ({ mode, facility }: Pick<TableView, 'mode' | 'facility'>): boolean =>
  mode === 'semiCooperative' && facility != null

/** Null: this seat may pass that one a private word. */
export function noWhisper(
  table: Pick<TableView, 'mode' | 'facility' | 'crew'>,
  from: Seat,
  to: Seat,
): NoWhisper | null {
  const isPlaying = (seat: Seat) => table.crew.some(one => one.seat === seat && PLAYING.includes(one.fate))
  if (!hasWhispers(table)) return 'nothingHidden'
  if (from === to) return 'self'
  if (!isPlaying(from)) return 'senderOut'
  return isPlaying(to) ? null : 'receiverOut'
}
