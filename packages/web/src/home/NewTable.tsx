import { gameInfo } from '@coldwake/rules/facts'
import { seatLetter } from '@coldwake/text'
import type { Clock } from '@coldwake/wire'
import { type FormEvent, useState } from 'react'
import { upTo } from '../app/counting.ts'
import { go, tablePath } from '../app/routes.ts'
import { useWords } from '../app/words.ts'
import type { Game } from '../games/covers/index.ts'
import { Icon } from '../icons/Icon.tsx'
import { holdSeat, remember, remembered } from '../net/heldSeats.ts'
import { createTable } from '../net/server/api.ts'
import { ClockPicks, clockText, DelayPicks, delayText } from '../ui/ClockPicks.tsx'
import { FailureNote } from '../ui/FailureNote.tsx'
import { NameField } from '../ui/NameField.tsx'
import { Picks } from '../ui/Picks.tsx'
import { SeatKinds, type Seats } from '../ui/SeatKinds.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useRequest } from '../ui/useRequest.ts'
import { GamePicker } from './GamePicker.tsx'
import { useWays, WaysToPlay } from './WaysToPlay.tsx'

/** A table of one's own. As it opens it is good for two people without a clock; who is who is drafted in the game. */
export function NewTable({ first, onClose }: { first: Game; onClose: () => void }) {
  const { t } = useWords('pages')
  const [game, setGame] = useState<Game>(first)
  const info = gameInfo(game)
  const [name, setName] = useState(remembered('name') ?? '')
  const [wanted, setSeats] = useState<Seats>([null, null])
  const [clock, setClock] = useState<Clock | null>(null)
  const [delay, setDelay] = useState(0)
  const { busy, failure, run } = useRequest()
  const { min, max } = info?.seats ?? { min: 1, max: 5 }
  const seats = resized(wanted, Math.min(max, Math.max(min, wanted.length)))
  const wishes = useWays(game, seats)
  const otherwise = t.seatNumber({ letter: seatLetter(seats.indexOf(null) + 1) })

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) remember('name', name.trim())
    const called = name.trim() || otherwise
    const made = await run(() => createTable({ game, ...wishes.ways, seats, name: called, clock, delay }))
    if (!made) return
    holdSeat(made.value)
    go(tablePath(made.value.code))
  }
  return (
    <Sheet title={t.newTable} className="new-table" onClose={onClose}>
      <form onSubmit={create}>
        <GamePicker game={game} onGame={setGame} />
        <div className="fields">
          <NameField name={name} otherwise={otherwise} says={t.door.nameSays} onChange={setName} />
          <Picks
            className="count"
            legend={t.numberOfSeats}
            value={seats.length}
            onPick={n => setSeats(resized(seats, n))}
            picks={upTo(max)
              .slice(min - 1)
              .map(n => ({ value: n, label: String(n) }))}
          />
        </div>
        <SeatKinds seats={seats} onSeats={setSeats} />
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
        <WaysToPlay wishes={wishes} />
        <footer>
          <FailureNote failure={failure} />
          <button type="submit" className="primary" aria-disabled={busy || undefined}>
            {t.openTheTable} <Icon name="play" />
          </button>
        </footer>
      </form>
    </Sheet>
  )
}

/** So many seats; there is always one for whoever opens the table. */
function resized(seats: Seats, count: number): Seats {
  const kept = upTo(count).map(n => seats[n - 1] ?? null)
  return kept.includes(null) ? kept : kept.with(0, null)
}
