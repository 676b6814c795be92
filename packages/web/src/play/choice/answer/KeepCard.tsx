import type { Decision, Name } from '@coldwake/rules/facts'
import { askText, cardName, cardText, list, optionText } from '@coldwake/text'
import { Suspense, useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { cardIcon } from '../../pieceIcons.ts'
import { useChoice, useGame } from '../../tableContext.ts'
import { ServesGoal } from '../../turn/lazyWaysOut.ts'
import { craftedOf, weaponLacking } from './itemWorth.ts'

/** What a search brought up: large, side by side, only for me to see. */
export function KeepCard({ decision }: { decision: Decision }) {
  const { ctx } = useGame()
  const choosing = useChoice()
  const { t, lang } = useWords()
  const id = useId()
  return (
    <section className="ask ask-keep" aria-labelledby={id}>
      <h2 id={id}>{askText(decision, lang, ctx)}</h2>
      <p className="caption">
        <Icon name="eye" /> {t.onlyYouSee}
      </p>
      <ul className="finds">
        {choosing.entries.map(entry => {
          const option = entry.options[0]
          return (
            <li key={entry.key}>
              <button
                type="button"
                className="find"
                aria-pressed={choosing.draft?.entry.key === entry.key}
                onClick={() => choosing.select(entry)}
              >
                <span className="keycap">{entry.number}</span>
                <Icon name={option.do === 'keep' ? cardIcon(option.card) : 'cross'} />
                <b>{option.do === 'keep' ? cardName(option.card, lang) : optionText(option, ctx, lang)}</b>
                {option.do === 'keep' && (
                  <>
                    <small>{cardText(ctx.table.game, option.card, lang)}</small>
                    <Worth card={option.card} />
                    <Suspense>
                      <ServesGoal thing={option.card} />
                    </Suspense>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What it lacks to be of use to me, and what can be crafted of it. */
function Worth({ card }: { card: Name }) {
  const { table, ctx } = useGame()
  const { t, lang } = useWords('answer')
  const mine = table.crew.find(({ seat }) => seat === ctx.me)
  const held = mine?.hands.map(hand => hand.card) ?? []
  const lacking = weaponLacking(table.game, card, held)
  const made = craftedOf(table.game, card).map(one => cardName(one, lang))
  return (
    <>
      {lacking && (
        <small className="lacking">
          {lacking === 'energy' ? t.answer.noEnergyWeapon : t.answer.noWeapon({ weapon: cardName(lacking, lang) })}
        </small>
      )}
      {made.length > 0 && <small>{t.answer.partOf({ items: list(made, lang) })}</small>}
    </>
  )
}
