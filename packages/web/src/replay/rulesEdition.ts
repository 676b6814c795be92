import { hash as OWN } from 'virtual:rules-edition'
import { rulesFile } from '../net/server/rulesFile.ts'
import type { Rules } from './film.ts'

export interface Edition {
  rules: Rules
  /** Those that the game was played by, as far as the game says. */
  own: boolean
}

/** The rules that a game was played by; where they cannot be had, those that came with this page. */
export async function editionOf(hash: string | undefined): Promise<Edition> {
  if (hash && hash !== OWN) {
    try {
      const rules: Rules = await import(/* @vite-ignore */ rulesFile(hash))
      return { rules, own: true }
    } catch {
      // Gone from the server, or the way there: today's rules may well play it.
    }
  }
  return { rules: await import('./ownRules.ts'), own: !hash || hash === OWN }
}
