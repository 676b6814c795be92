/** The words of one game, at its table. */
import { dialectOf, ui } from '@coldwake/text'
import { type ReactNode, use, useMemo } from 'react'
import { PartUnreachable } from '../app/LazyPart.tsx'
import { useWords, WordsContext } from '../app/words.ts'
import { openBox } from './openBox.ts'

/** In here the words are those of one game, and its box is open: a table, its end, its replay. */
export const GameWords = (props: { game: string; children: ReactNode }) =>
  use(openBox(props.game)) ? <Spoken {...props} /> : <PartUnreachable />

function Spoken({ game, children }: { game: string; children: ReactNode }) {
  const words = useWords()
  const lang = dialectOf(words.lang, game)
  const here = useMemo(() => ({ ...words, lang, t: ui(lang) }), [words, lang])
  return <WordsContext.Provider value={here}>{children}</WordsContext.Provider>
}
