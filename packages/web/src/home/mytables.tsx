import type { Lobby } from '@coldwake/wire'
import { useEffect, useState } from 'react'
import { failureText } from '../failure.tsx'
import { Icon } from '../icons/icon.tsx'
import { Twice } from '../lobby/twice.tsx'
import { type Failure, lobbyOf } from '../net/api.ts'
import { forgetSeat, type HeldSeat, heldSeats } from '../net/seats.ts'
import { go, tablePath } from '../route.ts'
import { useWords, type Words } from '../words.tsx'
import { botName } from './seatkinds.tsx'

/** Tables at which this browser holds a seat, or from which it watches. */
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

/** What to call a table: everybody at it. */
const peopleAt = ({ seats }: Lobby, t: Words['t']): string =>
  seats.flatMap(({ name, bot }) => name ?? (bot ? botName(bot, t) : [])).join(', ')

function statusOf({ over, paused, started, seats }: Lobby, t: Words['t']): string {
  if (over) return t.overNow
  if (paused) return t.lobby.pausedNow
  if (started) return t.underWay
  const taken = seats.filter(({ person, bot }) => person || bot !== null).length
  return taken === seats.length ? t.readyToStart : t.seatsTaken(taken, seats.length)
}

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
  const gone = known && 'failure' in known ? known.failure : null
  const running = lobby?.started && !lobby.over
  return (
    <div className={`game ${running ? 'mine' : ''}`}>
      <span className="what">
        <b>{lobby ? peopleAt(lobby, t) : seat.code}</b>
        <small>
          {[lobby ? seat.code : '', seat.seat === null ? t.lobby.watchingHere : ''].filter(Boolean).join(' · ')}
        </small>
      </span>
      <span className="st">{lobby ? statusOf(lobby, t) : gone ? failureText(gone, lang) : t.looking}</span>
      <span className="acts">
        {gone !== 'unknownTable' && (
          <button
            type="button"
            className="go2"
            onClick={() => go(tablePath(seat.code))}
            aria-label={t.openTable(seat.code)}
          >
            {t.open}
          </button>
        )}
        <Twice
          className="forget"
          label={
            <>
              <Icon name="cross" />
              <span className="sr">{t.lobby.forgetTable(seat.code)}</span>
            </>
          }
          again={running || !lobby ? t.lobby.forgetSeatAgain : t.lobby.forgetAgain}
          onDo={onForget}
        />
      </span>
    </div>
  )
}
