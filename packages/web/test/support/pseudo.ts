/**
 * A language for tests only: English with an accent on every vowel and a good third longer, as German or Finnish is.
 * Whatever still reads as plain English has escaped the word files; whatever is cut off would be cut off there too.
 */
import type { BrowserContext } from 'playwright-core'

/** Runs in the page, so it must stand alone. Slots and arms of messages stay as they are. */
function pseudo(words: unknown): unknown {
  const accents: Record<string, string> = {
    a: 'á',
    e: 'ë',
    i: 'î',
    o: 'ö',
    u: 'ü',
    A: 'Á',
    E: 'Ë',
    I: 'Î',
    O: 'Ö',
    U: 'Ü',
  }
  const longer = (word: string): string => {
    const accented = word.replace(/[aeiou]/gi, vowel => accents[vowel] ?? vowel)
    const more = Math.ceil(word.length * 0.35)
    return word.length > 3 ? accented + accented.slice(-more).toLowerCase() : accented
  }
  const plain = (text: string) => text.replace(/[A-Za-z]+/g, longer)
  const said = (text: string): string => {
    let out = ''
    let depth = 0
    let rest = ''
    const flush = () => {
      out += depth % 2 === 0 ? plain(rest) : rest
      rest = ''
    }
    // Braces alternate between a slot and the text of one of its arms.
    for (const char of text) {
      if (char === '{' || char === '}') {
        flush()
        depth += char === '{' ? 1 : -1
        out += char
      } else rest += char
    }
    flush()
    return out
  }
  if (typeof words === 'string') return said(words)
  if (typeof words === 'function') return (...slots: unknown[]) => pseudo(words(...slots))
  if (Array.isArray(words)) return words.map(pseudo)
  if (words === null || typeof words !== 'object' || words instanceof RegExp) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudo(value)]))
}

const ENGLISH = /\/assets\/en(?:\.\w+)?-[\w-]+\.js$/
const EXPORTS = /export\s*\{([^}]*)\}/

/** In every page of this context the words of English come out changed; everything else is what the server sends. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('coldwake.lang', 'en'))
  await context.route(
    url => ENGLISH.test(url.pathname) && url.search === '',
    async route => {
      const url = `${route.request().url()}?plain`
      const response = await route.fetch()
      const exported = EXPORTS.exec(await response.text())?.[1] ?? ''
      const names = exported.split(',').map(name => name.trim().split(' as ').at(-1))
      const body = [
        `import * as english from ${JSON.stringify(url)}`,
        `const pseudo = ${pseudo.toString()}`,
        ...names.map(name => `export const ${name} = pseudo(english.${name})`),
      ]
      await route.fulfill({ contentType: 'text/javascript', body: body.join('\n') })
    },
  )
}
