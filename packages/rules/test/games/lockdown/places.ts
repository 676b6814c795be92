/** A character in a room of the facility, ready to use it. */
import { printed, tiles } from '../../../src/games/lockdown/content/tiles.ts'
import type { Choice, Name, RoomId } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { boards } from '../../printed.ts'
import { lockdown, pay, type Situation } from '../../situation.ts'

/** A room for a tile: 007 or 006 for tiles, the first of their own for those that lie open. */
export const placeOf = (tile: Name): RoomId => {
  const own = boards['lockdown-base'].rooms.find(r => r.special === tile)
  return own?.id ?? (tiles.find(t => t.id === tile)?.slot === '1' ? '007' : '006')
}

/** Token 1 in S-01, 2 in S-02, 3 in S-03, 4 at the elevator. */
export const POWER = { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 }

/** The first seat in this room with two cards; nobody else has any. Everything has power. */
export function inside(
  tile: Name,
  more: Given = {},
  seats: Name[] = ['sentry', 'janitor'],
  table: object = {},
): Situation {
  const id = placeOf(tile)
  const own = more.rooms?.[id] ?? {}
  const here = printed.some(p => p.id === tile) ? own : { tile, explored: true, ...own }
  const given: Given = {
    met: true,
    bag: { adult: 12 },
    power: POWER,
    on: [1, 2, 3, 4],
    ...more,
    rooms: { ...more.rooms, [id]: here },
    at: { [seats[0]]: id, ...more.at },
    hand: {
      ...Object.fromEntries(seats.map((s, i) => [s, i === 0 ? ['search', 'search'] : []])),
      ...more.hand,
    },
  }
  return lockdown(given, seats, { dice: { noise: ['silence'] }, ...table })
}

/** The room's action, paid for. */
export const act: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
export const room = (id: RoomId): Choice => ({ do: 'room', room: id })
export const who = (whom: number): Choice => ({ do: 'who', whom })
export const accept: Choice = { do: 'accept' }
export const done: Choice = { do: 'done' }

export const can = (t: Situation, character: Name = 'sentry') => t.options(character).map(o => o.do)
export const does = (t: Situation, character: Name = 'sentry') => can(t, character).includes('roomAction')
