import { type RoomView, tileInfo } from '@coldwake/rules'
import { memo } from 'react'
import { IconAt } from '../icons/icon.tsx'
import { tileIcon, tokenIcon } from '../icons/pictures.ts'
import { type BoardRoom, cutOf, cutPath, TILE } from './geometry.ts'
import { fitLabel } from './labels.ts'
import { measureLabel } from './measure.ts'
import type { Lettering } from './scale.ts'

const { width: W, height: H } = TILE
/** Larger than this, the word would run into the room's number. */
const WORD_AT_MOST = 17

export interface RoomFace {
  room: BoardRoom
  view: RoomView
  game: string
  /** The tile's name, or what only I know it to be. */
  name: string | null
  /** The tile, for all to see or only for me. */
  tile: string | null
  /** The exploration token, if I have seen it. */
  token: string | null
  unexplored: string
  letters: Lettering
  mine: boolean
  occupied: boolean
  corpse: boolean
  /** The tag of a choice, or an entrance to technical corridors, lies on the upper right corner. */
  covered: boolean
}

export const roomColour = (game: string, tile: string | null) =>
  `var(--room-${(tile && tileInfo(game, tile).colour) || 'none'})`

/** A plate: what lies in the room and what is wrong with it. Light, frames and people are drawn elsewhere. */
export const RoomPlate = memo(function RoomPlate(face: RoomFace) {
  return face.view.tile === null ? <FaceDown {...face} /> : <FaceUp {...face} />
})

interface Heading {
  lines: { text: string; y: number }[]
  x: number
  size: number
  /** Is there place for the icon beside the name? */
  icon: boolean
}

/** The name beside its icon; without the icon if only that fits; or only the icon. `reserved` is taken by a badge. */
function headingOf(name: string, letters: Lettering, reserved: number): Heading | null {
  if (!letters.words || name === '') return null
  const fit = (left: number) =>
    fitLabel(name, (W - left - 6 - reserved) * letters.scale, 18.5 * letters.scale, 2, measureLabel)
  const beside = fit(42)
  const label = beside ?? fit(16)
  if (!label) return null
  const size = label.size / letters.scale
  const top = -H / 2 + 28 - (label.lines.length > 1 ? size * 0.34 : 0)
  return {
    lines: label.lines.map((text, i) => ({ text, y: top + i * size * 0.94 })),
    x: -W / 2 + (beside ? 42 : 16),
    size,
    icon: beside !== null,
  }
}

function Name({ heading, fill }: { heading: Heading; fill: string }) {
  return heading.lines.map(({ text, y }) => (
    <text key={y} className="name" x={heading.x} y={y} fontSize={heading.size} style={{ fill }}>
      {text}
    </text>
  ))
}

function FaceDown({ room, view, name, tile, token, unexplored, letters, game }: RoomFace) {
  const shape = cutPath(W, H, cutOf(room))
  const numeral = room.slot === '2' ? 'II' : 'I'
  const heading = headingOf(tile ? (name ?? tile) : '', letters, 0)
  const word = letters.font(15)
  return (
    <>
      <path d={shape} fill="var(--hull)" stroke="var(--void)" strokeWidth="7" />
      <path d={shape} fill="url(#hatch)" opacity=".75" />
      <path d={shape} fill="none" stroke="var(--line-2)" strokeWidth="2" strokeDasharray="9 7" />
      {tile ? (
        <>
          <IconAt name={tileIcon(tile)} x={22} y={14} size={74} fill={roomColour(game, tile)} opacity={0.16} />
          {heading?.icon !== false && (
            <IconAt name="eye" x={-W / 2 + 25} y={-H / 2 + 23} size={24} fill="var(--text-2)" />
          )}
          {heading && <Name heading={heading} fill="var(--text-2)" />}
        </>
      ) : (
        <>
          <text className="numeral" y={letters.words ? 10 : 24} fontSize={letters.words ? 44 : 70}>
            {numeral}
          </text>
          {letters.words && word <= WORD_AT_MOST && (
            <text className="faint" y={30} fontSize={word}>
              {unexplored}
            </text>
          )}
        </>
      )}
      {token && <IconAt name={tokenIconOf(token)} x={-W / 2 + 25} y={H / 2 - 22} size={24} fill="var(--text-2)" />}
      {!tile && view.seenBy !== 0 && (
        <IconAt name="eye" x={-W / 2 + 22} y={-H / 2 + 20} size={20} fill="var(--text-3)" />
      )}
      <RoomNumber id={room.id} letters={letters} lift={0} />
    </>
  )
}

/** Tokens are named by what they do and how many items they bring, `fire-2`. */
function tokenIconOf(token: string) {
  const effect = token.split('-')[0]
  return effect in tokenIcon ? tokenIcon[effect as keyof typeof tokenIcon] : 'unknown'
}

