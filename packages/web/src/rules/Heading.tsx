/** Where one is: the way there, and the title that a reader is taken to. */

import { useWords } from '../app/words.ts'
import { isGame } from '../games/covers/index.ts'
import type { ChapterKey } from '../games/rulebooks/outline.ts'
import { HOME } from './links/address.ts'
import { RulesLink } from './links/RulesLink.tsx'
import { chapterAddress, startAddress } from './place.ts'
import { useShelf } from './useBook.ts'

export function Trail({ game, chapter }: { game?: string; chapter?: string }) {
  const { words } = useShelf()
  const { t } = useWords()
  const start = game && isGame(game) ? startAddress(game) : HOME
  return (
    <nav className="ruletrail" aria-label={words.youAreHere}>
      <RulesLink to={start}>{t.rules.title}</RulesLink>
      {game && isGame(game) && chapter && (
        <RulesLink to={chapterAddress(game, chapter)}>{chapterTitle(words.chapter, chapter)}</RulesLink>
      )}
    </nav>
  )
}

export const chapterTitle = (titles: Readonly<Record<ChapterKey, string>>, key: string): string =>
  Object.hasOwn(titles, key) ? titles[key as ChapterKey] : key

/** What a reader is taken to, see `reader.tsx`. */
export function Heading({ title, over }: { title: string; over?: string }) {
  return (
    <h2 tabIndex={-1}>
      {over && <small>{over}</small>} {title}
    </h2>
  )
}
