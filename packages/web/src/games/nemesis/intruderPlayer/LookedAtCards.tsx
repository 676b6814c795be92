import { type About, attackInfo, type Decision } from '@coldwake/rules/facts'
import { askText, attackText, cardName, eventCardText, intruderName } from '@coldwake/text'
import { useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { inColorOf, Portrait } from '../../../art/people/Portrait.tsx'
import { creatureOf } from '../../../games/index.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useChoice, useGame } from '../../../play/tableContext.ts'
import { RuleLink } from '../../../rules/links/RulesLink.tsx'

/** NEM-HIDE-28: cards off the top of a deck, one of which is resolved. Nobody else sees them. */
export function LookedAtCards({ decision }: { decision: Decision }) {
  const { ctx, table } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords('intruderPlayer')
  const id = useId()
  const { attack } = table.asking?.about ?? {}
  const title = askText(decision, lang, ctx)
  const text = decision.ask === 'attackCard' ? attackText : eventCardText
  return (
    <section className="ask ask-keep ask-looked" aria-labelledby={id}>
      <h2>
        <span id={id}>{title}</span> <RuleLink to={decision.rule} about={title} />
      </h2>
      {attack && <Attack {...attack} />}
      <p className="caption">
        <Icon name="eye" /> {t.onlyYouSee}
      </p>
      <ul className="finds">
        {choosing.entries.map(entry => {
          const [option] = entry.options
          if (option.do !== 'resolve') return null
          const { card } = option
          const misses = attack && !attackInfo(table.game, card)?.by.includes(attack.kind)
          return (
            <li key={entry.key}>
              <button
                type="button"
                className={misses ? 'find idle' : 'find'}
                aria-pressed={choosing.draft?.entry.key === entry.key}
                onClick={() => choosing.select(entry)}
              >
                <span className="keycap">{entry.number}</span>
                <Icon name={decision.ask === 'attackCard' ? 'attack' : 'event'} />
                <b>{cardName(card, lang)}</b>
                {misses && <em>{t.hunt.misses({ intruder: intruderName(attack.kind, lang) })}</em>}
                <small>{text(table.game, card, lang)}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Aimed = NonNullable<About['attack']>

/** What goes for whom. */
function Attack({ kind, victims }: Aimed) {
  const { table, name } = useGame()
  const { t, lang } = useWords('intruderPlayer')
  const victim = table.crew.find(crew => crew.seat === victims[0])
  if (!victim) return null
  return (
    <div className="scene goesfor">
      <img className="creature" src={creatureOf(table.game, kind)} alt="" />
      <span style={inColorOf(victim.character)}>
        <Portrait character={victim.character} crop="face" className="face" />
      </span>
      <b>{t.hunt.goesFor({ intruder: intruderName(kind, lang), name: name(victim.seat) })}</b>
    </div>
  )
}
