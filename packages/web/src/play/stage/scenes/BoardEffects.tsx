import type { RoomId, Seat, TableView } from '@coldwake/rules/facts'
import type { BoardMap, Box, Point } from '../../board/geometry.ts'
import type { Lettering } from '../../board/lettering.ts'
import { placesOf } from '../../board/places.ts'
import type { Scene, SceneBoard } from '../events/eventRecord.ts'
import { recordOf } from '../events/index.ts'
import { Trail } from './ScenePictures.tsx'
import type { Beat } from './storyboard.ts'

interface BoardEffectsProps {
  beat: Beat
  map: BoardMap
  /** The table as the board shows it just now. */
  table: TableView
  me: Seat | null
  letters: Lettering
}

/** What is happening, where it happens. */
export function BoardEffects(props: BoardEffectsProps) {
  const grown = Math.max(1, 0.6 / props.letters.scale)
  const scenes = scenesOf(props, grown).filter(({ at }) => at)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes focus
    <g className="happening" aria-hidden="true">
      {scenes.map(({ at, asDrawn, picture }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scene does not change while it is shown
        <g key={place} transform={`translate(${at?.x ?? 0} ${at?.y ?? 0}) scale(${asDrawn ? 1 : grown})`}>
          {picture}
        </g>
      ))}
    </g>
  )
}

function scenesOf({ beat: { event, more }, map, table, me }: BoardEffectsProps, grown: number): Scene[] {
  const room = (id: RoomId | null | undefined): Point | undefined => map.rooms.get(id ?? '')
  const seenFrom = (at: Point | undefined, point: Point | null | undefined): Point[] =>
    at && point ? [{ x: (point.x - at.x) / grown, y: (point.y - at.y) / grown }] : []
  const board: SceneBoard = {
    more,
    map,
    table,
    me,
    room,
    person: seat => room(table.crew.find(crew => crew.seat === seat)?.room),
    intruder: number => room(table.intruders.find(one => one.intruder === number)?.room),
    seenFrom,
    trail: (start, end, color) =>
      seenFrom(end, start).map(point => ({ at: end, picture: <Trail from={point} color={color} /> })),
    within: (at, half) => at && inside(at, map.bounds, half, grown),
    standing: (at, intruder) => seenFrom(at, placesOf(map, table, me).intruder(intruder))[0] ?? { x: 0, y: 0 },
  }
  return recordOf(event).scene?.(event, board) ?? []
}

/** The nearest point from which a picture of that size does not reach beyond the board. */
function inside(at: Point, bounds: Box, { width = 0, height = 0 }: { width?: number; height?: number }, grown: number) {
  const between = (value: number, start: number, size: number, half: number) =>
    Math.min(Math.max(value, start + half * grown), start + size - half * grown)
  return {
    x: between(at.x, bounds.x, bounds.width, width),
    y: height === 0 ? at.y : between(at.y, bounds.y, bounds.height, height),
  }
}
