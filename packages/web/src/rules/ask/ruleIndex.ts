/** Where each term occurs in what can be found. Made once, when somebody asks for the first time. */
import type { AskWords } from '@coldwake/text'
import type { Book } from '../book.ts'
import type { Entry } from './entries.ts'
import { type Terms, termsOf } from './terms.ts'

/** Something that can be found, in terms. */
export interface Page {
  entry: Entry
  /** Its place in the book. */
  at: number
  title: ReadonlySet<string>
  /** The terms of its text in their order, to see which stand together. */
  text: readonly string[]
  /** What stands before a colon, dash or bracket at the beginning: what the rule is about. */
  head: readonly string[]
  /** Whom it speaks of. */
  about: 'people' | 'foes' | null
}

/** A term of the glossary, in terms. */
export interface Defined {
  name: readonly string[]
  /** Players of other languages often know the English one. */
  english: readonly string[]
}

export interface RuleIndex {
  pages: readonly Page[]
  terms: Terms
  ask: AskWords
  /** Rule → the terms of the glossary that it defines. */
  defined: ReadonlyMap<string, readonly Defined[]>
  /** Term → the pages that have it, and how much it weighs there. */
  postings: ReadonlyMap<string, readonly { page: Page; weight: number }[]>
}

/** What a term counts by where it stands. */
const WEIGHT = { title: 0.8, text: 1, more: 0.35, chapter: 0.25 }
/** How far long texts are held against short ones. */
const LENGTH = 0.55

/** The numbers of other rules are no words. */
const IDS = /\b[A-Z]{2,}(?:-[A-Z]+)*-\d+(?:[/–.…]+\d+)*/g

type Glossary = Pick<Book, 'lang' | 'terms'>

/** `Careful Movement (cost 2 …`, `Danger, part 1: …`, `Escape = …` */
const HEAD = /^[^\p{L}]*([\p{L}\p{M}’' -]{3,40}?)\s*(?:[(:=—→]|, [^.:;]{1,12}:)/u

export function indexOf(entries: readonly Entry[], { lang, terms: glossary }: Glossary, ask: AskWords): RuleIndex {
  const terms = termsOf(lang, ask)
  const termsIn = (text: string) => terms.wordsOf(text).map(terms.termOf)
  const [people, foes] = [new Set(termsIn(ask.people)), new Set(termsIn(ask.foes))]
  const aboutWhom = (text: readonly string[]): Page['about'] => {
    if (text.some(term => people.has(term))) return 'people'
    return text.some(term => foes.has(term)) ? 'foes' : null
  }
  const postings = new Map<string, { page: Page; weight: number }[]>()
  const pages = entries.map((entry, at): Page => {
    const [title, text] = [termsIn(entry.title), termsIn(entry.text.replace(IDS, ' '))]
    const head = termsIn(HEAD.exec(entry.text)?.[1] ?? '')
    return { entry, at, title: new Set(title), text, head, about: aboutWhom(text) }
  })
  const mean = pages.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, pages.length)
  for (const page of pages) {
    const more = termsIn(page.entry.more.replace(IDS, ' '))
    const long = 1 - LENGTH + (LENGTH * (page.text.length + more.length / 2)) / mean
    const weights = new Map<string, number>()
    const count = (found: Iterable<string>, weight: number) => {
      for (const term of found) weights.set(term, (weights.get(term) ?? 0) + weight)
    }
    count(page.title, WEIGHT.title)
    count(page.text, WEIGHT.text / long)
    count(more, WEIGHT.more / long)
    count(termsIn(page.entry.chapter), WEIGHT.chapter)
    for (const [term, weight] of weights) {
      const known = postings.get(term)
      if (known) known.push({ page, weight })
      else postings.set(term, [{ page, weight }])
    }
  }
  const defined = new Map<string, Defined[]>()
  for (const { name, english, rule } of glossary)
    defined.set(rule, [...(defined.get(rule) ?? []), { name: termsIn(name), english: termsIn(english) }])
  return { pages, terms, ask, postings, defined }
}
