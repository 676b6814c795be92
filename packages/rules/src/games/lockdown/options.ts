/** What a table of Lockdown may decide. */
import type { AddsExtra, OptionTable } from '../../core/options.ts'

declare module '../../core/options.ts' {
  interface Options {
    /** The crew of the Nemesis are among the characters. LOCK-CROSS */
    crew: boolean
    /** Intruders instead of Night Stalkers. LOCK-INTRUDERS */
    intruders: boolean
    /** LOCK-RULING-139 */
    yellowKills: 'knowledgeAtMost4' | 'knowledgeAtLeast5'
    /** LOCK-RULING-17 */
    cssTokens: 'balanced' | 'lettered'
    /** LOCK-RULING-09 */
    podShieldsFromGameEnd: boolean
    /** LOCK-RULING-82 */
    caveEntranceNoiseRoll: boolean
    /** LOCK-RULING-89 */
    computerActionInCombat: boolean
  }
  interface ExtraTypes {
    surface: true
    crew: true
    intruders: true
    lettered: true
    knowing: true
  }
}

/** What each option may be; first what it is unless the table decides otherwise. */
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

export const lockdownExtras = {
  surface: ({ board }) => board === 'lockdown-surface',
  crew: ({ options }) => options?.crew === true,
  intruders: ({ options }) => options?.intruders === true,
  lettered: ({ options }) => options?.cssTokens === 'lettered',
  knowing: ({ options }) => options?.yellowKills === 'knowledgeAtLeast5',
} as const satisfies Record<string, AddsExtra>
