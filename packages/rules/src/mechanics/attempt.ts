/** Ways out that are open only if their noise brings nothing. NEM-ROOM-EVAC-1, NEM-ROOM-HIBER-1. */
import { boardOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { next, type Task } from '../core/task.ts'
import type { RuleId, Seat, Tell } from '../core/types.ts'

declare module '../core/types.ts' {
  interface EventTypes {
    attemptFailed: { who: Seat; room: RoomId }
  }
}

/** A noise roll with all it causes, then the task that asks whether anything has come. */
export const attempt = (g: GameState, who: Seat, then: Task): void => next(g, { do: 'noiseRoll', who }, then)

/** How often anything has come to where this character is: a later count that differs says that something came. */
export const arrivalsAt = (g: GameState, who: Seat): number => g.arrivals[g.crew[who].room]

export const attemptFails = (g: GameState, who: Seat, rule: RuleId, tell: Tell | undefined): void =>
  tell?.({ e: 'attemptFailed', who, room: boardOf(g).rooms[g.crew[who].room], rule })
