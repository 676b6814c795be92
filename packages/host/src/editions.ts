/** The rules that games are played by. */
import type * as own from '@coldwake/rules'

type Own = typeof own
type Earlier<T, Since extends keyof T> = Omit<T, Since> & Partial<Pick<T, Since>>
export type SeatTexts = Earlier<own.SeatTexts, 'offered'>
/** The exports of an edition. Earlier editions lack those that were added since. */
export type Rules = Earlier<Omit<Own, 'SeatTexts'>, 'asking' | 'openView' | 'sightOf' | 'redealt' | 'stepOn'> & {
  SeatTexts: new () => SeatTexts
}

export interface Edition {
  hash: string
  rules: Rules
}

/** A source of editions. A game keeps the one it began with. */
export interface Editions {
  /** The edition of new games. */
  readonly current: Edition
  /** The edition of that hash; a log from before there were hashes gets the current one. */
  edition(hash: string): Promise<Edition>
}
