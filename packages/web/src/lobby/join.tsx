import type { Lobby } from '@coldwake/wire'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { FailureNote, failureText } from '../failure.tsx'
import { NameField } from '../home/namefield.tsx'
import { PageHeader } from '../home/pageheader.tsx'
import { Icon } from '../icons/icon.tsx'
import { type Failure, lobbyOf, takeSeat } from '../net/api.ts'
import { holdSeat, remember, remembered } from '../net/seats.ts'
import { useWords } from '../words.tsx'
import { Backdrop } from './backdrop.tsx'
import { SeatCards } from './seatcards.tsx'
import { Notice } from './tablepage.tsx'

/** How often somebody at the door looks who has sat down meanwhile. */
const LOOK_EVERY_MS = 4000

/** At the door of a table: who is there, and how I am called. */
export function JoinPage({ code, onSeat }: { code: string; onSeat: () => void }) {
  const { t, lang } = useWords()
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
        {failure && <a href="/">{t.toAllTables}</a>}
      </Notice>
    )
  const full = lobby.seats.every(seat => seat.name !== null)
  if (lobby.started || full)
    return (
      <Notice code={code} text={failureText(lobby.started ? 'alreadyStarted' : 'tableFull', lang)}>
        <a href="/">{t.toAllTables}</a>
      </Notice>
    )
  return <JoinForm lobby={lobby} onSeat={onSeat} onRefused={look} />
}

function JoinForm({ lobby, onSeat, onRefused }: { lobby: Lobby; onSeat: () => void; onRefused: () => void }) {
  const { t } = useWords()
  const [name, setName] = useState(remembered('name') ?? '')
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const host = lobby.seats[lobby.host]?.name ?? ''

  const sit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    remember('name', name.trim())
    const answer = await takeSeat(lobby.code, { name: name.trim() })
    setSending(false)
    if ('failure' in answer) {
      setFailure(answer.failure)
      return onRefused()
    }
    holdSeat(answer.value)
    onSeat()
  }
  return (
    <div className="page lobby">
      <Backdrop />
      <PageHeader />
      <main>
        <h1>{t.invitedBy(host)}</h1>
        <SeatCards lobby={lobby} mine={null} />
        <form className="joinform" onSubmit={sit}>
          <div className="fields">
            <NameField name={name} onChange={setName} />
            <button type="submit" className="primary" disabled={sending}>
              {t.sitDown} <Icon name="play" />
            </button>
          </div>
          <FailureNote failure={failure} />
        </form>
      </main>
    </div>
  )
}
