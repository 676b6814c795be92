import { findBoard, type Seat, type View } from '@coldwake/rules/facts'
import type { Context } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { Suspense, useMemo, useRef, useState } from 'react'
import { colourOf } from '../art/portrait.tsx'
import { mapOf } from '../board/geometry.ts'
import type { CameraControl } from '../board/useCamera.ts'
import { isHunter } from '../hunt/hunter.ts'
import { HunterDock } from '../hunt/parts.ts'
import { seatName } from '../lobby/names.ts'
import type { LineState } from '../net/state.ts'
import { part } from '../part.tsx'
import { useSounds } from '../sound/useSounds.ts'
import { Speaking } from '../speaking.tsx'
import { usePace } from '../stage/speed.ts'
import { type Stage, useStage } from '../stage/useStage.ts'
import { useTold } from '../stage/useTold.ts'
import { useWords } from '../words.tsx'
import { BoardBox } from './boardbox.tsx'
import { blockedOf, riskOf, routeOf, targetsOf } from './forecast.ts'
import { Hand } from './hand.tsx'
import { Live } from './live.tsx'
import { Me } from './me.tsx'
import { type Panel, TableContext, type TableLine, type TableModel } from './model.tsx'
import { NotebookSection } from './notebook.tsx'
import { Notices } from './notices.tsx'
import { preloadTable } from './parts.ts'
import { Rail } from './rail.tsx'
import { Tabs } from './tabs.tsx'
import { useUnread } from './talk.ts'
import { TopStrip } from './topstrip.tsx'
import { undone } from './undone.ts'
import { useChoosing } from './useChoosing.ts'
import { useKeys } from './useKeys.ts'

const Drawer = part(() => import('./drawer.tsx').then(({ Drawer }) => Drawer), 'around', 'panels', 'stage', 'told')

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
    <Speaking game={props.view.table.game}>
      <Playing {...props} />
    </Speaking>
  )
}

/** News is put on the reel before anything of it is worked out. */
function Playing(props: TableProps) {
  const stage = useStage(props.view.table, props.state.fresh, usePace())
  return <Seated {...props} stage={stage} />
}

function Seated({ line, state, lobby, view: { table, me }, stage }: TableProps & { stage: Stage }) {
  const words = useWords()
  const { lang, t } = words
  const [panel, open] = useState<Panel | null>(null)
  const seat = me?.seat ?? null
  const mine = table.crew.find(crew => crew.seat === seat)?.character ?? null
  const hunts = isHunter(table, seat)
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
  const off = useMemo(() => undone(state.events), [state.events])
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
        <BoardBox model={model} stage={stage} camera={camera} />
        <Rail />
        {me && (
          <footer className="dock">
            <Suspense>
              {hunts ? (
                <HunterDock />
              ) : (
                <>
                  <Me />
                  <Hand />
                  <NotebookSection />
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
      <Live />
    </TableContext.Provider>
  )
}
