/** What answers a question, and how: fetched when there is time, or when it is asked. */
import type { TableView } from '@coldwake/rules/facts'
import { lazyPart, optionalPart } from '../../app/LazyPart.tsx'
import { partsOf } from '../../games/index.ts'
import { IntruderPlayerDock } from '../../games/lazyIntruderPlayer.ts'
import { preloadForecasts } from './lazyForecast.ts'

const parts = () => import('./answer/answerParts.ts')

// The answers can be read and chosen without these.
export const AnswerNote = optionalPart(() => parts().then(({ AnswerNote }) => AnswerNote))
export const AnswerPicture = optionalPart(() => parts().then(({ AnswerPicture }) => AnswerPicture))
export const WaitingFor = optionalPart(() => parts().then(({ WaitingFor }) => WaitingFor), 'answer')
export const TradeTable = optionalPart(() => parts().then(({ TradeTable }) => TradeTable), 'answer')

export const ConfirmButton = lazyPart(() => parts().then(({ ConfirmButton }) => ConfirmButton))
export const Forecast = lazyPart(() => parts().then(({ Forecast }) => Forecast), 'answer')
export const KeepCard = lazyPart(() => parts().then(({ KeepCard }) => KeepCard))
export const OtherActions = lazyPart(() => parts().then(({ OtherActions }) => OtherActions))
export const ReactionWindow = lazyPart(() => parts().then(({ ReactionWindow }) => ReactionWindow), 'log')
export const FightTiles = lazyPart(() => parts().then(({ FightTiles }) => FightTiles))
export const TradeQuestion = lazyPart(() => parts().then(({ TradeQuestion }) => TradeQuestion), 'answer', 'log')

/** Before the first turn. */
export const CharacterDraft = lazyPart(
  () => import('../draft/CharacterDraft.tsx').then(({ CharacterDraft }) => CharacterDraft),
  'brief',
)

/** What shows as soon as the words of the game are here. */
export function preloadTable(table: TableView): void {
  partsOf(table.game).preload(table)
  if (table.intruderPlayer) IntruderPlayerDock.preload()
}

export function preloadAnswering(): void {
  preloadForecasts()
  // They come in one script: with one of them, all are here.
  for (const part of [AnswerNote, AnswerPicture, TradeTable, WaitingFor]) part.preload()
  for (const part of [ConfirmButton, Forecast, KeepCard, OtherActions, ReactionWindow, FightTiles, TradeQuestion])
    part.preload()
}
