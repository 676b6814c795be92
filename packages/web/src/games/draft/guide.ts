/** What a new player is told about somebody they may become, beside words (`CrewWords` in `text`). */
import type { Name } from '@coldwake/rules/facts'
import type { IconName } from '../../icons/Icon.tsx'

export interface Guide {
  /** How hard it is to play them well. */
  hard: 1 | 2 | 3
  /** A sign for each strength, in the order of the words. */
  signs: readonly [IconName, IconName, IconName]
  /** Cards that nobody would take for another's: the first three that are in the deck at this table are shown. */
  signature: readonly [Name, Name, Name, ...Name[]]
}
