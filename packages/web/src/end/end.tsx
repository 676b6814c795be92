import { boards, type EventFace, type MyView, type TableView } from '@coldwake/rules'
import { type Context, characterName, endText, eventText, theRoom } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { useEffect, useState } from 'react'
import { Portrait } from '../art/portrait.tsx'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'

interface EndProps {
  view: { table: TableView; me: MyView }
  over: NonNullable<TableView['over']>
  lobby: Lobby
  events: readonly EventFace[]
}

/** How it ended: one sentence, then everybody's fate. */
export function End({ view: { table, me }, over, lobby, events }: EndProps) {
  const { t, lang } = useWords()
  const [log, setLog] = useState(false)
  const names = (seat: number) => lobby.seats[seat]?.name ?? t.seatNumber(seat + 1)
  const ctx: Context = { table, names, me: me.seat }
  const alive = table.crew.filter(crew => crew.alive).length
  const explored = table.rooms.filter(room => room.explored).length
  useEffect(() => {
    document.title = t.titleOver
  }, [t])
  return (
    <div className="the-end">
      <header>
        <div>
          <h1>{t.endTitle[over.reason]}</h1>
          <p className="lede">{endText(over, ctx, lang)}</p>
        </div>
        <p className="score">
          <b>{t.outOf(over.winners.length, table.crew.length)}</b>
          <span>{t.endFacts(table.round, explored, boards[table.board].rooms.length)}</span>
        </p>
      </header>
      <main>
        <h2 className="lab">{t.aliveAtTheEnd(alive)}</h2>
        <ul className="fates">
          {table.crew.map(crew => {
            const where = theRoom(crew.room, ctx, lang)
            const won = over.winners.includes(crew.seat)
            return (
              <li
                key={crew.seat}
                className={won ? 'won' : crew.alive ? 'lost' : 'lost dead'}
                style={{ '--c': `var(--${crew.character})` } as React.CSSProperties}
              >
                <Portrait character={crew.character} crop="whole" className="portrait" />
                <div>
                  <h3>{characterName(crew.character, lang)}</h3>
                  <p>{crew.seat === me.seat ? t.you.toLowerCase() : names(crew.seat)}</p>
                  <p className="fate">
                    <Icon name={crew.alive ? 'jump' : 'skull'} />
                    <span>{crew.alive ? t.awakeIn(where) : t.diedIn(where)}</span>
                  </p>
                  <p className="outcome">{won ? t.won : t.lost}</p>
                </div>
              </li>
            )
          })}
        </ul>
        {log && (
          <ol className="loglist full">
            {events.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change
              <li key={i}>
                <span>
                  {eventText(event, ctx, lang)} <small className="rule">{event.rule}</small>
                </span>
              </li>
            ))}
          </ol>
        )}
      </main>
      <footer>
        <button type="button" className="ghost" aria-expanded={log} onClick={() => setLog(!log)}>
          {t.whatHappened}
        </button>
        <a className="primary" href="/">
          {t.toHome}
        </a>
      </footer>
    </div>
  )
}
