/** Everything the parts of the table share: the view, who is called what, and the choice being made. */
import type { MyView, RoomId, Seat, TableView } from '@coldwake/rules/facts'
import type { Context } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { createContext, useContext } from 'react'
import type { Route } from './board/Board.tsx'
import type { Risk } from './board/Corridors.tsx'
import type { BoardMap } from './board/geometry.ts'
import type { Target } from './board/target.ts'
import type { Choosing } from './choice/useChoosing.ts'
import type { Line } from './connection/connection.ts'
import type { LineState } from './connection/lineState.ts'

/** What the table says to the server. */
export type TableLine = Pick<
  Line,
  | 'answer'
  | 'takeBack'
  | 'standing'
  | 'holdTurn'
  | 'why'
  | 'forgive'
  | 'propose'
  | 'agree'
  | 'talk'
  | 'whisper'
  | 'earlierTalk'
  | 'hurry'
  | 'reenter'
>

export interface TableModel {
  line: TableLine
  state: LineState
  lobby: Lobby
  table: TableView
  /** Null for whoever only watches. */
  me: MyView | null
  map: BoardMap
  /** For the sentences of the text package. */
  ctx: Context
  name: (seat: Seat) => string
  choosing: Choosing
  /** What glows on the board. */
  targets: ReadonlyMap<string, Target>
  blocked: ReadonlyMap<RoomId, string>
  route: Route | null
  risk: ReadonlyMap<string, Risk>
  /** Numbers of the events that do not count any more. */
  undone: ReadonlySet<number>
  /** How much of the talk is new. */
  unread: number
  /** How many private words to me I have not read, as `PrivateWordNotice` finds it. */
  unreadWhispers: number
  setUnreadWhispers: (count: number) => void
  panel: Panel | null
  open: (panel: Panel | null) => void
  /** To the moment of an event, where one looks at a whole game. */
  jump?: (event: number) => void
}

export type Panel = 'talk' | 'log' | 'notes' | 'crew' | 'me' | 'ship' | 'rooms' | 'settings' | 'keys'

export const TableContext = createContext<TableModel | null>(null)

export function useTable(): TableModel {
  const model = useContext(TableContext)
  if (!model) throw new Error('no table here')
  return model
}
