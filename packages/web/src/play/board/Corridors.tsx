import type { DoorState, RoomId, TableView } from '@coldwake/rules/facts'
import { memo } from 'react'
import { DoorAcross } from '../../art/Thing.tsx'
import { isDarkSection, litPlaces } from '../../games/viewFacts.ts'
import { IconAt } from '../../icons/Icon.tsx'
import { corridorKey, roomKey } from '../choice/targets.ts'
import { explained } from '../explained.ts'
import { type BoardMap, cutPath, type Point, type Way } from './geometry.ts'
import type { Lettering } from './lettering.ts'
import { measureLabel } from './measureText.ts'
import { tagHeight } from './RoomFrames.tsx'
import type { Target } from './target.ts'

export type Risk = 'noise' | 'encounter'

/** Ways with a floor, numbers and doors: all but paths over open ground. */
const corridorsOf = ({ ways }: BoardMap): Way[] => [...ways.values()].filter(({ path }) => !path)

/** The floor between rooms, under everything else. */
export const Floors = memo(function Floors({ map, lit }: { map: BoardMap; lit: string }) {
  return corridorsOf(map).map(({ corridor, from, to }) => {
    const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
    return (
      <g key={corridor.id} className={isDarkSection(lit, corridor.section) ? 'floor unlit' : 'floor'}>
        <path d={d} stroke="var(--void)" strokeWidth="36" />
        <path d={d} stroke="var(--line)" strokeWidth="30" />
        <path d={d} stroke="var(--deck)" strokeWidth="26" />
        <path d={d} stroke="var(--line)" strokeWidth="22" strokeDasharray="2 14" opacity=".5" />
      </g>
    )
  })
})

export const BURST =
  'M0 -34L10 -27L22 -29L24 -17L34 -10L29 0L34 10L24 17L22 29L10 27L0 34L-10 27L-22 29L-24 17L-34 10L-29 0L-34 -10L-24 -17L-22 -29L-10 -27Z'

function Door({ state, way }: { state: DoorState; way: Way }) {
  const { mid, angle, length } = way
  const off = Math.min(length / 2 - 4, 27)
  return (
    <g
      transform={`translate(${mid.x} ${mid.y}) rotate(${angle}) translate(${off} 0)`}
      {...explained('door', way.corridor.id)}
    >
      <DoorAcross state={state} />
    </g>
  )
}

interface PlateProps {
  numbers: readonly number[]
  noisy: boolean
  risk: Risk | undefined
  chosen: boolean
  letters: Lettering
}

/** A corridor's number, or the noise in it. */
function Plate({ numbers, noisy, risk, chosen, letters }: PlateProps) {
  const text = numbers.join('·')
  if (noisy) {
    const size = letters.font(15)
    const grown = letters.words ? Math.min(size / 15, 1.25) : 1.25
    return (
      <>
        <g className="ripple" fill="none" stroke="var(--noise)">
          <circle r="26" strokeWidth="3" />
          <circle r="38" strokeWidth="2" opacity=".55" />
          <circle r="50" strokeWidth="1.5" opacity=".3" />
        </g>
        <circle r={21 * grown} fill="var(--noise)" stroke="var(--void)" strokeWidth="3" />
        <IconAt name="noise" x={0} y={letters.words ? -6 * grown : 0} size={20 * grown} fill="var(--noise-ink)" />
        {letters.words && (
          <text className="plate" y={15 * grown} fontSize={size} fill="var(--noise-ink)">
            {text}
          </text>
        )}
        {risk === 'encounter' && (
          <path d={BURST} fill="none" stroke="var(--danger)" strokeWidth="4" transform={`scale(${grown})`} />
        )}
      </>
    )
  }
  if (!letters.words)
    return risk || chosen ? <circle r="16" fill="var(--hull)" stroke="var(--noise)" strokeWidth="6" /> : null
  const size = letters.font(19)
  const grown = size / 19
  const width = (numbers.length > 1 ? 40 : 28) * grown
  const color = chosen ? 'var(--act)' : risk ? 'var(--noise)' : null
  return (
    <>
      <rect
        x={-width / 2}
        y={-13 * grown}
        width={width}
        height={26 * grown}
        rx="5"
        fill="var(--hull)"
        stroke={color ?? 'var(--line-2)'}
        strokeWidth={color ? 3 : 2}
        strokeDasharray={color ? '5 4' : undefined}
      />
      <text className="plate" y={6.5 * grown} fontSize={size} fill={color ?? 'var(--text-2)'}>
        {text}
      </text>
    </>
  )
}

/** Vertical corridors step aside for the tag of the room below. */
const plateAt = ({ mid, a, b }: Way, tagged: (room: RoomId) => boolean, letters: Lettering): Point =>
  Math.abs(a.x - b.x) < 40 && tagged(a.y > b.y ? a.id : b.id)
    ? { x: mid.x, y: mid.y - tagHeight(letters) / 2 + 3 }
    : mid

interface CorridorProps {
  map: BoardMap
  table: TableView
  letters: Lettering
  risk: ReadonlyMap<string, Risk>
  targets: ReadonlyMap<string, Target>
}

/** Doors, then numbers and noise. */
export const Corridors = memo(function Corridors({ map, table, letters, risk, targets }: CorridorProps) {
  const tagged = (room: RoomId) => targets.has(roomKey(room))
  const doors = new Map(table.doors.map(door => [door.corridor, door.state]))
  const lit = litPlaces(table)
  return corridorsOf(map).map(way => {
    const { id, section } = way.corridor
    const noisy = table.noise.includes(id)
    const chosen = targets.has(corridorKey(id))
    return (
      <Corridor
        key={id}
        way={way}
        door={doors.get(id)}
        {...plateAt(way, tagged, letters)}
        dim={isDarkSection(lit, section) && !noisy && !risk.has(id) && !chosen}
        noisy={noisy}
        risk={risk.get(id)}
        chosen={chosen}
        letters={letters}
      />
    )
  })
})

