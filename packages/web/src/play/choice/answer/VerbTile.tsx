import '../tiles.css'
import type { Option } from '@coldwake/rules/facts'
import { breakable, cardName, optionText } from '@coldwake/text'
import { useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useChoice, useGame } from '../../tableContext.ts'
import { choiceIcon } from '../choiceRecords.ts'
import type { Entry } from '../choices.ts'
import { gravityOfForecast } from '../danger.ts'
import { useForecastParts } from '../lazyForecast.ts'

/** Deeds side by side: icon, name, price, and what they risk. */
export function Tiles({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="deeds" role="group" aria-labelledby={id}>
      <h3 className="caption" id={id}>
        {title}
      </h3>
      <ul className="tiles">
        {entries.map(entry => (
          <li key={entry.key} className={entry.options[0].do}>
            <VerbTile entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const isAttack = ({ do: deed }: Option): boolean => deed === 'shoot' || deed === 'melee'

export function VerbTile({ entry }: { entry: Entry }) {
  const { ctx } = useGame()
  const { draft, forecast, press, select } = useChoice()
  const parts = useForecastParts()
  const { t, lang } = useWords()
  const [option] = entry.options
  const name = () => {
    if (option.do === 'play' || option.do === 'use') return cardName(option.card, lang)
    return option.do === 'melee' ? t.melee : optionText(option, ctx, lang)
  }
  const grave = gravityOfForecast(forecast(option))
  return (
    <button
      type="button"
      className={`tile ${grave === 'risky' || grave === 'lethal' ? 'grave' : ''}`}
      aria-pressed={draft?.entry.key === entry.key}
      onClick={() => (option.do === 'pass' ? press(entry) : select(entry))}
    >
      <span className="keycap">{entry.number}</span>
      <Icon name={choiceIcon(option)} />
      <span className="answer-name">
        {breakable(name(), lang)}
        {option.cost ? <small>{t.cards({ n: option.cost })}</small> : null}
      </span>
      {parts && isAttack(option) && <parts.FightOdds option={option} />}
      {parts && !isAttack(option) && grave !== 'none' && <parts.DangerBadge option={option} inWords />}
    </button>
  )
}
