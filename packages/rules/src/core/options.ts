/** Ways to play a game, and what a table may decide for itself. */
import { gameExtras } from '../games/covers.ts'
import type { Setup } from './types.ts'

export const MODES = ['semiCooperative', 'cooperative', 'solo'] as const
export type Mode = (typeof MODES)[number]

/**
 * What a table may decide. Each game adds its own options in its folder; which of them it has, and what it does unless
 * told otherwise, stands on its cover.
 */
export interface Options {
  /** Everybody takes the character they like, in the order of Player Numbers. */
  freeCharacters: boolean
  /** Hands, objectives and whatever only one player knows lie open to all: a game to learn by. */
  openInformation: boolean
  /** What the dead see besides what everybody sees: nothing, all secrets, or not even what happens from now on. */
  deadSee: 'public' | 'everything' | 'nothing'
  /** NEM-DROP-03, LOCK-RULING-92 */
  droppedItems: 'discard' | 'bottom'
  /** NEM-RULING-188, LOCK-RULING-129 */
  treatOthers: boolean
  /** NEM-RULING-36, LOCK-RULING-136 */
  reconnaissanceCancelsDanger: boolean
  /** NEM-RULING-181, LOCK-RULING-134: a Quest Item is activated by an action that costs a card. */
  questItemsNeedAction: boolean
}
export type OptionName = keyof Options

/** The options of a game: what each may be, first what it is unless somebody says otherwise. */
export type OptionTable = { readonly [Name in OptionName]?: readonly Options[Name][] }

/** How a game is played: its mode, and every option decided. */
export interface Settings extends Options {
  mode: Mode
}

/** A player alone plays the solo game. */
export const modeOf = ({ mode, seats }: Pick<Setup, 'mode' | 'seats'>): Mode =>
  mode ?? (seats.length === 1 ? 'solo' : 'semiCooperative')

/** What may be added to a game's box, or printed otherwise on what is in it. Each game adds its own. */
export interface ExtraTypes {
  nursing: true
  selfish: true
}
export type Extra = keyof ExtraTypes

export type Packed = Pick<Setup, 'game' | 'board' | 'options'>
/** Does this set-up add the extra? */
export type AddsExtra = (setup: Packed) => boolean

// In the order in which the name of a box lists them.
const adds: Readonly<Record<Extra, AddsExtra>> = {
  ...gameExtras,
  nursing: ({ options }) => options?.treatOthers === true,
  selfish: ({ options }) => options?.treatOthers === false,
}
export const EXTRAS = Object.keys(adds) as readonly Extra[]
const JOIN = '+'

/** The game and what is added to its box, as one name: `game+extra+extra`. */
export const boxName = (game: string, extras: readonly Extra[]): string => [game, ...extras].join(JOIN)
export const boxOf = (setup: Packed): string =>
  boxName(
    setup.game,
    EXTRAS.filter(extra => adds[extra](setup)),
  )

/** The parts of such a name. What is no extra of ours is none. */
export function inBox(box: string): { game: string; extras: readonly Extra[] } {
  const [game, ...names] = box.split(JOIN)
  return { game, extras: EXTRAS.filter(extra => names.includes(extra)) }
}

/** Why a set-up is nonsense. */
export type Nonsense =
  /** One alone, or several in a solo game. */
  | 'soloIsForOne'
  | 'modeIsForSeveral'
  /** A player whose character dies must have rivals left to play against. */
  | 'intruderNeedsRivals'
  /** A player who may still play the Intruders, or come back to life, must know no more than others, and no less. */
  | 'deadPlayOn'
  | 'noSuchMode'
  | 'noSuchOption'
  | 'noSuchValue'

export interface Problem {
  /** What is wrong: `mode`, `options.crew`. */
  field: string
  reason: Nonsense
}
