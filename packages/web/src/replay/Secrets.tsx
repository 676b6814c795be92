import type { LockdownView } from '@coldwake/rules/facts'
import { breakable, cardName, characterName, engineName, roomName, tokenName } from '@coldwake/text'
import { counted } from '../app/counting.ts'
import { useWords } from '../app/words.ts'
import { inColourOf, Portrait } from '../art/people/Portrait.tsx'
import { CargoToken, Contingency } from '../games/replay/index.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { cardIcon, tileIcon } from '../play/pieceIcons.ts'
import { useGame } from '../play/tableContext.ts'
import type { Secrets as All } from './film.ts'

/** So many cards from the top of a deck. */
const AHEAD = 3

/** Everything that was hidden at this moment. */
export function Secrets({ secrets: { seats, hidden, facility } }: { secrets: All }) {
  const { t, lang } = useWords('stage')
  const { table, name } = useGame()
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
          <section key={seat} style={inColourOf(character)} aria-label={name(seat)}>
            <h3>
              <Portrait character={character} crop="face" className="face" />
              {character ? characterName(character, lang) : name(seat)}
            </h3>
            <dl>
              <Row label={t.stage.keeps} cards={mine.objectives} icon={() => 'objective'} />
              <Row label={t.stage.putAside} cards={mine.rejected} icon={() => 'objective'} />
              {mine.facility && <Codes label={t.facilityStage.holds} codes={mine.facility.contingencies} />}
              <Row label={t.stage.handOf} cards={mine.hand} icon={cardIcon} />
              <Row
                label={t.stage.carries}
                cards={[...hands.map(({ card }) => card), ...mine.inventory]}
                icon={cardIcon}
              />
              <Line label={t.stage.deckTop} text={next(`deck.${seat}`).join(', ')} />
            </dl>
          </section>
        )
      })}
      {facility ? <OfFacility facility={facility} hidden={hidden} /> : <OfShip hidden={hidden} />}
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
              <Line key={deck} label={t.deckLabel[deck] ?? deck} text={cards.join(', ')} />
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

function OfShip({ hidden }: Pick<All, 'hidden'>) {
  const { t, lang } = useWords('stage')
  return (
    <section aria-label={t.stage.shipSecrets}>
      <h3>{t.stage.shipSecrets}</h3>
      <dl>
        <Line label={t.stage.coordinates} text={hidden.coordinates ? cardName(hidden.coordinates, lang) : ''} />
        {hidden.engines.map((tokens, engine) => {
          const [top] = tokens
          // biome-ignore lint/suspicious/noArrayIndexKey: engines have numbers, not names
          return <Line key={engine} label={t.stage.engine({ n: engine + 1 })} text={top ? engineName(top, lang) : ''} />
        })}
      </dl>
    </section>
  )
}

/** Which contingency is active, what the pool holds, which pods each cargo token sends off, the computer's next cards. */
function OfFacility({ facility, hidden }: { facility: LockdownView } & Pick<All, 'hidden'>) {
  const { t, lang } = useWords('stage')
  const words = t.facilityStage
  const pool = (hidden.facility?.seen ?? []).filter(({ whom }) => whom === null).map(({ card }) => card)
  const { card, under } = facility.computer
  return (
    <section aria-label={words.facility}>
      <h3>{words.facility}</h3>
      <dl>
        {facility.active.card && <Codes label={words.active} codes={[facility.active.card]} />}
        <Codes label={words.pool} codes={pool} />
        {facility.css.map(({ space, card }) => (
          <div key={space}>
            <dt>{words.cssAt({ space })}</dt>
            <dd>
              <span className="held">
                <CargoToken card={card} />
                {card && cardName(card, lang)}
              </span>
            </dd>
          </div>
        ))}
        <Line label={words.computer} text={[card, ...under].map(one => (one ? cardName(one, lang) : '')).join(', ')} />
      </dl>
    </section>
  )
}

/** Contingencies: their shapes, and their names. */
function Codes({ label, codes }: { label: string; codes: readonly string[] }) {
  const { t, lang } = useWords('stage')
  return (
    <div>
      <dt>{breakable(label, lang)}</dt>
      <dd>
        {codes.length === 0 && t.stage.nothing}
        {counted(codes).map(([code, count]) => (
          <span key={code} className="held">
            <Contingency code={code} />
            {cardName(code, lang)}
            {count > 1 && ` × ${count}`}
          </span>
        ))}
      </dd>
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

function Line({ label, text }: { label: string; text: string }) {
  const { t, lang } = useWords('stage')
  return (
    <div>
      <dt>{breakable(label, lang)}</dt>
      <dd>{text || t.stage.nothing}</dd>
    </div>
  )
}
