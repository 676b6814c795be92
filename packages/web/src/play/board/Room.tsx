import { type ObjectKind, objectKind, type RoomView, tileInfo } from '@coldwake/rules/facts'
import { memo } from 'react'
import { ThingAt } from '../../art/Thing.tsx'
import { IconAt, type IconName } from '../../icons/Icon.tsx'
import { explained } from '../explained.ts'
import { tileIcon, tokenIconOf } from '../pieceIcons.ts'
import { type BoardRoom, cutOf, cutPath, isOutside, TILE } from './geometry.ts'
import { fitLabel } from './labels.ts'
import type { Lettering } from './lettering.ts'
import { measureLabel } from './measureText.ts'

const { width: W, height: H } = TILE
/** How tall capitals are in letters of one unit. */
const CAPITAL = 0.7

export interface RoomFace {
  room: BoardRoom
  view: RoomView
  game: string
  /** The tile's name, or what only I know it to be; of what nobody has seen, its number. */
  name: string
  /** What may be written of it where it is too long. */
  short: string | undefined
  /** The tile, for all to see or only for me. */
  tile: string | null
  /** The exploration token, if I have seen it. */
  token: string | null
  letters: Lettering
  mine: boolean
  occupied: boolean
  /** An intruder is here. */
  danger: boolean
  /** Eggs of the nest; null elsewhere. */
  eggs: number | null
  /** The air will be let out. */
  vent: boolean
  /** Has it light? Null where no room ever lacks it. */
  lit: boolean | null
  /** The tag of a choice, or an entrance to technical corridors, lies on the upper right corner. */
  covered: boolean
}

const roomColor = (game: string, tile: string | null) =>
  `var(--room-${(tile && tileInfo(game, tile).colour) || 'none'})`

/** A plate: what lies in the room and what is wrong with it. Light, frames and people are drawn elsewhere. */
export const RoomPlate = memo(function RoomPlate(face: RoomFace) {
  return face.view.tile === null ? <FaceDown {...face} /> : <FaceUp {...face} />
})

interface Heading {
  lines: { text: string; x: number; y: number }[]
  size: number
  /** Is there place for the icon beside the name? */
  icon: boolean
}

/** What takes some of the room's plate from its name. */
interface Taken {
  /** By badges, of the first line or, where they have stepped down, of the second as well. */
  badges?: number
  low?: boolean
  /** By what lies on the floor, of the beginning of a third line. */
  floor?: number
}

/**
 * The name beside its icon; without the icon if only that fits; below the badges; beside what lies on the floor; or only
 * the icon.
 */
function headingOf(
  names: readonly string[],
  letters: Lettering,
  { badges = 0, low, floor = 0 }: Taken = {},
): Heading | null {
  if (!letters.words || names.length === 0) return null
  const fit = (left: number, names: readonly string[], taken: readonly number[]) => {
    const onScreen = taken.map(units => (W - left - 6 - units) * letters.scale)
    return fitLabel(names, onScreen, letters.font(18.5) * letters.scale, measureLabel)
  }
  const two = [badges, low ? badges : 0]
  const three = [...two, floor]
  const beside = fit(42, names.slice(0, 1), two)
  const over = beside ?? fit(16, names, floor > 0 ? two : three)
  const below = over ? null : fit(16, names, low ? [0] : [0, 0])
  const label = over ?? below ?? fit(16, names, three)
  if (!label) return null
  const size = label.size / letters.scale
  // Several lines begin higher, but within the plate: above its edge is the tag of a choice.
  const high = Math.max(28 - (label.lines.length - 1) * size * 0.34, size * CAPITAL + 4)
  const top = -H / 2 + (below ? (low ? 72 : 48) : high)
  const left = -W / 2 + (beside ? 42 : 16)
  return {
    lines: label.lines.map((text, i) => ({ text, x: i === 2 ? left + floor : left, y: top + i * size * 0.94 })),
    size,
    icon: beside !== null,
  }
}

