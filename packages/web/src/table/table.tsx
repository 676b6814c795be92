import { boards, type View } from '@coldwake/rules'
import type { Context } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { useMemo, useRef, useState } from 'react'
import { colourOf } from '../art/portrait.tsx'
import { mapOf } from '../board/geometry.ts'
import type { CameraControl } from '../board/useCamera.ts'
import type { Line, LineState } from '../net/connection.ts'
import { useSpeed } from '../stage/speed.ts'
import { useStage } from '../stage/useStage.ts'
import { useWords } from '../words.tsx'
import { BoardBox } from './boardbox.tsx'
import { Drawer } from './drawer.tsx'
import { blockedOf, riskOf, routeOf, targetsOf } from './forecast.ts'
import { Hand } from './hand.tsx'
import { Live } from './live.tsx'
import { Me } from './me.tsx'
import { type Panel, TableContext, type TableModel } from './model.tsx'
import { NotebookSection } from './notebook.tsx'
import { Rail } from './rail.tsx'
import { Tabs } from './tabs.tsx'
import { TopStrip } from './topstrip.tsx'
import { useChoosing } from './useChoosing.ts'
import { useKeys } from './useKeys.ts'

interface TableProps {
  line: Line
  state: LineState
  lobby: Lobby
  view: View & { me: NonNullable<View['me']> }
}

/** The table while a game is on. */
export function Table({ line, state, lobby, view: { table, me } }: TableProps) {
  const words = useWords()
  const { lang, t } = words
  const [panel, open] = useState<Panel | null>(null)
  const [speed] = useSpeed()
  const mine = table.crew.find(crew => crew.seat === me.seat)?.character ?? null
  const choosing = useChoosing(line, table, me, state.busy)
  const map = useMemo(() => mapOf(boards[table.board]), [table.board])
  const name = useMemo(() => {
    const names = lobby.seats.map((seat, i) => seat.name ?? t.seatNumber(i + 1))
    return (seat: number) => names[seat] ?? t.seatNumber(seat + 1)
  }, [lobby.seats, t])
  const ctx: Context = useMemo(() => ({ table, names: name, me: me.seat }), [table, name, me.seat])
  const model: TableModel = {
    line,
    state,
    lobby,
    table,
    me,
    map,
    ctx,
    name,
    choosing,
    targets: targetsOf(map, choosing, ctx, words),
    blocked: blockedOf(state, choosing, lang),
    route: routeOf(choosing, ctx),
    risk: riskOf(map, choosing, ctx),
    panel,
    open,
  }
  const stage = useStage(table, state.fresh, speed)
  const camera = useRef<CameraControl>(null)
  useKeys(model, camera, stage.skip, stage.beat !== null)
  return (
    <TableContext.Provider value={model}>
      <div
        className={`table ${panel ? 'with-drawer' : ''}`}
        style={{ '--speed': speed || 1, '--my': colourOf(mine) } as React.CSSProperties}
      >
        <TopStrip />
        <BoardBox model={model} shown={stage.table} beat={stage.beat} camera={camera} skip={stage.skip} />
        <Rail />
        <footer className="dock">
          <Me />
          <Hand />
          <NotebookSection />
        </footer>
        <Drawer />
        <Tabs />
      </div>
      <Live />
    </TableContext.Provider>
  )
}
