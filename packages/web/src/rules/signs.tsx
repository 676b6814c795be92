/** Every marker and icon on the table: its picture, what it means, and its rule. */
import type { IntruderKind } from '@coldwake/rules'
import { intruderName } from '@coldwake/text'
import { CREATURES } from '../art/creatures.ts'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { Heading, Trail } from './heading.tsx'
import { RulesLink } from './link.tsx'
import { SIGN_GROUPS } from './signlist.ts'
import { useShelf } from './useBook.ts'

const KINDS: readonly IntruderKind[] = ['larva', 'creeper', 'adult', 'breeder', 'queen']

export function SignsPage() {
  const { words } = useShelf()
  const { lang } = useWords()
  return (
    <>
      <Trail />
      <Heading title={words.signs} />
      {SIGN_GROUPS.map(({ group, signs }) => (
        <section key={group} className="rulepart" aria-label={words.signGroups[group]}>
          <h3>{words.signGroups[group]}</h3>
          {group === 'creatures' && (
            <ul className="rulekinds">
              {KINDS.map(kind => (
                <li key={kind}>
                  <img src={CREATURES[kind]} alt="" />
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
                    <b>{words.sign[sign].title}</b>
                    <span>{words.sign[sign].says}</span>
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
