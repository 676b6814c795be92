import './table.css'
import './turn/dock.css'
import { findBoard, type Seat, type View } from '@coldwake/rules/facts'
import type { Context } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { Suspense, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../app/LazyPart.tsx'
import { seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { colourOf } from '../art/people/Portrait.tsx'
import { GameWords } from '../games/GameWords.tsx'
import { IntruderPlayerDock } from '../games/lazyIntruderPlayer.ts'
import { isIntruderPlayer } from '../games/viewFacts.ts'
import { useSounds } from '../sound/useSounds.ts'
import { BoardArea } from './board/BoardArea.tsx'
import { mapOf } from './board/geometry.ts'
import type { CameraControl } from './board/useCamera.ts'
import { blockedOf, riskOf, routeOf, targetsOf } from './choice/forecast.ts'
import { preloadTable } from './choice/lazyAnswer.ts'
import { useChoosing } from './choice/useChoosing.ts'
import type { LineState } from './connection/lineState.ts'
import { usePlaybackPace } from './stage/playbackSpeed.ts'
import { type Stage, useStage } from './stage/useStage.ts'
import { useTold } from './stage/useTold.ts'
import { type Panel, TableContext, type TableLine, type TableModel } from './tableContext.ts'
import { Announcements } from './turn/Announcements.tsx'
import { Hand } from './turn/Hand.tsx'
import { MyCharacter } from './turn/MyCharacter.tsx'
import { Notebook } from './turn/Notebook.tsx'
import { Notices } from './turn/Notices.tsx'
import { Rail } from './turn/Rail.tsx'
import { Tabs } from './turn/Tabs.tsx'
import { TopStrip } from './turn/TopStrip.tsx'
import { useUnread } from './turn/talkNews.ts'
import { useKeys } from './turn/useKeys.ts'
import { undoneEvents } from './undoneEvents.ts'

const Drawer = lazyPart(
  () => import('./panels/Drawer.tsx').then(({ Drawer }) => Drawer),
  'pages',
  'panels',
  'stage',
  'log',
)

interface TableProps {
  line: TableLine
  state: LineState
  lobby: Lobby
  view: View
}

/** The table while a game is on, in the words of that game. */
export function Table(props: TableProps) {
  preloadTable(props.view.table)
  return (
    <GameWords game={props.view.table.game}>
      <Playing {...props} />
    </GameWords>
  )
}

/** News is put on the reel before anything of it is worked out. */
function Playing(props: TableProps) {
  const stage = useStage(props.view.table, props.state.fresh, usePlaybackPace())
  return <Seated {...props} stage={stage} />
}

function Seated({ line, state, lobby, view: { table, me }, stage }: TableProps & { stage: Stage }) {
  const words = useWords()
  const { lang, t } = words
  const [panel, open] = useState<Panel | null>(null)
  const seat = me?.seat ?? null
  const mine = table.crew.find(crew => crew.seat === seat)?.character ?? null
  const hunts = isIntruderPlayer(table, seat)
  const choosing = useChoosing({
    line,
    table,
    me,
    left: state.left,
    busy: state.busy,
    still: lobby.paused || lobby.over,
  })
  const { game, board } = table
  const map = useMemo(() => mapOf(findBoard({ game, board })), [game, board])
  const name = useMemo(() => (seat: Seat) => seatName(lobby, seat, t), [lobby, t])
  const ctx: Context = useMemo(() => ({ table, names: name, me: seat }), [table, name, seat])
  const off = useMemo(() => undoneEvents(state.events), [state.events])
  const unread = useUnread(lobby.code, state, seat, panel)
  const [unreadWhispers, setUnreadWhispers] = useState(0)
  const told = useTold(state, stage.told)
  const { entries, decision, draft } = choosing
  const { obstacles } = state
  const targets = useMemo(() => targetsOf(map, { entries, draft }, ctx, words), [map, entries, draft, ctx, words])
  const blocked = useMemo(() => blockedOf(obstacles, { entries, decision }, lang), [obstacles, entries, decision, lang])
  const route = useMemo(() => routeOf(map, draft, ctx), [map, draft, ctx])
  const risk = useMemo(() => riskOf(map, draft, ctx), [map, draft, ctx])
  const model: TableModel = {
    line,
    state: told,
    lobby,
    table,
    me,
    map,
    ctx,
    name,
    choosing,
    targets,
    blocked,
    route,
    risk,
    undone: off,
    unread: unread + unreadWhispers,
    unreadWhispers,
    setUnreadWhispers,
    panel,
    open,
  }
  const camera = useRef<CameraControl>(null)
  useSounds(stage, state.fresh)
  useKeys(model, camera, stage.skip, stage.beat !== null)
  return (
    <TableContext.Provider value={model}>
      <div
        className={`table ${panel ? 'with-drawer' : ''} ${me ? '' : 'watched'} ${hunts ? 'hunts' : ''}`}
        data-game={table.game}
        style={{ '--speed': stage.speed, '--my': hunts ? 'var(--danger)' : colourOf(mine) } as React.CSSProperties}
      >
        <TopStrip />
        <Notices />
        <BoardArea model={model} stage={stage} camera={camera} />
        <Rail />
        {me && (
          <footer className="dock">
            <Suspense>
              {hunts ? (
                <IntruderPlayerDock />
              ) : (
                <>
                  <MyCharacter />
                  <Hand />
                  <Notebook />
                </>
              )}
            </Suspense>
          </footer>
        )}
        {panel && (
          <Suspense>
            <Drawer />
          </Suspense>
        )}
        <Tabs />
      </div>
      <Announcements />
    </TableContext.Provider>
  )
}
