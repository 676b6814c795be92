/** The record of every kind of event. */
import type { EventFace } from '@coldwake/rules/facts'
import { GAME_EVENTS } from '../../../games/stage/index.ts'
import type { EventRecord, EventRecords } from './eventRecord.ts'
import { fights } from './fights.tsx'
import { intruders } from './intruders.tsx'
import { items } from './items.tsx'
import { markers } from './markers.tsx'
import { movement } from './movement.tsx'
import { turns } from './turns.tsx'
import { wounds } from './wounds.tsx'

const EVENTS: EventRecords = {
  ...turns,
  ...movement,
  ...markers,
  ...intruders,
  ...fights,
  ...wounds,
  ...items,
  ...GAME_EVENTS,
}

export const recordOf = (event: EventFace): EventRecord => EVENTS[event.e]
