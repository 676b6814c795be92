import { UNTILS } from '@coldwake/rules/facts'
import { cardName } from '@coldwake/text'
import { useRef } from 'react'
import { payable } from '../choice/pendingChoice.ts'
import { spokenChoice, spokenSentences } from '../speech/spokenChoice.ts'
import { useChoice, useConnection, useGame, usePanel } from '../tableContext.ts'
import { switchTable } from '../textTableSetting.ts'
import { mayHoldTurn } from '../turn/mayHoldTurn.ts'
import { mayHurry } from '../turn/mayHurry.ts'
import { mayTakeBack } from '../turn/TakeBack.tsx'
import type { Answer, Asker } from './answer.ts'
import { answerTo, isQuestion, type QuestionName } from './answers.ts'
import { type Command, type CommandName, commandOf, plain, readable } from './commands.ts'

type Deed = Exclude<CommandName, QuestionName>

/** Does what is typed, or answers it. Null: what is chosen is said by itself, or nothing is to be said. */
export function useCommands(asker: Asker): (typed: string) => Answer | null | Promise<Answer> {
  const game = useGame()
  const choosing = useChoice()
  const connection = useConnection()
  const { open } = usePanel()
  const { line } = connection
  const { t, lang } = asker
  const says = t.textTable
  const goWord = readable(says.commands.go)
  /** The last answer, to be heard again. */
  const last = useRef<Answer | null>(null)
  /** How often what is chosen was meant. */
  const meant = useRef({ key: '', times: 0 })

  const choose = (number: number): Answer | null => {
    const entry = choosing.entries.find(one => one.number === number)
    if (!entry)
      return choosing.decision ? { text: says.noChoice({ n: number }) } : answerTo('choices', '', asker, choosing)
    choosing.select(entry)
    // What is chosen anew is said by itself; what is chosen already, and being done with gathering, is said again.
    const isNew = choosing.gathers ? entry.options[0].do !== 'done' : choosing.draft?.entry.key !== entry.key
    if (isNew) return null
    const back = readable(says.commands.back)
    const how = choosing.holds > 0 ? says.goTwice({ go: goWord, back }) : says.goDoes({ go: goWord, back })
    return { text: `${spokenChoice(choosing, asker, false)} ${how}` }
  }
  const go = (): Answer | null => {
    if (!choosing.ready) {
      const text = choosing.draft ? t.justAMoment : says.nothingChosen
      return choosing.decision ? { text } : answerTo('choices', '', asker, choosing)
    }
    const key = JSON.stringify([choosing.decision?.n, choosing.draft?.option])
    const times = meant.current.key === key ? meant.current.times + 1 : 1
    meant.current = { key, times }
    if (choosing.holds > 0 && times === 1) return { text: says.goAgain({ go: goWord }) }
    choosing.commit(choosing.holds > 0)
    // What surely kills is meant three times.
    return choosing.holds === 2 && times === 2 ? { text: says.goAgain({ go: goWord }) } : null
  }
  const how = (): Answer | null => {
    const { draft } = choosing
    if (!draft) return { text: says.nothingChosen }
    const { options } = draft.entry
    const next = options[(options.indexOf(draft.option) + 1) % options.length]
    if (!next || options.length < 2) return { text: says.onlyWay }
    choosing.vary(next)
    return null
  }
  const pay = (what: string): Answer | null => {
    const { draft, purse } = choosing
    if (!draft) return { text: says.nothingChosen }
    const at = payable(purse, draft.option).find(
      place =>
        what !== '' &&
        !draft.pays.includes(place) &&
        plain(cardName(purse.hand[place] ?? '', lang)).startsWith(plain(what)),
    )
    if (at === undefined) return { text: says.noCard({ what }) }
    choosing.tapCard(at)
    return null
  }
  const only = (may: boolean, act: () => void): Answer | null => {
    if (!may) return { text: `${t.notPossible}.` }
    act()
    return null
  }
  const deeds: Record<Deed, (about: string) => Answer | null | Promise<Answer>> = {
    go,
    how,
    pay,
    back: () => {
      choosing.cancel()
      meant.current = { key: '', times: 0 }
      return { text: choosing.draft || choosing.picks.length > 0 ? says.forgotten : says.nothingChosen }
    },
    undo: () => only(mayTakeBack(game, connection), line.takeBack.bind(line)),
    drop: () => {
      if (!mayHoldTurn(game)) return { text: `${t.notPossible}.` }
      line.holdTurn()
      return { text: t.holdTurn.held }
    },
    hurry: () => only(mayHurry(game), line.hurry.bind(line)),
    say: async words =>
      words && game.me && (await line.talk({ t: 'words', words })) ? { text: says.wasSaid } : { text: t.talk.notSent },
    talk: () => {
      open('talk')
      return null
    },
    silent: span => {
      const word = readable(says.commands.silent)
      const until = UNTILS.find(one => span !== '' && plain(t.span[one]).endsWith(plain(span)))
      if (!game.me || !until) return { text: says.saySpan({ word, ...t.span }) }
      line.standing(until, true)
      return { text: spokenSentences([t.standingIs[until], says.stillMine]) }
    },
    askMe: () => {
      if (!game.me) return { text: `${t.notPossible}.` }
      line.standing('off', false)
      return { text: says.asksAgain }
    },
    again: () => last.current ?? { text: says.nothingYet },
    picture: () => {
      switchTable()
      return null
    },
  }

  const perform = (command: Command): Answer | null | Promise<Answer> => {
    if (command.do === 'choose') return choose(command.number)
    if (command.do === 'unknown')
      return { text: says.unknown({ what: command.what, word: readable(says.commands.help) }) }
    if (isQuestion(command.do)) return answerTo(command.do, command.about, asker, choosing)
    return deeds[command.do](command.about)
  }
  return typed => {
    const answer = perform(commandOf(typed, says.commands))
    if (answer && 'text' in answer) last.current = answer
    return answer
  }
}
