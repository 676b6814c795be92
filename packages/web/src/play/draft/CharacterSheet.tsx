import { cardInfo, characterInfo, type Name } from '@coldwake/rules/facts'
import {
  breakable,
  breakableSentence,
  cardName,
  cardText,
  characterName,
  characterStyle,
  itemText,
  questText,
} from '@coldwake/text'
import { createPortal } from 'react-dom'
import { counted } from '../../app/counting.ts'
import { useWords } from '../../app/words.ts'
import { inColorOf } from '../../art/people/Portrait.tsx'
import { CardArt } from '../../art/scenes/CardArt.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { CardPrice, WhenFlag } from '../cards/CardFace.tsx'
import { useGame } from '../tableContext.ts'

interface CharacterSheetProps {
  character: Name
  /** Is the card in every deck on offer? */
  inAll: (card: Name) => boolean
  /** How many decks that are. */
  decks: number
  onClose: () => void
}

/** All that one would hold: every card with its whole text, the weapon, and what can be earned. */
export function CharacterSheet({ character, inAll, decks, onClose }: CharacterSheetProps) {
  const { table } = useGame()
  const { t, lang } = useWords('brief')
  const info = characterInfo(table.game, character)
  if (!info) return null
  const own = info.deck.filter(card => !inAll(card))
  const shared = info.deck.filter(inAll)
  // Over the whole table: what lies over the board is cut off at its edge.
  return createPortal(
    <div data-game={table.game} style={inColorOf(character)}>
      <Sheet title={characterName(character, lang)} className="character-sheet" onClose={onClose}>
        <div className="body">
          <p>{characterStyle(character, lang)}</p>
          <ActionCards title={t.draft.ownCards} cards={own} />
          <Things title={t.draft.beginsWith} items={info.weapon === null ? [] : [info.weapon]} />
          <Things title={t.draft.canEarn} items={info.quests} />
          <ActionCards title={decks > 2 ? t.draft.inAll : t.draft.inBoth} cards={shared} />
        </div>
      </Sheet>
    </div>,
    document.body,
  )
}

function ActionCards({ title, cards }: { title: string; cards: readonly Name[] }) {
  const { table } = useGame()
  const { lang } = useWords('brief')
  if (cards.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="cards-of">
        {counted(cards).map(([card, count]) => {
          const info = cardInfo(table.game, card)
          return (
            <li key={card}>
              <CardArt card={card} className="thumb" />
              <div>
                <b>
                  {breakable(cardName(card, lang), lang)}
                  {count > 1 && ` × ${count}`}
                </b>
                {info && (
                  <p className="facts">
                    <CardPrice cost={info.cost} /> <WhenFlag when={info.when} />
                  </p>
                )}
                <p>{breakableSentence(cardText(table.game, card, lang), lang)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Things({ title, items }: { title: string; items: readonly Name[] }) {
  const { table } = useGame()
  const { lang } = useWords()
  if (items.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="cards-of">
        {items.map(item => (
          <li key={item}>
            <CardArt card={item} className="thumb" />
            <div>
              <b>{breakable(cardName(item, lang), lang)}</b>
              <p>{breakableSentence(itemText(table.game, item, lang), lang)}</p>
              <p className="quest">{breakable(questText(table.game, item, lang), lang)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
