import type { Name } from '@coldwake/rules/facts'
import { cardName, type Dialect } from '@coldwake/text'
import type { ReactNode } from 'react'
import { counted } from '../../app/counting.ts'
import { useWords } from '../../app/words.ts'
import { CardArt } from '../../art/scenes/CardArt.tsx'
import '../cards/cardFace.css'
import { useGame } from '../tableContext.ts'
import { CardRules } from './RuleLinks.tsx'

interface CardTextsProps {
  title: string
  cards: readonly Name[]
  /** Said if there are none. */
  none: string
  name?: (card: Name, lang: Dialect) => string
  children: (card: Name) => ReactNode
}

/** Cards with all that they say. */
export function CardTexts({ title, cards, none, name = cardName, children }: CardTextsProps) {
  const { table } = useGame()
  const { lang } = useWords()
  return (
    <section className="handread" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {counted(cards).map(([card, count]) => (
          <li key={card}>
            <CardArt card={card} className="thumb" />
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
