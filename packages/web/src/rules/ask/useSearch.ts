/** The search of an open book: its words are fetched, and its index made, when somebody asks for the first time. */
import { type AskWords, type Dialect, langOf, loadAskWords } from '@coldwake/text'
import { use } from 'react'
import type { Shelf } from '../useBook.ts'
import { type Findings, searchOf } from './search.ts'

type Search = (query: string) => Findings

const searches = new WeakMap<Shelf, Promise<Search>>()

/** Without the words that players use the words of the rules are still found. */
const NOTHING_KNOWN: AskWords = {
  ...{ idle: '', faint: '', endings: 's', self: '', people: '', foes: '', compounds: false, means: [] },
  cues: {
    may: { asks: [], says: '' },
    happens: { asks: [], says: '' },
    count: { asks: [], says: '' },
    when: { asks: [], says: '' },
    explains: { asks: [], says: '' },
  },
}

/** Call it as soon as somebody is about to ask, so that the first letter need not wait. */
export function prepareSearch(shelf: Shelf, lang: Dialect): Promise<Search> {
  const known = searches.get(shelf)
  if (known) return known
  const making = loadAskWords(langOf(lang)).then(
    ask => searchOf(shelf, ask),
    () => {
      // It may be had the next time.
      searches.delete(shelf)
      return searchOf(shelf, NOTHING_KNOWN)
    },
  )
  searches.set(shelf, making)
  return making
}

export const useSearch = (shelf: Shelf, lang: Dialect): Search => use(prepareSearch(shelf, lang))
