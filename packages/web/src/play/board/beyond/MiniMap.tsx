import { intrudersIn, type TableView } from '@coldwake/rules/facts'
import { memo } from 'react'
import { useWords } from '../../../app/words.ts'
import { isDarkSection, litPlaces } from '../../../games/viewFacts.ts'
import { roomKey } from '../../choice/targets.ts'
import { leastHiding, onScreen } from '../camera.ts'
import { type BoardMap, type Box, drawnTo, TILE } from '../geometry.ts'
import { crewShownIn } from '../places.ts'
import type { CameraControl } from '../useCamera.ts'
import { chipBoxes, type EdgeChipsProps } from './EdgeChips.tsx'

const SIZE = { width: 96, height: 62 }
const GAP = 8

/** Corners and the middles of the sides, in the order of preference. */
function corners(screen: CameraControl['screen']): Box[] {
  const right = screen.width - SIZE.width - GAP
  const bottom = screen.height - SIZE.height - GAP
  const middle = (screen.height - SIZE.height) / 2
  const places = [
    [GAP, GAP],
    [right, GAP],
    [GAP, bottom],
    [right, bottom],
    [GAP, middle],
    [right, middle],
  ] as const
  return places.map(([x, y]) => ({ x, y, ...SIZE }))
}

/** Rooms on screen with their tags; those that may be chosen count for more, simply by being there twice. */
function shownRooms(map: BoardMap, { camera, screen }: CameraControl, targets: EdgeChipsProps['targets']): Box[] {
  return [...map.rooms.values()].flatMap(room => {
    const at = onScreen(camera, screen, { x: room.x - TILE.width / 2, y: room.y - TILE.height / 2 - 30 })
    const box = { ...at, width: TILE.width * camera.scale, height: (TILE.height + 30) * camera.scale }
    return targets.has(roomKey(room.id)) ? [box, box, box, box] : [box]
  })
}

/** The whole board, thumbnail-sized, when only a part of it is shown. A tap shows everything, or goes back. */
export function MiniMap(props: EdgeChipsProps) {
  const { map, table, me, targets, control } = props
  const words = useWords()
  const { t } = words
  const { bounds } = map
  const { camera, screen } = control
  const [w, h] = [screen.width / camera.scale, screen.height / camera.scale]
  const everything = w >= bounds.width - 1 && h >= bounds.height - 1
  const fill = (view: TableView['rooms'][number]) => {
    const people = crewShownIn(table, view.room)
    if (people.some(crew => crew.seat === me)) return 'var(--light)'
    if (intrudersIn(table, view.room).length > 0) return 'var(--danger)'
    if (view.fire) return 'var(--fire)'
    if (view.malfunction) return 'var(--malf)'
    if (people.length > 0) return 'var(--text-2)'
    if (targets.has(roomKey(view.room))) return 'var(--act)'
    return view.explored ? 'var(--line-2)' : 'var(--line)'
  }
  const { x, y } = leastHiding(corners(screen), [...shownRooms(map, control, targets), ...chipBoxes(props, words)])
  return (
    <button
      type="button"
      className="mini"
      style={{ left: x, top: y }}
      aria-label={everything ? t.findMe : t.wholeBoard}
      onClick={() => (everything ? control.reset() : control.whole())}
    >
      <svg viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`} aria-hidden="true">
        <Paths map={map} lit={litPlaces(table)} />
        {table.rooms.map(view => {
          const room = map.rooms.get(view.room)
          return (
            room && <rect key={view.room} x={room.x - 62} y={room.y - 48} width="124" height="96" fill={fill(view)} />
          )
        })}
        {!everything && (
          <rect
            x={camera.x - w / 2}
            y={camera.y - h / 2}
            width={w}
            height={h}
            fill="none"
            stroke="var(--light)"
            strokeWidth="14"
          />
        )}
      </svg>
    </button>
  )
}

const Paths = memo(function Paths({ map: { site, ways }, lit }: { map: BoardMap; lit: string }) {
  return (
    <>
      {site?.sections.map(({ id, box }) => (
        <rect key={id} {...box} fill={isDarkSection(lit, id) ? 'var(--dark)' : 'var(--ground-lit)'} />
      ))}
      {[...ways.values()].map(way => (
        <path
          key={way.corridor.id}
          d={drawnTo(way)}
          fill="none"
          stroke={way.path ? 'var(--mars)' : 'var(--line-2)'}
          strokeWidth="14"
        />
      ))}
    </>
  )
})
