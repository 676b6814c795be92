import './draft.css'
import { type CharacterInfo, cardInfo, characterInfo, draftInfo, findBoard, type Name } from '@coldwake/rules/facts'
import {
  breakable,
  breakableSentence,
  cardName,
  cardText,
  characterName,
  characterStyle,
  characterTrait,
  itemText,
  questText,
  theRoom,
  timingText,
} from '@coldwake/text'
import { useId } from 'react'
import { counted } from '../../app/counting.ts'
import { useWords } from '../../app/words.ts'
import { inColorOf, Portrait } from '../../art/people/Portrait.tsx'
import { useTableWords } from '../../games/tableWords.ts'
import { knowledgeText } from '../../games/viewFacts.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { Entry } from '../choice/choices.ts'
import { cardIcon, tileIcon } from '../pieceIcons.ts'
import { useChoice, useGame } from '../tableContext.ts'
import { Objectives } from '../turn/Objectives.tsx'

/**
 * NEM-SETUP-27: two characters are drawn for all to see, and one of them is kept. The board is still empty.
 * LOCK-CROSS-01: where a card allows two, both are shown, and which of them it is to be is asked next.
 */
export function CharacterDraft() {
  const { table, ctx, name } = useGame()
  const choosing = useChoice()
  const { t } = useWords()
  const title = useId()
  const { asking } = table
  const who = asking?.seats?.[0]
  if (!asking || who === undefined) return null
  const kept = asking.ask === 'character'
  const { cards = [] } = asking.about
  const offers = cards.map(card => ({ card, people: kept ? [card] : draftInfo(table.game, card, cards) }))
  const deckOf = (character: Name) => characterInfo(table.game, character)?.deck ?? []
  const decks = offers.flatMap(({ people }) => people.map(deckOf))
  const inAll = (card: Name) => decks.every(deck => deck.includes(card))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <section className="casting" aria-labelledby={title} tabIndex={0}>
      <h2 id={title}>{who === ctx.me ? t.whoWillYouBe : t.whoWillBe({ name: name(who) })}</h2>
      <p className="hint">{kept ? t.draft.ofOneColour : t.oneOfTheTwo}</p>
      <ul className="pair-of">
        {offers.map(({ card, people }) => (
          <li key={card}>
            <Candidate
              people={people}
              own={character => deckOf(character).filter(one => !inAll(one))}
              entry={choosing.entries.find(
                ({ options: [option] }) => option.do === 'character' && option.card === card,
              )}
            />
          </li>
        ))}
      </ul>
      <section className="shared" aria-label={decks.length > 2 ? t.draft.inAll : t.draft.inBoth}>
        <h3>{decks.length > 2 ? t.draft.inAll : t.draft.inBoth}</h3>
        <ActionCards cards={(decks[0] ?? []).filter(inAll)} />
      </section>
      <Objectives />
    </section>
  )
}

interface CandidateProps {
  /** One person, or two of one color. */
  people: readonly Name[]
  /** Cards that not everybody on offer has. */
  own: (character: Name) => readonly Name[]
  /** Without it, whom somebody else may become. */
  entry: Entry | undefined
}

/** Somebody one may become: how they play, what they begin with, and what is in their deck alone. */
function Candidate({ people, own, entry }: CandidateProps) {
  const choosing = useChoice()
  const { lang } = useWords()
  const chosen = entry !== undefined && choosing.draft?.entry.key === entry.key
  const look = people.length > 1 ? 'castwho two' : 'castwho'
  const faces = (
    <>
      {entry && <span className="keycap">{entry.number}</span>}
      {people.map(character => (
        <Face key={character} character={character} />
      ))}
    </>
  )
  return (
    <article className={`candidate ${chosen ? 'chosen' : ''}`} style={inColorOf(people[0] ?? null)}>
      {entry ? (
        <button type="button" className={look} aria-pressed={chosen} onClick={() => choosing.select(entry)}>
          {faces}
        </button>
      ) : (
        <div className={look}>{faces}</div>
      )}
      {people.length === 1
        ? people.map(character => <Person key={character} character={character} own={own(character)} />)
        : people.map(character => (
            <details key={character} className="oneof">
              <summary>{characterName(character, lang)}</summary>
              <Person character={character} own={own(character)} />
            </details>
          ))}
    </article>
  )
}

function Person({ character, own }: { character: Name; own: readonly Name[] }) {
  const { table } = useGame()
  const { t, lang } = useWords()
  const info = characterInfo(table.game, character)
  return (
    <>
      <p className="style">{characterStyle(character, lang)}</p>
      <div>
        <h3>{t.draft.ownCards}</h3>
        <ActionCards cards={own} />
      </div>
      {info && <Kit {...info} />}
    </>
  )
}

function Face({ character }: { character: Name }) {
  const { lang } = useWords()
  return (
    <>
      <Portrait character={character} crop="whole" className="portrait" />
      <b>{breakable(characterName(character, lang), lang)}</b>
      <small>{characterTrait(character, lang)}</small>
    </>
  )
}

/** Action cards with all that stands on them. */
function ActionCards({ cards }: { cards: readonly Name[] }) {
  const { table } = useGame()
  const { t, lang } = useWords()
  return (
    <ul className="cards-of">
      {counted(cards).map(([card, count]) => {
        const info = cardInfo(table.game, card)
        return (
          <li key={card}>
            <Icon name={cardIcon(card)} />
            <b>
              {breakable(cardName(card, lang), lang)}
              {count > 1 && ` × ${count}`}
            </b>
            {info && (
              <span className="price">
                {[info.cost > 0 ? t.costsCards({ n: info.cost }) : '', timingText(info.when, lang)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
            <p>{breakableSentence(cardText(table.game, card, lang), lang)}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** Where one begins and what one knows, if that differs; a weapon in hand, if there is one; what can be earned. */
function Kit({ weapon, quests, start, knowledge }: CharacterInfo) {
  const { table, ctx } = useGame()
  const { t, lang } = useTableWords()
  const room = findBoard(table)?.rooms.find(one => start !== null && one.start === start)
  return (
    <div>
      <h3>{t.draft.beginsWith}</h3>
      {room && (
        <p className="origin">
          <span>
            <Icon name={tileIcon(room.special ?? '')} /> {t.draft.beginsIn({ room: theRoom(room.id, ctx, lang) })}
          </span>
          {knowledge !== null && (
            <span>
              <Icon name="knowledge" /> {knowledgeText({ knowledge, learned: false }, t)}
            </span>
          )}
        </p>
      )}
      <ul className="cards-of">
        {weapon !== null && (
          <li>
            <Icon name={cardIcon(weapon)} />
            <b>{breakable(cardName(weapon, lang), lang)}</b>
            <p>{breakableSentence(itemText(table.game, weapon, lang), lang)}</p>
          </li>
        )}
        {quests.map(quest => (
          <li key={quest}>
            <Icon name={cardIcon(quest)} />
            <b>{breakable(cardName(quest, lang), lang)}</b>
            <span className="price">{t.draft.canEarn}</span>
            <p>{breakableSentence(itemText(table.game, quest, lang), lang)}</p>
            <p className="quest">{breakable(questText(table.game, quest, lang), lang)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
