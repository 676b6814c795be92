/** What the rulebook of Nemesis prints where the publisher's FAQ, which tables follow by default, says otherwise. */
import type { Options } from '../../core/options.ts'

export const nemesisPrinted = {
  secondLarvaStays: true,
  droppedItems: 'bottom',
  leavingPodPasses: true,
  carefulMoveCancelsTokens: false,
  questItemsNeedAction: false,
  podCountsAsRoom: 'noise',
  queenTokenReturns: true,
  adultTokenReturns: 'afterRolls',
  eventSelfDestructDespiteHibernation: false,
  deadKeepItems: false,
  treatOthers: false,
} as const satisfies Partial<Options>
