/** The rule books as the page gets them. */
import { readFileSync } from 'node:fs'
import { loadRulebookWords } from '@coldwake/text'
import { termsOf } from '../../build/glossary.ts'
import { contentsOf, parseBook } from '../../build/rulebookParser.ts'
import { type BookName, CATALOGUES } from '../../src/rules/catalogues.ts'
import { type Shelf, shelve } from '../../src/rules/useBook.ts'

export const catalogue = (file: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${file}`, import.meta.url), 'utf8')

/** Every book with its name, e.g. `nemesis.es`. */
export const books = CATALOGUES.map(({ name, game, lang, file }) => {
  const others = CATALOGUES.filter(other => other.game !== game && other.lang === lang).map(other =>
    contentsOf(catalogue(other.file), other.game),
  )
  return {
    name,
    game,
    lang,
    file,
    book: { ...parseBook(catalogue(file), game, lang, others), terms: termsOf({ game, lang }) },
  }
})

export async function shelf(name: BookName): Promise<Shelf> {
  const found = books.find(one => one.name === name)
  if (!found) throw new Error(`no book ${name}`)
  return shelve(found.book, await loadRulebookWords(found.lang))
}
