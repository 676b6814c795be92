import type { Decision } from '@coldwake/rules/facts'
import { askText, cardName, cardText, optionText } from '@coldwake/text'
import { Suspense, useId } from 'react'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { cardIcon } from '../../pieceIcons.ts'
import { useChoice, useGame } from '../../tableContext.ts'
import { ServesGoal } from '../../turn/lazyWaysOut.ts'

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
