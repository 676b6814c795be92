/** Everything the parts of the table share: the view, who is called what, and the choice being made. */
import type { MyView, RoomId, Seat, TableView } from '@coldwake/rules'
import type { Context } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { createContext, useContext } from 'react'
import type { Risk } from '../board/corridors.tsx'
import type { BoardMap } from '../board/geometry.ts'
import type { Target } from '../board/target.ts'
import type { Line, LineState } from '../net/connection.ts'
import type { Choosing } from './useChoosing.ts'

export interface TableModel {
  line: Line
  state: LineState
  lobby: Lobby
  table: TableView
  me: MyView
  map: BoardMap
  /** For the sentences of the text package. */
  ctx: Context
  name: (seat: Seat) => string
  choosing: Choosing
  /** What glows on the board. */
  targets: ReadonlyMap<string, Target>
  blocked: ReadonlyMap<RoomId, string>
  route: readonly [RoomId, RoomId] | null
  risk: ReadonlyMap<string, Risk>
  panel: Panel | null
  open: (panel: Panel | null) => void
}

export type Panel = 'log' | 'notes' | 'crew' | 'me' | 'ship' | 'rooms' | 'settings' | 'keys'

export const TableContext = createContext<TableModel | null>(null)

export function useTable(): TableModel {
  const model = useContext(TableContext)
  if (!model) throw new Error('no table here')
  return model
}
