import type { Lobby } from '@coldwake/wire'
import { useEffect, useRef, useState } from 'react'
import { FailureNote } from '../failure.tsx'
import { PageHeader } from '../home/pageheader.tsx'
import { Icon } from '../icons/icon.tsx'
import { type Failure, startTable } from '../net/api.ts'
import type { HeldSeat } from '../net/seats.ts'
import { tablePath } from '../route.ts'
import { useWords } from '../words.tsx'
import { Backdrop } from './backdrop.tsx'
import { SeatCards } from './seatcards.tsx'

interface LobbyPageProps {
  lobby: Lobby
  seat: HeldSeat
  mine: number
}

/** Before the game: who sits where, and how others get here. */
export function LobbyPage({ lobby, seat, mine }: LobbyPageProps) {
  const { t } = useWords()
  const open = lobby.seats.filter(one => one.name === null).length
  useEffect(() => {
    document.title = `${lobby.code} — Coldwake`
  }, [lobby.code])
  return (
    <div className="page lobby">
      <Backdrop />
      <PageHeader />
      <main>
        <h1>{open > 0 ? t.waitingForCrew(open) : t.crewComplete}</h1>
        <SeatCards lobby={lobby} mine={mine} />
        <div className="below">
          <Invite code={lobby.code} open={open} />
          <Start lobby={lobby} seat={seat} host={mine === lobby.host} open={open} />
        </div>
      </main>
    </div>
  )
}

function Invite({ code, open }: { code: string; open: number }) {
  const { t } = useWords()
  const link = `${window.location.origin}${tablePath(code)}`
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // Without permission, or off https, the old way still works on what is selected.
      document.execCommand('copy')
    }
    setCopied(true)
  }
  return (
    <section className="invite" aria-label={t.invite}>
      <h2>{open > 0 ? t.invite : t.tableCode}</h2>
      <p className="bigcode">{code}</p>
      <div className="join">
        <input ref={field} readOnly value={link} aria-label={t.inviteLink} onFocus={event => event.target.select()} />
        <button type="button" className="ghost" onClick={copy}>
          {copied ? (
            <>
              <Icon name="check" /> {t.copied}
            </>
          ) : (
            t.copyLink
          )}
        </button>
      </div>
      <p className="hint">{open > 0 ? t.inviteHint : t.noSeatLeft}</p>
    </section>
  )
}

function Start({ lobby, seat, host, open }: { lobby: Lobby; seat: HeldSeat; host: boolean; open: number }) {
  const { t } = useWords()
  const [failure, setFailure] = useState<Failure | null>(null)
  const hostName = lobby.seats[lobby.host]?.name ?? ''
  const start = async () => {
    const answer = await startTable(lobby.code, seat.token)
    setFailure('failure' in answer ? answer.failure : null)
  }
  return (
    <section className="start" aria-label={t.start}>
      {host && open === 0 && (
        <button type="button" className="primary" onClick={start}>
          {t.startGame} <Icon name="play" />
        </button>
      )}
      {host && open > 0 && <p className="waits">{t.startWhenFull(open)}</p>}
      {!host && <p className="waits">{open > 0 ? t.startWhenFull(open) : t.hostStarts(hostName)}</p>}
      <FailureNote failure={failure} />
    </section>
  )
}
