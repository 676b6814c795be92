import { IconAt } from '../../icons/Icon.tsx'
import { type BoardRoom, cutOf, cutPath, TILE } from './geometry.ts'
import type { Lettering } from './lettering.ts'
import { measureLabel } from './measureText.ts'
import { type Target, TONE_COLOR } from './target.ts'

const { width: W, height: H } = TILE
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Light around a room that may be chosen; drawn under the plate. */
export function Halo({ room, selected }: { room: BoardRoom; selected: boolean }) {
  return (
    <path
      className="halo"
      d={cutPath(W + 10, H + 10, cutOf(room) + 3)}
      fill="none"
      stroke="var(--act)"
      strokeWidth={selected ? 16 : 11}
      filter="url(#soft)"
    />
  )
}

/** Dashed while it may be chosen; solid with brackets once it is. Drawn over the plate. */
export function LegalFrame({ room, selected }: { room: BoardRoom; selected: boolean }) {
  return (
    <>
      <path
        d={cutPath(W + 4, H + 4, cutOf(room) + 1)}
        fill={
          selected
            ? 'color-mix(in srgb, var(--act) 14%, transparent)'
            : 'color-mix(in srgb, var(--act) 5%, transparent)'
        }
        stroke="var(--act)"
        strokeWidth={selected ? 5 : 3}
        strokeDasharray={selected ? undefined : '16 6'}
      />
      {selected &&
        CORNERS.map(([x, y]) => (
          <path
            key={`${x}${y}`}
            d={`M${x * (W / 2 + 14)} ${y * (H / 2 - 14)}V${y * (H / 2 + 14)}H${x * (W / 2 - 14)}`}
            fill="none"
            stroke="var(--act)"
            strokeWidth="5"
          />
        ))}
    </>
  )
}

/** A neighboring room one cannot go to just now: dashed, unlit. The reason is in its label. */
export function BlockedFrame({ room }: { room: BoardRoom }) {
  return (
    <path
      d={cutPath(W + 4, H + 4, cutOf(room) + 1)}
      fill="none"
      stroke="var(--line-2)"
      strokeWidth="3"
      strokeDasharray="4 8"
    />
  )
}

/** The ring of keyboard focus: dark, then white. */
export function FocusRing({ room }: { room: BoardRoom }) {
  const d = cutPath(W + 18, H + 18, cutOf(room) + 6)
  return (
    <g className="focus-ring" fill="none">
      <path d={d} stroke="var(--void)" strokeWidth="10" />
      <path d={d} stroke="var(--light)" strokeWidth="4" />
    </g>
  )
}

const TAG = { height: 32, text: 18 }

/** How tall a tag is at this scale, in board units. */
export const tagHeight = (letters: Lettering): number => (TAG.height * letters.font(TAG.text)) / TAG.text

/** What a choice means, on the thing itself: number, icon, a word. */
export function Tag({ target, x, y, letters }: { target: Target; x: number; y: number; letters: Lettering }) {
  const { entry, selected, icon, word, tone } = target
  const size = letters.font(TAG.text)
  const grown = size / TAG.text
  const words = letters.words && word !== ''
  const number = String(entry.number)
  const keyWidth = (number.length > 1 ? 36 : 26) * grown
  const iconWidth = icon ? 26 * grown : 0
  const width = keyWidth + iconWidth + (words ? measureLabel(word) * size + 14 * grown : icon ? 4 * grown : 0)
  const [left, top, bottom, nick] = [-width / 2, -16 * grown, 16 * grown, 6 * grown]
  const ink = selected ? 'var(--act-ink)' : TONE_COLOR[tone]
  return (
    <g className="tag" transform={`translate(${x} ${y})`}>
      <path
        d={`M${left + nick} ${top}H${-left}V${bottom - nick}L${-left - nick} ${bottom}H${left}V${top + nick}Z`}
        fill={selected ? 'var(--act)' : 'var(--void)'}
        stroke="var(--act)"
        strokeWidth="2.5"
      />
      <path d={`M${left + nick} ${top}H${left + keyWidth}V${bottom}H${left}V${top + nick}Z`} fill="var(--act)" />
      <text className="plate" x={left + keyWidth / 2} y={7 * grown} fontSize={letters.font(20)} fill="var(--act-ink)">
        {number}
      </text>
      {icon && <IconAt name={icon} x={left + keyWidth + iconWidth / 2 + 2} y={0} size={20 * grown} fill={ink} />}
      {words && (
        <text className="count" x={left + keyWidth + iconWidth + 6 * grown} y={6.5 * grown} fontSize={size} fill={ink}>
          {word}
        </text>
      )}
    </g>
  )
}
