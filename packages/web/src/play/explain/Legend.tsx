import './explain.css'
import { useWords } from '../../app/words.ts'
import { legendOf } from '../../games/explain/index.ts'
import { Icon } from '../../icons/Icon.tsx'
import { RuleLink } from '../../rules/links/RulesLink.tsx'
import { useGame } from '../tableContext.ts'
import { useExplaining } from './Explainer.tsx'
import { signsOn } from './legendSigns.ts'
import { useSignWords } from './useSignWords.ts'

/** What every sign on the table means, in the order of the rules. */
export function Legend() {
  const { table } = useGame()
  const { t } = useWords('explain')
  const words = useSignWords()
  const at = useExplaining(table)
  return (
    <div className="legend">
      <p>{t.explain.legendSays}</p>
      {legendOf(table.game, words, signsOn(at)).map(({ group, signs }) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul>
            {signs.map(({ icon, tone, title, says, rule }) => (
              <li key={title} className={tone}>
                <Icon name={icon} />
                <span>
                  <b>{title}</b> <span>{says}</span>
                </span>
                <RuleLink to={rule} about={title} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
