import './question.css'
import type { Decision } from '@coldwake/rules/facts'
import { askText } from '@coldwake/text'
import { Suspense, useId } from 'react'
import { useTableWords } from '../../games/tableWords.ts'
import { powerPlaceName } from '../../games/viewFacts.ts'
import { choiceAddress } from '../../rules/links/address.ts'
import { RuleLink } from '../../rules/links/RulesLink.tsx'
import { useChoice, useGame } from '../tableContext.ts'
import { DropBeforeTurnEnds } from '../turn/DropBeforeTurnEnds.tsx'
import type { Entry } from './choices.ts'
import { Forecast } from './lazyAnswer.ts'
import { OptionButton } from './OptionButton.tsx'
import { QuestionScene } from './QuestionScene.tsx'

/** Any question as a list of its answers, numbered as on the board. */
export function Question({ decision }: { decision: Decision }) {
  const { ctx, table } = useGame()
  const choosing = useChoice()
  const { t, lang } = useTableWords()
  // Once something is chosen, its own rule matters more than the question's.
  const rule = (choosing.draft && choiceAddress(table.game, choosing.draft.option)) ?? decision.rule
  const title = useId()
  // Power tokens are laid place by place.
  const place = decision.ask === 'powerToken' ? table.asking?.about.place : undefined
  const asked = askText(decision, lang, ctx)
  const heading = place ? t.noteCard({ place: powerPlaceName(place, t), card: asked }) : asked
  return (
    <section className={`ask ask-${decision.ask}`} aria-labelledby={title}>
      <h2>
        <span id={title}>{heading}</span> <RuleLink to={rule} about={heading} />
      </h2>
      <QuestionScene decision={decision} />
      <OptionList entries={choosing.entries} />
      <Suspense>{choosing.draft && <Forecast />}</Suspense>
      {decision.ask === 'lastDrop' && <DropBeforeTurnEnds />}
    </section>
  )
}

export function OptionList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="opts">
      {entries.map(entry => (
        <li key={entry.key}>
          <OptionButton entry={entry} />
        </li>
      ))}
    </ul>
  )
}
