import { boards, type CharacterInfo, cardInfo, characterInfo, type Name } from '@coldwake/rules'
import { cardName, cardText, characterName, itemText, questText, theRoom, timingText } from '@coldwake/text'
import { useId } from 'react'
import { inColourOf, Portrait } from '../art/portrait.tsx'
import { Icon } from '../icons/icon.tsx'
import { cardIcon, itemIcon, tileIcon, weaponIcon } from '../icons/pictures.ts'
import { counted } from '../range.ts'
import { useWords } from '../words.tsx'
import type { Entry } from './choices.ts'
import { useTable } from './model.tsx'
import { Objectives } from './objectives.tsx'

/** NEM-SETUP-27: two characters are drawn for all to see, and one of them is kept. The board is still empty. */
export function CharacterDraft() {
  const { table, ctx, name, state, choosing } = useTable()
  const { t } = useWords()
  const title = useId()
  if (table.asking?.ask !== 'draft') return null
  const drawn = state.events.findLast(event => event.e === 'draftDrawn')
  if (!drawn) return null
  const mine = drawn.who === ctx.me
  const decks = drawn.cards.map(character => characterInfo(table.game, character)?.deck ?? [])
  const inBoth = (card: Name) => decks.every(deck => deck.includes(card))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <section className="casting" aria-labelledby={title} tabIndex={0}>
      <h2 id={title}>{mine ? t.whoWillYouBe : t.whoWillBe(name(drawn.who))}</h2>
      <p className="hint">{t.oneOfTheTwo}</p>
      <ul className="pair-of">
        {drawn.cards.map((character, at) => (
          <li key={character}>
            <Candidate
              character={character}
              own={(decks[at] ?? []).filter(card => !inBoth(card))}
              entry={choosing.entries.find(
                ({ options: [option] }) => option.do === 'character' && option.card === character,
              )}
            />
          </li>
        ))}
      </ul>
      <section className="shared" aria-label={t.draft.inBoth}>
        <h3>{t.draft.inBoth}</h3>
        <ActionCards cards={(decks[0] ?? []).filter(inBoth)} />
      </section>
      <Objectives />
    </section>
  )
}

interface CandidateProps {
  character: Name
  /** Cards that the other one has not. */
  own: readonly Name[]
  /** Without it, whom somebody else may become. */
  entry: Entry | undefined
}

/** Somebody one may become: how they play, what they begin with, and what is in their deck alone. */
function Candidate({ character, own, entry }: CandidateProps) {
  const { table, choosing } = useTable()
  const { t } = useWords()
  const info = characterInfo(table.game, character)
  const chosen = entry !== undefined && choosing.draft?.entry.key === entry.key
  const face = <Face character={character} number={entry?.number} />
  return (
    <article className={`candidate ${chosen ? 'chosen' : ''}`} style={inColourOf(character)}>
      {entry ? (
        <button type="button" className="castwho" aria-pressed={chosen} onClick={() => choosing.select(entry)}>
          {face}
        </button>
      ) : (
        <div className="castwho">{face}</div>
      )}
      <p className="style">{t.draft.style[character]}</p>
      <div>
        <h3>{t.draft.ownCards}</h3>
        <ActionCards cards={own} />
      </div>
      {info && <Kit {...info} />}
    </article>
  )
}

function Face({ character, number }: { character: Name; number: number | undefined }) {
  const { t, lang } = useWords()
  const trait: Record<string, string | undefined> = t.trait
  return (
    <>
      {number !== undefined && <span className="k">{number}</span>}
      <Portrait character={character} crop="whole" className="portrait" />
      <b>{characterName(character, lang)}</b>
      <small>{trait[character]}</small>
    </>
  )
}

/** Action cards with all that stands on them. */
function ActionCards({ cards }: { cards: readonly Name[] }) {
  const { table } = useTable()
  const { t, lang } = useWords()
  return (
    <ul className="cards-of">
      {counted(cards).map(([card, count]) => {
        const info = cardInfo(table.game, card)
        return (
          <li key={card}>
            <Icon name={cardIcon(card)} />
            <b>
              {cardName(card, lang)}
              {count > 1 && ` × ${count}`}
            </b>
            {info && (
              <span className="price">
                {[info.cost > 0 ? t.costsCards(info.cost) : '', timingText(info.when, lang)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
            <p>{cardText(table.game, card, lang)}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** Where one begins and what one knows, if that differs; a weapon in hand, if there is one; what can be earned. */
function Kit({ weapon, quests, start, knowledge }: CharacterInfo) {
  const { table, ctx } = useTable()
  const { t, lang } = useWords()
  const room = boards[table.board]?.rooms.find(one => start !== null && one.start === start)
  return (
    <div>
      <h3>{t.draft.beginsWith}</h3>
      {room && (
        <p className="origin">
          <span>
            <Icon name={tileIcon(room.special ?? '')} /> {t.draft.beginsIn(theRoom(room.id, ctx, lang))}
          </span>
          {knowledge !== null && (
            <span>
              <Icon name="knowledge" /> {t.facility.knowledgeIs(knowledge)}
            </span>
          )}
        </p>
      )}
      <ul className="cards-of">
        {weapon !== null && (
          <li>
            <Icon name={weaponIcon(weapon)} />
            <b>{cardName(weapon, lang)}</b>
            <p>{itemText(table.game, weapon, lang)}</p>
          </li>
        )}
        {quests.map(quest => (
          <li key={quest}>
            <Icon name={itemIcon(quest)} />
            <b>{cardName(quest, lang)}</b>
            <span className="price">{t.draft.canEarn}</span>
            <p>{itemText(table.game, quest, lang)}</p>
            <p className="quest">{questText(table.game, quest, lang)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
