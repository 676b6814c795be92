import type { RoomId } from '@coldwake/rules/facts'
import { type Describing, roomTitle } from '../board/describeRoom.ts'
import { areasAt, neighbors } from '../board/geometry.ts'

/** Where a room leads, and what stands in the way or is heard there. */
export function roomExits(id: RoomId, { map, table, t, lang }: Describing): string[] {
  const exits = neighbors(map, id).map(({ room, way }) => {
    const door = table.doors.find(one => one.corridor === way.corridor.id)?.state
    const there = roomTitle(table, room.id, t, lang)
    const facts = [
      way.path ? t.mars.pathTo({ room: there }) : t.exit({ numbers: way.corridor.numbers.join('·'), to: there }),
    ]
    if (door === 'closed') facts.push(t.doorClosed)
    if (door === 'destroyed') facts.push(t.doorDestroyed)
    if (table.noise.includes(way.corridor.id)) facts.push(t.noise)
    return facts.join(', ')
  })
  const entrance = map.entrances.get(id)
  if (entrance) {
    const facts = [t.exit({ numbers: entrance.numbers.join('·'), to: t.networkName({ id: entrance.network }) })]
    if (table.noise.includes(entrance.network)) facts.push(t.noise)
    exits.push(facts.join(', '))
  }
  for (const [area, { number }] of areasAt(map, id)) {
    const facts = [t.exit({ numbers: String(number), to: t.mars.areaNumber({ n: number }) })]
    if (table.noise.includes(area)) facts.push(t.noise)
    exits.push(facts.join(', '))
  }
  if (map.board.paths?.some(({ a, b }) => a === id && b === 'bunker')) exits.push(t.mars.pathToBunker)
  return exits
}
