/** What a bot that looks ahead is given by its host: worlds made out of its view, and a game to play in them. */
import type { Decision, Option, Seat, View } from '@coldwake/rules/facts'

/** A whole game as it might be. Nothing in it comes from the table but what the view it was dealt from shows. */
export interface World {
  /** The same world, to go another way in. */
  copy: () => World
  /** The questions that are open. */
  pending: () => readonly Decision[]
  choose: (seat: Seat, option: Option) => void
  look: (seat: Seat) => View
  readonly round: number
  readonly isOver: boolean
}

export interface Ahead {
  /** Deals a world for each key of eight numbers; null where this view cannot be dealt. */
  worlds: (view: View) => (key: readonly number[]) => World | null
}

/** What the rules of a game's edition have to offer for that. Bots know nothing of a state but these two facts. */
export interface Playing<State extends { round: number; over: unknown }> {
  worlds: (view: View) => (key: readonly number[]) => State
  clone: (state: State) => State
  pending: (state: State) => Decision[]
  chooseTrusted: (state: State, seat: Seat, option: Option) => void
  view: (state: State, seat: Seat) => View
  /** Thrown where a view cannot be dealt. */
  ViewError: new (
    ...args: never[]
  ) => Error
}

/** A way to look ahead by these rules. */
export function aheadBy<State extends { round: number; over: unknown }>(rules: Playing<State>): Ahead {
  const worldOf = (state: State): World => ({
    copy: () => worldOf(rules.clone(state)),
    pending: () => rules.pending(state),
    choose: (seat, option) => rules.chooseTrusted(state, seat, option),
    look: seat => rules.view(state, seat),
    get round() {
      return state.round
    },
    get isOver() {
      return state.over !== null
    },
  })
  const orNull = <T>(work: () => T): T | null => {
    try {
      return work()
    } catch (error) {
      if (error instanceof rules.ViewError) return null
      throw error
    }
  }
  return {
    worlds(view) {
      const deal = orNull(() => rules.worlds(view))
      return key => deal && orNull(() => worldOf(deal(key)))
    },
  }
}
