/** What can be found in a rule book. */
import type { RulebookWords } from '@coldwake/text'
import { type Game, isGame } from '../../games/covers/index.ts'
import type { ChapterKey } from '../../games/rulebooks/outline.ts'
import { SIGN_GROUPS, signWords } from '../../games/rulebooks/signList.ts'
import { type Book, isRule, plain, type RuleKind, type Section } from '../book.ts'
import { signsAddress } from '../place.ts'

/** Something that can be found. */
export interface Entry {
  kind: RuleKind | 'section' | 'row' | 'sign'
  /** Its address in the rules. */
  to: string
  /** The section it stands in, or what it is called. */
  title: string
  text: string
  /** What belongs to it but is not what it says: the reason of a ruling, the parts of an example. */
  more: string
  /** The title of its chapter, and the key of it. */
  chapter: string
  key: string
  /** How many rules of its section stand before it. */
  place: number
}

const isChapter = (key: string, titles: RulebookWords['chapter']): key is ChapterKey => Object.hasOwn(titles, key)

export function entriesOf(book: Book, words: RulebookWords): Entry[] {
  const entries: Entry[] = []
  if (isGame(book.game)) entries.push(...signsOf(book.game, words))
  for (const { key, sections } of book.chapters) {
    const to = `${book.game}/${key}`
    const chapter = isChapter(key, words.chapter) ? words.chapter[key] : key
    for (const section of sections) {
      const { title, group } = section
      entries.push({ kind: 'section', to: group ?? to, title, text: chapter, more: '', chapter, key, place: 0 })
      entries.push(...inSection(section, { to, chapter, key }))
    }
  }
  return entries
}

/** The signs of a game, in their order. */
function signsOf(game: Game, words: RulebookWords): Entry[] {
  const { signs } = signWords(words, game)
  return SIGN_GROUPS[game].flatMap(group =>
    group.signs.flatMap(({ sign }): Entry[] => {
      const said = signs[sign]
      if (!said) return []
      const { title, says } = said
      return [{ kind: 'sign', to: signsAddress(game), title, text: says, more: '', chapter: '', key: '', place: 0 }]
    }),
  )
}

function inSection({ title, blocks }: Section, { to, ...chapter }: { to: string; chapter: string; key: string }) {
  let place = 0
  return blocks.flatMap((block): Entry[] => {
    if (isRule(block)) {
      const parts = (block.parts ?? []).map(part => `${part.label}: ${plain(part.text)}`)
      const more = [...parts, block.why ? plain(block.why) : ''].filter(Boolean).join(' ')
      return [{ kind: block.kind, to: block.id, title, text: plain(block.text), more, ...chapter, place: place++ }]
    }
    if (block.kind !== 'table') return []
    return block.rows.map(row => {
      const text = row.map(plain).filter(Boolean).join(' · ')
      return { kind: 'row', to, title, text, more: '', ...chapter, place: 0 }
    })
  })
}

export const hasId = ({ kind }: Entry): boolean => kind === 'rule' || kind === 'ruling' || kind === 'example'
