import { seatLetter } from '@coldwake/text'
import './lobby.css'
import type { Lobby } from '@coldwake/wire'
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react'
import { Backdrop } from '../app/Backdrop.tsx'
import { Notice } from '../app/Notice.tsx'
import { replayPath } from '../app/routes.ts'
import { mayTake, seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { GameWords } from '../games/GameWords.tsx'
import { Icon } from '../icons/Icon.tsx'
import { holdSeat, remember, remembered } from '../net/heldSeats.ts'
import { type Failure, lobbyOf, takeSeat } from '../net/server/api.ts'
import { FailureNote, failureText } from '../ui/FailureNote.tsx'
import { NameField } from '../ui/NameField.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useRequest } from '../ui/useRequest.ts'
import { gameSummary } from './gameSummary.ts'
import { SeatCards } from './SeatCards.tsx'
import { takeFreeSeat } from './takeFreeSeat.ts'

/** How often somebody at the door looks who has sat down meanwhile. */
const LOOK_EVERY_MS = 2000

/** At the door of a table: who is there, which seat I take, and how I am called. */
export function JoinPage({ code, onSeat }: { code: string; onSeat: () => void }) {
  const { t, lang } = useWords('pages')
  const [lobby, setLobby] = useState<Lobby | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const look = useCallback(async () => {
    const answer = await lobbyOf(code)
    if ('value' in answer) setLobby(answer.value)
    setFailure('failure' in answer ? answer.failure : null)
  }, [code])
  useEffect(() => {
    document.title = `${code} — Coldwake`
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [code, look])

  if (!lobby)
    return (
      <Notice code={code} text={failure ? failureText(failure, lang) : t.looking}>
        {failure && <a href="/#games">{t.toAllTables}</a>}
      </Notice>
    )
  const closed = lobby.over ? 'over' : lobby.started ? 'alreadyStarted' : 'tableFull'
  if (lobby.over || !lobby.seats.some(seat => mayTake(seat, lobby)))
    return (
      <Notice code={code} text={failureText(closed, lang)}>
        {lobby.over ? <a href={replayPath(code)}>{t.replay.watch}</a> : <p className="hint">{t.lobby.ownLinkHint}</p>}
        {closed === 'alreadyStarted' && (
          <>
            <p className="hint">{t.lobby.lostLink}</p>
            <p className="hint">{t.lobby.watchHint}</p>
          </>
        )}
        <a href="/#games">{t.toAllTables}</a>
      </Notice>
    )
  return (
    <GameWords game={lobby.game}>
      <JoinForm lobby={lobby} onSeat={onSeat} onRefused={look} />
    </GameWords>
  )
}

function JoinForm({ lobby, onSeat, onRefused }: { lobby: Lobby; onSeat: () => void; onRefused: () => void }) {
  const { t } = useWords('pages')
  const [name, setName] = useState(remembered('name') ?? '')
  const [wanted, setWanted] = useState<number | null>(null)
  const { busy, failure, run } = useRequest()
  const group = useId()
  const isFree = (number: number) => lobby.seats.some((seat, at) => at === number && mayTake(seat, lobby))
  // Somebody else may have sat down there meanwhile.
  const picked = wanted !== null && isFree(wanted)
  const chosen = picked ? wanted : lobby.seats.findIndex(seat => mayTake(seat, lobby))
  const calledAt = (seat: number) => t.seatNumber({ letter: seatLetter(seat + 1) })

  const sit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) remember('name', name.trim())
    const nameAt = (seat: number) => name.trim() || calledAt(seat)
    const taken = await run(() =>
      picked
        ? takeSeat(lobby.code, { name: nameAt(chosen), seat: chosen })
        : takeFreeSeat(lobby.code, chosen, nameAt, { takeSeat, lobbyOf }),
    )
    if (!taken) return onRefused()
    holdSeat(taken.value)
    onSeat()
  }
  return (
    <div className="page lobby">
      <Backdrop game={lobby.game} />
      <PageHeader />
      <main>
        <h1>{t.invitedBy({ name: seatName(lobby, lobby.host, t) })}</h1>
        <p className="tablefacts">{gameSummary(lobby, t)}</p>
        <form className="joinform" onSubmit={sit}>
          <SeatCards lobby={lobby} mine={null}>
            {(seat, number) =>
              mayTake(seat, lobby) && (
                <label className="sithere">
                  <input type="radio" name={group} checked={number === chosen} onChange={() => setWanted(number)} />
                  <span>
                    {number === chosen ? t.lobby.yourSeatThen : t.lobby.sitHere}
                    <span className="visually-hidden"> {t.seatNumber({ letter: seatLetter(number + 1) })}</span>
                  </span>
                </label>
              )
            }
          </SeatCards>
          <div className="fields">
            <NameField name={name} otherwise={calledAt(chosen)} onChange={setName} />
            <button type="submit" className="primary" aria-disabled={busy || undefined}>
              {t.sitDown} <Icon name="play" />
            </button>
          </div>
          <FailureNote failure={failure} />
        </form>
      </main>
    </div>
  )
}
