/** Words as the search compares them: without case, accents and endings. */
import type { AskWords } from '@coldwake/text'

/** Turns words of one language into terms. */
export interface Terms {
  /** The words of a text in their order, without case and accents. */
  wordsOf: (text: string) => string[]
  termOf: (word: string) => string
  isIdle: (word: string) => boolean
  isFaint: (word: string) => boolean
}

const WORD = /[\p{L}\p{N}]+/gu
const MARKS = /\p{M}+/gu
const SHORTEST = 3

/** Without case and accents. German is also written without umlauts: `oeffnen`. */
function plainWord(word: string, lang: string): string {
  const plain = word.toLowerCase().normalize('NFD').replace(MARKS, '').replace(/ß/g, 'ss').replace(/ł/g, 'l')
  return lang === 'de' ? plain.replace(/([aou])e/g, '$1') : plain
}

export function termsOf(lang: string, { idle, faint, endings }: AskWords): Terms {
  const plain = (text: string) => plainWord(text, lang)
  const wordsOf = (text: string) => plain(text.replace(/[’']/g, ' ')).match(WORD) ?? []
  const off = plain(endings)
    .split(' ')
    .sort((a, b) => b.length - a.length)
  const idleWords = new Set(wordsOf(idle))
  const known = new Map<string, string>()
  const shorten = (word: string): string => {
    if (/\d/.test(word)) return word
    const ending = off.find(one => word.endsWith(one) && word.length - one.length >= SHORTEST)
    const stem = ending === undefined ? word : word.slice(0, -ending.length)
    // `stopped`, `stop`
    return stem.length > SHORTEST && /([^aeiou])\1$/.test(stem) ? stem.slice(0, -1) : stem
  }
  const termOf = (word: string): string => {
    const before = known.get(word)
    if (before !== undefined) return before
    const term = shorten(word)
    known.set(word, term)
    return term
  }
  const faintTerms = new Set(wordsOf(faint).map(termOf))
  return { wordsOf, termOf, isIdle: word => idleWords.has(word), isFaint: word => faintTerms.has(termOf(word)) }
}
