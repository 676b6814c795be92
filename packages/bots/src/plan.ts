/** What a bot wants: things to do in certain rooms, each worth something, and how much nearer a step brings them. */
import type { Effect, Name, ObjectName, Option } from '@coldwake/rules/facts'
import { FAR, type Sight, stepsTo } from './sight.ts'

export interface Goal {
  room: number
  worth: number
}

/** What a game's own knowledge says of a moment. */
export interface Plan {
  goals: readonly Goal[]
  /** Room → how well it may still end for whoever is there, besides what goals say. */
  standing?: readonly number[]
  /** What cannot be had here while something else is here. */
  barred?: number
  /** Is this the last round, after which nothing counts but where one is? */
  last: boolean
  /** How much it counts to be nearer to a goal now: the longer the ways, the more is lost by waiting. */
  haste: number
  /** What an effect of that game is worth to me here and now; null: nothing is known of it. */
  effect: (effect: Effect) => number | null
  /** What it is worth to have an item, or to have it no more. */
  item: (item: Name) => number
  object: (object: ObjectName) => number
  objective: (card: Name) => number
  /** How much I want to know what lies in a room. */
  unknown: (room: number) => number
  /** What answers that only this game asks for are worth. */
  answer: (option: Option) => number | null
}

/** What is far away counts less: each step costs a card and makes a noise. */
const FADING = 0.84
/** What else lies on the way counts a little. */
const BESIDES = 0.08

/** Nothing can be done in a room that something else is in, until it is gone. */
const BARRED = 0.45

/** How good it is to be in each room. */
export function prospects(s: Sight, goals: readonly Goal[], standing?: readonly number[]): number[] {
  const best = s.board.rooms.map(() => 0)
  const all = s.board.rooms.map(() => 0)
  for (const { room, worth } of goals) {
    if (worth <= 0) continue
    const steps = stepsTo(s, room)
    const free = s.intruders[room].length > 0 ? worth * BARRED : worth
    for (let r = 0; r < steps.length; r++) {
      if (steps[r] >= FAR) continue
      const here = free * FADING ** steps[r]
      all[r] += here
      if (here > best[r]) best[r] = here
    }
  }
  return best.map((value, r) => value + BESIDES * (all[r] - value) + (standing?.[r] ?? 0))
}
