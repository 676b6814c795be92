import { eventText } from '@coldwake/text'
import { useEffect, useRef } from 'react'
import { useTableWords } from '../../games/tableWords.ts'
import { useChoice, useConnection, useGame } from '../tableContext.ts'
import { type SpeechMode, useSpeechMode } from './speechSetting.ts'
import { choiceKey, type Hearer, SPOKEN_AREAS, spokenChoice, spokenQuestion } from './spokenChoice.ts'
import { isSpoken } from './spokenEvents.ts'

export interface SpokenLine {
  kind: 'event' | 'question' | 'choice'
  text: string
}

/** How a choice is done where this is heard, in words. */
export interface Doing {
  /** After a question. */
  afterQuestion: (choices: number) => string
  /** After what is chosen: how it is done and forgotten; `holds`: it must be meant. */
  afterChoice: (holds: boolean) => string
}

/**
 * Says what happens, what is asked and what is chosen, each once and in the order in which it comes about: a question
 * after the events that lead to it.
 */
export function useSpeech(say: (lines: readonly SpokenLine[]) => void, doing: Doing): void {
  const game = useGame()
  const choosing = useChoice()
  const { t, lang } = useTableWords(...SPOKEN_AREAS)
  const mode = useSpeechMode()
  const hearer: Hearer = { game, t, lang }
  useSpokenEvents(say, mode)
  const { decision, ready } = choosing
  const asked = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the words of the moment
  useEffect(() => {
    if (!decision || decision.n === asked.current) return
    asked.current = decision.n
    const text = `${spokenQuestion(decision, choosing, hearer)} ${doing.afterQuestion(choosing.entries.length)}`
    say([{ kind: 'question', text: text.trim() }])
  }, [decision])
  const key = choiceKey(choosing)
  const known = ready || choosing.draft === null ? key : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the words of the moment
  useEffect(() => {
    if (known === '') return
    const text = `${spokenChoice(choosing, hearer, mode === 'full')} ${doing.afterChoice(choosing.holds > 0)}`
    say([{ kind: 'choice', text: text.trim() }])
  }, [known])
}

function useSpokenEvents(say: (lines: readonly SpokenLine[]) => void, mode: SpeechMode): void {
  const { ctx, events } = useGame()
  const { lang } = useTableWords()
  const { fresh } = useConnection().state
  // What came before this was loaded is still news.
  const heard = useRef(Math.min(events.length, fresh.seq - fresh.events.length))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of the moment
  useEffect(() => {
    const added = events.slice(heard.current)
    heard.current = events.length
    const news = added.filter(event => isSpoken(event, ctx.me, mode))
    if (news.length > 0) say(news.map(event => ({ kind: 'event', text: eventText(event, ctx, lang) })))
  }, [events])
}
