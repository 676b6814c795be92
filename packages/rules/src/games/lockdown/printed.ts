/** What the rulebook of Lockdown prints where the publisher's FAQ, which tables follow by default, says otherwise. */
import type { Options } from '../../core/options.ts'

export const lockdownPrinted = {
  droppedItems: 'bottom',
  questItemsNeedAction: false,
  treatOthers: false,
  yellowKills: 'knowledgeAtLeast5',
} as const satisfies Partial<Options>