/** Where corners are cut deeply there is most place in the middle. */
function Name({ heading, fill, middle }: { heading: Heading; fill: string; middle?: boolean }) {
  return heading.lines.map(({ text, x, y }) => (
    <text
      key={y}
      className="name"
      x={middle ? 0 : x}
      y={y}
      fontSize={heading.size}
      style={middle ? { fill, textAnchor: 'middle' } : { fill }}
    >
      {text}
    </text>
  ))
}

/** Teeth along the lower edge. */
const TEETH = `M${-W / 2} ${H / 2}${Array.from({ length: Math.ceil(W / 14) }, (_, i) => `L${-W / 2 + i * 14 + 7} ${H / 2 - 13}L${-W / 2 + i * 14 + 14} ${H / 2}`).join('')}Z`

/** The whole name, and what may stand for it. */
const namesOf = ({ name, short }: RoomFace): string[] => [name, ...(short ? [short] : [])]

function FaceDown(face: RoomFace) {
  const { room, view, tile, token, letters, game, danger, lit } = face
  const shape = cutPath(W, H, cutOf(room))
  const numeral = room.slot === '2' ? 'II' : 'I'
  const heading = headingOf(namesOf(face), letters)
  return (
    <>
      <path d={shape} fill="var(--hull)" stroke="var(--void)" strokeWidth="7" />
      <path d={shape} fill="url(#hatch)" opacity={lit === false ? 0.4 : 0.75} />
      {danger && (
        <>
          <clipPath id={`room-${room.id}`}>
            <path d={shape} />
          </clipPath>
          <path d={TEETH} fill="var(--danger)" clipPath={`url(#room-${room.id})`} />
        </>
      )}
      <path
        d={shape}
        fill="none"
        stroke={danger ? 'var(--danger)' : 'var(--line-2)'}
        strokeWidth={danger ? 3 : 2}
        strokeDasharray="9 7"
        opacity={lit === false && !danger ? 0.6 : undefined}
      />
      {tile ? (
        <>
          <IconAt name={tileIcon(tile)} x={22} y={14} size={74} fill={roomColor(game, tile)} opacity={0.16} />
          {heading?.icon !== false && (
            <IconAt name="eye" x={-W / 2 + 25} y={-H / 2 + 23} size={24} fill="var(--text-2)" />
          )}
          {heading && <Name heading={heading} fill="var(--text-2)" />}
        </>
      ) : (
        <>
          {heading && <Name heading={heading} fill="var(--text-2)" middle />}
          <text
            className="numeral"
            y={heading ? 34 : 24}
            fontSize={letters.font(heading ? 46 : 70)}
            opacity={lit === false ? 0.7 : undefined}
            {...explained('group', room.id)}
          >
            {numeral}
          </text>
        </>
      )}
      {token && (
        <g {...explained('mark', `token.${room.id}`)}>
          <IconAt name={tokenIconOf(token)} x={-W / 2 + 25} y={H / 2 - 22} size={24} fill="var(--text-2)" />
        </g>
      )}
      {!tile && view.seenBy !== 0 && (
        <IconAt name="eye" x={-W / 2 + 22} y={-H / 2 + 20} size={20} fill="var(--text-3)" />
      )}
    </>
  )
}

/** Of a corner that is cut deeply so much is missing. */
const DEEP = 22

