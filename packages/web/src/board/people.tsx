import type { CrewView, RoomId, Seat, TableView } from '@coldwake/rules'
import { memo } from 'react'
import { Portrait } from '../art/portrait.tsx'
import { type BoardMap, cutPath, type Point, standing } from './geometry.ts'
import type { Lettering } from './scale.ts'

type Place = ReturnType<typeof standing>

/** Where everybody alive stands. */
export function placesOf(map: BoardMap, table: TableView, me: Seat | null): Map<Seat, Place> {
  const byRoom = new Map<RoomId, CrewView[]>()
  // Mine stands lowest, where its label covers nobody.
  const mineFirst = table.crew.toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
  for (const crew of mineFirst) if (crew.alive) byRoom.set(crew.room, [...(byRoom.get(crew.room) ?? []), crew])
  const places = new Map<Seat, Place>()
  for (const [id, crew] of byRoom) {
    const room = map.rooms.get(id)
    if (room) crew.forEach((one, i) => places.set(one.seat, standing(room, crew.length, i)))
  }
  return places
}

const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` })

/** People carry light. */
export const Lamps = memo(function Lamps({ map, table, me }: { map: BoardMap; table: TableView; me: Seat | null }) {
  return table.crew.map(({ seat, alive, room }) => {
    const place = map.rooms.get(room)
    if (!place) return null
    const mine = seat === me
    return (
      <g key={seat} className={`piece ${alive ? '' : 'gone'}`} style={at(place)}>
        <circle r={mine ? 260 : 190} fill={mine ? 'url(#light-me)' : 'url(#light-lamp)'} />
      </g>
    )
  })
})

interface PeopleProps {
  map: BoardMap
  table: TableView
  me: Seat | null
  you: string
  letters: Lettering
}

export const People = memo(function People({ map, table, me, you, letters }: PeopleProps) {
  const places = placesOf(map, table, me)
  // Mine is drawn last, so that nobody stands in front of it.
  const order = table.crew.toSorted((a, b) => Number(a.seat === me) - Number(b.seat === me))
  return order.map(({ seat, character }) => {
    const place = places.get(seat)
    if (!place) return null
    const mine = seat === me
    const r = mine ? place.radius * 1.14 : place.radius
    const colour = `var(--${character})`
    const size = letters.font(17)
    return (
      <g key={seat} className="piece" style={at(place)}>
        <circle r={r + 4} fill="var(--void)" />
        <svg x={-r} y={-r} width={r * 2} height={r * 2} viewBox="0 0 100 100" aria-hidden="true">
          <clipPath id={`disc-${seat}`}>
            <circle cx="50" cy="50" r="50" />
          </clipPath>
          <g clipPath={`url(#disc-${seat})`}>
            <Portrait character={character} crop="face" size={100} />
          </g>
        </svg>
        <circle r={r} fill="none" stroke={colour} strokeWidth="4.5" />
        {mine && (
          <>
            <circle className="mepulse" r={r + 6} fill="none" stroke="#fff" strokeWidth="3" />
            {letters.words && (
              <g transform={`translate(0 ${r + 3})`}>
                <path d={cutPath(size * 2.9, size * 1.24, 5)} fill="#fff" stroke="var(--void)" strokeWidth="3" />
                <text className="plate" y={size * 0.36} fontSize={size} fill="var(--void)">
                  {you}
                </text>
              </g>
            )}
          </>
        )}
      </g>
    )
  })
})
