/**
 * Words that only some games have. They come with a game's box: a part of every table may ask for them, and reads them
 * only where that game is played.
 */
import type { Area } from '@coldwake/text'
import { useWords, type Words } from '../app/words.ts'

type GameArea = 'intruderPlayer' | 'lockdown' | 'surface'

/** The words of every page, of these areas, and of all games. */
export type TableWords<A extends Area = never> = Words<A | GameArea>

export const useTableWords = <A extends Area = never>(...areas: readonly A[]): TableWords<A> =>
  useWords<A | GameArea>('intruderPlayer', 'lockdown', 'surface', ...areas)
