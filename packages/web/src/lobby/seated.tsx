import type { Lobby } from '@coldwake/wire'
import { useEffect } from 'react'
import { isLocal } from '../net/code.ts'
import type { Line } from '../net/connection.ts'
import { type HeldSeat, holdSeat } from '../net/seats.ts'
import { useLine, useLineState } from '../net/useLine.ts'
import { part } from '../part.tsx'
import { whenIdle } from '../pwa/idle.ts'
import { lookForNews } from '../pwa/install.ts'
import { Table } from '../table/table.tsx'
import { useWords, type Words } from '../words.tsx'
import { Gone } from './gone.tsx'
import { Notice } from './notice.tsx'

const LobbyPage = part(() => import('./lobby.tsx').then(({ LobbyPage }) => LobbyPage), 'pages')
const End = part(() => import('../end/end.tsx').then(({ End }) => End), 'pages', 'stage', 'log')
const Refused = part(() => import('./refused.tsx').then(({ Refused }) => Refused), 'pages')
const Again = part(() => import('../end/again.tsx').then(({ Again }) => Again), 'pages', 'stage')
const LocalAgain = part(() => import('../local/again.tsx').then(({ LocalAgain }) => LocalAgain), 'pages')

/** Whoever has a seat, or looks on: the lobby before the game, the table during it, the end. */
export function Seated({ seat, onForget }: { seat: HeldSeat; onForget: () => void }) {
  const line = useLine(seat)
  return line ? <Online key={seat.token} line={line} seat={seat} onForget={onForget} /> : null
}

export function Online({ line, seat, onForget }: { line: Line; seat: HeldSeat; onForget: () => void }) {
  const { t } = useWords()
  const state = useLineState(line)
  const { view, lobby, status } = state
  // Whose seat a link was for is known once the table has said so.
  const mine = lobby ? state.seat : seat.seat
  useEffect(() => {
    if (mine !== seat.seat) holdSeat({ ...seat, seat: mine })
  }, [seat, mine])
  useEffect(() => whenIdle(End.preload), [])
  useEffect(() => {
    if (status === 'open') lookForNews()
  }, [status])
  if (status === 'refused') return <Refused code={seat.code} why={state.trouble ?? 'internal'} onForget={onForget} />
  if (status === 'shownOut' || status === 'dropped')
    return (
      <Gone text={status === 'dropped' ? t.table.dropped : whyOut(mine, lobby, t)}>
        {status === 'dropped' ? (
          <button type="button" className="ghost" onClick={() => window.location.reload()}>
            {t.shell.tryAgain}
          </button>
        ) : (
          <button type="button" className="ghost" onClick={onForget}>
            {t.table.toTheDoor}
          </button>
        )}
      </Gone>
    )
  // Whoever plays is told of their game right after the table; onlookers may have to wait for theirs.
  const coming = lobby?.started && !view && state.seat !== null
  if (!lobby || coming) return <Notice text={status === 'lost' ? t.reconnecting : t.connecting} />
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
        <End
          view={view}
          over={view.table.over}
          lobby={lobby}
          events={state.events}
          live={state.fresh.events.some(({ e }) => e === 'over')}
          again={
            isLocal(lobby.code) ? (
              <LocalAgain lobby={lobby} />
            ) : (
              state.seat !== null && <Again lobby={lobby} seat={state.seat} talk={state.talk} line={line} />
            )
          }
        />
      ) : (
        <Table line={line} state={state} lobby={lobby} view={view} />
      )}
    </>
  )
}

/** Before the start a host may free a seat; later only its link changes. */
function whyOut(mine: number | null, lobby: Lobby | null, t: Words['t']): string {
  if (mine === null) return t.table.shownOutWatching
  return lobby?.started ? t.table.shownOut : t.table.stoodUp
}
