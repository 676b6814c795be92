/** A rule book and the words around it, loaded when somebody opens the rules, once. */
import { type Lang, langOf, loadRulebookWords, type RulebookWords } from '@coldwake/text'
import { createContext, use, useContext } from 'react'
import { useWords } from '../app/words.ts'
import type { Game } from '../games/covers/index.ts'
import { BOOKS } from '../games/rulebooks/books.ts'
import { type Book, isRule, type Rule, type Section, type Text } from './book.ts'
import { bookName } from './catalogues.ts'

/** The book with what is worth looking up in it. */
export interface Shelf {
  book: Book
  words: RulebookWords
  /** Where each rule stands. */
  rules: ReadonlyMap<string, { rule: Rule; section: Section; chapter: string }>
  /** Rule → rules that speak of it. */
  mentions: ReadonlyMap<string, readonly string[]>
}

async function load(game: Game, lang: Lang): Promise<Shelf> {
  const [words, { default: book }] = await Promise.all([loadRulebookWords(lang), BOOKS[bookName(game, lang)]()])
  return shelve(book, words)
}

export function shelve(book: Book, words: RulebookWords): Shelf {
  const rules = new Map<string, { rule: Rule; section: Section; chapter: string }>()
  const mentions = new Map<string, string[]>()
  for (const { key, sections } of book.chapters)
    for (const section of sections)
      for (const rule of section.blocks.filter(isRule)) {
        rules.set(rule.id, { rule, section, chapter: key })
        for (const to of new Set([...(rule.rulings ?? []), ...linksOf(rule)]))
          mentions.set(to, [...(mentions.get(to) ?? []), rule.id])
      }
  return { book, words, rules, mentions }
}

function linksOf({ text, why, cite, parts, change }: Rule): string[] {
  const inText = (spans: Text): string[] =>
    spans.flatMap(span => {
      if (typeof span === 'string') return []
      if ('to' in span) return [span.to]
      return inText('b' in span ? span.b : span.i)
    })
  const changed = typeof change === 'string' ? undefined : change
  return [text, why, cite, changed, ...(parts ?? []).map(part => part.text)].flatMap(one => inText(one ?? []))
}

const shelves = new Map<string, Promise<Shelf | null>>()

/** Suspends until the book is there. Null if it could not be had; it is then asked for again by `forgetBooks`. */
export function useBook(game: Game): Shelf | null {
  const lang = langOf(useWords().lang)
  const key = `${game}.${lang}`
  const loading = shelves.get(key) ?? load(game, lang).catch(() => null)
  shelves.set(key, loading)
  return use(loading)
}

export const forgetBooks = (): void => shelves.clear()

export const ShelfContext = createContext<Shelf | null>(null)

/** The open book, for the parts of a page of it. */
export function useShelf(): Shelf {
  const shelf = useContext(ShelfContext)
  if (!shelf) throw new Error('no book here')
  return shelf
}