function FaceUp(face: RoomFace) {
  const { room, view, tile, letters, game, mine, occupied, danger, covered, lit } = face
  const name = (badges: number) =>
    headingOf(namesOf(face), letters, { badges: 32 * badges, low: covered, floor: floorOf(face) })
  const badges = Number(view.malfunction) + Number(view.fire)
  const whole = name(badges)
  // Two badges may leave no place for a name: then the flame burns at the other end of the plate.
  const apart = badges > 1 && letters.words && whole === null
  const heading = apart ? name(1) : whole
  // Danger stays in sight: the badge steps down from under whatever covers its corner.
  const low = covered ? 28 : 0
  const shape = cutPath(W, H, cutOf(room))
  const bar = roomColor(game, tile)
  // Rooms that are printed on the board have no color, or keep it to the bar.
  const special = room.slot === 'special'
  const outside = isOutside(room)
  const ink = special ? 'var(--text-2)' : bar
  const dark = lit === false
  const picture = tileIcon(tile ?? '')
  const clip = `room-${room.id}`
  return (
    <>
      <path
        className="ground"
        d={shape}
        fill={outside ? 'var(--sand)' : groundOf(lit)}
        stroke="var(--void)"
        strokeWidth="7"
      />
      {!dark && <path d={shape} fill="url(#sheen)" />}
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <IconAt
          name={picture}
          x={28}
          y={12}
          size={92}
          fill={special ? 'var(--text-3)' : bar}
          opacity={dark ? 0.07 : 0.13}
        />
        {!outside && <rect x={-W / 2} y={-H / 2} width="8" height={H} fill={bar} opacity={dark ? 0.55 : undefined} />}
        {view.fire && <rect className="flicker" x={-W / 2} y={-H / 2} width={W} height={H} fill="url(#burn)" />}
        {danger && <path d={TEETH} fill="var(--danger)" />}
        {view.malfunction && (
          <>
            <rect x={-W / 2} y={H / 2 - 11} width={W} height="11" fill="url(#hazard)" />
            <rect x={-W / 2} y={-H / 2} width={W} height={H} fill="var(--night)" opacity=".28" />
          </>
        )}
      </g>
      <path d={shape} fill="none" stroke={edgeOf(face)} strokeWidth={danger || view.fire || mine ? 3 : 2} />
      {letters.words ? (
        <>
          {heading?.icon !== false && !outside && (
            <IconAt name={picture} x={-W / 2 + 25} y={-H / 2 + 22} size={24} fill={ink} />
          )}
          {heading && <Name heading={heading} fill={dark ? 'var(--text-2)' : 'var(--text)'} middle={outside} />}
        </>
      ) : (
        <IconAt name={picture} x={occupied ? -30 : 0} y={occupied ? -8 : 0} size={62} fill={ink} />
      )}
      <Footer {...face} />
      {view.malfunction && (
        <g transform={`translate(${W / 2 - 8} ${-H / 2 + 6 + low})`} {...explained('mark', `malfunction.${room.id}`)}>
          <path d="M0 -22L23 18H-23Z" fill="var(--malf)" stroke="var(--void)" strokeWidth="4" strokeLinejoin="round" />
          <IconAt name="repairs" x={0} y={5} size={21} fill="var(--malf-ink)" />
        </g>
      )}
      {view.fire && (
        <g
          {...explained('mark', `fire.${room.id}`)}
          transform={
            apart
              ? `translate(${-W / 2 - 5} ${H / 2 - 3})`
              : `translate(${W / 2 - (view.malfunction ? 52 : 6)} ${-H / 2 + low})`
          }
        >
          <circle r="21" fill="var(--fire-dim)" stroke="var(--fire)" strokeWidth="3" />
          <IconAt name="fire" x={0} y={-1} size={28} fill="var(--ember)" />
        </g>
      )}
    </>
  )
}

/** What the room is made of, by the light there is. */
function groundOf(lit: boolean | null): string {
  if (lit === null) return 'var(--deck-2)'
  return lit ? 'var(--ground-lit)' : 'var(--ground-dark)'
}

/** The worst of what is the matter shows on the rim; a cold rim where there is no light. */
function edgeOf({ danger, view, mine, lit }: RoomFace): string {
  if (danger) return 'var(--danger)'
  if (view.fire) return 'var(--fire)'
  if (view.malfunction) return 'var(--malf)'
  if (mine) return 'var(--text)'
  return lit === false ? 'var(--rim-dark)' : 'var(--line-2)'
}

