import './nothingToReact.css'
import type { Decision, EventFace } from '@coldwake/rules/facts'
import { askText, eventText } from '@coldwake/text'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { RuleLink } from '../../../rules/links/RulesLink.tsx'
import { spanText } from '../../panels/timeText.ts'
import { useChoice, useConnection, useGame } from '../../tableContext.ts'
import { QuestionScene } from '../QuestionScene.tsx'
import { timesAsked } from './timesAsked.ts'

/** How the question reads the second time. */
const EXPLAINED = 2

interface NothingToReactProps {
  decision: Decision
  /** What one might react to, if there is an event of it. */
  cause: EventFace | null | undefined
}

/** A question that keeps a secret and has one answer: quickly given, or for the rest of the round. */
export function NothingToReact({ decision, cause }: NothingToReactProps) {
  const { ctx, lobby } = useGame()
  const { line } = useConnection()
  const choosing = useChoice()
  const { t, lang } = useWords('log')
  const { noReaction } = t
  const id = useId()
  const { n } = decision
  const [times, setTimes] = useState(0)
  useEffect(() => setTimes(timesAsked(lobby.code, n)), [lobby.code, n])
  const button = useRef<HTMLButtonElement>(null)
  // Enter is enough, unless somebody is about to press or write something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [n])
  const decline = () => line.answer({ do: 'decline' })
  return (
    <section className="ask ask-window ask-idle" aria-labelledby={id}>
      <h2>
        <span id={id}>{noReaction.nothing}</span> <RuleLink to={decision.rule} about={noReaction.nothing} />
      </h2>
      <div className="cause">
        {cause ? eventText(cause, ctx, lang) : askText(decision, lang, ctx)}
        <QuestionScene decision={decision} />
      </div>
      <div className="idle-answers">
        <button type="button" ref={button} className="opt" aria-pressed={choosing.draft !== null} onClick={decline}>
          <span className="keycap">1</span>
          <span className="answer-name">{noReaction.goOn}</span>
        </button>
        <button
          type="button"
          className="ghost"
          onClick={() => {
            decline()
            line.standing('round', true)
          }}
        >
          <Icon name="interruption" /> <span>{noReaction.notThisRound}</span>
        </button>
      </div>
      {times === EXPLAINED && <p className="idle-why">{noReaction.why}</p>}
      {lobby.reactions !== null && (
        <p className="idle-time">{noReaction.inTime({ time: spanText(lobby.reactions, lang) })}</p>
      )}
    </section>
  )
}