function RoomNumber({ id, letters, lift }: { id: string; letters: Lettering; lift: number }) {
  if (!letters.words) return null
  return (
    <text
      className="faint"
      x={W / 2 - 11}
      y={H / 2 - 10 - lift}
      fontSize={letters.font(14)}
      style={{ textAnchor: 'end' }}
    >
      {id}
    </text>
  )
}

function FaceUp({ room, view, name, tile, letters, game, mine, occupied, corpse, covered }: RoomFace) {
  const badges = Number(view.malfunction) + Number(view.fire)
  const heading = headingOf(name ?? '', letters, badges * 32)
  // Danger stays in sight: the badge steps down from under whatever covers its corner.
  const low = covered ? 28 : 0
  const special = room.slot === 'special'
  const shape = cutPath(W, H, cutOf(room))
  const bar = special ? 'var(--room-none)' : roomColour(game, tile)
  const ink = special ? 'var(--text-2)' : bar
  const picture = tileIcon(tile ?? '')
  const clip = `room-${room.id}`
  const edge = view.fire ? 'var(--fire)' : view.malfunction ? 'var(--malf)' : mine ? 'var(--text)' : 'var(--line-2)'
  return (
    <>
      <path d={shape} fill="var(--deck-2)" stroke="var(--void)" strokeWidth="7" />
      <path d={shape} fill="url(#sheen)" />
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <IconAt name={picture} x={28} y={12} size={92} fill={special ? 'var(--text-3)' : bar} opacity={0.13} />
        <rect x={-W / 2} y={-H / 2} width="8" height={H} fill={bar} />
        {view.fire && <rect className="flicker" x={-W / 2} y={-H / 2} width={W} height={H} fill="url(#burn)" />}
        {view.malfunction && (
          <>
            <rect x={-W / 2} y={H / 2 - 11} width={W} height="11" fill="url(#hazard)" />
            <rect x={-W / 2} y={-H / 2} width={W} height={H} fill="#04070b" opacity=".28" />
          </>
        )}
      </g>
      <path d={shape} fill="none" stroke={edge} strokeWidth={view.fire || mine ? 3 : 2} />
      {letters.words ? (
        <>
          {heading?.icon !== false && <IconAt name={picture} x={-W / 2 + 25} y={-H / 2 + 22} size={24} fill={ink} />}
          {heading && <Name heading={heading} fill="var(--text)" />}
        </>
      ) : (
        <IconAt name={picture} x={occupied ? -30 : 0} y={occupied ? -8 : 0} size={62} fill={ink} />
      )}
      {!occupied && <RoomNumber id={room.id} letters={letters} lift={view.malfunction ? 9 : 0} />}
      <Footer view={view} game={game} tile={tile} letters={letters} corpse={corpse} />
      {view.malfunction && (
        <g transform={`translate(${W / 2 - 8} ${-H / 2 + 6 + low})`}>
          <path d="M0 -22L23 18H-23Z" fill="var(--malf)" stroke="var(--void)" strokeWidth="4" strokeLinejoin="round" />
          <IconAt name="repairs" x={0} y={5} size={21} fill="var(--malf-ink)" />
        </g>
      )}
      {view.fire && (
        <g transform={`translate(${W / 2 - (view.malfunction ? 52 : 6)} ${-H / 2 + low})`}>
          <circle r="21" fill="var(--fire-dim)" stroke="var(--fire)" strokeWidth="3" />
          <IconAt name="fire" x={0} y={-1} size={28} fill="#ffb765" />
        </g>
      )}
    </>
  )
}

/** Items left, a computer, somebody who died here. */
function Footer({
  view,
  game,
  tile,
  letters,
  corpse,
}: Pick<RoomFace, 'view' | 'game' | 'tile' | 'letters' | 'corpse'>) {
  const y = H / 2 - (view.malfunction ? 25 : 17)
  const size = letters.font(18)
  let x = -W / 2 + 24
  const row: React.ReactNode[] = []
  if (view.items !== null && letters.words) {
    const colour = view.items > 0 ? 'var(--text)' : 'var(--text-3)'
    row.push(
      <g key="items">
        <IconAt name="items" x={x} y={y} size={size * 1.1} fill={view.items > 0 ? 'var(--text-2)' : colour} />
        <text className="count" x={x + size * 0.7} y={y + size / 3} fontSize={size} fill={colour}>
          {view.items}
        </text>
      </g>,
    )
    x += size * 2.3
  }
  if (tile && tileInfo(game, tile).computer && letters.words) {
    row.push(<IconAt key="computer" name="computer" x={x} y={y} size={size * 1.15} fill="var(--act)" opacity={0.9} />)
    x += size * 1.5
  }
  if (corpse) row.push(<IconAt key="corpse" name="corpse" x={x} y={y} size={24} fill="var(--text-2)" />)
  return row
}
