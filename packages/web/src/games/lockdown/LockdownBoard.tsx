/** The facility around its rooms: Mars above, three sections with or without light, two shafts. */
import type { TableView } from '@coldwake/rules/facts'
import { type CSSProperties, memo } from 'react'
import type { BoardMap, Box, Site } from '../../play/board/geometry.ts'
import { isDarkSection, litPlaces } from './table/light.ts'

const SURFACE =
  'M-2400 92L-1500 70L-900 98L-600 88L-200 84L120 92L420 70L800 84L1160 62L1500 80L2000 66L2700 94L4000 70V3600H-2400Z'
const MESAS =
  'M-2400 30L-700 40L-420 -26L-120 -30L60 44L640 50L760 18L980 14L1090 52L1700 46L1840 -40L2240 -46L2400 40L4000 30V120H-2400Z'

/** The same layers of rock every time. */
export function strata(count: number, top: number): { d: string; width: number; opacity: number }[] {
  let seed = 11
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: count }, (_, i) => {
    const y = top + i * 48 + next() * 22
    const [up, down, end] = [Math.round(next() * 32), Math.round(next() * 36), Math.round(next() * 28)]
    return {
      d: `M-2400 ${y.toFixed(0)}C-300 ${(y + up).toFixed(0)} 700 ${(y - down).toFixed(0)} 4000 ${(y + end).toFixed(0)}`,
      width: 1 + next() * 3,
      opacity: 0.2 + next() * 0.35,
    }
  })
}
const STRATA = strata(34, 112)

const CUT = 30
export const frameOf = ({ x, y, width, height }: Box): string =>
  `M${x + CUT} ${y}H${x + width - CUT}L${x + width} ${y + CUT}V${y + height - CUT}L${x + width - CUT} ${y + height}H${x + CUT}L${x} ${y + height - CUT}V${y + CUT}Z`

/** Lamps along the ceiling, free of the shafts at both ends. */
const LAMPS = Array.from({ length: 7 }, (_, i) => 320 + i * 180)

/** Everything behind the rooms. */
export function LockdownBoard({ map, table }: { map: BoardMap; table: TableView }) {
  const { site } = map
  return site && <Ground map={map} site={site} lit={litPlaces(table)} />
}

const Ground = memo(function Ground({ map, site, lit }: { map: BoardMap; site: Site; lit: string }) {
  const stops = site.lift.flatMap(id => map.rooms.get(id) ?? [])
  const heights = stops.map(({ y }) => y)
  const pods = [...site.pods.values()]
  return (
    <g>
      <LockdownBoardDefs />
      <rect x="-2400" y="-2400" width="6400" height="2500" fill="url(#mars-sky)" />
      <path d={MESAS} fill="var(--mars-mesa)" />
      <path d={SURFACE} fill="url(#mars-rock)" />
      <path d={SURFACE} fill="none" stroke="var(--mars-edge)" strokeWidth="3" opacity=".55" />
      {STRATA.map(({ d, width, opacity }) => (
        <path key={d} d={d} stroke="var(--mars-strata)" strokeWidth={width} opacity={opacity} fill="none" />
      ))}
      {site.sections.map(({ id, box }) => (
        <Section
          key={id}
          d={frameOf(box)}
          top={box.y}
          lamps={LAMPS.map(x => box.x + x)}
          lit={!isDarkSection(lit, id)}
        />
      ))}
      <Shaft x={stops[0]?.x ?? 0} top={Math.min(...heights) - 60} bottom={Math.max(...heights) + 70} />
      <Shaft x={pods[0]?.x ?? 0} top={40} bottom={Math.max(...pods.map(({ y }) => y)) + 48} />
    </g>
  )
})

interface SectionProps {
  /** Its outline. */
  d: string
  top: number
  /** Where along the ceiling they hang. */
  lamps: readonly number[]
  lit: boolean
}

/** Lit: lamps, warm cones, a solid bright frame. Dark: cold, hatched, a dashed frame, lamps that are only glass. */
export function Section({ d, top, lamps, lit }: SectionProps) {
  return (
    <g className={`section ${lit ? 'lit' : 'dark'}`}>
      <path d={d} fill="var(--dark)" stroke="var(--shade)" strokeWidth="12" />
      <path className="gloom" d={d} fill="url(#gloom)" />
      <path className="glow" d={d} fill="url(#lit-floor)" />
      <path className="gloom" d={d} fill="none" stroke="var(--rim-dark)" strokeWidth="3" strokeDasharray="14 9" />
      <path className="glow" d={d} fill="none" stroke="var(--power)" strokeWidth="4" />
      {lamps.map((x, i) => (
        <g key={x} style={{ '--lamp': i } as CSSProperties}>
          <rect x={x - 32} y={top - 4} width="64" height="7" fill="var(--lamp-housing)" />
          <g className="glow lamp">
            <path d={`M${x - 26} ${top + 2}H${x + 26}L${x + 120} ${top + 210}H${x - 120}Z`} fill="url(#lamp-cone)" />
            <rect x={x - 32} y={top - 5} width="64" height="9" fill="var(--ceiling-lamp)" />
          </g>
        </g>
      ))}
    </g>
  )
}

/** For the elevator, and for what is sent up to the surface. */
export const Shaft = ({ x, top, bottom }: { x: number; top: number; bottom: number }) => (
  <>
    <rect
      x={x - 38}
      y={top}
      width="76"
      height={bottom - top}
      fill="var(--hollow)"
      stroke="var(--girder)"
      strokeWidth="3"
    />
    <path
      d={`M${x - 18} ${top}V${bottom}M${x + 18} ${top}V${bottom}`}
      stroke="var(--girder)"
      strokeWidth="2"
      strokeDasharray="3 9"
    />
  </>
)

export const LockdownBoardDefs = () => (
  <defs>
    <linearGradient id="mars-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-700" x2="0" y2="100">
      <stop offset="0" stopColor="var(--mars-sky)" />
      <stop offset=".7" stopColor="var(--mars-dusk)" />
      <stop offset="1" stopColor="var(--mars-horizon)" />
    </linearGradient>
    <linearGradient id="mars-rock" gradientUnits="userSpaceOnUse" x1="0" y1="60" x2="0" y2="1400">
      <stop offset="0" stopColor="var(--rock-high)" />
      <stop offset=".25" stopColor="var(--rock-mid)" />
      <stop offset="1" stopColor="var(--rock-low)" />
    </linearGradient>
    <linearGradient id="lit-floor" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--lit-wall-high)" />
      <stop offset=".5" stopColor="var(--lit-wall-mid)" />
      <stop offset="1" stopColor="var(--lit-wall-low)" />
    </linearGradient>
    <linearGradient id="lamp-cone" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--lamp-cone)" stopOpacity=".5" />
      <stop offset="1" stopColor="var(--lamp-cone)" stopOpacity="0" />
    </linearGradient>
    <pattern id="gloom" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 0V22" stroke="var(--gloom-hatch)" strokeWidth="3" opacity=".5" />
    </pattern>
  </defs>
)
