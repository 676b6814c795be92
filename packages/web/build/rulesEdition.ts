/** A Vite plugin: the hash that names the rules which this page is built with. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const id = 'virtual:rules-edition'
const NOTE = fileURLToPath(new URL('../../rules/dist/bundle.json', import.meta.url))

export function rulesEdition(): Plugin {
  return {
    name: 'coldwake-rules-edition',
    resolveId: asked => (asked === id ? `\0${id}` : null),
    load: asked => (asked === `\0${id}` ? `export const hash = ${JSON.stringify(hashOfRules())}` : null),
  }
}

/** As `npm run build` noted it beside the rules. */
function hashOfRules(): string {
  const note: unknown = JSON.parse(readFileSync(NOTE, 'utf8'))
  if (typeof note === 'object' && note !== null && 'hash' in note && typeof note.hash === 'string') return note.hash
  throw new Error('the rules are not built yet: npm run build')
}
