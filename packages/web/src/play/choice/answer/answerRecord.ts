/**
 * How one kind of choice shows among the answers to a question, and before it is confirmed. A new kind does not compile
 * until each of these is said; `null` says that there is nothing.
 */
import type { Choice, Option } from '@coldwake/rules/facts'
import type { Dialect } from '@coldwake/text'
import type { ReactNode } from 'react'
import type { Words } from '../../../app/words.ts'
import type { AnswerArea } from '../../../games/answer/index.ts'
import type { IconName } from '../../../icons/Icon.tsx'
import type { ChoiceKind, ChoiceOf, Of } from '../../kinds.ts'
import type { TableGame } from '../../tableContext.ts'

export interface AnswerRecord<C extends Choice = Choice> {
  /** What is pointed at, so that it need not be read. */
  picture: Of<C, [game: AnswerGame], ReactNode> | null
  /** What a player wants to know before choosing it. */
  note: Of<C, [reader: NoteReader], string> | null
  /** What the card, the item or the room does. */
  does: Of<C, [reader: NoteReader], string> | null
  /** What the player gives or risks by it. */
  price: Of<C, [t: Words<AnswerArea>['t']], Price> | null
}

export type AnswerRecords = { [K in ChoiceKind]: AnswerRecord<ChoiceOf<K>> }

export type AnswerGame = Pick<TableGame, 'table' | 'me' | 'map' | 'name' | 'ctx'>

/** Who reads, and what else could be chosen of the same thing. */
export interface NoteReader {
  game: AnswerGame
  t: Words<AnswerArea>['t']
  lang: Dialect
  options: readonly Option[]
}

export interface Price {
  icon: IconName
  tone: 'quiet' | 'loud' | 'hot'
  text: string
}

/** Facts side by side. */
export const joined = (facts: readonly (string | false | undefined)[]): string => facts.filter(Boolean).join(' · ')
