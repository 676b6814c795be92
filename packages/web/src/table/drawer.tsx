import { cardInfo } from '@coldwake/rules'
import { cardName, cardText, characterName, timingText, woundName } from '@coldwake/text'
import { type ReactNode, useEffect, useRef } from 'react'
import { Portrait } from '../art/portrait.tsx'
import { RoomList } from '../board/roomlist.tsx'
import { Icon } from '../icons/icon.tsx'
import { cardIcon } from '../icons/pictures.ts'
import { upTo } from '../range.ts'
import { useWords } from '../words.tsx'
import { LogList } from './log.tsx'
import { Me } from './me.tsx'
import { type Panel, useTable } from './model.tsx'
import { NoteList } from './notebook.tsx'
import { Keys, Settings } from './settings.tsx'
import { inTurnOrder } from './topstrip.tsx'

/** What does not fit the table lies in a drawer over the board, or under a tab on a phone. */
export function Drawer() {
  const { panel, open, map, table, me, name } = useTable()
  const { t } = useWords()
  const box = useRef<HTMLElement>(null)
  // Whoever opened it by keyboard goes on from where that was.
  useEffect(() => {
    if (!panel) return
    const from = document.activeElement
    box.current?.focus()
    return () => {
      if (document.activeElement === document.body && from instanceof HTMLElement) from.focus()
    }
  }, [panel])
  if (!panel) return null
  const inside: Record<Panel, [title: string, content: ReactNode]> = {
    log: [t.whatHappened, <LogList key="log" />],
    notes: [t.notebook, <NoteList key="notes" />],
    crew: [t.crew, <Crew key="crew" />],
    me: [t.myCharacter, <MeAndCards key="me" />],
    rooms: [t.rooms, <RoomList key="rooms" about={{ map, table, me, name }} />],
    settings: [t.settings, <Settings key="settings" />],
    keys: [t.keys, <Keys key="keys" />],
  }
  const [title, content] = inside[panel]
  return (
    <section className={`drawer drawer-${panel}`} aria-label={title} ref={box} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="ghost" onClick={() => open(null)} aria-label={t.close}>
          <Icon name="cross" />
        </button>
      </header>
      <div className="inside">{content}</div>
    </section>
  )
}

/** A phone has no room for what the cards in hand say, except here. */
function MeAndCards() {
  const { table, me } = useTable()
  const { t, lang } = useWords()
  return (
    <>
      <Me />
      <section className="handread" aria-label={t.hand}>
        <h3>{t.hand}</h3>
        <ul>
          {[...new Set(me.hand)].map(card => {
            const info = cardInfo(table.game, card)
            return (
              <li key={card}>
                <Icon name={cardIcon(card)} />
                <div>
                  <b>{cardName(card, lang)}</b>
                  <p>{cardText(table.game, card, lang)}</p>
                  {info?.hasEffect && (
                    <small>
                      {[timingText(info.when, lang), info.cost > 0 ? t.costsCards(info.cost) : '']
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  )}
                </div>
              </li>
            )
          })}
          {me.hand.length === 0 && <li>{t.noCards}</li>}
        </ul>
      </section>
    </>
  )
}

/** Everybody, with all that is public about them. */
function Crew() {
  const { table, me, name } = useTable()
  const { t, lang } = useWords()
  return (
    <ul className="crewlist">
      {inTurnOrder(table.crew, table.first).map(crew => (
        <li key={crew.seat} style={{ '--c': `var(--${crew.character})` } as React.CSSProperties}>
          <Portrait character={crew.character} crop="face" className="face" />
          <div>
            <h3>
              {characterName(crew.character, lang)}{' '}
              <small>{crew.seat === me.seat ? t.you.toLowerCase() : name(crew.seat)}</small>
            </h3>
            <p>{[t.cards(crew.hand), t.deckAndDiscard(crew.deck.count, crew.discard.length)].join(' · ')}</p>
            {crew.discard.length > 0 && (
              <p>
                {t.discardPile}: {crew.discard.map(card => cardName(card, lang)).join(', ')}
              </p>
            )}
            {crew.hands.length > 0 && <p>{crew.hands.map(item => cardName(item, lang)).join(', ')}</p>}
            {crew.inventory.length > 0 && (
              <p className="backs">
                <span className="sr">{t.itemsCarried(crew.inventory.length)}</span>
                {upTo(crew.inventory.length).map(n => (
                  <i key={n} style={{ background: `var(--room-${crew.inventory[n - 1]})` }} />
                ))}
              </p>
            )}
            <p className="bad">
              {[
                crew.alive ? '' : t.dead,
                crew.light > 0 ? t.lightWoundsCount(crew.light) : '',
                ...crew.wounds.map(wound => woundName(wound, lang)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {crew.slime && <p className="slimed">{t.slimed}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
