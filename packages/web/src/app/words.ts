/** The language of the page, and the words that come with it. */
import { type Area, type Dialect, isLoaded, isOfGame, type Lang, langOf, type Ui } from '@coldwake/text'
import { createContext, use, useContext } from 'react'
import { entering } from './languages.ts'

export interface Words<A extends Area = never> {
  /** At a table it is spoken as that game speaks it. */
  lang: Dialect
  /** The words of every page, and of these areas. */
  t: Ui<A>
  setLang: (lang: Lang) => void
}

export const WordsContext = createContext<Words | null>(null)

/**
 * The language, and the words of every page and of the areas named: others do not compile. An area that is not here yet
 * is waited for. Words of a game come with its box; a component of every table reads them only where that is played.
 */
export function useWords<A extends Area = never>(...areas: readonly A[]): Words<A> {
  const words = useContext(WordsContext)
  if (!words) throw new Error('no language here')
  for (const area of areas) if (!isOfGame(area) && !isLoaded(langOf(words.lang), area)) use(entering(area))
  return words as Words<A>
}
