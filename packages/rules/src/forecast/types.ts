/** What a forecast says: dangers with their chances and causes, and how a fight or a noise roll may turn out. */
import type { CombatFace, IntruderKind, Name, RoomId, Seat } from '../core/types.ts'

/**
 * A probability from 0 to 1. Both numbers are the same where this seat's knowledge makes it exact; otherwise the true
 * one lies between them, whatever is hidden and however the questions in between are answered.
 */
export interface Chance {
  readonly least: number
  readonly most: number
}

/** Where an attack comes from: on leaving the room, out of the dark, in the Event Phase, out of the ducts. */
export type Occasion = 'escape' | 'surprise' | 'phase' | 'ducts'

/** Why something may be lost. Each game adds its own causes. */
export interface CauseTypes {
  /** An undressed wound costs a light one on passing. */
  bleeding: object
  /** The turn ends in a burning room. */
  fire: { room: RoomId }
  /** A blow that misses is a serious wound. */
  miss: { kind: IntruderKind }
  /** An intruder attacks: `deadly` of the `of` cards that may come are fatal to this character as it is now. */
  attack: { kind: IntruderKind; occasion: Occasion; deadly: number; of: number }
  /** A noise roll may bring something that strikes at once. */
  noise: { room: RoomId }
  /** Something comes out of the bag and may strike at once. */
  encounter: object
  /** A token or tile that nobody has turned up yet. */
  exploration: { room: RoomId }
  /** What a card, an item, a room or a token does: wounds, or worse. */
  wounds: object
  /** It grows inside, and comes out. */
  infection: object
  /** The air is let out of this room. */
  vent: { room: RoomId }
  /** The Event card of the coming phase. */
  event: object
  /** The development of the bag in the coming phase. */
  bag: object
  /** Markers on the board, and how many there are: needing one more destroys everything. */
  fires: { have: number; limit: number }
  malfunctions: { have: number; limit: number }
  selfDestruct: object
  /** Time runs out for whoever is not away. */
  time: object
  /** The game ends, and its last checks are made. */
  ending: object
}
export type Cause = { [K in keyof CauseTypes]: { readonly cause: K } & CauseTypes[K] }[keyof CauseTypes]

interface AnyDanger {
  readonly chance: Chance
  /** The first one weighs most. */
  readonly causes: readonly Cause[]
}
/** A death that may follow; `vessel`: everything is lost. */
export type Danger = AnyDanger & ({ readonly to: 'me' | 'vessel' } | { readonly to: 'other'; readonly seat: Seat })

/** Wounds of who chooses, whether they kill or not. */
export interface OwnWounds {
  /** The chance of any wound. */
  readonly chance: Chance
  /** So many come for certain. */
  readonly light: number
  readonly serious: number
  /** For certain, the light ones add up to a serious one with those there are. */
  readonly worsens: boolean
  /** The first one weighs most. */
  readonly causes: readonly Cause[]
}

/** What a roll of the die does to what is aimed at. */
export interface FightFace {
  readonly face: CombatFace
  readonly chance: number
  readonly injuries: number
}
/** How a shot or a blow may turn out for its target. */
export interface Fight {
  readonly target: number | 'eggs'
  readonly kind: IntruderKind | 'eggs'
  /** The weapon; null: bare hands. */
  readonly card: Name | null
  readonly faces: readonly FightFace[]
  /** The chance of at least one injury. */
  readonly hit: number
  /** The chance that it is dead afterwards. */
  readonly kills: Chance
  /** The chance that a check finds it dead with so many injuries, from 0 up to what this action may bring it to. */
  readonly deadAt: readonly number[]
}

/** Who attacks before this is done, one after the other. */
export interface AttackedFirst {
  readonly by: readonly IntruderKind[]
  /** The chance of any wound. */
  readonly wounds: Chance
  readonly death: Chance
}

/** What a noise roll brings, by faces of its die; `sign`: what only one game has on its die. */
export interface NoiseForecast {
  readonly room: RoomId
  readonly faces: Readonly<Record<'encounter' | 'danger' | 'noise' | 'silence' | 'sign', number>>
  readonly all: number
  /** The chance that what comes strikes at once. */
  readonly surprise: Chance
}

export interface Forecast {
  /** The worst first; empty: nobody can die of it, and nothing is lost. */
  readonly dangers: readonly Danger[]
  /** What wounds the one who chooses; absent where nothing can. */
  readonly wounds?: OwnWounds
  /** One for each target and weapon that may still be chosen. */
  readonly fights?: readonly Fight[]
  readonly attackedFirst?: AttackedFirst
  readonly noise?: NoiseForecast
}

/** A count with its end: when one more than `limit` is needed, everything is destroyed. */
export interface Limit {
  readonly what: 'fires' | 'malfunctions'
  readonly have: number
  readonly limit: number
}
