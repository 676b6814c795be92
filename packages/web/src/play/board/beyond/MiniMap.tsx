import { intrudersIn, type TableView } from '@coldwake/rules/facts'
import { memo } from 'react'
import { useWords } from '../../../app/words.ts'
import { isDarkSection, litPlaces } from '../../../games/viewFacts.ts'
import { roomKey } from '../../choice/targets.ts'
import { type BoardMap, drawnTo } from '../geometry.ts'
import { crewShownIn } from '../places.ts'
import { chipBoxes, type EdgeChipsProps, figures, precious } from './EdgeChips.tsx'
import { placeMap, roomOnScreen } from './placeChips.ts'

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
  const rooms = [...map.rooms.values()].map(room => roomOnScreen(room, control))
  const { x, y, width, height } = placeMap(screen, rooms, [
    ...precious(props),
    ...figures(props),
    ...chipBoxes(props, words),
  ])
  return (
    <button
      type="button"
      className="mini"
      style={{ left: x, top: y, width, height }}
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
