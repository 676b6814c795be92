import type { EventFace, TableView } from '@coldwake/rules/facts'
import { recordOf } from '../events/index.ts'

/** The board after this event, as far as a board can show it. */
export const applyEvent = (table: TableView, event: EventFace): TableView =>
  recordOf(event).changes?.(event, table) ?? table
