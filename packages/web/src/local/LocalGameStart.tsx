import { seatLetter } from '@coldwake/text'
import '../ui/forms.css'
import './local.css'
import { USUAL } from '@coldwake/bots'
import { gameInfo } from '@coldwake/rules/facts'
import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { upTo } from '../app/counting.ts'
import { go, tablePath } from '../app/routes.ts'
import { useWords } from '../app/words.ts'
import type { Game } from '../games/covers/index.ts'
import { GamePicker } from '../home/GamePicker.tsx'
import { useWays, type Ways, WaysToPlay } from '../home/WaysToPlay.tsx'
import { Icon } from '../icons/Icon.tsx'
import { holdSeat, remembered } from '../net/heldSeats.ts'
import { FailureNote } from '../ui/FailureNote.tsx'
import { Picks } from '../ui/Picks.tsx'
import { levelPicks } from '../ui/SeatKinds.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { type Request, useRequest } from '../ui/useRequest.ts'
import { SOLO_BOTS, startTable } from './startTable.ts'

async function sitDown(
  run: Request['run'],
  game: Game,
  people: readonly string[],
  bots: readonly string[],
  ways?: Ways,
): Promise<void> {
  const made = await run(() => startTable(game, people, bots, ways))
  if (!made) return
  holdSeat(made.value)
  go(tablePath(made.value.code))
}

/** Into a game without leaving this browser: one click with bots or all alone, or several people around one device. */
export function LocalGameStart({ game, onNewTable }: { game: Game; onNewTable: () => void }) {
  const { t } = useWords('pages')
  const [around, setAround] = useState(false)
  const { busy, failure, run } = useRequest()
  const play = (bots: number) =>
    sitDown(run, game, [remembered('name') || t.seatNumber({ letter: seatLetter(1) })], botsOf(USUAL, bots))
  return (
    <div className="solodoor">
      <div className="ways">
        <button
          type="button"
          className="primary"
          aria-disabled={busy || undefined}
          onClick={() => void play(SOLO_BOTS)}
        >
          <span>
            {busy ? t.local.starting : t.local.playNow} <small>{t.local.withBots({ bots: SOLO_BOTS })}</small>
          </span>
          <Icon name="play" />
        </button>
        <button type="button" className="ghost" aria-disabled={busy || undefined} onClick={() => void play(0)}>
          <Icon name="move" />
          <span>
            {t.local.playSolo} <small>{t.local.withoutBots}</small>
          </span>
        </button>
        <button type="button" className="ghost" onClick={() => setAround(true)}>
          <Icon name="people" />
          <span>
            {t.local.aroundOneDevice} <small>{t.local.takingTurns}</small>
          </span>
        </button>
        {/* On a phone the part for tables with others lies far below. */}
        <button type="button" className="ghost elsewhere" onClick={onNewTable}>
          <Icon name="signal" />
          <span>{t.door.playWithPeople}</span>
        </button>
      </div>
      <p className="hint">{t.local.playNowSays}</p>
      <FailureNote failure={failure} />
      {/* Of the door it is opened from it takes nothing but the press. */}
      {around && createPortal(<AroundForm first={game} onClose={() => setAround(false)} />, document.body)}
    </div>
  )
}

const FEWEST = 2

const botsOf = (level: string, count: number): string[] => upTo(count).map(() => level)

/** Who sits around the device, and how many bots besides. */
function AroundForm({ first, onClose }: { first: Game; onClose: () => void }) {
  const { t } = useWords('pages')
  const [game, setGame] = useState(first)
  const most = gameInfo(game)?.seats.max ?? FEWEST
  const [people, setPeople] = useState(FEWEST)
  const [bots, setBots] = useState(0)
  const [level, setLevel] = useState<string>(USUAL)
  const [names, setNames] = useState<readonly string[]>([remembered('name') ?? ''])
  const { busy, failure, run } = useRequest()
  const room = most - people
  const wishes = useWays(game, upTo(people + Math.min(bots, room)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const called = upTo(people).map(n => names[n - 1]?.trim() || t.seatNumber({ letter: seatLetter(n) }))
    void sitDown(run, game, called, botsOf(level, Math.min(bots, room)), wishes.ways)
  }
  return (
    <Sheet title={t.local.aroundTitle} className="around-sheet" onClose={onClose}>
      <form onSubmit={submit}>
        <p>{t.local.aroundSays}</p>
        <GamePicker game={game} onGame={setGame} />
        <div className="fields">
          <Picks
            className="count"
            legend={t.local.people}
            value={people}
            onPick={setPeople}
            picks={upTo(most)
              .slice(FEWEST - 1)
              .map(n => ({ value: n, label: String(n) }))}
          />
          {room > 0 && (
            <Picks
              className="count"
              legend={t.local.bots}
              value={Math.min(bots, room)}
              onPick={setBots}
              picks={[0, ...upTo(room)].map(n => ({ value: n, label: String(n) }))}
            />
          )}
        </div>
        {Math.min(bots, room) > 0 && (
          <div className="fields">
            <Picks
              legend={t.lobby.level}
              value={level}
              onPick={setLevel}
              picks={levelPicks(t).map(pick => ({ ...pick, says: t.lobby.levelsSay[pick.value] ?? '' }))}
            />
          </div>
        )}
        <div className="names">
          {upTo(people).map(n => (
            <label key={n} className="field">
              <span>{t.local.nameOf({ letter: seatLetter(n) })}</span>
              <input
                value={names[n - 1] ?? ''}
                maxLength={24}
                placeholder={t.seatNumber({ letter: seatLetter(n) })}
                autoComplete="off"
                onChange={event => setNames(upTo(most).map(i => (i === n ? event.target.value : (names[i - 1] ?? ''))))}
              />
            </label>
          ))}
        </div>
        <WaysToPlay wishes={wishes} />
        <footer>
          <FailureNote failure={failure} />
          <button type="submit" className="primary" aria-disabled={busy || undefined}>
            {busy ? t.local.starting : t.local.begin} <Icon name="play" />
          </button>
        </footer>
      </form>
    </Sheet>
  )
}
