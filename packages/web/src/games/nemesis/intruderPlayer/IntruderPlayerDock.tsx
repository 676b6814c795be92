/** The place of whoever plays the Intruders: what they are now, their cards, and what creeps about. */
import { INTRUDER_HAND } from '@coldwake/rules/facts'
import { characterName } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { Portrait } from '../../../art/people/Portrait.tsx'
import { creatureOf } from '../../../games/index.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { NoteList } from '../../../play/panels/NoteList.tsx'
import { useGame, usePanel } from '../../../play/tableContext.ts'
import { IntruderBag, IntruderNest, IntrudersOnBoard } from './IntruderForces.tsx'
import { IntruderPlayerHand } from './IntruderPlayerHand.tsx'

export function IntruderPlayerDock() {
  const { t } = useWords('intruderPlayer')
  return (
    <>
      <section className="me hunter" aria-label={t.hunt.theIntruders}>
        <IntruderPlayerCard />
      </section>
      <IntruderPlayerHand />
      <Brood />
    </>
  )
}

/** What I am now, and whom I was. */
export function IntruderPlayerCard() {
  const { table, me } = useGame()
  const { panel, open } = usePanel()
  const { t, lang } = useWords('intruderPlayer')
  const mine = table.crew.find(crew => crew.seat === me?.seat)
  if (!mine) return null
  return (
    <>
      <button
        type="button"
        className="portrait"
        aria-label={t.hunt.myIntruders}
        title={t.hunt.myIntruders}
        aria-expanded={panel === 'me'}
        onClick={() => open(panel === 'me' ? null : 'me')}
      >
        <img src={creatureOf(table.game, 'adult')} alt="" />
        <Portrait character={mine.character} crop="face" className="former" />
      </button>
      <div className="mystate">
        <h2>{t.hunt.theIntruders}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
        <ul className="stat" tabIndex={0}>
          <li className="bad">
            <Icon name="objective" />
            {t.hunt.aim}
          </li>
          <li>
            <Icon name="hand" />
            {t.hunt.cardsOf({ cards: mine.hand, most: INTRUDER_HAND.most })}
          </li>
          <li>
            <Icon name="deck" />
            {t.deckAndDiscard({ deck: mine.deck.count, discard: mine.discard.length })}
          </li>
          {mine.character && (
            <li>
              <Icon name="skull" />
              {characterName(mine.character, lang)}
            </li>
          )}
        </ul>
      </div>
      <div className="gear">
        <IntruderBag />
        <IntruderNest />
      </div>
    </>
  )
}

/** Where each of them is; below, what I had seen while I lived. */
function Brood() {
  const { t } = useWords('intruderPlayer')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <section className="goal brood" aria-label={t.hunt.outThere} id="notes" tabIndex={0}>
      <IntrudersOnBoard />
      <div className="caption">
        <Icon name="eye" /> {t.onlyYouSee}
      </div>
      <NoteList />
    </section>
  )
}
