import './speech.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { stepsLeft } from '../choice/danger.ts'
import { useChoice } from '../tableContext.ts'
import { switchTable } from '../textTableSetting.ts'
import { type SpokenLine, useSpeech } from './useSpeech.ts'

/** So many lines stay for a listener who reads on. */
const KEPT = 40

/** The board for those who do not see it: everything is said in one place, and the way to the table in words comes first. */
export function SpokenTable() {
  const { t } = useWords('panels')
  const takes = useWhatItTakes()
  const [lines, setLines] = useState<readonly (SpokenLine & { number: number })[]>([])
  const say = useCallback(
    (added: readonly SpokenLine[]) =>
      setLines(now => {
        const next = (now.at(-1)?.number ?? 0) + 1
        return [...now, ...added.map((line, at) => ({ ...line, number: next + at }))].slice(-KEPT)
      }),
    [],
  )
  useSpeech(say, {
    afterQuestion: () => '',
    afterChoice: mustBeMeant => (mustBeMeant ? takes : t.speech.pressEnter),
  })
  useFocusOnQuestion()
  useSpokenPresses(say, takes)
  return (
    <>
      <button type="button" className="visually-hidden to-text" onClick={switchTable}>
        {t.speech.textTable} <kbd>F2</kbd>
      </button>
      <div className="visually-hidden narration" role="log" aria-label={t.log}>
        {lines.map(({ number, kind, text }) => (
          <p key={number} className={kind}>
            {text}
          </p>
        ))}
      </div>
    </>
  )
}

/** How what must be meant is done, or what is still to be done of it. */
function useWhatItTakes(): string {
  const { armed, holds } = useChoice()
  const { confirm } = useWords('answer').t.answer
  const hasty = armed?.hasty ? `${confirm.hasty} ` : ''
  if (holds > 1) return `${hasty}${confirm.left(stepsLeft(armed, holds))}`
  return armed ? `${hasty}${confirm.pressAgain}` : confirm.holdOrPress
}

/** After each press or hold: what it still takes; and that it begins anew, once what was pressed has lapsed. */
function useSpokenPresses(say: (added: readonly SpokenLine[]) => void, takes: string): void {
  const { armed, decision, draft } = useChoice()
  const { late } = useWords('answer').t.answer.confirm
  const chosen = decision && draft ? JSON.stringify([decision.n, draft.option]) : ''
  const isArmed = armed !== null
  const pressed = useRef('')
  useEffect(() => {
    const hasLapsed = !isArmed && chosen !== '' && pressed.current === chosen
    pressed.current = isArmed ? chosen : ''
    if (isArmed || hasLapsed) say([{ kind: 'choice', text: isArmed ? takes : `${late} ${takes}` }])
  }, [isArmed, chosen, takes, late, say])
}

/** A player who answered with a button of the last question, which is gone now, goes on at the next one. */
function useFocusOnQuestion(): void {
  const { decision } = useChoice()
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target.closest('.rail') && target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  const n = decision?.n
  useEffect(() => {
    if (n === undefined || !last.current || last.current.isConnected || document.activeElement !== document.body) return
    const question = document.querySelector<HTMLElement>('.rail .ask')
    if (!question) return
    question.tabIndex = -1
    // From there arrows lead to the board, as from the page itself.
    question.onkeydown = event => {
      if (event.target !== question || !event.key.startsWith('Arrow')) return
      event.preventDefault()
      document.querySelector<SVGElement>('.hit[tabindex="0"]')?.focus()
    }
    question.focus({ preventScroll: true })
  }, [n])
}
