/** The rules that games are played by. */
import type * as own from '@coldwake/rules'

type Own = typeof own
type Earlier<T, Since extends keyof T> = Omit<T, Since> & Partial<Pick<T, Since>>
export type SeatTexts = Earlier<own.SeatTexts, 'offered'>
/** What an edition offers. An earlier one has no more than was there in its day. */
export type Rules = Earlier<Omit<Own, 'SeatTexts'>, 'asking' | 'openView' | 'sightOf' | 'redealt'> & {
  SeatTexts: new () => SeatTexts
}

export interface Edition {
  hash: string
  rules: Rules
}

/** Where editions are had from. A game keeps the one it began with. */
export interface Editions {
  /** What new games are played by. */
  readonly current: Edition
  /** The rules of that hash; those of a log from before there were hashes are the current ones. */
  edition(hash: string): Promise<Edition>
}
