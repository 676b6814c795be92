import type { Lobby } from '@coldwake/wire'
import { useCallback, useEffect, useState } from 'react'
import { lazyPart } from '../app/LazyPart.tsx'
import { Notice } from '../app/Notice.tsx'
import { lookForNews } from '../app/pwa/install.ts'
import { useWords, type Words } from '../app/words.ts'
import { type HeldSeat, holdSeat } from '../net/heldSeats.ts'
import { isLocal } from '../net/localCode.ts'
import type { Line } from './connection/connection.ts'
import type { LineState } from './connection/lineState.ts'
import { useLine, useLineState } from './connection/useLine.ts'
import { NotAtTable } from './NotAtTable.tsx'
import { Table } from './Table.tsx'

const LobbyPage = lazyPart(() => import('../lobby/LobbyPage.tsx').then(({ LobbyPage }) => LobbyPage), 'pages')
const EndPage = lazyPart(() => import('../end/EndPage.tsx').then(({ EndPage }) => EndPage), 'pages', 'stage', 'log')
const Refused = lazyPart(() => import('../lobby/Refused.tsx').then(({ Refused }) => Refused), 'pages')
const PlayAgain = lazyPart(() => import('../end/PlayAgain.tsx').then(({ PlayAgain }) => PlayAgain), 'pages', 'stage')
const PlayAgainHere = lazyPart(
  () => import('../local/PlayAgainHere.tsx').then(({ PlayAgainHere }) => PlayAgainHere),
  'pages',
)

/** Whoever has a seat, or looks on: the lobby before the game, the table during it, the end. */
export function SeatedTable({ seat, onForget }: { seat: HeldSeat; onForget: () => void }) {
  const line = useLine(seat)
  return line ? <ConnectedTable key={seat.token} line={line} seat={seat} onForget={onForget} /> : null
}

interface ConnectedProps {
  line: Line
  seat: HeldSeat
  onForget: () => void
}

export const ConnectedTable = (props: ConnectedProps) => <TableAt {...props} state={useLineState(props.line)} />

/** The table in a state of its line. */
export function TableAt({ line, state, seat, onForget }: ConnectedProps & { state: LineState }) {
  const { t } = useWords()
  const { view, lobby, status } = state
  // Whose seat a link was for is known once the table has said so.
  const mine = lobby ? state.seat : seat.seat
  useEffect(() => {
    if (mine !== seat.seat) holdSeat({ ...seat, seat: mine })
  }, [seat, mine])
  const ended = Boolean(view?.table.over)
  // While the last pictures are shown.
  useEffect(() => {
    if (ended) EndPage.preload()
  }, [ended])
  useEffect(() => {
    if (status === 'open') lookForNews()
  }, [status])
  // It ended before our eyes: the page for it comes after the last picture.
  const live = state.fresh.events.some(({ e }) => e === 'over')
  const [watched, setWatched] = useState(false)
  const onEnd = useCallback(() => setWatched(true), [])
  if (status === 'refused') return <Refused code={seat.code} why={state.trouble ?? 'internal'} onForget={onForget} />
  if (status === 'shownOut' || status === 'dropped')
    return (
      <NotAtTable text={status === 'dropped' ? t.table.dropped : whyOut(mine, lobby, t)}>
        {status === 'dropped' ? (
          <button type="button" className="ghost" onClick={() => window.location.reload()}>
            {t.shell.tryAgain}
          </button>
        ) : (
          <button type="button" className="ghost" onClick={onForget}>
            {t.table.toTheDoor}
          </button>
        )}
      </NotAtTable>
    )
  // Whoever plays is told of their game right after the table; onlookers may have to wait for theirs.
  const coming = lobby?.started && !view && state.seat !== null
  if (!lobby || coming)
    return <Notice brief={status !== 'lost'} text={status === 'lost' ? t.reconnecting : t.connecting} />
  return (
    <>
      {status === 'lost' && (
        <div className="offline" role="status">
          {t.reconnecting}
        </div>
      )}
      {!view ? (
        <LobbyPage lobby={lobby} seat={seat} mine={state.seat} onForget={onForget} />
      ) : view.table.over && (watched || !live) ? (
        <EndPage
          view={view}
          over={view.table.over}
          lobby={lobby}
          events={state.events}
          live={live}
          again={
            isLocal(lobby.code) ? (
              <PlayAgainHere lobby={lobby} />
            ) : (
              state.seat !== null && <PlayAgain lobby={lobby} seat={state.seat} talk={state.talk} line={line} />
            )
          }
        />
      ) : (
        <Table line={line} state={state} lobby={lobby} view={view} onEnd={onEnd} />
      )}
    </>
  )
}

/** Before the start a host may free a seat; later only its link changes. */
function whyOut(mine: number | null, lobby: Lobby | null, t: Words['t']): string {
  if (mine === null) return t.table.shownOutWatching
  return lobby?.started ? t.table.shownOut : t.table.stoodUp
}
