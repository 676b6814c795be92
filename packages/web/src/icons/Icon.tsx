import drawing from 'virtual:game-icons'
import { memo } from 'react'
import type { GameIcon } from './gameIcons.ts'
import type { Glyph } from './glyphs.ts'
import type { ShapePath } from './shapePath.ts'

/** One of ours; or that of something in a game's box, by its name (`pictures.ts`). */
export type IconName = GameIcon | Glyph | `of-${string}`

/** Those whose paths are here already. */
const known = new Map<string, readonly ShapePath[]>()

export function knowShapes(shapes: Readonly<Record<string, readonly ShapePath[]>>): void {
  for (const [name, paths] of Object.entries(shapes)) known.set(name, paths)
}

const Shape = ({ name }: { name: IconName }) =>
  known.get(name)?.map(shape => <path key={shape.d} {...shape} />) ?? <use href={`${drawing}#${name}`} />

/** An icon in running text, as tall as the line. Always beside a word or inside something labelled. */
export const Icon = memo(function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true" fill="currentColor">
      <Shape name={name} />
    </svg>
  )
})

/** An icon inside a drawing, centred at a point of it. */
export const IconAt = memo(function IconAt(props: {
  name: IconName
  x: number
  y: number
  size: number
  fill?: string
  opacity?: number
}) {
  const { name, x, y, size, fill = 'currentColor', opacity } = props
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} fill={fill} opacity={opacity}>
      <Shape name={name} />
    </g>
  )
})
