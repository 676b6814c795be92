import { LEVELS } from '@coldwake/bots'
import type { CreateTable } from '@coldwake/wire'
import { botName } from '../lobby/names.ts'
import { useWords } from '../words.tsx'
import { Picks } from './picks.tsx'

/** Each seat: for a person, or a kind of bot. */
export type Seats = CreateTable['seats']

export const BOT_KINDS: readonly string[] = LEVELS

interface SeatKindsProps {
  seats: Seats
  /** What a seat is called beside its number. */
  about?: (seat: number) => string | null
  onSeats: (seats: Seats) => void
}

/** Who plays each seat. Whoever opens the table has the first seat that is no bot's. */
export function SeatKinds({ seats, about, onSeats }: SeatKindsProps) {
  const { t } = useWords()
  const host = seats.indexOf(null)
  const people = seats.filter(seat => seat === null).length
  return (
    <div className="seatkinds">
      <ol>
        {seats.map((kind, seat) => {
          const legend = [t.seatNumber(seat + 1), about?.(seat)].filter(Boolean).join(' · ')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              {seat === host && people === 1 ? (
                <p className="only">
                  <span>{legend}</span> {t.you}
                </p>
              ) : (
                <Picks<string | null>
                  legend={legend}
                  value={kind}
                  onPick={chosen => onSeats(seats.with(seat, chosen))}
                  picks={[
                    { value: null, label: seat === host ? t.you : t.lobby.person },
                    ...BOT_KINDS.map(bot => ({ value: bot, label: botName(bot, t) })),
                  ]}
                />
              )}
            </li>
          )
        })}
      </ol>
      <p className="hint">
        {t.door.seatsSay} {BOT_KINDS.map(bot => `${botName(bot, t)}: ${t.table.bots[bot]?.says ?? ''}`).join(' ')}
      </p>
    </div>
  )
}
