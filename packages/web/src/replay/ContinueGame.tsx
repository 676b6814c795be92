import { characterName, seatLetter } from '@coldwake/text'
import '../ui/forms.css'
import type { Clock, Lobby } from '@coldwake/wire'
import { type FormEvent, useState } from 'react'
import { go, tablePath } from '../app/routes.ts'
import { seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { heldSeat, holdSeat, remember, remembered } from '../net/heldSeats.ts'
import { continueGame } from '../net/server/api.ts'
import { ClockPicks, clockText, DelayPicks, delayText } from '../ui/ClockPicks.tsx'
import { FailureNote } from '../ui/FailureNote.tsx'
import { NameField } from '../ui/NameField.tsx'
import { Picks } from '../ui/Picks.tsx'
import { SeatKinds, type Seats } from '../ui/SeatKinds.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useRequest } from '../ui/useRequest.ts'

interface ContinueGameProps {
  lobby: Lobby
  moment: { inputs: number; number: number; of: number }
  /** Who each seat is at that moment; null where nobody knows yet. */
  characters: readonly (string | null)[]
  onClose: () => void
}

/** A new table, which goes on from a moment of this game. */
export function ContinueGame({ lobby, moment: { inputs, number, of }, characters, onClose }: ContinueGameProps) {
  const { t, lang } = useWords('pages')
  const [name, setName] = useState(remembered('name') ?? '')
  const [mine, setMine] = useState(() => heldSeat(lobby.code)?.seat ?? null)
  const [seats, setSeats] = useState<Seats>(() => startingSeats(lobby, mine))
  const [clock, setClock] = useState<Clock | null>(null)
  const [delay, setDelay] = useState(0)
  const { busy, failure, run } = useRequest()
  // Where my seat has become a bot's, I have the first that is left.
  const seat = mine !== null && seats[mine] === null ? mine : seats.indexOf(null)
  const letterOf = (at: number) => t.seatNumber({ letter: seatLetter(at + 1) })
  const otherwise = letterOf(seat)
  const characterAt = (at: number) => {
    const character = characters[at] ?? null
    return character === null ? null : characterName(character, lang)
  }
  const about = (at: number) => {
    const name = lobby.seats[at]?.name ? t.replay.playedBy({ name: seatName(lobby, at, t) }) : null
    return [characterAt(at), name].filter(Boolean).join(' · ')
  }
  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) remember('name', name.trim())
    const made = await run(() =>
      continueGame(lobby.code, { inputs, name: name.trim() || otherwise, seats, seat, clock, delay }),
    )
    if (!made) return
    holdSeat(made.value)
    go(tablePath(made.value.code))
  }
  return (
    <Sheet title={t.replay.goOnTitle} onClose={onClose}>
      <form onSubmit={open}>
        <p>{t.replay.goOnSays({ n: number, of })}</p>
        <NameField name={name} otherwise={otherwise} onChange={setName} />
        {seats.length > 1 && (
          <Picks
            legend={t.lobby.yourSeat}
            value={seat}
            onPick={at => {
              setMine(at)
              setSeats(seats.with(at, null))
            }}
            picks={seats.map((_, at) => ({ value: at, label: characterAt(at) ?? letterOf(at), says: about(at) }))}
          />
        )}
        <SeatKinds seats={seats} host={seat} about={about} onSeats={setSeats} />
        <details className="options">
          <summary>
            <b>{t.lobby.options}</b>
            <span>{[clockText(clock, t), delayText(delay, t)].join(' · ')}</span>
          </summary>
          <div>
            <ClockPicks clock={clock} onClock={setClock} />
            <DelayPicks delay={delay} onDelay={setDelay} />
          </div>
        </details>
        <footer>
          <FailureNote failure={failure} />
          <button type="submit" className="primary" aria-disabled={busy || undefined}>
            {t.replay.goOnOpen} <Icon name="play" />
          </button>
        </footer>
      </form>
    </Sheet>
  )
}

/** People where people sat; whoever goes on has one of their seats, or the one they had. */
function startingSeats({ seats }: Lobby, mine: number | null): Seats {
  const before = seats.map(({ bot, person }) => (person ? null : bot))
  return before.includes(null) ? before : before.with(mine ?? 0, null)
}
