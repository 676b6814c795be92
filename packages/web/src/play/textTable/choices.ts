/** What can be chosen, by number, and why nothing can be chosen. */
import { optionText, waitingText } from '@coldwake/text'
import { answerRecordOf } from '../choice/answer/answerRecords.tsx'
import type { Entry } from '../choice/choices.ts'
import { attackedFirst, destination, prospectOf, prospectWord } from '../choice/choicesOnBoard.ts'
import { gravityOfForecast } from '../choice/danger.ts'
import { cardsAt } from '../choice/pendingChoice.ts'
import type { Choosing } from '../choice/useChoosing.ts'
import { spokenDanger, spokenQuestion } from '../speech/spokenChoice.ts'
import { type Answer, type Asker, type Item, together } from './answer.ts'
import { directionText, myRoom } from './places.ts'

type Asked = Pick<Choosing, 'decision' | 'entries' | 'fighting' | 'forecast' | 'gathers' | 'picks' | 'purse'>

/** The open question and its answers; while others choose, who is waited for. */
export function choicesAnswer(choosing: Asked, asker: Asker): Answer {
  const { decision, entries } = choosing
  const { game, t, lang } = asker
  if (!decision) {
    const { asking } = game.table
    return { text: asking ? waitingText(asking, game.ctx, lang) : t.justAMoment }
  }
  return {
    text: spokenQuestion(decision, choosing, asker),
    items: entries.map(entry => choiceItem(entry, choosing, asker)),
  }
}

function choiceItem(entry: Entry, choosing: Asked, asker: Asker): Item {
  const { game, t, lang } = asker
  const [option] = entry.options
  const to = destination(entry)
  const here = myRoom(asker)
  const ahead = prospectOf(game.map, game.table, entry, game.ctx.me)
  const tag = ahead && choosing.fighting ? attackedFirst(choosing.forecast(option)) : ahead
  const note = to === null && answerRecordOf(option).note?.(option, { game, t, lang, options: entry.options })
  const marked =
    choosing.gathers && 'card' in option && cardsAt(choosing.purse.hand, choosing.picks).includes(option.card)
  const grave = gravityOfForecast(choosing.forecast(option))
  return {
    number: entry.number,
    tone: grave === 'lethal' || grave === 'risky' || tag?.tone === 'intruder' ? 'danger' : undefined,
    text: together([
      optionText(option, game.ctx, lang),
      to !== null && here !== null && directionText(here, to, asker),
      tag && prospectWord(tag, { t, lang }),
      option.cost ? t.cards({ n: option.cost }) : '',
      note,
      marked && t.isDiscarded,
      spokenDanger(option, choosing.forecast, asker, false).replace(/\.$/, ''),
    ]),
  }
}
