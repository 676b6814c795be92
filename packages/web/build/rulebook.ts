/** A Vite plugin: the catalogues of rules as books, one module for each game and language, loaded on demand. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { CATALOGUES } from '../src/rules/catalogues.ts'
import { GLOSSARY_FILE, termsOf } from './glossary.ts'
import { contentsOf, parseBook } from './rulebookParser.ts'

const START = 'virtual:rulebook/'
const folder = path.resolve(import.meta.dirname, '../../../docs/rules')

export function rulebook(): Plugin {
  return {
    name: 'coldwake-rulebook',
    resolveId: asked => (asked.startsWith(START) ? `\0${asked}` : null),
    load(asked) {
      if (!asked.startsWith(`\0${START}`)) return null
      const catalogue = CATALOGUES.find(({ name }) => asked === `\0${START}${name}`)
      if (!catalogue) throw new Error(`no catalogue for ${asked}`)
      const { game, lang } = catalogue
      const read = (file: string) => {
        this.addWatchFile(path.join(folder, file))
        return readFileSync(path.join(folder, file), 'utf8')
      }
      // What a book says of another it says in its own language.
      const others = CATALOGUES.filter(other => other.game !== game && other.lang === lang).map(other =>
        contentsOf(read(other.file), other.game),
      )
      // As a string to parse: quicker for the browser than the same as an expression.
      this.addWatchFile(fileURLToPath(GLOSSARY_FILE))
      const book = JSON.stringify({ ...parseBook(read(catalogue.file), game, lang, others), terms: termsOf(catalogue) })
      return `export default JSON.parse(${JSON.stringify(book)})`
    },
  }
}
