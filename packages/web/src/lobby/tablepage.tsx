import { type RefusalKey, refusalText } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { type ReactNode, useEffect, useState } from 'react'
import { answerOffer, isOffered } from '../arrive.ts'
import { End } from '../end/end.tsx'
import type { Line } from '../net/connection.ts'
import { forgetSeat, type HeldSeat, heldSeat, holdSeat } from '../net/seats.ts'
import { useLine, useLineState } from '../net/useLine.ts'
import { Table } from '../table/table.tsx'
import { useWords, type Words } from '../words.tsx'
import { JoinPage } from './join.tsx'
import { LobbyPage } from './lobby.tsx'
import { Notice } from './notice.tsx'

/** `/t/CODE`: the door for whoever has no seat here, the lobby before the game, the table during it, the end. */
export function TablePage({ code }: { code: string }) {
  const [seat, setSeat] = useState<HeldSeat | null>(() => heldSeat(code))
  const [offered, setOffered] = useState(() => isOffered(code))
  if (offered)
    return (
      <TwoSeats
        onAnswer={take => {
          answerOffer(take)
          setSeat(heldSeat(code))
          setOffered(false)
        }}
      />
    )
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

/** A link brought one seat, and this browser has another: nobody loses one without being asked. */
function TwoSeats({ onAnswer }: { onAnswer: (take: boolean) => void }) {
  const { t } = useWords()
  return (
    <Notice text={t.lobby.twoSeats}>
      <p className="hint">{t.lobby.twoSeatsSays}</p>
      <button type="button" className="primary" onClick={() => onAnswer(false)}>
        {t.lobby.keepMine}
      </button>
      <button type="button" className="ghost" onClick={() => onAnswer(true)}>
        {t.lobby.useLink}
      </button>
    </Notice>
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
  // Whose seat a link was for is known once the table has said so.
  const mine = lobby ? state.seat : seat.seat
  useEffect(() => {
    if (mine !== seat.seat) holdSeat({ ...seat, seat: mine })
  }, [seat, mine])
  if (status === 'refused') return <Refused why={state.trouble ?? 'internal'} onForget={onForget} />
  if (status === 'shownOut' || status === 'dropped')
    return (
      <Gone text={status === 'dropped' ? t.table.dropped : whyOut(mine, lobby, t)}>
        {status === 'dropped' ? (
          <button type="button" className="ghost" onClick={() => window.location.reload()}>
            {t.lobby.tryAgain}
          </button>
        ) : (
          <button type="button" className="ghost" onClick={onForget}>
            {t.lobby.toTheDoor}
          </button>
        )}
      </Gone>
    )
  if (!lobby) return <Notice text={status === 'lost' ? t.reconnecting : t.connecting} />
  return (
    <>
      {status === 'lost' && (
        <div className="offline" role="status">
          {t.reconnecting}
        </div>
      )}
      {!view ? (
        <LobbyPage lobby={lobby} seat={seat} mine={state.seat} onForget={onForget} />
      ) : view.table.over ? (
        <End view={view} over={view.table.over} lobby={lobby} events={state.events} />
      ) : (
        <Table line={line} state={state} lobby={lobby} view={view} />
      )}
    </>
  )
}

/** Before the start a host may free a seat; later only its link changes. */
function whyOut(mine: number | null, lobby: Lobby | null, t: Words['t']): string {
  if (mine === null) return t.table.shownOutWatching
  return lobby?.started ? t.table.shownOut : t.lobby.stoodUp
}

function Gone({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useWords()
  return (
    <Notice text={text}>
      {children}
      <a href="/">{t.toAllTables}</a>
    </Notice>
  )
}

function Refused({ why, onForget }: { why: RefusalKey; onForget: () => void }) {
  const { t, lang } = useWords()
  // Whatever else is wrong may be right again later; the seat is kept for that.
  const lost = why === 'wrongToken' || why === 'unknownTable'
  return (
    <Gone text={refusalText(why, lang)}>
      <button type="button" className="ghost" onClick={lost ? onForget : () => window.location.reload()}>
        {lost ? t.forgetSeat : t.lobby.tryAgain}
      </button>
    </Gone>
  )
}
