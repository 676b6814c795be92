import type { Lobby } from '@coldwake/wire'
import { useEffect, useState } from 'react'
import { failureText } from '../failure.tsx'
import { type Failure, lobbyOf } from '../net/api.ts'
import { forgetSeat, type HeldSeat, heldSeats } from '../net/seats.ts'
import { go, tablePath } from '../route.ts'
import { useWords } from '../words.tsx'

/** Tables at which this browser holds a seat. */
export function MyTables() {
  const { t } = useWords()
  const [seats, setSeats] = useState(heldSeats)
  return (
    <section>
      <h2>{t.yourTables}</h2>
      {seats.length === 0 ? (
        <p className="none">{t.noTables}</p>
      ) : (
        <ul className="games">
          {seats.map(seat => (
            <li key={seat.code}>
              <TableRow
                seat={seat}
                onForget={() => {
                  forgetSeat(seat.code)
                  setSeats(heldSeats())
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Known = { lobby: Lobby } | { failure: Failure } | null

function TableRow({ seat, onForget }: { seat: HeldSeat; onForget: () => void }) {
  const { t, lang } = useWords()
  const [known, setKnown] = useState<Known>(null)
  useEffect(() => {
    let here = true
    lobbyOf(seat.code).then(answer => {
      if (here) setKnown('value' in answer ? { lobby: answer.value } : { failure: answer.failure })
    })
    return () => {
      here = false
    }
  }, [seat.code])
  const lobby = known && 'lobby' in known ? known.lobby : null
  const taken = lobby?.seats.filter(one => one.name !== null).length ?? 0
  const status = () => {
    if (!known) return t.looking
    if ('failure' in known) return failureText(known.failure, lang)
    if (known.lobby.over) return t.overNow
    if (known.lobby.started) return t.underWay
    if (taken === known.lobby.seats.length) return t.readyToStart
    return t.seatsTaken(taken, known.lobby.seats.length)
  }
  return (
    <div className={`game ${lobby?.started && !lobby.over ? 'mine' : ''}`}>
      <span className="what">
        <b>{lobby ? lobby.seats.flatMap(({ name }) => (name ? [name] : [])).join(', ') : seat.code}</b>
        <small>{lobby ? seat.code : ''}</small>
      </span>
      <span className="st">{status()}</span>
      {known && 'failure' in known && known.failure === 'unknownTable' ? (
        <button type="button" className="go2" onClick={onForget}>
          {t.forget}
        </button>
      ) : (
        <button
          type="button"
          className="go2"
          onClick={() => go(tablePath(seat.code))}
          aria-label={t.openTable(seat.code)}
        >
          {t.open}
        </button>
      )}
    </div>
  )
}
