import { seatLetter } from '@coldwake/text'
import '../ui/forms.css'
import type { Clock, Lobby } from '@coldwake/wire'
import { type FormEvent, useState } from 'react'
import { go, tablePath } from '../app/routes.ts'
import { seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { holdSeat, remember, remembered } from '../net/heldSeats.ts'
import { continueGame } from '../net/server/api.ts'
import { ClockPicks, clockText, DelayPicks, delayText } from '../ui/ClockPicks.tsx'
import { FailureNote } from '../ui/FailureNote.tsx'
import { NameField } from '../ui/NameField.tsx'
import { SeatKinds, type Seats } from '../ui/SeatKinds.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useRequest } from '../ui/useRequest.ts'

interface ContinueGameProps {
  lobby: Lobby
  moment: { inputs: number; number: number; of: number }
  onClose: () => void
}

/** A new table, which goes on from a moment of this game. */
export function ContinueGame({ lobby, moment: { inputs, number, of }, onClose }: ContinueGameProps) {
  const { t } = useWords('pages')
  const [name, setName] = useState(remembered('name') ?? '')
  const [seats, setSeats] = useState<Seats>(() => startingSeats(lobby))
  const [clock, setClock] = useState<Clock | null>(null)
  const [delay, setDelay] = useState(0)
  const { busy, failure, run } = useRequest()
  const otherwise = t.seatNumber({ letter: seatLetter(seats.indexOf(null) + 1) })
  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) remember('name', name.trim())
    const made = await run(() =>
      continueGame(lobby.code, { inputs, name: name.trim() || otherwise, seats, clock, delay }),
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
        <SeatKinds
          seats={seats}
          about={seat => (lobby.seats[seat]?.name ? t.replay.playedBy({ name: seatName(lobby, seat, t) }) : null)}
          onSeats={setSeats}
        />
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

/** People where people sat; whoever goes on has one of their seats. */
function startingSeats({ seats }: Lobby): Seats {
  const before = seats.map(({ bot, person }) => (person ? null : bot))
  return before.includes(null) ? before : before.with(0, null)
}
