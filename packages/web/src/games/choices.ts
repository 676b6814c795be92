/** Choices that only one game has, and effects that end the game for the player who chooses them. */
import type { Effect } from '@coldwake/rules/facts'
import type { Irreversible } from '../play/choice/choiceRecord.ts'
import { lockdownChoices } from './lockdown/table/lockdownChoices.ts'
import { nemesisChoices } from './nemesis/table/nemesisChoices.ts'

export const GAME_CHOICES = { ...nemesisChoices, ...lockdownChoices }

export const FINAL_EFFECTS: Readonly<Partial<Record<Effect['fx'], Irreversible>>> = {
  hibernate: 'hibernate',
  enterCss: 'css',
  lockIn: 'lockIn',
  startAlert: 'alert',
}
