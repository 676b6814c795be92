/** The terms of a game in one language, for the glossary of its rule book. */
import { readFileSync } from 'node:fs'
import { GLOSSARY } from '../src/games/rulebooks/glossary.ts'
import { PREFIX } from '../src/games/rulebooks/outline.ts'
import type { Term } from '../src/rules/book.ts'
import type { CATALOGUES } from '../src/rules/catalogues.ts'

export const GLOSSARY_FILE = new URL('../../text/src/glossary.json', import.meta.url)

type Named = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

export function termsOf({ game, lang }: Pick<(typeof CATALOGUES)[number], 'game' | 'lang'>): Term[] {
  const named: Named = JSON.parse(readFileSync(GLOSSARY_FILE, 'utf8'))
  const nameOf = (term: string, tongue: string): string => {
    const name = named[term]?.[tongue]
    if (typeof name !== 'string') throw new Error(`the glossary has no ${term} in ${tongue}`)
    return name
  }
  return GLOSSARY[game]
    .map(([term, rule]) => ({ name: nameOf(term, lang), english: nameOf(term, 'en'), rule: `${PREFIX[game]}-${rule}` }))
    .sort((a, b) => a.name.localeCompare(b.name, lang))
}
