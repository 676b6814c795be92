import type { CorridorId } from '@coldwake/rules/facts'
import { corridorKey, intruderKey } from '../choice/targets.ts'
import type { BoardProps } from './Board.tsx'
import { type BoardMap, corridorPoint, type Point } from './geometry.ts'
import { lettering } from './lettering.ts'
import { placesOf } from './places.ts'
import { Tag, tagHeight } from './RoomFrames.tsx'
import type { Target } from './target.ts'

/** Half of what a finger needs, in pixels. */
const FINGER = 22
/** Around the plate of an Area. */
const AREA = 46

/** One of two side by side: a ring that leaves its twin alone; the room they lead to has the number. */
function beside(map: BoardMap, id: CorridorId, { scale }: BoardProps['control']['camera']) {
  const way = map.ways.get(id)
  const off = way ? { x: way.from.x - way.a.x, y: way.from.y - way.a.y } : { x: 0, y: 0 }
  const far = Math.hypot(off.x, off.y) || 1
  const reach = Math.max(far, FINGER / scale)
  // Fingers find it farther out, where its twin is not.
  const aside = { x: (off.x * (reach - far)) / far, y: (off.y * (reach - far)) / far }
  return { r: 24, reach, aside, tag: null, className: 'corridor' }
}

/** Corridors that may be chosen: a ring around the plate, the number beside it. */
export function CorridorTargets({ map, table, me, control, targets, onPick }: BoardProps) {
  const { camera, screen } = control
  const above = tagOffset(control)
  const r = Math.max(30, FINGER / camera.scale)
  const top = camera.y - screen.height / 2 / camera.scale
  // Seen from where I am, or from where the intruder is whose way I choose.
  const myRoom = table.asking?.about.room ?? table.crew.find(crew => crew.seat === me?.seat)?.room
  const ids = [...map.ways.keys(), ...map.networks.keys(), ...map.areas.keys()]
  return ids.map(id => {
    const target = targets.get(corridorKey(id))
    const at = target && corridorPoint(map, id, myRoom)
    if (!target || !at) return null
    if (target.option) return <Spot key={id} {...{ target, at, control, onPick }} {...beside(map, id, camera)} />
    const wide = map.areas.has(id) ? Math.max(r, AREA) : r
    const tag = at.y - wide - 2 * above > top ? -wide - above : wide + above
    return <Spot key={id} {...{ target, at, tag, control, onPick }} r={wide} className="corridor" reach={wide} />
  })
}

/** Intruders that may be chosen: a ring around each, the number where it hides nobody else. */
export function IntruderTargets({ map, table, me, control, targets, onPick }: BoardProps) {
  const places = placesOf(map, table, me?.seat ?? null)
  const above = tagOffset(control)
  return table.intruders.map(({ intruder, room: id }) => {
    const target = targets.get(intruderKey(intruder))
    const at = places.intruder(intruder)
    const room = map.rooms.get(id)
    if (!target || !at || !room) return null
    const r = at.radius + 6
    // Never as far as the middle of whoever stands beside it.
    const reach = Math.max(r, Math.min(FINGER / control.camera.scale, at.radius * 1.6))
    const tag = at.y < room.y ? -r - above + 6 : r + above - 6
    return <Spot key={intruder} {...{ target, at, r, tag, reach, control, onPick }} className="intruder" />
  })
}

export const tagOffset = ({ camera }: BoardProps['control']): number => tagHeight(lettering(camera.scale)) / 2

interface SpotProps extends Pick<BoardProps, 'control' | 'onPick'> {
  target: Target
  at: Point
  r: number
  /** How far from the middle it can be touched. */
  reach: number
  /** Where that is, seen from its middle. */
  aside?: Point
  /** Where its number is, above or below; null: elsewhere. */
  tag: number | null
  className: string
}

/** Something round that may be chosen, with the light that rooms have. */
export function Spot({ target, at, r, reach, aside, tag, control, onPick, className }: SpotProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no <button>
    <g
      role="button"
      tabIndex={0}
      className={`spot ${className}`}
      transform={`translate(${at.x} ${at.y})`}
      aria-label={target.say}
      aria-pressed={target.selected}
      onClick={() => {
        if (!control.dragged()) onPick(target)
      }}
    >
      <circle r={reach} cx={aside?.x} cy={aside?.y} fill="transparent" />
      <circle
        className="halo"
        r={r}
        fill="none"
        stroke="var(--act)"
        strokeWidth={(target.selected ? 0.45 : 0.3) * r}
        filter="url(#soft)"
      />
      <circle
        r={r}
        fill={
          target.selected
            ? 'color-mix(in srgb, var(--act) 30%, transparent)'
            : 'color-mix(in srgb, var(--act) 8%, transparent)'
        }
        stroke="var(--act)"
        strokeWidth={target.selected ? 5 : 3}
        strokeDasharray={target.selected ? undefined : '12 6'}
      />
      <circle className="focus-ring" r={r + 8} fill="none" stroke="var(--light)" strokeWidth="4" />
      {tag !== null && <Tag target={target} x={0} y={tag} letters={lettering(control.camera.scale)} />}
    </g>
  )
}
