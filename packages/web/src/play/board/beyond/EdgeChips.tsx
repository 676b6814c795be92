import { intrudersIn, type RoomId, type RoomView, type Seat, type TableView } from '@coldwake/rules/facts'
import { intruderName, list } from '@coldwake/text'
import { useWords, type Words } from '../../../app/words.ts'
import { Icon, type IconName } from '../../../icons/Icon.tsx'
import { roomKey } from '../../choice/targets.ts'
import { onScreen } from '../camera.ts'
import { roomTitle } from '../describeRoom.ts'
import { type BoardMap, type BoardRoom, type Box, TILE } from '../geometry.ts'
import { crewShownIn } from '../places.ts'
import type { Target } from '../target.ts'
import type { CameraControl } from '../useCamera.ts'

export interface EdgeChipsProps {
  map: BoardMap
  table: TableView
  me: Seat | null
  name: (seat: Seat) => string
  targets: ReadonlyMap<string, Target>
  control: CameraControl
}

/** So many at once; more would hide the board they speak of. */
const MOST = 4
const CHIP = { width: 44, height: 44, gap: 6 }

interface Outside {
  room: BoardRoom
  icon: IconName
  tone: string
  /** What is there, in words. */
  what: string
  number: number | null
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const
type Side = (typeof SIDES)[number]

/** What lies beyond the edge of the screen and matters. A tap goes there. */
export function EdgeChips(props: EdgeChipsProps) {
  const words = useWords()
  const { t, lang } = words
  const { table, control } = props
  return (
    <ul className="edges" aria-label={t.table.outOfView}>
      {chipsOf(props, words).map(({ outside: { room, icon, tone, what, number }, side, x, y }) => (
        <li key={room.id} className={side} style={{ left: x, top: y }}>
          <button
            type="button"
            className={tone}
            title={t.table.lookThere({ room: roomTitle(table, room.id, t, lang), what })}
            onClick={() => control.lookAt(room)}
          >
            <Icon name={icon} />
            <span className="visually-hidden">
              {t.table.lookThere({ room: roomTitle(table, room.id, t, lang), what })}
            </span>
            {number !== null && <b aria-hidden="true">{number}</b>}
          </button>
        </li>
      ))}
    </ul>
  )
}

const chipsOf = (props: EdgeChipsProps, words: Words) => placed(outsideOf(props, words).slice(0, MOST), props.control)

/** What the chips cover of the board. */
export const chipBoxes = (props: EdgeChipsProps, words: Words): Box[] =>
  chipsOf(props, words).map(({ x, y }) => ({ x, y, width: CHIP.width, height: CHIP.height }))

/** The most pressing first: what I may choose, then danger, then people. */
function outsideOf({ map, table, me, name, targets, control }: EdgeChipsProps, words: Words): Outside[] {
  const { camera, screen } = control
  if (screen.width === 0) return []
  const found = table.rooms.flatMap((view): (Outside & { rank: number })[] => {
    const room = map.rooms.get(view.room)
    if (!room) return []
    const { x, y } = onScreen(camera, screen, room)
    const [w, h] = [(TILE.width / 2) * camera.scale, (TILE.height / 2) * camera.scale]
    // Half of a room is enough to see what is in it.
    if (x > w * 0.2 && x < screen.width - w * 0.2 && y > h * 0.2 && y < screen.height - h * 0.2) return []
    const matter = matterOf(view, table, me, name, targets, words)
    return matter ? [{ room, ...matter }] : []
  })
  return found.sort((a, b) => a.rank - b.rank)
}

function matterOf(
  view: RoomView,
  table: TableView,
  me: Seat | null,
  name: EdgeChipsProps['name'],
  targets: EdgeChipsProps['targets'],
  { t, lang }: Words,
): (Omit<Outside, 'room'> & { rank: number }) | null {
  const room: RoomId = view.room
  const target = targets.get(roomKey(room))
  const kinds = intrudersIn(table, room).map(({ kind }) => intruderName(kind, lang))
  const people = crewShownIn(table, room).map(({ seat }) => (seat === me ? t.you : name(seat)))
  const what = [...kinds, view.fire ? t.fire : '', ...people].filter(Boolean)
  if (target)
    return { rank: 0, icon: target.icon ?? 'move', tone: 'act', what: target.say, number: target.entry.number }
  if (kinds.length > 0)
    return {
      rank: 1,
      icon: 'intruder',
      tone: 'hot',
      what: list(what, lang),
      number: kinds.length > 1 ? kinds.length : null,
    }
  if (people.length > 0)
    return {
      rank: 2,
      icon: 'people',
      tone: '',
      what: list(what, lang),
      number: people.length > 1 ? people.length : null,
    }
  return view.fire ? { rank: 3, icon: 'fire', tone: 'burning', what: t.fire, number: null } : null
}

/** Where nothing else lies along an edge: on a phone everywhere, otherwise between the instruments. */
function free(side: Side, { width, height }: CameraControl['screen']): [from: number, to: number] {
  const along = side === 'left' || side === 'right' ? height : width
  if (width <= 600) return [CHIP.gap, along]
  if (side === 'left') return [96, height - 66]
  return side === 'right' ? [CHIP.gap, height * 0.705 - 96] : [260, width - 70]
}

/** Each at the edge it lies beyond, in the order of the board, none over another. */
function placed(beyond: readonly Outside[], { camera, screen }: CameraControl) {
  const sides: Record<Side, { outside: Outside; at: number }[]> = { left: [], right: [], top: [], bottom: [] }
  for (const outside of beyond) {
    const { x, y } = onScreen(camera, screen, outside.room)
    const over: [Side, number][] = [
      ['left', -x],
      ['right', x - screen.width],
      ['top', -y],
      ['bottom', y - screen.height],
    ]
    const [side] = over.reduce((most, next) => (next[1] > most[1] ? next : most))
    sides[side].push({ outside, at: side === 'left' || side === 'right' ? y : x })
  }
  return SIDES.flatMap(side => {
    const upright = side === 'left' || side === 'right'
    const size = upright ? CHIP.height : CHIP.width
    const list = sides[side].sort((a, b) => a.at - b.at)
    const [start, to] = free(side, screen)
    let from = start
    return list.map(({ outside, at }, i) => {
      const last = to - (list.length - i) * (size + CHIP.gap)
      const along = Math.max(from, Math.min(at - size / 2, last))
      from = along + size + CHIP.gap
      const across = { left: 0, top: 0, right: screen.width - CHIP.width, bottom: screen.height - CHIP.height }[side]
      return { outside, side, x: upright ? across : along, y: upright ? along : across }
    })
  })
}
