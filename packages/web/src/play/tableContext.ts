/**
 * What the parts of a table share. There is one context for each thing that changes by itself, so that a part is drawn
 * again only when something it uses has changed: what shows the game is left alone while its player composes an answer.
 */
import type { EventFace, MyView, Name, OpenView, Option, RoomId, Seat, TableView } from '@coldwake/rules/facts'
import type { Context } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { type ComponentType, createContext, type Context as ReactContext, useContext } from 'react'
import type { Route } from './board/Board.tsx'
import type { Risk } from './board/Corridors.tsx'
import type { BoardMap, Box } from './board/geometry.ts'
import type { Target } from './board/target.ts'
import type { Choosing } from './choice/useChoosing.ts'
import type { Line } from './connection/connection.ts'
import type { LineState } from './connection/lineState.ts'
import type { Beat } from './stage/scenes/storyboard.ts'
import type { Stage } from './stage/useStage.ts'

/** The game as it is shown: what lies open, what I know, who sits where, and what has happened. */
export interface TableGame {
  lobby: Lobby
  table: TableView
  /** Null for whoever only watches. */
  me: MyView | null
  /** What others hold and know, where that lies open to me. */
  opened: readonly OpenView[]
  map: BoardMap
  /** For the sentences of the text package. */
  ctx: Context
  name: (seat: Seat) => string
  /** What has been told by now, oldest first. What is still to be played on the board is not among it. */
  events: readonly EventFace[]
  /** Numbers of the events that do not count any more. */
  undone: ReadonlySet<number>
  /** To the moment of an event, where one looks at a whole game. */
  jump?: (event: number) => void
}

/** The open question and the answer that is being composed, with what they mean on the board. */
export interface TableChoice extends Choosing {
  /** What glows on the board. */
  targets: ReadonlyMap<string, Target>
  blocked: ReadonlyMap<RoomId, string>
  route: Route | null
  risk: ReadonlyMap<string, Risk>
}

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
  | 'plays'
  | 'reenter'
>

/** The line to the server, and what it tells besides the game: talk, clock, reasons, trouble. */
export interface TableConnection {
  line: TableLine
  state: Omit<LineState, 'lobby' | 'seat' | 'view' | 'opened' | 'events'>
  /** How much of the talk is new. */
  unread: number
  /** How many private words to me I have not read, as `PrivateWordNotice` finds it. */
  unreadWhispers: number
  setUnreadWhispers: (count: number) => void
}

export type Panel =
  | 'talk'
  | 'log'
  | 'notes'
  | 'crew'
  | 'me'
  | 'ship'
  | 'rooms'
  | 'settings'
  | 'keys'
  | 'legend'
  | 'coach'

/** Something that the player is about to do at the table. */
export interface Deed {
  /** The question that it answers. */
  n: number
  option: Option
  /** False while it is only picked; true when it is sent. */
  done: boolean
  /** The cards that pay. */
  pays: readonly Name[]
}

/** A guide at a practice table: watches what the player does, holds pictures, and speaks over the table. */
export interface Guide {
  /** Asked before every deed. False: it does not happen, and the guide says why. */
  allows: (deed: Deed) => boolean
  /** Does this picture wait for the guide? Without it none does. */
  holds?: (beat: Beat) => boolean
  /** More is to be said: the table stays, even when the game is over. */
  speaks?: boolean
  /** The part of the board that shows what the guide speaks of. */
  frames?: (map: BoardMap, table: TableView) => Box | null
  /** Cards that are needed later, and so are not proposed to pay. */
  keeps?: readonly Name[]
  /** May this be explained to somebody who points at it? Without it everything is. */
  explains?: (element: Element) => boolean
  Overlay: ComponentType
}

/** The drawer that is open. */
export interface OpenPanel {
  panel: Panel | null
  open: (panel: Panel | null) => void
}

export const GameContext = createContext<TableGame | null>(null)
export const ChoiceContext = createContext<TableChoice | null>(null)
export const ConnectionContext = createContext<TableConnection | null>(null)
/** Null everywhere but at practice tables. */
export const GuideContext = createContext<Guide | null>(null)
export const PanelContext = createContext<OpenPanel | null>(null)

export const useGame = () => useAtTable(GameContext)
export const useChoice = () => useAtTable(ChoiceContext)
export const useConnection = () => useAtTable(ConnectionContext)
/** What is being played, and the ways past it. */
export const StageContext = createContext<Stage | null>(null)

export const useStaged = () => useAtTable(StageContext)
export const usePanel = () => useAtTable(PanelContext)

function useAtTable<Part>(context: ReactContext<Part | null>): Part {
  const part = useContext(context)
  if (!part) throw new Error('no table here')
  return part
}
