/** A bot sees what a seat may see, hears what is said to all or to its seat, and nothing else. */
import type { Decision, Input, Seat, View } from '@coldwake/rules/facts'
import type { Saying, Whisper, Whispered } from '@coldwake/wire'
import type { Ahead } from './search/ahead.ts'
import type { Ledger } from './talk/ledger.ts'

/** Something that a player said, with its number in the talk. */
export interface Spoken {
  number: number
  seat: Seat
  saying: Saying
}

/** A private word that a seat has sent or received. */
export type HeardWhisper = Pick<Whispered, 'seat' | 'to' | 'round' | 'fact' | 'sure'>

/** The view of a seat, and everything that it has heard by then. */
export interface Scene extends View {
  talk: readonly Spoken[]
  /** Private words to or from this seat, the oldest first. */
  whispers: readonly HeardWhisper[]
}

/** An answer, the memory after it, and what to say besides: to everybody, and to one seat. */
export interface Chosen {
  input: Input
  memory: Memory
  say: readonly Saying[]
  whisper: readonly Whisper[]
}

/** The state that a bot keeps from one choice to the next: plain JSON, and nothing that its seat has not seen. */
export interface Memory {
  /** The bot's own random stream: it never touches the game's. */
  chance: number
  /** How many Contamination cards it had when all of them were read and the infected ones removed. */
  clean: number
  /** Its opinion of others. */
  ledger: Ledger
  /** The round in which it opened its last trade: a partner who will not deal is not asked again at once. */
  dealt: number
  /** The round in which it spoke last, and how much it said in it. */
  spoken: { round: number; count: number }
}

export interface Bot {
  /** The memory with which a bot begins a game. */
  begin: (seed: number) => Memory
  /**
   * `look` gives what the seat sees and hears; a bot that does not need it does not pay for it. `ahead` is for bots that
   * look ahead: without it they play as one that does not.
   */
  choose: (look: () => Scene, decision: Decision, memory: Memory, ahead?: Ahead) => Chosen
  /** The same with pauses, for a bot that takes its time: who waits for it may leave it. */
  ponder?: (look: () => Scene, decision: Decision, memory: Memory, ahead?: Ahead) => Generator<void, Chosen>
}

/**
 * True where the first option is the answer: there is no other, or a person held this turn and has left. A bot does not
 * drop that person's things at the end of it.
 */
export const isSettled = ({ ask, options }: Decision): boolean => options.length === 1 || ask === 'lastDrop'

/** An answer without a word. */
export const silent = (input: Input, memory: Memory): Chosen => ({ input, memory, say: [], whisper: [] })
