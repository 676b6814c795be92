/** Whether one seat may pass another a private word. Everybody knows that, so it follows from the open table. */
import type { Fate, Seat, TableView } from './core/types.ts'
import { whispering } from './games/whispers.ts'

/**
 * Why no private word can be passed. `nothingHidden`: the game hides nothing that its players may pass on. `senderOut`,
 * `receiverOut`: that player's character is dead or has left.
 */
export type NoWhisper = 'nothingHidden' | 'self' | 'senderOut' | 'receiverOut'

const PLAYING: Fate = 'aboard'

/** True where players may pass each other private words. */
export const hasWhispers = (table: TableView): boolean => whispering.some(hides => hides(table))

/** Null: this seat may pass that one a private word. */
export function noWhisper(table: TableView, from: Seat, to: Seat): NoWhisper | null {
  const isPlaying = (seat: Seat) => table.crew.some(one => one.seat === seat && one.fate === PLAYING)
  if (!hasWhispers(table)) return 'nothingHidden'
  if (from === to) return 'self'
  if (!isPlaying(from)) return 'senderOut'
  return isPlaying(to) ? null : 'receiverOut'
}
