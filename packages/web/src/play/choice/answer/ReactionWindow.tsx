import { type Decision, type EventFace, UNTILS } from '@coldwake/rules/facts'
import { askText, breakable, eventText, optionText } from '@coldwake/text'
import { useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { RuleLink } from '../../../rules/links/RulesLink.tsx'
import { useChoice, useGame } from '../../tableContext.ts'
import { QuestionScene } from '../QuestionScene.tsx'
import { isIdleWindow } from '../useQuietDecline.ts'
import { AnswerNote, AnswerPicture } from './AnswerDetails.tsx'
import { NothingToReact } from './NothingToReact.tsx'
import { reactedTo } from './reactedTo.ts'

/** A window for reactions. Where there is nothing to react with, it is small and quick. */
export function ReactionWindow({ decision }: { decision: Decision }) {
  const { table, events } = useGame()
  const cause = reactedTo(events, decision, table.asking?.about)
  const Window = isIdleWindow(decision) ? NothingToReact : Reactions
  return <Window decision={decision} cause={cause} />
}

function Reactions({ decision, cause }: { decision: Decision; cause: EventFace | null | undefined }) {
  const { ctx } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords()
  const { again, setAgain } = choosing
  const id = useId()
  // Those that every game has ask alike; a game's own say what they are about.
  const common = decision.ask === 'window' || decision.ask === 'attackWindow'
  const asked = common ? t.anyReaction : askText(decision, lang, ctx)
  return (
    <section className="ask ask-window" aria-labelledby={id}>
      <h2>
        <span id={id}>{asked}</span> <RuleLink to={decision.rule} about={asked} />
      </h2>
      {cause && <p className="cause">{eventText(cause, ctx, lang)}</p>}
      <QuestionScene decision={decision} />
      <ul className="opts">
        {choosing.entries.map(entry => (
          <li key={entry.key}>
            <button
              type="button"
              className="opt pictured"
              aria-pressed={choosing.draft?.entry.key === entry.key}
              // A card is spent only once it is confirmed; letting it pass is one press.
              onClick={() => (entry.options[0].do === 'decline' ? choosing.press(entry) : choosing.select(entry))}
            >
              <span className="keycap">{entry.number}</span>
              <AnswerPicture option={entry.options[0]} />
              <span className="answer-name">
                {breakable(optionText(entry.options[0], ctx, lang), lang)}
                <AnswerNote entry={entry} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <fieldset className="again">
        <legend>{t.doNotAskAgain}</legend>
        <div>
          {UNTILS.map(span => (
            <button
              key={span}
              type="button"
              className="chip"
              aria-pressed={again.until === span}
              onClick={() => setAgain({ ...again, until: again.until === span ? null : span })}
            >
              {t.span[span]}
            </button>
          ))}
        </div>
        <label>
          <input
            type="checkbox"
            checked={again.unlessMine}
            onChange={event => setAgain({ ...again, unlessMine: event.target.checked })}
          />
          {t.unlessMine}
        </label>
      </fieldset>
    </section>
  )
}
