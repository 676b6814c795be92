/** What the table in words answers: a sentence or two, or a list. */
import type { TableWords } from '../../games/tableWords.ts'
import type { VesselArea } from '../../games/textTable/index.ts'
import type { SpokenArea } from '../speech/spokenChoice.ts'
import type { TableGame } from '../tableContext.ts'

/** Colors only repeat what the words say. */
export type Tone = 'danger' | 'burning' | 'quiet'

export interface Item {
  /** Its number, where it can be chosen by it. */
  number?: number
  text: string
  tone?: Tone | undefined
}

export interface Answer {
  text: string
  items?: readonly Item[]
}

/** Who asks: one seat, with what its view shows. */
export interface Asker {
  game: Pick<TableGame, 'table' | 'me' | 'map' | 'name' | 'ctx' | 'events' | 'undone'>
  t: TableWords<SpokenArea | 'textTable' | VesselArea>['t']
  lang: TableWords['lang']
}

/** Facts side by side, as they are heard. */
export const together = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(', ')
