import { breakable, cardName, characterName, roomName, tokenName } from '@coldwake/text'
import { counted } from '../app/counting.ts'
import { useWords } from '../app/words.ts'
import { inColorOf, Portrait } from '../art/people/Portrait.tsx'
import { OwnSecrets, TokensHeld } from '../games/replay/index.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { cardIcon, tileIcon } from '../play/pieceIcons.ts'
import { useGame } from '../play/tableContext.ts'
import type { Secrets as All } from './film.ts'
import { SecretLine } from './SecretLine.tsx'

/** So many cards from the top of a deck. */
const AHEAD = 3

/** Everything that was hidden at this moment. */
export function Secrets({ secrets }: { secrets: All }) {
  const { t, lang } = useWords('stage')
  const { table, name } = useGame()
  const { seats, hidden } = secrets
  const next = (deck: string) =>
    hidden.piles.flatMap(pile => (pile.deck === deck && pile.index < AHEAD ? [cardName(pile.card, lang)] : []))
  const tops = table.decks.flatMap(({ deck }) => {
    const cards = next(deck)
    return cards.length > 0 ? [{ deck, cards }] : []
  })
  return (
    <div className="secrets">
      {table.crew.map(({ seat, character, hands }) => {
        const mine = seats.find(one => one.seat === seat)
        if (!mine) return null
        return (
          <section key={seat} style={inColorOf(character)} aria-label={name(seat)}>
            <h3>
              <Portrait character={character} crop="face" className="face" />
              {character ? characterName(character, lang) : name(seat)}
            </h3>
            <dl>
              <Row label={t.stage.keeps} cards={mine.objectives} icon={() => 'objective'} />
              <Row label={t.stage.putAside} cards={mine.rejected} icon={() => 'objective'} />
              <TokensHeld mine={mine} />
              <Row label={t.stage.handOf} cards={mine.hand} icon={cardIcon} />
              <Row
                label={t.stage.carries}
                cards={[...hands.map(({ card }) => card), ...mine.inventory]}
                icon={cardIcon}
              />
              <SecretLine label={t.stage.deckTop} text={next(`deck.${seat}`).join(', ')} />
            </dl>
          </section>
        )
      })}
      <OwnSecrets secrets={secrets} />
      {hidden.tiles.length > 0 && (
        <section aria-label={t.stage.unexplored}>
          <h3>{t.stage.unexplored}</h3>
          <ul>
            {hidden.tiles.map(({ room, tile }) => {
              const token = hidden.tokens.find(one => one.room === room)?.token
              return (
                <li key={room}>
                  <Icon name={tileIcon(tile)} />
                  <span>
                    <b>{room}</b>{' '}
                    {token
                      ? t.stage.roomWith({ room: roomName(tile, lang), token: tokenName(table.game, token, lang) })
                      : roomName(tile, lang)}
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {tops.length > 0 && (
        <section aria-label={t.stage.decks}>
          <h3>{t.stage.decks}</h3>
          <dl>
            {tops.map(({ deck, cards }) => (
              <SecretLine key={deck} label={t.deckLabel[deck] ?? deck} text={cards.join(', ')} />
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

interface RowProps {
  label: string
  cards: readonly string[]
  icon: (card: string) => IconName
}

function Row({ label, cards, icon }: RowProps) {
  const { lang } = useWords()
  if (cards.length === 0) return null
  return (
    <div>
      <dt>{breakable(label, lang)}</dt>
      <dd>
        {counted(cards).map(([card, count]) => (
          <span key={card} className="held">
            <Icon name={icon(card)} />
            {cardName(card, lang)}
            {count > 1 && ` × ${count}`}
          </span>
        ))}
      </dd>
    </div>
  )
}
