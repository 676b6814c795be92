/** What one game adds to the soak: its ways to play, its checks, its content and how eager players use it. */
import type { OptionName } from '../core/options.ts'
import { type Ruleset, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { CheckStep, GameEvent, Name, Option, RoomId, Seat } from '../core/types.ts'
import { soaks } from '../games/soak.ts'

/** Adds a piece of content that can occur. */
export type Add = (kind: string, id: Name) => void

/** What an event can show to have occurred. */
export interface Noted {
  tick: (kind: string, name: Name) => void
  /** A card that answers something: an item or an action card. */
  answered: (card: Name) => void
}
/** Kind of event → what it shows to have occurred. */
export type EventNotes = {
  readonly [K in GameEvent['e']]?: (event: Extract<GameEvent, { e: K }>, noted: Noted) => void
}
/** Kind of check at the end of a game → what it shows to have occurred. */
export type CheckNotes = {
  readonly [K in CheckStep['check']]?: (step: Extract<CheckStep, { check: K }>, noted: Noted) => void
}

/** A choice that an eager player weighs. */
interface Weighed {
  g: GameState
  seat: Seat
  option: Option
  /** The game is nearly over, and the player heads for shelter. */
  hiding: boolean
  /** True where shelter is nearer from that room than from here. */
  isNearer: (to: RoomId) => boolean
}

export interface GameSoak {
  isPlayed: (rules: Ruleset) => boolean
  /** Options that bring other pieces or players; all others decide how a rule is read, or who sees what. */
  added: readonly OptionName[]
  /** Demands what must hold at every moment. */
  check: (g: GameState) => void
  /** Adds the content and the endings that only this game has. */
  cover: (rules: Ruleset, add: Add) => void
  events: EventNotes
  checks: CheckNotes
  /** How eager a player is for a choice that only this game offers, the lower the sooner; null for other choices. */
  eagerness: (weighed: Weighed) => number | null
}

/** Undefined: the game adds nothing to the soak. */
export const soakFor = (rules: Ruleset): GameSoak | undefined => soaks.find(({ isPlayed }) => isPlayed(rules))
export const soakOf = (g: GameState): GameSoak | undefined => soakFor(rulesOf(g))
