/** What lies on the facility besides rooms: the elevator, the way out, pods, cards and tokens face down. */
import type { LockdownView, MyView, TableView } from '@coldwake/rules/facts'
import { cardName } from '@coldwake/text'
import { memo, type ReactNode } from 'react'
import { useWords, type Words } from '../../app/words.ts'
import { IconAt } from '../../icons/Icon.tsx'
import { type BoardMap, cutPath, type Site, TILE } from '../../play/board/geometry.ts'
import type { Lettering } from '../../play/board/lettering.ts'
import { measureLabel } from '../../play/board/measureText.ts'
import { Piece } from '../../play/board/Pieces.tsx'
import { type Explained, explained } from '../../play/explained.ts'
import { BunkerAt, ContingencyAt, ElevatorAt, GateAt, RoverAt } from './art/LockdownArt.tsx'
import { Power } from './PowerTargets.tsx'

const QUIET = 'var(--text-2)'

export interface FixturesProps {
  map: BoardMap
  table: TableView
  me: MyView | null
  letters: Lettering
}

/** Nothing of it is read aloud: the list of the board says it in words. */
export const Fixtures = memo(function Fixtures({ map, table, me, letters }: FixturesProps) {
  const words = useWords('lockdown')
  const { site } = map
  const { facility } = table
  if (!site || !facility) return null
  const inside = { map, table, me, letters, site, facility, words }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes focus
    <g aria-hidden="true">
      {map.areas.size === 0 && <WayOut {...inside} />}
      <Corner {...inside} />
      <Pool {...inside} />
      <Pods {...inside} />
      <LockedIn {...inside} />
      <Elevator {...inside} />
      <Power {...inside} />
    </g>
  )
})

export interface Inside extends FixturesProps {
  site: Site
  facility: LockdownView
  words: Words<'lockdown'>
}

const PLATE = { height: 62, picture: 62, end: 14 }

/** As many of the lines as there is place for, the last ones first; the picture alone if there is none. */
function written(lines: readonly string[], size: number, most: number): { lines: readonly string[]; width: number } {
  const width = (some: readonly string[]) =>
    PLATE.picture + (some.length > 0 ? PLATE.end + Math.max(...some.map(line => measureLabel(line) * size)) : 0)
  const kept = lines.map((_, from) => lines.slice(from)).find(some => width(some) <= most) ?? []
  return { lines: kept, width: width(kept) }
}

interface PlateProps extends Explained {
  /** The left end, half way down. */
  left: number
  y: number
  width: number
  lines: readonly string[]
  size: number
  color: string
  /** Drawn around the middle of the left end. */
  children: ReactNode
}

