/** A bot sees what a seat may see, hears what is said to all or to its seat, and nothing else. */
import type { Decision, Input, Seat, View } from '@coldwake/rules/facts'
import type { Saying, Whisper, Whispered } from '@coldwake/wire'
import type { Ledger } from './ledger.ts'

/** Something a player said: its number in the talk, and who said it. */
export interface Spoken {
  number: number
  seat: Seat
  saying: Saying
}

/** A private word that a seat has sent or received. */
export type HeardWhisper = Pick<Whispered, 'seat' | 'to' | 'round' | 'fact' | 'sure'>

/** What a seat sees, and what it has heard by then. */
export interface Scene extends View {
  talk: readonly Spoken[]
  /** Those of this seat alone, oldest first. */
  whispers: readonly HeardWhisper[]
}

/** An answer, what to remember, and what to say besides, to everybody and to one seat. */
export interface Chosen {
  input: Input
  memory: Memory
  say: readonly Saying[]
  whisper: readonly Whisper[]
}

/** What a bot keeps from one choice to the next: plain JSON, and nothing but what its seat has seen. */
export interface Memory {
  /** The bot's own stream of chance: it never touches the game's. */
  chance: number
  /** Contamination cards of its own that it has had read everywhere, of which the infected are gone. */
  clean: number
  /** What it holds of others. */
  ledger: Ledger
  /** The round it opened a trade in last: whoever will not deal is not asked again at once. */
  dealt: number
  /** How much it has said in the round it spoke in last. */
  spoken: { round: number; count: number }
}

export interface Bot {
  /** What the bot begins a game with. */
  begin: (seed: number) => Memory
  /** `look` gives what the seat sees and hears; a bot that does not need it does not pay for it. */
  choose: (look: () => Scene, decision: Decision, memory: Memory) => Chosen
}

/**
 * The first answer is the one to give: there is no other, or a person held this turn and has left. A bot does not drop
 * that person's things at its end.
 */
export const isSettled = ({ ask, options }: Decision): boolean => options.length === 1 || ask === 'lastDrop'