interface CorridorAt extends Point, Omit<PlateProps, 'numbers'> {
  way: Way
  door: DoorState | undefined
  dim: boolean
}

const Corridor = memo(function Corridor({ way, door, x, y, dim, ...plate }: CorridorAt) {
  return (
    <g>
      {door && <Door state={door} way={way} />}
      <g
        transform={`translate(${x} ${y})`}
        opacity={dim ? 0.72 : undefined}
        {...explained('corridor', way.corridor.id)}
      >
        <Plate numbers={way.corridor.numbers} {...plate} />
      </g>
    </g>
  )
})

interface EntrancesProps extends Pick<CorridorProps, 'map' | 'letters' | 'risk'>, Pick<TableView, 'noise'> {
  /** Where the walk being considered leads: only that entrance is at risk. */
  goal: RoomId | null
}

/** A technical network by its color and, for whoever cannot tell colors, by its shape. */
const NETWORK = {
  green: { ink: 'var(--tech)', ground: 'var(--tech-ground)', entrance: 'M-22 -12H22L27 0L22 12H-22L-27 0Z' },
  red: { ink: 'var(--tech-red)', ground: 'var(--tech-red-ground)', entrance: 'M-22 -12H22L27 0L22 12H-22L-27 0Z' },
  blue: {
    ink: 'var(--tech-blue)',
    ground: 'var(--tech-blue-ground)',
    entrance: 'M-15 -12H15A12 12 0 0 1 15 12H-15A12 12 0 0 1 -15 -12Z',
  },
}
function networkLook({ board }: BoardMap, id: string) {
  const color = board.networks.find(network => network.id === id)?.color
  return color === 'red' || color === 'blue' ? NETWORK[color] : NETWORK.green
}

/** Entrances to technical corridors, on the rim of their rooms. */
export const Entrances = memo(function Entrances({ map, noise, letters, risk, goal }: EntrancesProps) {
  return [...map.entrances].map(([room, { network, numbers, at }]) => {
    const noisy = noise.includes(network)
    const look = networkLook(map, network)
    const color = noisy ? 'var(--noise-ink)' : look.ink
    const size = letters.font(17)
    const grown = letters.words ? size / 17 : 1
    const outwards = Math.sign(at.y - (map.rooms.get(room)?.y ?? 0))
    return (
      <g
        key={room}
        className="entrance"
        {...explained('entrance', room)}
        transform={`translate(${at.x} ${at.y + outwards * 12 * (grown - 1)}) scale(${grown})`}
      >
        <path
          d={look.entrance}
          fill={noisy ? 'var(--noise)' : look.ground}
          stroke={risk.has(network) && room === goal ? 'var(--noise)' : noisy ? 'var(--void)' : look.ink}
          strokeWidth="2.5"
        />
        {room === goal && risk.get(network) === 'encounter' && (
          <path d={BURST} fill="none" stroke="var(--danger)" strokeWidth="4" />
        )}
        <IconAt name="technical" x={letters.words ? -11 : 0} y={0} size={16} fill={color} />
        {letters.words && (
          <text className="plate" x="9" y="6" fontSize="17" fill={color}>
            {numbers.join('·')}
          </text>
        )}
      </g>
    )
  })
})

interface NetworkProps extends Pick<CorridorProps, 'map' | 'letters' | 'targets'>, Pick<TableView, 'noise'> {
  name: (network: string) => string
  /** Said under the name. */
  noisy: string
  quiet: string
}

/** The space that stands for all technical corridors; smaller, for it has less place, where there are several. */
export const Networks = memo(function Networks({ map, noise, letters, targets, name, ...state }: NetworkProps) {
  const alone = map.networks.size === 1
  const { least, high, icon, margin } = alone
    ? { least: 228, high: 74, icon: 40, margin: 64 }
    : { least: 132, high: 60, icon: 28, margin: 44 }
  return [...map.networks].map(([id, at]) => {
    const noisy = noise.includes(id)
    const look = networkLook(map, id)
    const ink = noisy ? 'var(--noise-ink)' : look.ink
    const grown = letters.font(17) / 17
    const says = noisy ? state.noisy : state.quiet
    // As wide as what it says.
    const room = Math.max(measureLabel(name(id)) * 19, measureLabel(says) * 17)
    const width = letters.words ? Math.max(least, margin + (alone ? 26 : 14) + room) : least
    const left = -width / 2
    return (
      <g
        key={id}
        transform={`translate(${at.x} ${at.y}) scale(${letters.words ? grown : 1})`}
        {...explained('network', id)}
      >
        <path
          d={cutPath(width, high, 16)}
          fill={noisy ? 'var(--noise)' : look.ground}
          stroke={targets.has(corridorKey(id)) ? 'var(--act)' : look.ink}
          strokeWidth="2"
          strokeDasharray="10 5"
        />
        <IconAt name="technical" x={letters.words ? left + margin / 2 : 0} y={0} size={icon} fill={ink} />
        {letters.words && (
          <>
            <text className="name" x={left + margin} y="-5" fontSize="19" style={{ fill: ink }}>
              {name(id)}
            </text>
            <text
              className="name"
              x={left + margin}
              y="18"
              fontSize="17"
              style={{ fill: noisy ? ink : 'var(--text-2)' }}
            >
              {says}
            </text>
          </>
        )}
      </g>
    )
  })
})
