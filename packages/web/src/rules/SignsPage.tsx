/** Every marker and icon on the table: its picture, what it means, and its rule. */
import { INTRUDER_KINDS } from '@coldwake/rules/facts'
import { intruderName } from '@coldwake/text'
import { useWords } from '../app/words.ts'
import type { Game } from '../games/covers/index.ts'
import { creatureOf } from '../games/index.ts'
import { SIGN_GROUPS, signWords } from '../games/rulebooks/signList.ts'
import { Icon } from '../icons/Icon.tsx'
import { Heading, Trail } from './Heading.tsx'
import { RulesLink } from './links/RulesLink.tsx'
import { useShelf } from './useBook.ts'

export function SignsPage({ game }: { game: Game }) {
  const { words } = useShelf()
  const { groups, signs: said } = signWords(words, game)
  const { lang } = useWords()
  return (
    <>
      <Trail game={game} />
      <Heading title={words.signs} />
      {SIGN_GROUPS[game].map(({ group, signs }) => (
        <section key={group} className="rulepart" aria-label={groups[group]}>
          <h3>{groups[group]}</h3>
          {group === 'creatures' && (
            <ul className="rulekinds">
              {INTRUDER_KINDS.map(kind => (
                <li key={kind}>
                  <img src={creatureOf(game, kind)} alt="" />
                  {intruderName(kind, lang)}
                </li>
              ))}
            </ul>
          )}
          <ul className="rulesigns">
            {signs.map(({ sign, icon, to, tone = '' }) => (
              <li key={sign}>
                <RulesLink to={to} className="rulesign">
                  <span className={`signpic ${tone}`}>
                    <Icon name={icon} />
                  </span>
                  <span>
                    <b>{said[sign]?.title}</b>
                    <span>{said[sign]?.says}</span>
                  </span>
                </RulesLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
