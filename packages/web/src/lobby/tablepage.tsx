import { type RefusalKey, refusalText } from '@coldwake/text'
import { useState } from 'react'
import { End } from '../end/end.tsx'
import type { Line } from '../net/connection.ts'
import { forgetSeat, type HeldSeat, heldSeat } from '../net/seats.ts'
import { useLine, useLineState } from '../net/useLine.ts'
import { Table } from '../table/table.tsx'
import { useWords } from '../words.tsx'
import { Backdrop } from './backdrop.tsx'
import { JoinPage } from './join.tsx'
import { LobbyPage } from './lobby.tsx'

/** `/t/CODE`: the door for whoever has no seat here, the lobby before the game, the table during it, the end. */
export function TablePage({ code }: { code: string }) {
  const [seat, setSeat] = useState<HeldSeat | null>(() => heldSeat(code))
  if (!seat) return <JoinPage code={code} onSeat={() => setSeat(heldSeat(code))} />
  return (
    <Seated
      seat={seat}
      onForget={() => {
        forgetSeat(code)
        setSeat(null)
      }}
    />
  )
}

function Seated({ seat, onForget }: { seat: HeldSeat; onForget: () => void }) {
  const line = useLine(seat)
  return line ? <Online key={seat.token} line={line} seat={seat} onForget={onForget} /> : null
}

function Online({ line, seat, onForget }: { line: Line; seat: HeldSeat; onForget: () => void }) {
  const { t } = useWords()
  const state = useLineState(line)
  const { view, lobby, status } = state
  if (status === 'refused' && state.trouble) return <Refused why={state.trouble} onForget={onForget} />
  if (!lobby) return <Notice text={status === 'lost' ? t.reconnecting : t.connecting} />
  const me = view?.me
  return (
    <>
      {status !== 'open' && (
        <div className="offline" role="status">
          {t.reconnecting}
        </div>
      )}
      {!view || !me ? (
        <LobbyPage lobby={lobby} seat={seat} mine={state.seat ?? seat.seat} />
      ) : view.table.over ? (
        <End view={{ table: view.table, me }} over={view.table.over} lobby={lobby} events={state.events} />
      ) : (
        <Table line={line} state={state} lobby={lobby} view={{ table: view.table, me }} />
      )}
    </>
  )
}

export function Notice({ text, code, children }: { text: string; code?: string; children?: React.ReactNode }) {
  return (
    <main className="notice">
      <Backdrop />
      <a className="logo" href="/">
        Coldwake
      </a>
      {code && <p className="bigcode">{code}</p>}
      <p role="status">{text}</p>
      {children}
    </main>
  )
}

function Refused({ why, onForget }: { why: RefusalKey; onForget: () => void }) {
  const { t, lang } = useWords()
  return (
    <Notice text={refusalText(why, lang)}>
      <button type="button" className="ghost" onClick={onForget}>
        {t.forgetSeat}
      </button>
      <a href="/">{t.toAllTables}</a>
    </Notice>
  )
}
