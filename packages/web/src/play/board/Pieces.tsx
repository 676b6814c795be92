import { intrudersIn, type Seat, type TableView } from '@coldwake/rules/facts'
import { memo, type ReactNode } from 'react'
import { colorOf, Portrait } from '../../art/people/Portrait.tsx'
import { creatureOf } from '../../games/index.ts'
import { type Explained, explained } from '../explained.ts'
import { type BoardMap, cutPath, type Point, spikes } from './geometry.ts'
import type { Lettering } from './lettering.ts'
import { hasPiece, placesOf, type Standing } from './places.ts'

/** Moves by its x and y: a transform that moves would take everything that is drawn over it onto a layer of its own. */
export function Piece({ at: { x, y }, children, ...marks }: Partial<Explained> & { at: Point; children: ReactNode }) {
  return (
    <svg className="piece" x={x} y={y} overflow="visible" aria-hidden="true">
      <g {...marks}>{children}</g>
    </svg>
  )
}

interface LampsProps extends Pick<TableView, 'crew' | 'intruders' | 'rooms'> {
  map: BoardMap
  me: Seat | null
}

/** People carry light; where intruders are it is red, and where it burns. */
export const Lamps = memo(function Lamps({ map, crew: people, intruders, rooms, me }: LampsProps) {
  // Underground rooms lie closer together.
  const reach = map.site ? 0.66 : 1
  return (
    <>
      {people.map(crew => {
        const place = map.rooms.get(crew.room)
        if (!place) return null
        const mine = crew.seat === me
        return (
          <circle
            key={crew.seat}
            className={`piece ${hasPiece(crew) ? '' : 'gone'}`}
            cx={place.x}
            cy={place.y}
            r={(mine ? 260 : 190) * reach}
            fill={mine ? 'url(#light-me)' : 'url(#light-lamp)'}
          />
        )
      })}
      {[...map.rooms.values()]
        .filter(room => intrudersIn({ intruders }, room.id).length > 0)
        .map(({ id, x, y }) => (
          <circle key={id} className="breathe" cx={x} cy={y} r="210" fill="url(#light-danger)" />
        ))}
      {rooms.map(({ room, fire }) => {
        const place = fire && map.rooms.get(room)
        return (
          place && <circle key={room} className="flicker" cx={place.x} cy={place.y} r="190" fill="url(#light-fire)" />
        )
      })}
    </>
  )
})

interface PiecesProps extends Standing {
  map: BoardMap
  game: string
  me: Seat | null
  you: string
  letters: Lettering
}

/** Discs are people, spikes are creatures. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { map, game, crew, intruders, me } = props
  const places = placesOf(map, props, me)
  // Mine is drawn last, so that nobody stands in front of it.
  const people = crew.toSorted((a, b) => Number(a.seat === me) - Number(b.seat === me))
  return (
    <>
      {intruders.map(({ intruder, kind, injuries }) => {
        const place = places.intruder(intruder)
        return (
          place && (
            <Piece key={`intruder ${intruder}`} at={place} {...explained('intruder', intruder)}>
              <Creature
                id={intruder}
                picture={creatureOf(game, kind)}
                injuries={injuries}
                radius={place.radius}
                letters={props.letters}
              />
            </Piece>
          )
        )
      })}
      {people.map(({ seat, character }) => {
        const place = places.seat(seat)
        return (
          place && (
            <Piece key={`seat ${seat}`} at={place} {...explained('person', seat)}>
              <Person
                seat={seat}
                character={character}
                radius={place.radius}
                you={seat === me ? props.you : null}
                letters={props.letters}
              />
            </Piece>
          )
        )
      })}
    </>
  )
})

interface PersonProps {
  seat: Seat
  character: string | null
  radius: number
  /** The label under my own piece. */
  you: string | null
  letters: Lettering
}

const Person = memo(function Person({ seat, character, radius, you, letters }: PersonProps) {
  const r = you === null ? radius : radius * 1.14
  const size = letters.font(17)
  return (
    <>
      <circle r={r + 4} fill="var(--void)" />
      <svg x={-r} y={-r} width={r * 2} height={r * 2} viewBox="0 0 100 100" aria-hidden="true">
        <clipPath id={`disc-${seat}`}>
          <circle cx="50" cy="50" r="50" />
        </clipPath>
        <g clipPath={`url(#disc-${seat})`}>
          <Portrait character={character} crop="face" size={100} />
        </g>
      </svg>
      <circle r={r} fill="none" stroke={colorOf(character)} strokeWidth="4.5" />
      {you !== null && (
        <>
          <circle className="mepulse" r={r + 6} fill="none" stroke="var(--light)" strokeWidth="3" />
          {letters.words && (
            <g transform={`translate(0 ${r + 3})`}>
              <path d={cutPath(size * 2.9, size * 1.24, 5)} fill="var(--light)" stroke="var(--void)" strokeWidth="3" />
              <text className="plate" y={size * 0.36} fontSize={size} fill="var(--void)">
                {you}
              </text>
            </g>
          )}
        </>
      )}
    </>
  )
})

interface CreatureProps {
  id: number
  picture: string
  injuries: number
  radius: number
  letters: Lettering
}

const Creature = memo(function Creature({ id, picture, injuries, radius: r, letters }: CreatureProps) {
  const clip = `creature-${id}`
  const size = letters.font(Math.min(18, r * 0.66))
  return (
    <>
      <path d={spikes(r + 6)} fill="var(--void)" />
      <clipPath id={clip}>
        <path d={spikes(r)} />
      </clipPath>
      <image
        className="lit"
        href={picture}
        x={-r * 1.12}
        y={-r * 1.12}
        width={r * 2.24}
        height={r * 2.24}
        clipPath={`url(#${clip})`}
      />
      <path d={spikes(r + 2)} fill="none" stroke="var(--danger)" strokeWidth="3.5" />
      <path d={spikes(r + 4.5)} fill="none" stroke="var(--danger-rim)" strokeWidth="1.5" />
      {injuries > 0 && (
        <g transform={`translate(${r * 0.78} ${r * 0.72}) scale(${size / 18})`}>
          <path
            d="M0 -18C8 -7 13 -1 13 6A13 13 0 0 1 -13 6C-13 -1 -8 -7 0 -18Z"
            fill="var(--light)"
            stroke="var(--void)"
            strokeWidth="3"
          />
          <text className="plate" y="12" fontSize="18" fill="var(--danger-count)">
            {injuries}
          </text>
        </g>
      )}
    </>
  )
})
