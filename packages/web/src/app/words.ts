/** The language of the page, and the words that come with it. */
import type { Dialect, Lang, ui } from '@coldwake/text'
import { createContext, useContext } from 'react'

export interface Words {
  /** At a table it is spoken as that game speaks it. */
  lang: Dialect
  t: ReturnType<typeof ui>
  setLang: (lang: Lang) => void
}

export const WordsContext = createContext<Words | null>(null)

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('no language here')
  return words
}
