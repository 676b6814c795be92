/** The side of the board with the Surface of Mars: open ground, buildings on it, the facility in the rock below. */
import type { TableView } from '@coldwake/rules/facts'
import { memo } from 'react'
import { type BoardMap, drawnTo, type Point, type Site, TILE } from '../../../play/board/geometry.ts'
import { frameOf, LockdownBoardDefs, Section, Shaft, strata } from '../LockdownBoard.tsx'
import { isDarkSection, litPlaces } from '../table/light.ts'

/** Where the ground ends and the rock is seen from the side. */
const EDGE = 558
const CLIFF = `M-2400 ${EDGE + 10}L-900 ${EDGE - 6}L-300 ${EDGE + 12}L40 ${EDGE + 2}L210 ${EDGE + 14}L420 ${EDGE}L640 ${EDGE + 12}L900 ${EDGE + 4}L1110 ${EDGE + 15}L1300 ${EDGE + 2}L1560 ${EDGE + 13}L1900 ${EDGE - 4}L2600 ${EDGE + 12}L4000 ${EDGE}V3600H-2400Z`
const HORIZON = 'M-2400 6L-900 -8L-300 10L200 -4L700 8L1200 -8L1750 6L2600 -10L4000 4V700H-2400Z'
const MESAS =
  'M-2400 10L-820 4L-700 -60L-420 -68L-330 2L90 6L150 -34L330 -40L392 2L1060 6L1120 -26L1236 -30L1300 4L1480 2L1560 -70L1860 -78L1960 0L4000 8V40H-2400Z'

interface Crater extends Point {
  r: number
}
const CRATERS: readonly Crater[] = [
  { x: -180, y: 300, r: 120 },
  { x: 60, y: 545, r: 46 },
  { x: 488, y: 92, r: 40 },
  { x: 640, y: 238, r: 30 },
  { x: 1096, y: 120, r: 44 },
  { x: 1085, y: 236, r: 20 },
  { x: 1200, y: 512, r: 26 },
  { x: 1690, y: 420, r: 62 },
  { x: 1940, y: 180, r: 150 },
]

