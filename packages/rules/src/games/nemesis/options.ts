/** What a table of Nemesis may decide. */
import type { AddsExtra, OptionName, OptionTable } from '../../core/options.ts'

declare module '../../core/options.ts' {
  interface Options {
    /** The first player whose character dies plays the Intruders. NEM-MODE-INTRUDER */
    intruderPlayer: boolean
    /** NEM-RULING-132 */
    podCountsAsRoom: 'all' | 'noise'
    /** NEM-RULING-27 */
    queenTokenReturns: boolean
    /** NEM-RULING-195 */
    engineRepairDespiteMalfunction: boolean
    /** NEM-RULING-70: a Larva that attacks a character who has one already stays in the room. */
    secondLarvaStays: boolean
    /** NEM-RULING-129: a character who leaves a pod passes instead of taking its turn. */
    leavingPodPasses: boolean
    /** NEM-RULING-36: a Silence or Danger token that Careful Movement turns up does nothing. */
    carefulMoveCancelsTokens: boolean
    /** NEM-RULING-40: when an Adult or Breeder token drawn in Bag Development goes back. */
    adultTokenReturns: 'beforeRolls' | 'afterRolls'
    /** NEM-RULING-178: an Event starts the Self-Destruct though somebody hibernates. */
    eventSelfDestructDespiteHibernation: boolean
    /** NEM-RULING-148: in the cooperative game a dead character keeps its Items. */
    deadKeepItems: boolean
  }
  interface ExtraTypes {
    intruder: true
  }
}

/** What each option may be; first what it is unless the table decides otherwise. */
export const options = {
  intruderPlayer: [false, true],
  freeCharacters: [false, true],
  openInformation: [false, true],
  deadSee: ['public', 'everything', 'nothing'],
  podCountsAsRoom: ['all', 'noise'],
  queenTokenReturns: [false, true],
  engineRepairDespiteMalfunction: [true, false],
  droppedItems: ['discard', 'bottom'],
  treatOthers: [true, false],
  reconnaissanceCancelsDanger: [true, false],
  secondLarvaStays: [false, true],
  leavingPodPasses: [false, true],
  carefulMoveCancelsTokens: [true, false],
  questItemsNeedAction: [true, false],
  adultTokenReturns: ['beforeRolls', 'afterRolls'],
  eventSelfDestructDespiteHibernation: [true, false],
  deadKeepItems: [true, false],
} as const satisfies OptionTable

export const nemesisExtras = {
  intruder: ({ options }) => options?.intruderPlayer === true,
} as const satisfies Record<string, AddsExtra>

/** Options by which a player whose character has died plays on, against the others. */
export const nemesisPlayOn = ['intruderPlayer'] as const satisfies readonly OptionName[]
