/** Ways to play a game, and what a table may decide for itself. */
import type { Setup } from './types.ts'

export const MODES = ['semiCooperative', 'cooperative', 'solo'] as const
export type Mode = (typeof MODES)[number]

/** What a table may decide. Which of them a game has, and what it does unless told otherwise, stands on its box. */
export interface Options {
  /** The first who dies plays the Intruders. NEM-MODE-INTRUDER */
  intruderPlayer: boolean
  /** The crew of the Nemesis are among the characters. LOCK-CROSS */
  crew: boolean
  /** Intruders instead of Night Stalkers. LOCK-INTRUDERS */
  intruders: boolean
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
  /** NEM-RULING-132 */
  podCountsAsRoom: 'all' | 'noise'
  /** NEM-RULING-27 */
  queenTokenReturns: boolean
  /** NEM-RULING-195 */
  engineRepairDespiteMalfunction: boolean
  /** NEM-RULING-70: a Larva that attacks somebody who has one already stays in the room. */
  secondLarvaStays: boolean
  /** NEM-RULING-129: a character who leaves a pod passes instead of taking its turn. */
  leavingPodPasses: boolean
  /** NEM-RULING-36: a Silence or Danger token that Careful Movement turns up does nothing. */
  carefulMoveCancelsTokens: boolean
  /** NEM-RULING-181, LOCK-RULING-134: a Quest Item is activated by an action that costs a card. */
  questItemsNeedAction: boolean
  /** NEM-RULING-40: when an Adult or Breeder token drawn in Bag Development goes back. */
  adultTokenReturns: 'beforeRolls' | 'afterRolls'
  /** NEM-RULING-178: an Event starts the Self-Destruct though somebody hibernates. */
  eventSelfDestructDespiteHibernation: boolean
  /** NEM-RULING-148: in the cooperative game a dead character keeps its Items. */
  deadKeepItems: boolean
  /** LOCK-RULING-139 */
  yellowKills: 'knowledgeAtMost4' | 'knowledgeAtLeast5'
  /** LOCK-RULING-17 */
  cssTokens: 'balanced' | 'lettered'
  /** LOCK-RULING-09 */
  podShieldsFromGameEnd: boolean
  /** LOCK-RULING-82 */
  caveEntranceNoiseRoll: boolean
  /** LOCK-RULING-89 */
  computerActionInCombat: boolean
}
export type OptionName = keyof Options

/** The options of a game: what each may be, first what it is unless somebody says otherwise. */
export type OptionTable = { readonly [Name in OptionName]?: readonly Options[Name][] }

/** How a game is played: its mode, and every option decided. */
export interface Settings extends Options {
  mode: Mode
}

/** Who plays alone plays the solo game. */
export const modeOf = ({ mode, seats }: Pick<Setup, 'mode' | 'seats'>): Mode =>
  mode ?? (seats.length === 1 ? 'solo' : 'semiCooperative')

/** What may be added to a game's box, or printed otherwise on what is in it. */
export const EXTRAS = ['intruder', 'surface', 'crew', 'intruders', 'lettered', 'knowing', 'nursing', 'selfish'] as const
export type Extra = (typeof EXTRAS)[number]
const JOIN = '+'

type Packed = Pick<Setup, 'game' | 'board' | 'options'>
const adds: Readonly<Record<Extra, (setup: Packed) => boolean>> = {
  intruder: ({ options }) => options?.intruderPlayer === true,
  surface: ({ board }) => board === 'lockdown-surface',
  crew: ({ options }) => options?.crew === true,
  intruders: ({ options }) => options?.intruders === true,
  lettered: ({ options }) => options?.cssTokens === 'lettered',
  knowing: ({ options }) => options?.yellowKills === 'knowledgeAtLeast5',
  nursing: ({ options }) => options?.treatOthers === true,
  selfish: ({ options }) => options?.treatOthers === false,
}

/** The game and what is added to its box, as one name: `lockdown+surface+crew`. */
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
  /** Whoever dies must have rivals left to play against. */
  | 'intruderNeedsRivals'
  /** Whoever may still play the Intruders, or come back to life, must know no more than others, and no less. */
  | 'deadPlayOn'
  | 'noSuchMode'
  | 'noSuchOption'
  | 'noSuchValue'

export interface Problem {
  /** What is wrong: `mode`, `options.crew`. */
  field: string
  reason: Nonsense
}
