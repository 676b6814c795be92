/** A bot sees what a seat may see, and nothing else. */
import type { Decision, Input, Option, View } from '@coldwake/rules/facts'

/** What a bot keeps from one choice to the next: plain JSON, and nothing but what its seat has seen. */
export interface Memory {
  /** The bot's own stream of chance: it never touches the game's. */
  chance: number
  /** Contamination cards of its own that it has had read everywhere, of which the infected are gone. */
  clean: number
}

export interface Bot {
  /** What the bot begins a game with. */
  begin: (seed: number) => Memory
  /** `look` gives the seat's view; a bot that does not need it does not pay for it. */
  choose: (look: () => View, decision: Decision, memory: Memory) => { input: Input; memory: Memory }
}

/** An option, as the input that takes it. */
export function answer(decision: Decision, option: Option): Input {
  const { cost: _, ...choice } = option
  return { seat: decision.seat, n: decision.n, ...choice }
}
