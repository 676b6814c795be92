import './draft.css'
import { characterInfo, draftInfo, gameInfo, type Name } from '@coldwake/rules/facts'
import { breakable, characterName, characterTrait } from '@coldwake/text'
import { useId } from 'react'
import { useWords } from '../../app/words.ts'
import { inColorOf, Portrait } from '../../art/people/Portrait.tsx'
import { GUIDES } from '../../games/draft/index.ts'
import { useChoice, useGame } from '../tableContext.ts'
import { Candidate } from './Candidate.tsx'
import { drawnBefore } from './drawnBefore.ts'

/**
 * NEM-SETUP-27: two characters are drawn for all to see, and one of them is kept. The board is still empty.
 * LOCK-CROSS-01: where a card allows two, both are shown, and which of them it is to be is asked next.
 */
export function CharacterDraft() {
  const { table, ctx, name } = useGame()
  const choosing = useChoice()
  const { t } = useWords('brief')
  const title = useId()
  const { asking } = table
  const who = asking?.seats?.[0]
  if (!asking || who === undefined) return null
  const kept = asking.ask === 'character'
  const { cards = [] } = asking.about
  const offers = cards.map(card => ({ card, people: kept ? [card] : draftInfo(table.game, card, cards) }))
  // The last to choose leaves the other to nobody.
  const more = table.crew.some(crew => crew.character === null && crew.seat !== who) ? 'yes' : 'no'
  const hint = () => {
    if (kept) return t.draft.ofOneColour
    // House option: everybody who is free is on offer.
    if (cards.length !== 2) return ''
    return who === ctx.me ? t.brief.youPick({ more }) : t.brief.theyPick({ name: name(who), more })
  }
  const everybody = offers.flatMap(({ people }) => people)
  const decks = everybody.map(character => characterInfo(table.game, character)?.deck ?? [])
  const inAll = (card: Name) => decks.every(deck => deck.includes(card))
  const levels = everybody.map(character => GUIDES[character]?.hard ?? 2)
  const easiest = (people: readonly Name[]) =>
    new Set(levels).size > 1 && people.some(character => GUIDES[character]?.hard === 1)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, so the keyboard must get there
    <section className="casting" aria-labelledby={title} tabIndex={0}>
      <header>
        <h2 id={title}>{who === ctx.me ? t.whoWillYouBe : t.whoWillBe({ name: name(who) })}</h2>
        {hint() && <p className="hint">{hint()}</p>}
      </header>
      <ul className="pair-of" data-offers={offers.length}>
        {offers.map(({ card, people }) => (
          <li key={card}>
            <Candidate
              people={people}
              inAll={inAll}
              decks={decks.length}
              easy={easiest(people)}
              entry={choosing.entries.find(
                ({ options: [option] }) => option.do === 'character' && option.card === card,
              )}
            />
          </li>
        ))}
      </ul>
      <Others offered={everybody} />
    </section>
  )
}

/** Characters that are not on offer: taken already, put back, or not drawn. */
function Others({ offered }: { offered: readonly Name[] }) {
  const { table, name, events, undone } = useGame()
  const { t, lang } = useWords('brief')
  const drawn = drawnBefore(
    events.filter((_, number) => !undone.has(number)),
    table.game,
  )
  const others = (gameInfo(table.game)?.characters ?? []).filter(character => !offered.includes(character))
  if (others.length === 0) return null
  return (
    <section className="cast-others" aria-label={t.brief.others}>
      <h3>{t.brief.others}</h3>
      <ul className={others.length > 5 ? 'many' : undefined}>
        {others.map(character => {
          const taken = table.crew.find(crew => crew.character === character)
          return (
            <li key={character} className={taken ? 'taken' : undefined} style={inColorOf(character)}>
              <Portrait character={character} crop="face" className="face" />
              <span>
                <b>{breakable(characterName(character, lang), lang)}</b>{' '}
                <i>{taken ? name(taken.seat) : drawn.has(character) ? t.brief.putBack : t.brief.notDrawn}</i>
                <small>{characterTrait(character, lang)}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
