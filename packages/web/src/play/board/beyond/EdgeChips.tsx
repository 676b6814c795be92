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
import { CHIP, figuresOnScreen, placeChips, roomOnScreen } from './placeChips.ts'

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

interface Outside {
  room: BoardRoom
  icon: IconName
  tone: string
  /** What is there, in words. */
  what: string
  /** The same in a word. */
  word: string
  number: number | null
}

/** What lies beyond the edge of the screen and matters. A tap goes there. */
export function EdgeChips(props: EdgeChipsProps) {
  const words = useWords()
  const { t, lang } = words
  const { table, control } = props
  return (
    <ul className="edges" aria-label={t.table.outOfView}>
      {chipsOf(props, words).map(({ outside: { room, icon, tone, what, word, number }, side, x, y }) => (
        <li key={room.id} className={side} style={{ left: x, top: y }}>
          <button
            type="button"
            className={tone}
            title={t.table.lookThere({ room: roomTitle(table, room.id, t, lang), what })}
            onClick={() => control.lookAt(room)}
          >
            <span className="visually-hidden">
              {t.table.lookThere({ room: roomTitle(table, room.id, t, lang), what })}
            </span>
            <span className="sign" aria-hidden="true">
              <Icon name={icon} />
              {number !== null && <b>{number}</b>}
            </span>
            <small aria-hidden="true" data-may-clip>
              {word}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

const chipsOf = (props: EdgeChipsProps, words: Words) =>
  placeChips(outsideOf(props, words).slice(0, MOST), props.control, [...precious(props), ...figures(props)])

/** What the chips cover of the board. */
export const chipBoxes = (props: EdgeChipsProps, words: Words): Box[] =>
  chipsOf(props, words).map(({ x, y }) => ({ x, y, ...CHIP }))

/** What nothing may hide: my own room with my figure in it, and the rooms that may be chosen. */
export function precious({ map, table, me, targets, control }: EdgeChipsProps): Box[] {
  const mine = table.crew.find(({ seat, fate }) => seat === me && fate === 'aboard')?.room
  return [...map.rooms.values()].flatMap(room => {
    if (room.id === mine) return [figuresOnScreen(room, control)]
    return targets.has(roomKey(room.id)) ? [roomOnScreen(room, control)] : []
  })
}

/** Where figures stand, mine among them, with their names. */
export const figures = ({ map, table, control }: EdgeChipsProps): Box[] =>
  [...map.rooms.values()]
    .filter(({ id }) => crewShownIn(table, id).length > 0)
    .map(room => figuresOnScreen(room, control))

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
    return {
      rank: 0,
      icon: target.icon ?? 'move',
      tone: 'act',
      what: target.say,
      word: target.word || roomTitle(table, room, t, lang),
      number: target.entry.number,
    }
  if (kinds.length > 0)
    return {
      rank: 1,
      icon: 'intruder',
      tone: 'hot',
      what: list(what, lang),
      word: [...new Set(kinds)].join(', '),
      number: kinds.length > 1 ? kinds.length : null,
    }
  if (people.length > 0)
    return {
      rank: 2,
      icon: 'people',
      tone: '',
      what: list(what, lang),
      word: people.join(', '),
      number: people.length > 1 ? people.length : null,
    }
  return view.fire ? { rank: 3, icon: 'fire', tone: 'burning', what: t.fire, word: t.fire, number: null } : null
}
