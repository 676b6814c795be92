import './forms.css'
import { LEVELS } from '@coldwake/bots'
import { seatLetter } from '@coldwake/text'
import type { CreateTable } from '@coldwake/wire'
import { levelName } from '../app/seatNames.ts'
import { useWords, type Words } from '../app/words.ts'
import { type Pick, Picks } from './Picks.tsx'

/** Each seat: for a person, or a kind of bot. */
export type Seats = CreateTable['seats']

/** Levels of bots, the best first. */
const BOTS: readonly string[] = LEVELS.toReversed()

/** One of them, to pick. */
export const levelPicks = (t: Words['t']): Pick<string>[] =>
  BOTS.map(level => ({ value: level, label: levelName(level, t) }))

/** What each level means, in one line for each. */
export function LevelsSay() {
  const { t } = useWords('pages')
  return (
    <ul className="hint levels">
      {BOTS.map(level => (
        <li key={level}>
          <b>{levelName(level, t)}</b>: {t.lobby.levelsSay[level]}
        </li>
      ))}
    </ul>
  )
}

interface SeatKindsProps {
  seats: Seats
  /** The seat of whoever opens the table; without it, the first that is no bot's. */
  host?: number
  /** What a seat is called beside its number. */
  about?: (seat: number) => string | null
  onSeats: (seats: Seats) => void
}

/** Who plays each seat. */
export function SeatKinds({ seats, host = seats.indexOf(null), about, onSeats }: SeatKindsProps) {
  const { t } = useWords('pages')
  const people = seats.filter(seat => seat === null).length
  return (
    <div className="seatkinds">
      <ol>
        {seats.map((kind, seat) => {
          const legend = [t.seatNumber({ letter: seatLetter(seat + 1) }), about?.(seat)].filter(Boolean).join(' · ')
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
                  picks={[{ value: null, label: seat === host ? t.you : t.lobby.person }, ...levelPicks(t)]}
                />
              )}
            </li>
          )
        })}
      </ol>
      <p className="hint">{t.door.seatsSay}</p>
      <LevelsSay />
    </div>
  )
}
