import { breakable, characterName } from '@coldwake/text'
import type { Lobby, LobbySeat } from '@coldwake/wire'
import type { ReactNode } from 'react'
import { isFree, seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { Portrait } from '../art/people/Portrait.tsx'
import { Berth, type Sleeper } from '../games/scenes/Berth.tsx'
import { Icon } from '../icons/Icon.tsx'
import { botText } from './botText.ts'

interface SeatCardsProps {
  lobby: Lobby
  /** Null for an onlooker, and for somebody at the door. */
  mine: number | null
  /** What may be done with a seat. */
  children?: (seat: LobbySeat, number: number) => ReactNode
}

/** Who sits where. */
export function SeatCards({ lobby, mine, children }: SeatCardsProps) {
  const { t, lang } = useWords('pages')
  // A game that goes on from another has its characters already.
  const characters = lobby.from?.characters ?? []
  return (
    <ol className="seats" aria-label={t.numberOfSeats}>
      {lobby.seats.map((seat, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={number} className={lookOf(seat, number === mine)}>
          <span className="berth" aria-hidden="true">
            {characters[number] ? (
              <Portrait character={characters[number]} crop="face" className="chamber" />
            ) : (
              <Berth game={lobby.game} sleeper={sleeperIn(seat, number === lobby.host)} />
            )}
            <span className="number">{number + 1}</span>
          </span>
          <h2>
            {breakable(isFree(seat) ? t.freeSeat : seatName(lobby, number, t), lang)}
            {characters[number] && <small>{breakable(characterName(characters[number], lang), lang)}</small>}
          </h2>
          <SeatState seat={seat} mine={number === mine} host={number === lobby.host} started={lobby.started} />
          {children && <div className="acts">{children(seat, number)}</div>}
        </li>
      ))}
    </ol>
  )
}

function sleeperIn(seat: LobbySeat, host: boolean): Sleeper {
  if (isFree(seat)) return 'nobody'
  if (!seat.person) return 'bot'
  return seat.ready || host ? 'ready' : 'asleep'
}

function lookOf(seat: LobbySeat, mine: boolean): string {
  if (isFree(seat)) return 'seat empty'
  return ['seat', seat.bot === null && !seat.online ? 'offline-seat' : '', mine ? 'mine' : ''].join(' ')
}

interface SeatStateProps {
  seat: LobbySeat
  mine: boolean
  host: boolean
  started: boolean
}

function SeatState({ seat, mine, host, started }: SeatStateProps) {
  const { t } = useWords('pages')
  if (isFree(seat)) return null
  const bot = seat.bot !== null
  return (
    <p>
      {!bot && <span className={seat.online ? 'here' : 'gone'}>{seat.online ? t.online : t.away}</span>}
      {!bot && !host && !started && (
        <span className={seat.ready ? 'is-ready' : 'not-ready'}>
          <Icon name={seat.ready ? 'check' : 'pass'} /> {seat.ready ? t.lobby.ready : t.lobby.notReady}
        </span>
      )}
      {seat.bot !== null && <span className="pill">{botText(seat.bot, seat.person, t)}</span>}
      {seat.open && <span className="pill">{t.lobby.openNow}</span>}
      {mine && <span className="pill">{t.you.toLowerCase()}</span>}
      {host && <span className="pill">{t.host}</span>}
    </p>
  )
}
