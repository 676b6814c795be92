/** What a table of Nemesis may decide; first what it does otherwise. */
import type { OptionTable } from '../../core/options.ts'

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
