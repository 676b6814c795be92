/** What a table of Lockdown may decide; first what it does otherwise. */
import type { OptionTable } from '../../core/options.ts'

export const options = {
  crew: [false, true],
  intruders: [false, true],
  freeCharacters: [false, true],
  openInformation: [false, true],
  deadSee: ['public', 'everything', 'nothing'],
  yellowKills: ['knowledgeAtMost4', 'knowledgeAtLeast5'],
  cssTokens: ['balanced', 'lettered'],
  podShieldsFromGameEnd: [false, true],
  caveEntranceNoiseRoll: [true, false],
  computerActionInCombat: [true, false],
  droppedItems: ['bottom', 'discard'],
  treatOthers: [false, true],
  reconnaissanceCancelsDanger: [false, true],
  questItemsNeedAction: [true, false],
} as const satisfies OptionTable
