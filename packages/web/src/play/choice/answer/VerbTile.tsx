import '../tiles.css'
import type { Name } from '@coldwake/rules/facts'
import { breakable, cardLine, cardName, optionText } from '@coldwake/text'
import { type ReactNode, useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { ANSWER_AREAS } from '../../../games/answer/index.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useChoice, useGame } from '../../tableContext.ts'
import { choiceIcon } from '../choiceRecords.ts'
import type { Entry } from '../choices.ts'
import { isAttack, OddsToCome } from '../DeedsToCome.tsx'
import { gravityOfForecast } from '../danger.ts'
import { Keycap } from '../Keycap.tsx'
import { useForecastParts } from '../lazyForecast.ts'
import { useIsSuggested } from '../suggested.ts'
import { certainBefore } from './certainBefore.ts'

interface TilesProps {
  title: string
  entries: readonly Entry[]
  /** What keeps the first place though it is not possible. */
  first?: ReactNode
}

/** Deeds side by side: icon, name, price, and what they risk. */
export function Tiles({ title, entries, first = null }: TilesProps) {
  const id = useId()
  if (entries.length === 0 && !first) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="deeds" role="group" aria-labelledby={id}>
      <h3 className="caption" id={id}>
        {title}
      </h3>
      <ul className="tiles">
        {first && <li>{first}</li>}
        {entries.map(entry => (
          <li key={entry.key} className={entry.options[0].do}>
            <VerbTile entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function VerbTile({ entry }: { entry: Entry }) {
  const game = useGame()
  const { ctx } = game
  const { decision, draft, fighting, forecast, press, select } = useChoice()
  const parts = useForecastParts()
  const { t, lang } = useWords(...ANSWER_AREAS)
  const [option] = entry.options
  const certain = certainBefore(option, { game, t, lang, options: entry.options })
  const name = () => {
    if (option.do === 'play' || option.do === 'use') return cardName(option.card, lang)
    return option.do === 'melee' ? t.melee : optionText(option, ctx, lang)
  }
  const suggested = useIsSuggested(decision?.n, entry)
  const grave = gravityOfForecast(forecast(option))
  return (
    <button
      type="button"
      className={`tile ${grave === 'risky' || grave === 'lethal' ? 'grave' : ''} ${suggested ? 'suggested' : ''}`}
      aria-pressed={draft?.entry.key === entry.key}
      data-key={entry.key}
      onClick={() => (option.do === 'pass' ? press(entry) : select(entry))}
    >
      <Keycap entry={entry} />
      <Icon name={choiceIcon(option)} />
      <span className="answer-name">
        {breakable(name(), lang)}
        {option.cost ? <small>{t.cards({ n: option.cost })}</small> : null}
        {suggested && <small className="coachflag">{t.table.coach}</small>}
        {certain && <small className="certain">{certain}</small>}
      </span>
      {fighting && (option.do === 'play' || option.do === 'use') && <CardDoes card={option.card} />}
      {isAttack(option) && (parts ? <parts.FightOdds option={option} /> : fighting && <OddsToCome />)}
      {parts && !isAttack(option) && <parts.DangerBadge option={option} inWords />}
    </button>
  )
}

/** In a fight a card says in a line what it does before it is selected, as a blow does. */
function CardDoes({ card }: { card: Name }) {
  const { lang } = useWords('brief')
  const line = cardLine(card, lang)
  return line && <span className="carddoes">{line}</span>
}
