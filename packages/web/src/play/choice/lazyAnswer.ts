/** What answers a question, and how: fetched when there is time, or when it is asked. */
import type { TableView } from '@coldwake/rules/facts'
import { lazyPart, optionalPart } from '../../app/LazyPart.tsx'
import { partsOf } from '../../games/index.ts'
import { IntruderPlayerDock } from '../../games/lazyIntruderPlayer.ts'
import { isDrafting } from './choices.ts'

const parts = () => import('./answer/answerParts.ts')

// The answers can be read and chosen without these.
export const AnswerNote = optionalPart(() => parts().then(({ AnswerNote }) => AnswerNote))
export const AnswerPicture = optionalPart(() => parts().then(({ AnswerPicture }) => AnswerPicture))
export const MovePreview = optionalPart(() => parts().then(({ MovePreview }) => MovePreview))
export const TradeTable = optionalPart(() => parts().then(({ TradeTable }) => TradeTable))

export const KeepCard = lazyPart(() => parts().then(({ KeepCard }) => KeepCard))
export const ReactionWindow = lazyPart(() => parts().then(({ ReactionWindow }) => ReactionWindow), 'log')
export const TradeQuestion = lazyPart(() => parts().then(({ TradeQuestion }) => TradeQuestion))

/** Before the first turn. */
export const CharacterDraft = lazyPart(() =>
  import('../draft/CharacterDraft.tsx').then(({ CharacterDraft }) => CharacterDraft),
)

/** What shows as soon as the words of the game are here. */
export function preloadTable(table: TableView): void {
  partsOf(table.game).preload(table)
  if (isDrafting(table)) CharacterDraft.preload()
  if (table.intruderPlayer) IntruderPlayerDock.preload()
}

export function preloadAnswering(): void {
  for (const part of [AnswerNote, AnswerPicture, MovePreview, TradeTable, KeepCard, ReactionWindow, TradeQuestion])
    part.preload()
}
