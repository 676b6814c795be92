/**
 * What a browser is told with the page that it will need next. Its first scripts would ask for that once they run; told
 * with the page itself, a browser asks for everything at once, which saves a whole way to the server and back.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a kind of page needs: always, and in each language. */
interface Needs {
  scripts: readonly string[]
  words: Readonly<Record<string, readonly string[]>>
}

/** As the build of the client writes it. */
export interface Hints {
  home: Needs
  table: Needs
}

/** A client without hints works as well, only later. */
export function readHints(root: string): Hints | null {
  const file = join(root, 'hints.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** The `Link` header for an address of the client; null where nothing is known of it. */
export function linkFor({ home, table }: Hints, url: string, accepted: string | undefined): string | null {
  const path = url.split('?')[0] ?? '/'
  const needs = path === '/' ? home : path.startsWith('/t/') ? table : null
  if (!needs) return null
  const lang = languagesOf(accepted ?? '').find(lang => Object.hasOwn(needs.words, lang)) ?? 'en'
  return [...needs.scripts, ...(needs.words[lang] ?? [])].map(file => `<${file}>; rel=modulepreload`).join(', ')
}

/** The languages of an `Accept-Language`, as browsers write it: the one they like most comes first. */
const languagesOf = (accepted: string): string[] =>
  accepted
    .slice(0, 200)
    .split(',')
    .map(tag => /^\s*([a-z]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '')
