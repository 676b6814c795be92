import type { Lobby } from '@coldwake/wire'
import { upTo } from '../range.ts'
import { useWords } from '../words.tsx'

/** Who sits where; `mine` is null for somebody at the door. */
export function SeatCards({ lobby, mine }: { lobby: Lobby; mine: number | null }) {
  return (
    <ol className="seats">
      {upTo(lobby.seats.length).map(n => (
        <SeatCard key={n} seat={lobby.seats[n - 1]} number={n} mine={n - 1 === mine} host={n - 1 === lobby.host} />
      ))}
    </ol>
  )
}

interface SeatCardProps {
  seat: Lobby['seats'][number]
  number: number
  mine: boolean
  host: boolean
}

function SeatCard({ seat, number, mine, host }: SeatCardProps) {
  const { t } = useWords()
  if (!seat.name)
    return (
      <li className="seat empty">
        <span className="number">{number}</span>
        <p>{t.freeSeat}</p>
      </li>
    )
  return (
    <li className={`seat ${seat.online ? '' : 'offline-seat'} ${mine ? 'mine' : ''}`}>
      <span className="number">{number}</span>
      <h2>{seat.name}</h2>
      <p>
        <span className={seat.online ? 'here' : 'gone'}>{seat.online ? t.online : t.away}</span>
        {mine && <span className="pill">{t.you.toLowerCase()}</span>}
        {host && <span className="pill">{t.host}</span>}
      </p>
    </li>
  )
}
