/** What follows from a view alone, for everybody who reads one: pages, bots, a terminal. */
import { OBJECT_KINDS, type ObjectKind } from './core/sets.ts'
import type { CrewView, IntruderView, Name, ObjectName, RoomId, Seat, TableView } from './core/types.ts'

/** True for a character that is still in the game, waiting in a pod or on its feet. */
export const isAboard = ({ fate }: CrewView): boolean => fate === 'aboard'

/** True for a character that can be met in its room. */
export const isOnFoot = (crew: CrewView): boolean => isAboard(crew) && crew.pod === null

/** The characters on their feet in a room, as soon as it is known who they are. */
export const crewIn = ({ crew }: Pick<TableView, 'crew'>, room: RoomId): CrewView[] =>
  crew.filter(one => one.room === room && one.character !== null && isOnFoot(one))

export const intrudersIn = ({ intruders }: Pick<TableView, 'intruders'>, room: RoomId): IntruderView[] =>
  intruders.filter(one => one.room === room)

/** NEM-COMBAT-01: with an intruder in the room. */
export const inCombat = (table: Pick<TableView, 'crew' | 'intruders'>, seat: Seat | null): boolean =>
  table.crew.some(one => one.seat === seat && isOnFoot(one) && table.intruders.some(({ room }) => room === one.room))

/** True for a Contamination card, whether its word is known or not. */
export const isContamination = (card: Name): boolean => card.startsWith('contamination')

/** The kind of an object: `corpse` for `corpse.blue`. */
export const objectKind = (object: ObjectName): ObjectKind | undefined =>
  OBJECT_KINDS.find(kind => object === kind || object.startsWith(`${kind}.`))

/** True where the bits of seats that have seen a piece have this one's. */
export const hasSeen = (seenBy: number, seat: Seat): boolean => ((seenBy >> seat) & 1) === 1
