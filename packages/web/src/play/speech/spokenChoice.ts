/** A question and what is chosen, in words that can be heard: what it is, what it costs, what it may bring, how it is done. */
import { type Decision, intrudersIn } from '@coldwake/rules/facts'
import { askText, cardName, list, optionText } from '@coldwake/text'
import type { TableWords } from '../../games/tableWords.ts'
import { noiseOdds, type Outcome } from '../board/noiseOdds.ts'
import { besideIntruder } from '../board/places.ts'
import { answerRecordOf } from '../choice/answer/answerRecords.tsx'
import { causeText, dangerTitle, riskText } from '../choice/answer/dangerWords.ts'
import { isDrop, isOnBoard, isWindow } from '../choice/choices.ts'
import { destination } from '../choice/choicesOnBoard.ts'
import { isSure, worstOf } from '../choice/danger.ts'
import { cardsAt, missing, type PendingChoice } from '../choice/pendingChoice.ts'
import type { Choosing } from '../choice/useChoosing.ts'
import type { TableGame } from '../tableContext.ts'

/** The areas of words that are spoken, beside those of the games. */
export const SPOKEN_AREAS = ['answer', 'log', 'panels'] as const
export type SpokenArea = (typeof SPOKEN_AREAS)[number]

export interface Hearer {
  game: Pick<TableGame, 'table' | 'me' | 'map' | 'name' | 'ctx'>
  t: TableWords<SpokenArea>['t']
  lang: TableWords['lang']
}

/** As a sentence: pieces that already end like one stay as they are. */
const spokenSentence = (text: string): string => {
  const whole = `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`
  return text === '' || /[.!?…:]$/.test(text) ? whole : `${whole}.`
}
export const spokenSentences = (texts: readonly (string | false | null | undefined)[]): string =>
  texts
    .filter(text => typeof text === 'string' && text !== '')
    .map(text => spokenSentence(text as string))
    .join(' ')

/** What is asked of me: whose turn, and the question. */
export function spokenQuestion(
  decision: Decision,
  { entries, fighting }: Pick<Choosing, 'entries' | 'fighting'>,
  { game: { table, ctx }, t, lang }: Hearer,
): string {
  const whose = !isWindow(decision.ask) && table.turn?.seat === ctx.me ? t.yourTurn : t.yourChoice
  const turn = () => {
    const open = entries.filter(entry => !isDrop(entry))
    if (open.length === 1 && open[0]?.options[0].do === 'pass') return t.nothingLeft
    return fighting ? t.fightOrFlee : open.some(isOnBoard) ? t.moveWhere : t.whatNow
  }
  return spokenSentences([whose, decision.ask === 'turn' ? turn() : askText(decision, lang, ctx)])
}

/** What the die may bring on a walk, and what follows. */
function walkText({ entry, option }: PendingChoice, { game, t }: Hearer): string {
  const { map, table, ctx } = game
  const to = destination(entry)
  if (to === null) return ''
  const explored = table.rooms.some(room => room.room === to && room.explored)
  const odds = noiseOdds(map, table, to, ctx.me)
  const rolls = () => {
    if (intrudersIn(table, to).length > 0) return t.answer.thenIntruder
    if (!odds) return t.answer.thenCompany
    if (option.do === 'carefulMove') return t.answer.thenCareful
    const named = (outcome: Outcome) => (outcome === 'mars' ? t.mars.outcome : t.outcome[outcome])
    const faces = (Object.entries(odds.faces) as [Outcome, number][])
      .filter(([, count]) => count > 0)
      .map(([outcome, count]) => `${count} ${named(outcome)}`)
      .join(', ')
    return odds.faces.mars > 0 ? t.mars.die({ faces }) : t.answer.noiseDie({ faces })
  }
  return spokenSentences([besideIntruder(table, ctx.me) && t.attackedFirst, !explored && t.answer.thenExplore, rolls()])
}

/** The worst that a choice may bring, with its chance and its first cause. */
export function spokenDanger(
  option: PendingChoice['option'],
  forecast: Choosing['forecast'],
  reader: Hearer,
  withCause: boolean,
): string {
  const danger = worstOf(forecast(option))
  if (!danger) return ''
  const [cause] = danger.causes
  return spokenSentences([
    isSure(danger.chance) ? dangerTitle(danger, reader) : riskText(danger, reader),
    withCause && cause && causeText(cause, reader),
  ])
}

type Composed = Pick<
  Choosing,
  'draft' | 'gathers' | 'picks' | 'purse' | 'decision' | 'forecast' | 'final' | 'holds' | 'armed'
>

/** What is chosen by now; empty while nothing is. `thorough`: with what a card or a room says. */
export function spokenChoice(choosing: Composed, reader: Hearer, thorough: boolean): string {
  const { draft, gathers, picks, purse, decision, forecast, final } = choosing
  const { game, t, lang } = reader
  if (gathers) {
    const done = decision?.options.find(option => option.do === 'done')
    return spokenSentences([
      picks.length > 0 ? t.discardCards({ n: picks.length }) : t.keepAll,
      list(
        cardsAt(purse.hand, picks).map(card => cardName(card, lang)),
        lang,
      ),
      done && spokenDanger(done, forecast, reader, true),
    ])
  }
  if (!draft) return ''
  const { option } = draft
  const paying = list(
    cardsAt(purse.hand, draft.pays).map(card => cardName(card, lang)),
    lang,
  )
  const record = answerRecordOf(option)
  const walks = destination(draft.entry) !== null
  return spokenSentences([
    optionText(option, game.ctx, lang),
    missing(draft) > 0 ? t.chooseMoreCards({ n: missing(draft) }) : paying && t.pays({ cards: paying }),
    walkText(draft, reader),
    !walks && thorough && record.does?.(option, { game, t, lang, options: [option] }),
    !walks && record.price?.(option, t)?.text,
    final && t.answer.finalMeans[final],
    spokenDanger(option, forecast, reader, true),
  ])
}

/** Changes whenever something else is chosen, or paid with. */
export function choiceKey({ decision, draft, picks }: Pick<Choosing, 'decision' | 'draft' | 'picks'>): string {
  return decision && (draft || picks.length > 0) ? JSON.stringify([decision.n, draft?.option, draft?.pays, picks]) : ''
}