/** The same dunes every time: nearer ones are farther apart. */
function dunes(count: number): string[] {
  let seed = 5
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: count }, (_, i) => {
    const y = 18 + (i / count) ** 1.5 * (EDGE - 30)
    const x = -400 + next() * 2200
    const long = 90 + next() * 260
    const high = 4 + (i / count) * 12 * next()
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 2).toFixed(0)} ${(-high).toFixed(0)} ${long.toFixed(0)} ${(high / 2).toFixed(0)}`
  })
}
const DUNES = dunes(90)
const STRATA = strata(24, EDGE + 40)

/** The polygon around all of them, clockwise from the left. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const turns = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
  const half = (some: readonly Point[]) => {
    const kept: Point[] = []
    const isInside = (point: Point) => {
      const [before, last] = kept.slice(-2)
      return before !== undefined && last !== undefined && turns(before, last, point) <= 0
    }
    for (const point of some) {
      while (isInside(point)) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const CUT = 24
/** Around plates, so far from them. */
function outline(rooms: readonly Point[], far: number): string {
  const [w, h] = [TILE.width / 2 + far, TILE.height / 2 + far]
  const corners = rooms.flatMap(({ x, y }) =>
    [-1, 1].flatMap(sx =>
      [-1, 1].flatMap(sy => [
        { x: x + sx * w, y: y + sy * (h - CUT) },
        { x: x + sx * (w - CUT), y: y + sy * h },
      ]),
    ),
  )
  return `M${hullOf(corners)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`
}

/** A lamp so often, the first and the last so far from the walls. */
function lampsAlong(left: number, width: number): number[] {
  const count = Math.max(1, Math.round((width - 160) / 210))
  return Array.from({ length: count }, (_, i) => left + (width * (i + 0.5)) / count)
}

/** Everything behind the rooms. */
export function SurfaceBoard({ map, table }: { map: BoardMap; table: TableView }) {
  const { site } = map
  return site && <Ground map={map} site={site} lit={litPlaces(table)} />
}

const Ground = memo(function Ground({ map, site, lit }: { map: BoardMap; site: Site; lit: string }) {
  const stops = site.lift.flatMap(id => map.rooms.get(id) ?? [])
  const pods = [...site.pods.values()]
  const floor = Math.max(...stops.map(({ y }) => y)) + TILE.height / 2 + 34
  return (
    <g>
      <LockdownBoardDefs />
      <SurfaceDefs />
      <rect x="-2400" y="-2400" width="6400" height="2500" fill="url(#dusk)" />
      <circle cx="480" cy="-46" r="26" fill="var(--mars-sun)" opacity=".5" />
      <circle cx="480" cy="-46" r="150" fill="url(#sun)" />
      <path d={MESAS} fill="var(--mars-mesa-near)" />
      <path d={HORIZON} fill="url(#regolith)" />
      {DUNES.map(d => (
        <path key={d} d={d} fill="none" stroke="var(--dune)" strokeWidth="2.5" opacity=".3" />
      ))}
      {CRATERS.map(crater => (
        <CraterAt key={crater.x} {...crater} />
      ))}
      <Tracks map={map} site={site} />
      <path d={CLIFF} fill="url(#rock)" />
      <path d={CLIFF} fill="none" stroke="var(--cliff-rim)" strokeWidth="4" opacity=".7" />
      <path d={CLIFF} fill="none" stroke="var(--shade)" strokeWidth="22" opacity=".32" transform="translate(0 17)" />
      {STRATA.map(({ d, width, opacity }) => (
        <path key={d} d={d} stroke="var(--mars-strata)" strokeWidth={width} opacity={opacity} fill="none" />
      ))}
      <Ramps map={map} />
      <Tunnel left={stops[0]?.x ?? 0} right={stops[stops.length - 1]?.x ?? 0} y={floor} stops={stops} />
      {site.sections.map(({ id, box }) => (
        <Section
          key={id}
          d={frameOf(box)}
          top={box.y}
          lamps={lampsAlong(box.x, box.width)}
          lit={!isDarkSection(lit, id)}
        />
      ))}
      <Shaft x={pods[0]?.x ?? 0} top={-70} bottom={Math.max(...pods.map(({ y }) => y)) + 48} />
      <Buildings map={map} lit={lit} />
    </g>
  )
})

const CraterAt = ({ x, y, r }: Crater) => (
  <g transform={`translate(${x} ${y}) scale(1 .42)`}>
    <circle r={r} fill="var(--crater)" opacity=".5" />
    <path d={`M${-r} 0A${r} ${r} 0 0 0 ${r} 0`} fill="none" stroke="var(--cliff-rim)" strokeWidth="5" opacity=".45" />
    <path d={`M${-r} 0A${r} ${r} 0 0 1 ${r} 0`} fill="none" stroke="var(--shade)" strokeWidth="6" opacity=".5" />
  </g>
)

/** Wheels and boots have been here: ruts on beaten ground. */
function Tracks({ map, site }: { map: BoardMap; site: Site }) {
  const paths = [...map.ways.values()].filter(({ path }) => path).map(way => drawnTo(way))
  const road = `M${site.road.x} ${site.road.y}L${site.gate.x} ${site.gate.y}V${site.bunker.y}`
  return [...paths, road].map(d => <Track key={d} d={d} />)
}

const Track = ({ d }: { d: string }) => (
  <g fill="none" strokeLinejoin="round" strokeLinecap="round">
    <path d={d} stroke="var(--rut-shade)" strokeWidth="46" opacity=".55" />
    <path d={d} stroke="var(--sand)" strokeWidth="36" opacity=".9" />
    <path d={d} stroke="var(--rut)" strokeWidth="22" />
    <path d={d} stroke="var(--sand)" strokeWidth="13" />
    <path d={d} stroke="var(--rut-mark)" strokeWidth="4" strokeDasharray="1 15" opacity=".65" />
  </g>
)

/** What of a path lies in the rock: a cutting that leads down to a gate. */
function Ramps({ map }: { map: BoardMap }) {
  return [...map.ways.values()]
    .filter(({ path, b }) => path && b.y > EDGE && b.building === undefined)
    .map(way => {
      const last = way.via.at(-1) ?? way.from
      const along = (EDGE - 6 - last.y) / (way.to.y - last.y)
      const top = { x: last.x + (way.to.x - last.x) * along, y: EDGE - 6 }
      const d = `M${top.x} ${top.y}L${way.to.x} ${way.to.y}`
      return (
        <g key={way.corridor.id}>
          <path
            d={`M${top.x - 62} ${EDGE + 2}L${way.to.x - 40} ${way.to.y}H${way.to.x + 40}L${top.x + 62} ${EDGE + 4}Z`}
            fill="var(--mars-mesa)"
            stroke="var(--sand)"
            strokeWidth="3"
          />
          <Track d={d} />
        </g>
      )
    })
}

/** The elevator runs under all three sections, from one side to the other. */
function Tunnel({ left, right, y, stops }: { left: number; right: number; y: number; stops: readonly Point[] }) {
  return (
    <g fill="var(--hollow)" stroke="var(--girder)" strokeWidth="3">
      <rect x={left - 60} y={y - 4} width={right - left + 120} height="52" />
      {stops.map(({ x }) => (
        <rect key={x} x={x - 38} y={y - 50} width="76" height="56" />
      ))}
      <path
        d={`M${left - 60} ${y + 12}H${right + 60}M${left - 60} ${y + 32}H${right + 60}`}
        strokeWidth="2"
        strokeDasharray="3 9"
      />
    </g>
  )
}

const MAST = 34

/** Each with its skin, a light on its mast, and around it the Area it is heard in. */
function Buildings({ map, lit }: { map: BoardMap; lit: string }) {
  return (map.board.zones ?? []).map(({ id, rooms: ids }) => {
    const rooms = ids.flatMap(room => map.rooms.get(room) ?? [])
    const section = rooms.find(room => room.section !== undefined)?.section
    if (rooms.length === 0) return null
    const shape = outline(rooms, 20)
    const top = Math.min(...rooms.map(({ y }) => y)) - TILE.height / 2 - 20
    const upper = rooms.filter(({ y }) => y - TILE.height / 2 - 20 < top + 10).map(({ x }) => x)
    const [left, right] = [Math.min(...upper) - TILE.width / 2, Math.max(...upper) + TILE.width / 2]
    return (
      <g key={id}>
        <path d={outline(rooms, 44)} fill="var(--shade)" opacity=".28" />
        <path
          d={outline(rooms, 44)}
          fill="none"
          stroke="var(--mars)"
          strokeWidth="2.5"
          strokeDasharray="3 11"
          strokeLinecap="round"
          opacity=".75"
        />
        <path
          d={`M${right - MAST} ${top}V${top - 40}M${right - MAST - 12} ${top - 26}H${right - MAST + 12}`}
          stroke="var(--mast)"
          strokeWidth="4"
        />
        <path
          d={outline(rooms, 28)}
          fill="var(--building)"
          stroke="var(--building-rim)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <Section d={shape} top={top} lamps={lampsAlong(left, right - left)} lit={!isDarkSection(lit, section)} />
      </g>
    )
  })
}

const SurfaceDefs = () => (
  <defs>
    <linearGradient id="dusk" gradientUnits="userSpaceOnUse" x1="0" y1="-800" x2="0" y2="20">
      <stop offset="0" stopColor="var(--mars-sky)" />
      <stop offset=".55" stopColor="var(--mars-evening)" />
      <stop offset="1" stopColor="var(--mars-glow)" />
    </linearGradient>
    <radialGradient id="sun">
      <stop offset="0" stopColor="var(--mars-halo)" stopOpacity=".55" />
      <stop offset="1" stopColor="var(--mars-halo)" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="regolith" gradientUnits="userSpaceOnUse" x1="0" y1="-10" x2="0" y2={EDGE}>
      <stop offset="0" stopColor="var(--sand-far)" />
      <stop offset=".16" stopColor="var(--sand-mid)" />
      <stop offset=".6" stopColor="var(--sand-low)" />
      <stop offset="1" stopColor="var(--sand-near)" />
    </linearGradient>
    <linearGradient id="rock" gradientUnits="userSpaceOnUse" x1="0" y1={EDGE} x2="0" y2="1400">
      <stop offset="0" stopColor="var(--rock-high)" />
      <stop offset=".3" stopColor="var(--rock-mid)" />
      <stop offset="1" stopColor="var(--rock-low)" />
    </linearGradient>
  </defs>
)