interface Mark {
  /** What it is, as its card names it. */
  of: string
  icon: IconName
  /** Drawn instead of the icon. */
  thing?: ObjectKind
  count: number | null
  fill: string
}

/** Its exploration token, items left, a computer, the air going out. Without words only the first and the last. */
function fittings({ view, game, tile, token, letters, vent, lit }: RoomFace): Mark[] {
  const marks: Mark[] = []
  if (view.token)
    marks.push({ of: 'token', icon: token ? tokenIconOf(token) : 'unknown', count: null, fill: 'var(--text-2)' })
  if (letters.words) {
    if (view.items !== null)
      marks.push({
        of: 'items',
        icon: 'items',
        count: view.items,
        fill: view.items > 0 ? 'var(--text)' : 'var(--text-3)',
      })
    // LOCK-POWER-03: without power it is a dead screen.
    if (tile && tileInfo(game, tile).computer)
      marks.push({
        of: 'computer',
        icon: 'computer',
        count: null,
        fill: lit === false ? 'var(--power-off)' : 'var(--act)',
      })
  }
  if (vent) marks.push({ of: 'vent', icon: 'vent', count: null, fill: 'var(--danger)' })
  return marks
}

/** What lies on the floor. */
function lying({ view, eggs }: RoomFace): Mark[] {
  const count = (kind: ObjectKind) => view.objects.filter(object => objectKind(object) === kind).length
  const marks: Mark[] = []
  if (eggs !== null || count('egg') > 0)
    marks.push({ of: 'egg', icon: 'egg', thing: 'egg', count: (eggs ?? 0) + count('egg'), fill: 'var(--slime)' })
  for (const kind of ['carcass', 'corpse'] as const)
    if (count(kind) > 0)
      marks.push({
        of: kind,
        icon: kind,
        thing: kind,
        count: count(kind) > 1 ? count(kind) : null,
        fill: 'var(--text)',
      })
  return marks
}

/** How far what lies on the floor reaches into a line that begins where names do. */
function floorOf(face: RoomFace): number {
  const size = face.letters.font(18)
  return Math.max(0, ...lying(face).map(({ count }) => 12 + size * (count === null ? 0.7 : 1.4)))
}

/** Fittings in a row, what lies on the floor in a column above them: pieces stand to the right of both. */
function Footer(face: RoomFace) {
  const { letters, view, danger, room } = face
  const size = letters.font(18)
  const row = fittings(face)
  const left = -W / 2 + 24 + (isOutside(room) ? DEEP : 0)
  const bottom = H / 2 - (view.malfunction || danger ? 25 : 17)
  const widths = row.map(({ count }) => size * (count === null ? 1.4 : 2.2))
  const first = row.length > 0 ? 1 : 0
  return (
    <>
      {row.map((mark, i) => (
        <MarkAt
          key={mark.icon}
          mark={mark}
          room={room.id}
          x={widths.slice(0, i).reduce((x, w) => x + w, left)}
          y={bottom}
          size={size}
        />
      ))}
      {lying(face).map((mark, i) => (
        <MarkAt key={mark.icon} mark={mark} room={room.id} x={left} y={bottom - (first + i) * size * 1.4} size={size} />
      ))}
    </>
  )
}

function MarkAt({
  mark: { of, icon, thing, count, fill },
  room,
  x,
  y,
  size,
}: {
  mark: Mark
  room: string
  x: number
  y: number
  size: number
}) {
  return (
    <g {...explained('mark', `${of}.${room}`)}>
      {thing ? (
        <ThingAt of={thing} x={x} y={y} size={size * 1.45} />
      ) : (
        <IconAt name={icon} x={x} y={y} size={size * 1.15} fill={fill} />
      )}
      {count !== null && (
        <text className="count" x={x + size * (thing ? 0.85 : 0.7)} y={y + size / 3} fontSize={size} fill={fill}>
          {count}
        </text>
      )}
    </g>
  )
}
