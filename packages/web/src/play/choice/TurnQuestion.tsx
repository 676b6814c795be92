import './question.css'
import './tiles.css'
import type { Decision } from '@coldwake/rules/facts'
import { Suspense, useId, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { choiceAddress } from '../../rules/links/address.ts'
import { RuleLink } from '../../rules/links/RulesLink.tsx'
import { useChoice, useGame } from '../tableContext.ts'
import { type Entry, isDrop, isOnBoard } from './choices.ts'
import { destination } from './choicesOnBoard.ts'
import { FightTilesToCome, OpponentsToCome } from './DeedsToCome.tsx'
import { Keycap } from './Keycap.tsx'
import { FightTiles, Forecast } from './lazyAnswer.ts'
import { useForecastParts } from './lazyForecast.ts'
import { payable } from './pendingChoice.ts'
import { OptionList } from './Question.tsx'

/** My turn: where to go, or beside an Intruder whether to fight or flee. Out of cards there is one thing to do. */
export function TurnQuestion({ decision }: { decision: Decision }) {
  const { table } = useGame()
  const { draft, entries, fighting } = useChoice()
  const parts = useForecastParts()
  const { t } = useWords()
  const title = useId()
  // On the smallest screens how it is done is folded away until asked for.
  const [wide, setWide] = useState(false)
  const exits = entries.filter(isOnBoard)
  const listed = entries.filter(entry => !isDrop(entry))
  const [only] = listed
  if (only && listed.length === 1 && only.options[0].do === 'pass')
    return (
      <section className="ask ask-turn ask-spent" aria-label={t.decision}>
        <EndRound entry={only} />
        <Suspense>{draft && <Forecast />}</Suspense>
      </section>
    )
  const heading = fighting ? t.fightOrFlee : exits.length > 0 ? t.moveWhere : t.whatNow
  // Once something is chosen, its own rule matters more than the question's; before that, the one of walking.
  const chosen = draft?.option ?? exits[0]?.options[0]
  const rule = (chosen && choiceAddress(table.game, chosen)) ?? decision.rule
  return (
    <section className={`ask ask-turn ${fighting ? 'ask-fight' : ''} ${wide ? 'wide' : ''}`} aria-labelledby={title}>
      <h2>
        <span id={title}>{heading}</span> <RuleLink to={rule} about={heading} />
      </h2>
      {fighting && (
        <>
          {parts ? <parts.Opponents /> : <OpponentsToCome />}
          <Suspense fallback={<FightTilesToCome />}>
            <FightTiles />
          </Suspense>
          {exits.length > 0 && <h3 className="caption">{t.flee}</h3>}
        </>
      )}
      <OptionList entries={exits} />
      {draft && destination(draft.entry) && (
        <button type="button" className="grip" aria-expanded={wide} onClick={() => setWide(!wide)}>
          {wide ? t.less : t.how} {wide ? '▾' : '▴'}
        </button>
      )}
      <Suspense>{draft && <Forecast />}</Suspense>
    </section>
  )
}

/** There is nothing left but to pass: one press. */
function EndRound({ entry }: { entry: Entry }) {
  const { purse, press, draft } = useChoice()
  const parts = useForecastParts()
  const { t } = useWords()
  const [option] = entry.options
  const broke = payable(purse, option).length === 0
  return (
    <button
      type="button"
      className="primary endround"
      aria-pressed={draft?.entry.key === entry.key}
      onClick={() => press(entry)}
    >
      <Keycap entry={entry} />
      <Icon name="pass" />
      <span>
        {broke ? t.outOfCards : t.nothingLeft}
        {parts && <parts.DangerBadge option={option} inWords />}
      </span>
    </button>
  )
}
