/** The six people of the facility, in the order of the box. */
import type { Cover } from '../../../core/cover.ts'
import type { Kit } from '../../../core/facts.ts'
import { options } from '../options.ts'

declare module '../../../core/facts.ts' {
  interface Kit {
    /** What the character knows. */
    knowledge?: number
  }
}

export const characters = ['survivor', 'labRat', 'hacker', 'xenobiologist', 'sentry', 'janitor'] as const

export const cover: Cover = {
  boards: ['lockdown-base', 'lockdown-surface'],
  characters,
  seats: { min: 1, max: 5 },
  options,
}

export type Character = (typeof characters)[number]
/** They come from the Nemesis, and so does everybody who is not of this box: LOCK-SETUP-29. */
export const survivors: readonly Character[] = ['survivor', 'labRat']
const workers: readonly string[] = ['hacker', 'xenobiologist', 'sentry', 'janitor']

/** Where a character begins, by the name of that start on the board (LOCK-SETUP-28), and what it knows (LOCK-SETUP-32). */
export const originOf = (character: string): { start: string; knowledge: number } =>
  workers.includes(character) ? { start: 'facility-worker', knowledge: 1 } : { start: 'nemesis-survivor', knowledge: 3 }

export interface LockdownCharacterInfo {
  /** What it knows, where that is counted. */
  knowledge: number | null
}
export const lockdownCharacterInfo = ({ knowledge }: Kit): LockdownCharacterInfo => ({ knowledge: knowledge ?? null })
