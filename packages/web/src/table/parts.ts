/** What answers a question, and how: fetched when there is time, or when it is asked. */
import type { TableView } from '@coldwake/rules/facts'
import { preloadBoard } from '../board/parts.ts'
import { HunterDock } from '../hunt/parts.ts'
import { extra, part } from '../part.tsx'
import { isDrafting } from './choices.ts'

const answering = () => import('./answering.ts')

// The answers can be read and chosen without these.
export const AnswerNote = extra(() => answering().then(({ AnswerNote }) => AnswerNote))
export const AnswerPicture = extra(() => answering().then(({ AnswerPicture }) => AnswerPicture))
export const Manner = extra(() => answering().then(({ Manner }) => Manner))
export const TradeTable = extra(() => answering().then(({ TradeTable }) => TradeTable))

export const Keep = part(() => answering().then(({ Keep }) => Keep))
export const Reaction = part(() => answering().then(({ Reaction }) => Reaction), 'log')
export const TradeQuestion = part(() => answering().then(({ TradeQuestion }) => TradeQuestion))

/** Before the first turn. */
export const CharacterDraft = part(() => import('./characterdraft.tsx').then(({ CharacterDraft }) => CharacterDraft))

/** What shows as soon as the words of the game are here. */
export function preloadTable(table: TableView): void {
  preloadBoard(table)
  if (isDrafting(table)) CharacterDraft.preload()
  if (table.intruderPlayer) HunterDock.preload()
}

export function preloadAnswering(): void {
  for (const part of [AnswerNote, AnswerPicture, Manner, TradeTable, Keep, Reaction, TradeQuestion]) part.preload()
}
