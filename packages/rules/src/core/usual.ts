/** What every option is unless a table decides. Apart from the other options: only those who play a game load it. */
import type { Options, OptionTable } from './options.ts'

/** What no game of this kind decides otherwise. */
const PLAIN: Options = {
  intruderPlayer: false,
  crew: false,
  intruders: false,
  freeCharacters: false,
  openInformation: false,
  deadSee: 'public',
  droppedItems: 'discard',
  treatOthers: true,
  reconnaissanceCancelsDanger: true,
  podCountsAsRoom: 'all',
  queenTokenReturns: false,
  engineRepairDespiteMalfunction: true,
  secondLarvaStays: false,
  leavingPodPasses: false,
  carefulMoveCancelsTokens: true,
  questItemsNeedAction: true,
  adultTokenReturns: 'beforeRolls',
  eventSelfDestructDespiteHibernation: true,
  deadKeepItems: true,
  yellowKills: 'knowledgeAtMost4',
  cssTokens: 'balanced',
  podShieldsFromGameEnd: false,
  caveEntranceNoiseRoll: true,
  computerActionInCombat: true,
}

/** What a game decides unless told otherwise. */
export const usualOptions = (table: OptionTable): Options => ({
  ...PLAIN,
  ...Object.fromEntries(Object.entries(table).map(([name, values]) => [name, values[0]])),
})
