/** What is known of the facility beside its rooms: sections of rooms, who knows how much, which pod is whose. */
import {
  type BoardData,
  type CrewView,
  findBoard,
  inBox,
  POWER_PLACES,
  type PowerPlace,
  type RoomId,
  type Seat,
  type TableView,
} from '@coldwake/rules/facts'

/** Stairs lie in no section. */
export function placeOf(table: TableView, room: RoomId): PowerPlace | null {
  const section = findBoard(table)?.rooms.find(({ id }) => id === room)?.section
  return POWER_PLACES.find(place => place === section) ?? null
}

export const knowledgeOf = ({ facility }: TableView, seat: Seat | null): number | null =>
  (seat === null ? null : facility?.people[seat]?.knowledge) ?? null

/** LOCK-KNOW-08: is the Knowledge token of this seat activated? */
export const hasLearned = ({ facility }: TableView, seat: Seat): boolean => facility?.people[seat]?.learned ?? false

/** How many places have power. */
export const placesPowered = ({ facility }: TableView): number => (facility?.power ?? []).filter(({ on }) => on).length

export const runsOnBackup = ({ facility }: TableView): boolean => facility?.backup ?? false

/** Can the autodestruction be stopped no more? */
export const isDestructionSure = ({ facility }: TableView): boolean => facility?.selfDestructRed ?? false

/** LOCK-KNOW-12: the Knowledge that each weakness asks for. LOCK-INTRUDERS-06: those of Intruders ask for none. */
export const weaknessAt = ({ game }: TableView, { tracks }: BoardData): readonly number[] =>
  inBox(game).extras.includes('intruders') ? [] : (tracks.knowledge?.weaknessAt ?? [])

/** Cargo pods have letters. */
export const podLetter = ({ pods }: TableView, { pod }: CrewView): string =>
  pods.find(one => one.pod === pod)?.section ?? ''

/** LOCK-KNOW-10: kinds of objects that have discovered their weakness. */
export const analysedKinds = ({ facility }: TableView): readonly string[] => facility?.analysed ?? []
