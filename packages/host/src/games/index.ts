/** The manifest of games: the only file of this package that lists them. */
import type { TableView } from '@coldwake/rules'
import type { Whisper } from '@coldwake/wire'
import type { ReferenceKit } from '../talkChecks.ts'
import { references as lockdown } from './lockdown/references.ts'
import { whisperNamesKnownThings as lockdownWhisper } from './lockdown/whispers.ts'
import { references as nemesis } from './nemesis/references.ts'

/** What statements of all games refer to. */
export const gameReferences = (kit: ReferenceKit) => ({ ...nemesis(kit), ...lockdown(kit) })

/** For each kind of fact that a private word can claim: whether it names things of this table. */
export const WHISPER_CHECKS: Readonly<
  Record<Whisper['fact']['about'], (fact: Whisper['fact'], table: TableView) => boolean>
> = { contingency: lockdownWhisper, pool: lockdownWhisper, holds: lockdownWhisper }
