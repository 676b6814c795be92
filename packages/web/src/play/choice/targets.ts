/** Names of things that a choice can point at. */
import type { CorridorId, Name, PowerPlace, RoomId, Seat } from '@coldwake/rules/facts'

export const roomKey = (room: string) => `room:${room}`
export const corridorKey = (corridor: string) => `corridor:${corridor}`
export const intruderKey = (intruder: number) => `intruder:${intruder}`
export const powerKey = (place: PowerPlace) => `power:${place}`
export const spaceKey = (space: number) => `time:${space}`
export const cardKey = (card: Name) => `card:${card}`

/** Something that is carried, whatever is done with it. */
export const carriedKey = (card: Name) => `carried:${card}`
export const carried = ({ card }: { card: Name }) => carriedKey(card)

/** The choice itself: there is nothing else to point at. */
export const itself = ({ do: kind }: { do: string }) => kind
export const toRoom = ({ to }: { to: RoomId }) => roomKey(to)
export const thisRoom = ({ room }: { room: RoomId }) => roomKey(room)
export const thisCorridor = ({ corridor }: { corridor: CorridorId }) => corridorKey(corridor)
export const thisSeat = ({ whom }: { whom: Seat }) => `seat:${whom}`
/** A card in the hand, whatever is done with it. */
export const handCard = ({ card }: { card: Name }) => cardKey(card)
/** A card for this purpose. */
export const namedCard = ({ do: kind, card }: { do: string; card: Name }) => `${kind}:${card}`
