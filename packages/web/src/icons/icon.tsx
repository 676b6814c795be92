import drawing from 'virtual:game-icons'
import { memo } from 'react'
import { GLYPHS, type Glyph, type GlyphPath } from './glyphs.ts'
import { GAME_ICONS, type GameIcon } from './names.ts'

export type IconName = GameIcon | Glyph

const isGlyph = (name: IconName): name is Glyph => name in GLYPHS

function GlyphPaths({ paths }: { paths: readonly GlyphPath[] }) {
  return paths.map(({ d, evenOdd, faint, cut }) => (
    <path
      key={d}
      d={d}
      fillRule={evenOdd ? 'evenodd' : undefined}
      opacity={faint ? 0.55 : undefined}
      stroke={cut ? 'var(--void)' : undefined}
      strokeWidth={cut}
    />
  ))
}

function Shape({ name }: { name: IconName }) {
  return isGlyph(name) ? <GlyphPaths paths={GLYPHS[name]} /> : <use href={`${drawing}#${GAME_ICONS[name]}`} />
}

/** An icon in running text, as tall as the line. Always beside a word or inside something labelled. */
export const Icon = memo(function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`ic ${className}`} viewBox="0 0 512 512" aria-hidden="true" fill="currentColor">
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
