/** Finding something in a rule book while somebody types: by its number, by words, or by a question. */
import type { AskWords } from '@coldwake/text'
import type { Shelf } from '../useBook.ts'
import { answersTo } from './answers.ts'
import { type Entry, entriesOf, hasId } from './entries.ts'
import { indexOf, type RuleIndex } from './ruleIndex.ts'

export interface Findings {
  /** Best first; of equal ones the earlier in the book. */
  found: readonly Entry[]
  /** The first rules among them, if they answer a question. */
  answers: readonly Entry[]
  /** The text in pieces, those that were searched for marked. */
  marked: (text: string) => { text: string; hit: boolean }[]
}

/** How many answers are shown as such. */
const ANSWERS = 3

/** Makes the index of a book once; every search is quick then. */
export function searchOf({ book, words }: Pick<Shelf, 'book' | 'words'>, ask: AskWords): (query: string) => Findings {
  const entries = entriesOf(book, words)
  const index = indexOf(entries, book, ask)
  return query => {
    const { question, found } = answersTo(query, index)
    const numbered = byNumber(entries, query)
    const rest = found.filter(entry => !numbered.includes(entry))
    const all = [...numbered, ...rest]
    const hits = new Set(question.wanted.flatMap(({ terms }) => [...terms.keys()]))
    return {
      found: all,
      answers: question.sentence ? all.filter(hasId).slice(0, ANSWERS) : [],
      marked: text => markedIn(text, hits, index),
    }
  }
}

/** An id, whole or its end, in whatever way it is written: `NEM-ENC-03`, `enc 03`, `ruling 39`. */
function byNumber(entries: readonly Entry[], query: string): Entry[] {
  const number = query
    .trim()
    .toUpperCase()
    .split(/[\s-]+/)
    .join('-')
  if (!/^[A-Z]+(-[A-Z0-9]+)*-\d+$/.test(number)) return []
  return entries.filter(entry => hasId(entry) && (entry.to === number || entry.to.endsWith(`-${number}`)))
}

/** Numbers of rules are one piece, and no words. */
const ID = /^[A-Z]{2,}(?:-[A-Z]+)*-\d/
const PIECE = /[A-Z]{2,}(?:-[A-Z]+)*-\d+|[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu

function markedIn(text: string, hits: ReadonlySet<string>, { terms }: RuleIndex): { text: string; hit: boolean }[] {
  const pieces: { text: string; hit: boolean }[] = []
  for (const [piece] of text.matchAll(PIECE)) {
    const hit = !ID.test(piece) && terms.wordsOf(piece).some(word => hits.has(terms.termOf(word)))
    const last = pieces.at(-1)
    if (last && last.hit === hit) last.text += piece
    else pieces.push({ text: piece, hit })
  }
  return pieces
}
