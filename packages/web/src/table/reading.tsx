import type { Name } from '@coldwake/rules/facts'
import { cardName, type Dialect } from '@coldwake/text'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { cardIcon } from '../icons/pictures.ts'
import { counted } from '../range.ts'
import { CardRules } from '../rules/beside.tsx'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

interface ReadingProps {
  title: string
  cards: readonly Name[]
  /** Said if there are none. */
  none: string
  name?: (card: Name, lang: Dialect) => string
  children: (card: Name) => ReactNode
}

/** Cards with all that they say. */
export function Reading({ title, cards, none, name = cardName, children }: ReadingProps) {
  const { table } = useTable()
  const { lang } = useWords()
  return (
    <section className="handread" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {counted(cards).map(([card, count]) => (
          <li key={card}>
            <Icon name={cardIcon(card)} />
            <div>
              <b>
                {name(card, lang)}
                {count > 1 && ` × ${count}`}
              </b>
              {children(card)}
              <CardRules game={table.game} card={card} name={name(card, lang)} />
            </div>
          </li>
        ))}
        {cards.length === 0 && <li className="empty">{none}</li>}
      </ul>
    </section>
  )
}