function Plate({ left, y, width, lines, size, color, children, ...marks }: PlateProps) {
  const line = (i: number) => (lines.length > 1 ? (i === 0 ? -4 : 4 + size * 0.78) : size * 0.34)
  return (
    <g transform={`translate(${left} ${y})`} {...marks}>
      <path
        d={cutPath(width, PLATE.height, 12)}
        transform={`translate(${width / 2} 0)`}
        fill="var(--plate)"
        stroke={color}
        strokeWidth="2.5"
      />
      <g transform={`translate(${PLATE.picture / 2} 0)`}>{children}</g>
      {lines.map((text, i) => (
        <text
          key={text}
          className="name"
          x={PLATE.picture}
          y={line(i)}
          fontSize={size}
          style={{ fill: i === lines.length - 1 ? color : 'var(--text)' }}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

/** What is written on a plate must be readable, and no longer than the place there is. */
const plate = (lines: readonly string[], letters: Lettering, most: number) => {
  const size = letters.font(20)
  return { size, ...written(letters.words ? lines : [], size, most) }
}

/** LOCK-BUNKER: the road from the exit through the gate to the bunker, and where the rover stands on it. */
function WayOut(inside: Inside) {
  const { table, letters, site, facility, words } = inside
  const { road } = site
  const { left, people } = bunkerOf(table, site, plate([words.t.facility.bunker], letters, 190).width)
  const gate = gatePlate(inside, left - 16 - road.x - 58)
  const end = site.bunker.x + people
  const rover = { x: facility.rover === 'bunker' ? end + 14 : road.x + 28, y: road.y }
  return (
    <>
      <path
        d={`M${road.x} ${road.y}H${end + 40}`}
        stroke="var(--road)"
        strokeWidth="16"
        strokeDasharray="22 8"
        opacity={facility.gateOpen ? 1 : 0.6}
      />
      <Gate {...inside} left={left - 16 - gate.width} plate={gate} />
      <Bunker {...inside} />
      <Piece at={rover} {...explained('rover', 'it')}>
        <RoverAt x={0} y={-2} size={52} />
      </Piece>
    </>
  )
}

/** Where the bunker's name begins, and how much place those in it take. */
function bunkerOf(
  { crew }: TableView,
  { bunker }: Site,
  width: number,
): { left: number; people: number; there: number } {
  const there = crew.filter(({ fate }) => fate === 'bunker').length
  return { left: bunker.x - 28 - width, people: Math.max(1, there) * 40, there }
}

export const gatePlate = ({ letters, facility, words: { t } }: Inside, most: number) =>
  plate([t.facility.gate, facility.gateOpen ? t.facility.gateOpen : t.facility.gateClosed], letters, most)

/** The main gate as it stands, in words as far as there is place. */
export function Gate({ left, plate, site, facility }: Inside & { left: number; plate: ReturnType<typeof gatePlate> }) {
  return (
    <Plate
      {...explained('gate', 'it')}
      left={left}
      y={site.gate.y}
      color={facility.gateOpen ? 'var(--ok)' : 'var(--danger-shut)'}
      {...plate}
    >
      <GateAt open={facility.gateOpen} x={0} y={0} size={50} />
    </Plate>
  )
}

/** The bunker with those who have reached it. */
export function Bunker({ table, letters, site, words: { t } }: Inside) {
  const { bunker } = site
  const shelter = plate([t.facility.bunker], letters, 190)
  const { left, people, there } = bunkerOf(table, site, shelter.width)
  return (
    <>
      <path
        d={cutPath(shelter.width + people + 10, PLATE.height + 12, 16)}
        transform={`translate(${left + (shelter.width + people) / 2 + 3} ${bunker.y})`}
        fill="var(--shelter)"
        stroke="var(--road)"
        strokeWidth="2.5"
      />
      <Plate {...explained('bunker', 'it')} left={left} y={bunker.y} color={QUIET} {...shelter}>
        <BunkerAt x={0} y={0} size={50} />
      </Plate>
      {there === 0 && (
        <circle
          cx={bunker.x}
          cy={bunker.y}
          r="17"
          fill="none"
          stroke="var(--road)"
          strokeWidth="2.5"
          strokeDasharray="5 5"
        />
      )}
    </>
  )
}

/** The active contingency, face down to the end, and the card of the computer that lies open. */
function Corner({ letters, site, facility, words: { t, lang } }: Inside) {
  const { card } = facility.active
  const active = plate([t.facility.active, card ? cardName(card, lang) : t.facility.secretToTheEnd], letters, 250)
  const computer = plate([cardName(facility.computer.card, lang)], letters, 250)
  return (
    <>
      <Plate
        {...explained('contingency', 'active')}
        left={site.active.x - active.width}
        y={site.active.y}
        color={QUIET}
        {...active}
      >
        <ContingencyAt code={card} x={0} y={0} size={44} />
      </Plate>
      <Plate
        {...explained('terminal', 'it')}
        left={site.computer.x - computer.width}
        y={site.computer.y}
        color={QUIET}
        {...computer}
      >
        <IconAt name="computer" x={0} y={0} size={38} fill={QUIET} />
      </Plate>
    </>
  )
}

/** Tokens of the pool lie side by side, closer where there are many: no room is covered by it. */
const TOKEN_STEP = 48
const POOL_WIDTH = 216

/** LOCK-RULING-28: how many lie in the pool, and in which place, everybody sees; what they are only whoever has looked, or all. */
function Pool({ me, letters, site: { pool }, facility, words: { t } }: Inside) {
  const count = facility.pool.length
  const size = letters.font(20)
  const name = letters.words ? t.facility.neutralPool : ''
  const step = Math.min(TOKEN_STEP, POOL_WIDTH / count)
  const width = Math.max(letters.words ? measureLabel(name) * size : 0, count * step) + 28
  const seen = (at: number) => me?.facility?.seen.find(one => one.whom === null && one.at === at)?.card ?? null
  const height = letters.words ? 84 : PLATE.height
  const y = letters.words ? 12 : 0
  return (
    <g transform={`translate(${pool.x} ${pool.y})`} {...explained('contingency', 'pool')}>
      <path
        d={cutPath(width, height, 12)}
        fill="var(--plate)"
        stroke={count > 0 ? 'var(--power)' : 'var(--line-2)'}
        strokeWidth="2.5"
        strokeDasharray={count > 0 ? undefined : '9 6'}
      />
      {letters.words && (
        <text className="plate" y={-height / 2 + size * 0.98} fontSize={size} fill="var(--text)">
          {name}
        </text>
      )}
      {facility.pool.map(({ card: open }, i) => {
        const x = (i - (count - 1) / 2) * step
        const card = open ?? seen(i)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
          <g key={i}>
            <ContingencyAt code={card} x={x} y={y} size={step * 0.88} />
            {card && !open && <IconAt name="eye" x={x + 17} y={y - 17} size={20} fill="var(--text)" />}
          </g>
        )
      })}
    </g>
  )
}

/** LOCK-CSS-01: three pods in their shaft. Whoever waits in one is drawn over it. */
function Pods({ table, letters, site }: Inside) {
  const [first] = site.pods.values()
  const pods = [...site.pods].map(([letter, { x, y }]) => {
    const pod = table.pods.find(one => one.section === letter)?.pod
    const taken = table.crew.some(crew => crew.fate === 'inPod' && crew.pod === pod)
    const known = table.rooms.some(room => room.tile === `cargoSendingSystem${letter}`)
    const size = letters.font(21)
    return (
      <g
        key={letter}
        transform={`translate(${x} ${y})`}
        opacity={known || taken ? 1 : 0.72}
        {...explained('cargoPod', letter)}
      >
        <path
          d="M0 -36C18 -30 28 -16 28 2V28L18 36H-18L-28 28V2C-28 -16 -18 -30 0 -36Z"
          fill={taken ? 'var(--cargo-bay-taken)' : 'var(--cargo-bay)'}
          stroke={taken ? 'var(--power)' : 'var(--steel-dim)'}
          strokeWidth="3"
          strokeDasharray={known || taken ? undefined : '7 5'}
        />
        {!taken && (
          <text className="plate" y={size * 0.42} fontSize={size} fill="var(--cargo-bay-ink)">
            {letter}
          </text>
        )}
        {taken && (
          <g transform="translate(-24 -26)">
            <circle r={size * 0.62} fill="var(--void)" stroke="var(--power)" strokeWidth="2" />
            <text className="plate" y={size * 0.34} fontSize={size} fill="var(--power)">
              {letter}
            </text>
          </g>
        )}
      </g>
    )
  })
  return (
    <>
      {first && <IconAt name="cssPod" x={first.x} y={first.y - 66} size={38} fill="var(--cargo-sign)" />}
      {pods}
    </>
  )
}

/** LOCK-ROOM-ISOLATION: whoever has locked the door behind them stays there to the end. */
function LockedIn({ map, table, facility }: Inside) {
  const count = table.crew.filter(({ fate }) => fate === 'locked').length
  const room = map.board.rooms.find(({ special }) => special === 'isolation')
  if (!room) return null
  const left = room.x - TILE.width / 2
  if (count > 0) {
    const width = 22 + count * 34
    const y = room.y + TILE.height / 2 - 24
    return (
      <g {...explained('isolation', 'it')}>
        <path
          d={cutPath(width, 42, 8)}
          transform={`translate(${left + 6 + width / 2} ${y})`}
          fill="var(--void)"
          stroke={QUIET}
          strokeWidth="2.5"
        />
        <IconAt name="lock" x={left + width + 10} y={y} size={24} fill={QUIET} />
      </g>
    )
  }
  return (
    <g {...explained('isolation', 'it')}>
      <IconAt
        name={facility.isolationOpen ? 'unlocked' : 'lock'}
        x={left + 28}
        y={room.y + TILE.height / 2 - 24}
        size={26}
        fill={facility.isolationOpen ? 'var(--ok)' : 'var(--text-3)'}
      />
    </g>
  )
}

/** The cabin, in the room it stands at: light behind its doors while it has power. */
function Elevator({ map, table, facility }: Inside) {
  const room = map.rooms.get(facility.elevator)
  const on = facility.power.some(({ place, on }) => place === 'elevator' && on)
  if (!room) return null
  // Beside whatever lies on the floor there.
  const littered = table.rooms.some(view => view.room === room.id && view.objects.length > 0)
  const place = { x: room.x - TILE.width / 2 + (littered ? 2 : 36), y: room.y + TILE.height / 2 - 34 }
  return (
    <Piece at={place} {...explained('elevator', 'it')}>
      <ElevatorAt powered={on} x={0} y={0} size={52} />
    </Piece>
  )
}
