/** Ways to get somewhere by an effect, and the noise of it. */
import type { EffectOf } from '@coldwake/rules/facts'
import type { Consideration } from '../consideration.ts'
import { noiseCost } from '../danger/noise.ts'
import { at } from '../indexed.ts'
import type { Mind } from '../mind.ts'
import { bestWay, moveWorth, stepWorth } from '../moves.ts'
import { tileAt } from '../printed.ts'
import type { Sight } from '../sight.ts'
import { isPreyHere } from './hand.ts'

/** The best way out of here for nothing but the card. */
function goWorth(mind: Mind, { noise, attacks, who }: EffectOf<'go'>): number {
  const { sight } = mind
  const { preySent, otherSent } = sight.weights.moving
  if (who === 'other') return isPreyHere(sight) ? preySent : otherSent
  const open = at(sight.board.ways, sight.here).filter(({ via }) => !sight.shut[via])
  return bestWay(
    mind,
    open.map(({ to }) => moveWorth(mind, to, noise ? 'roll' : 'silent', attacks)),
  )
}

/** Rooms to which this effect leads through the technical corridors. */
function ductRooms({ board, here, rooms }: Sight, { explored, anywhere }: EffectOf<'ducts'>): number[] {
  const networks = at(board.around, here).filter(c => c >= board.firstNetwork && c < board.firstArea)
  const isConnected = (room: number) => anywhere || at(board.around, room).some(c => networks.includes(c))
  return board.rooms.flatMap((_, room) =>
    room !== here && board.entrances[room] && (at(rooms, room).explored || !explored) && isConnected(room)
      ? [room]
      : [],
  )
}

/** Explored rooms of that color, but for this one. */
const roomsColored = (sight: Sight, colour: EffectOf<'leap'>['colour']): number[] =>
  sight.rooms.flatMap(({ explored }, room) =>
    room !== sight.here && explored && tileAt(sight, room)?.colour === colour ? [room] : [],
  )

const bestStep = (mind: Mind, rooms: readonly number[]): number =>
  bestWay(
    mind,
    rooms.map(room => stepWorth(mind, room, 'roll')),
  )

export const moving: Consideration = {
  effects: {
    go: goWorth,
    ducts: (mind, effect) => bestStep(mind, ductRooms(mind.sight, effect)),
    leap: (mind, { colour }) => bestStep(mind, roomsColored(mind.sight, colour)),
    noiseRoll: ({ sight }) => -noiseCost(sight, sight.here, sight.me.hand.length),
    look: ({ sight }, { at: what }) => (what === 'tile' || what === 'tileAndToken' ? sight.weights.moving.looked : 0),
  },
}
