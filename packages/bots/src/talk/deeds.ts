/** Deeds that are talked about: whether everybody can see that they were done, and where they are done. */
import type { Name, Seat, TableView } from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'
import { GAME_TOPICS } from '../games/index.ts'
import type { DeedChecks } from './topics.ts'

const isIn = ({ crew }: TableView, seat: Seat, { room }: { room: string }): boolean => crew[seat]?.room === room

const SHARED: DeedChecks = {
  signal: ({ crew }, seat) => crew[seat]?.signal ?? null,
  startSelfDestruct: ({ selfDestruct }) => selfDestruct !== null,
  stopSelfDestruct: ({ selfDestruct }) => selfDestruct === null,
  destroyNest: ({ nestDestroyed }) => nestDestroyed,
  kill: ({ killed }, _, { intruder }) => killed[intruder] > 0,
  wait: ({ crew }, seat) => (crew[seat]?.fate === 'aboard' ? null : false),
  go: isIn,
  meet: isIn,
  mend: ({ rooms }, _, deed) => !rooms.some(({ room, malfunction }) => room === deed.room && malfunction),
  douse: ({ rooms }, _, deed) => !rooms.some(({ room, fire }) => room === deed.room && fire),
}

const checks: DeedChecks = Object.assign({}, SHARED, ...GAME_TOPICS.map(({ deeds }) => deeds))

/** Whether this seat has done it; null where nobody can see that. */
export function deedDone(table: TableView, seat: Seat, deed: Deed): boolean | null {
  if (!table.crew[seat]) return null
  const check = checks[deed.do] as ((table: TableView, seat: Seat, deed: Deed) => boolean | null) | undefined
  return check?.(table, seat, deed) ?? null
}

/** Tiles of the rooms in which it can be done; where a deed names its room, there are none. */
export const placesOf = (deed: Deed): readonly Name[] => GAME_TOPICS.flatMap(({ places }) => places(deed))
