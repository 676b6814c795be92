/** The manifest of what each game adds to scenario files: a new game is a line in each list. */
import type { Vocabulary } from '../scenario/vocabulary.ts'
import { lockdownChecks } from './lockdown/scenario/expect.ts'
import * as lockdown from './lockdown/scenario/fields.ts'
import { lockdownVocabulary } from './lockdown/scenario/vocabulary.ts'
import { lockdownChoices, lockdownEvents, lockdownReasons } from './lockdown/scenario/words.ts'
import { nemesisChecks } from './nemesis/scenario/expect.ts'
import * as nemesis from './nemesis/scenario/fields.ts'
import { nemesisVocabulary } from './nemesis/scenario/vocabulary.ts'
import { nemesisChoices, nemesisEvents, nemesisReasons } from './nemesis/scenario/words.ts'

export const vocabularies: readonly Vocabulary[] = [nemesisVocabulary, lockdownVocabulary]

/** Fields that can be both given and expected, and those of either alone. */
export const gameSituation = { ...nemesis.situation, ...lockdown.situation }
export const gameGiven = { ...nemesis.given, ...lockdown.given }
export const gameExpected = { ...nemesis.expected, ...lockdown.expected }

export const gameChecks = { ...nemesisChecks, ...lockdownChecks }
export const gameChoices = { ...nemesisChoices, ...lockdownChoices }
export const gameEvents = { ...nemesisEvents, ...lockdownEvents }
export const gameReasons = { ...nemesisReasons, ...lockdownReasons }
