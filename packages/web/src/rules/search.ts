/** Searching a rule book while somebody types: every word must occur, case and accents do not matter. */
import type { RulebookWords } from '@coldwake/text'
import { type Game, isGame } from '../games/covers/index.ts'
import type { ChapterKey } from '../games/rulebooks/outline.ts'
import { SIGN_GROUPS, signWords } from '../games/rulebooks/signList.ts'
import { type Book, isRule, plain, type RuleKind, type Section } from './book.ts'
import { signsAddress } from './place.ts'

/** Something that can be found. */
export interface Entry {
  kind: RuleKind | 'section' | 'row' | 'sign'
  /** Its address in the rules. */
  to: string
  /** The section it stands in, or what it is called. */
  title: string
  text: string
  folded: { to: string; title: string; text: string }
}

/** Letter by letter, so that a place in the folded text is the same place in the text. */
export const fold = (text: string): string =>
  [...text].map(letter => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('')

function entry(kind: Entry['kind'], to: string, title: string, text: string): Entry {
  return { kind, to, title, text, folded: { to: fold(to), title: fold(title), text: fold(text) } }
}

const isChapter = (key: string, titles: RulebookWords['chapter']): key is ChapterKey => Object.hasOwn(titles, key)

export function entriesOf(book: Book, words: RulebookWords): Entry[] {
  const entries: Entry[] = []
  if (isGame(book.game)) entries.push(...signsOf(book.game, words))
  for (const { key, sections } of book.chapters) {
    const chapter = `${book.game}/${key}`
    const title = isChapter(key, words.chapter) ? words.chapter[key] : key
    for (const section of sections) {
      entries.push(entry('section', section.group ?? chapter, section.title, title))
      entries.push(...inSection(section, chapter))
    }
  }
  return entries
}

/** The signs of a game, in their order. */
function signsOf(game: Game, words: RulebookWords): Entry[] {
  const { signs } = signWords(words, game)
  return SIGN_GROUPS[game].flatMap(group =>
    group.signs.flatMap(({ sign }) => {
      const said = signs[sign]
      return said ? [entry('sign', signsAddress(game), said.title, said.says)] : []
    }),
  )
}

function inSection({ title, blocks }: Section, chapter: string): Entry[] {
  return blocks.flatMap(block => {
    if (isRule(block)) {
      const parts = (block.parts ?? []).map(part => `${part.label}: ${plain(part.text)}`)
      const text = [plain(block.text), ...parts, block.why ? plain(block.why) : ''].filter(Boolean).join(' ')
      return [entry(block.kind, block.id, title, text)]
    }
    if (block.kind === 'table')
      return block.rows.map(row => entry('row', chapter, title, row.map(plain).filter(Boolean).join(' · ')))
    return []
  })
}

const KIND_WORTH: Record<Entry['kind'], number> = { section: 60, sign: 30, rule: 12, row: 4, ruling: 0, example: -6 }

const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[\s,;]+/)
    .filter(Boolean)

/** Best first; of equal ones the earlier in the book. */
export function find(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const number = words.join('-')
  return entries
    .flatMap((found, at) => {
      const worth = worthOf(found, words, number)
      return worth === null ? [] : [{ found, worth, at }]
    })
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .map(({ found }) => found)
}

/** Null if a word is missing. An id counts as a word, whole or in part: `enc-03`, `ruling 39`. */
function worthOf({ kind, folded }: Entry, words: readonly string[], number: string): number | null {
  let worth = KIND_WORTH[kind]
  if (kind !== 'sign' && kind !== 'row' && (folded.to === number || folded.to.endsWith(`-${number}`))) worth += 500
  if (folded.title === words.join(' ')) worth += 80
  for (const word of words) {
    const title = placeOf(folded.title, word)
    const text = placeOf(folded.text, word)
    if (title) worth += title === 'start' ? 40 : 15
    if (text) worth += text === 'start' ? 10 : 2
    if (!title && !text) {
      if (kind === 'row' || kind === 'sign' || !folded.to.includes(word)) return null
      worth += 8
    }
  }
  // A section is found by its name alone.
  return kind === 'section' && !words.some(word => placeOf(folded.title, word)) ? null : worth
}

const LETTER = /[\p{L}\p{N}]/u

/** Does a word occur at the start of another, or only inside one? */
function placeOf(text: string, word: string): 'start' | 'inside' | null {
  let at = text.indexOf(word)
  if (at < 0) return null
  for (; at >= 0; at = text.indexOf(word, at + 1)) if (at === 0 || !LETTER.test(text.charAt(at - 1))) return 'start'
  return 'inside'
}

/** The text in pieces, those that were searched for marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const folded = fold(text)
  const hits = wordsOf(query)
    .flatMap(word => {
      const found: [from: number, to: number][] = []
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
        found.push([at, at + word.length])
      return found
    })
    .sort((a, b) => a[0] - b[0])
  const pieces: { text: string; hit: boolean }[] = []
  let done = 0
  for (const [from, to] of hits) {
    if (to <= done) continue
    const start = Math.max(from, done)
    if (start > done) pieces.push({ text: text.slice(done, start), hit: false })
    pieces.push({ text: text.slice(start, to), hit: true })
    done = to
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false })
  return pieces
}
