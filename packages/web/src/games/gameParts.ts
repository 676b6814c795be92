/** What each game adds to a table. `games/index.ts` lists the games. */
import type { Ask, Decision, Extra, IntruderKind, MyView, TableView } from '@coldwake/rules/facts'
import type { ComponentType } from 'react'
import type { IconName } from '../icons/Icon.tsx'
import type { BoardProps } from '../play/board/Board.tsx'
import type { BoardMap } from '../play/board/geometry.ts'
import type { Lettering } from '../play/board/lettering.ts'

export interface SceneryProps {
  map: BoardMap
  table: TableView
}

export interface FixturesProps extends SceneryProps, Pick<BoardProps, 'risk' | 'targets'> {
  me: MyView | null
  letters: Lettering
}

export interface GameParts {
  /** Loads the boards, rooms and cards of its box. */
  loadBox: (extras: readonly Extra[]) => Promise<void>
  /** Loads everything that a table shows from its first moment. */
  preload: (table: TableView) => void
  /** Drawn behind the rooms. */
  Scenery: ComponentType<SceneryProps>
  /** Drawn among the rooms: what a board has besides rooms, corridors and pieces. */
  Fixtures: ComponentType<FixturesProps> | null
  /** What may be chosen on the board besides rooms, corridors and intruders. */
  Targets: ComponentType<BoardProps> | null
  /** The gauges on the board or beside it; `table` is the table as the board shows it. */
  Instruments: ComponentType<{ table: TableView }>
  instrumentsAre: 'onBoard' | 'beside'
  /** The drawer with everything public that lies beside the board. */
  Panel: ComponentType & { preload: () => void }
  panelIcon: IconName
  /** A picture above the questions that only this game asks. */
  QuestionScene: {
    Scene: ComponentType<{ decision: Decision }> & { preload: () => void }
    asks: ReadonlySet<Ask>
  } | null
  /** The drawing of each kind of intruder. */
  creatures: Readonly<Record<IntruderKind, string>>
}
