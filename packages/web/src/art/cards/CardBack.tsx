import { type CSSProperties, memo } from 'react'
import { EMBLEMS } from './emblems.tsx'

/** The decks whose cards lie face down. An action card has its person's color, `--person`. */
export type Back = keyof typeof EMBLEMS

const COLOR: Record<Back, string> = {
  action: 'var(--person, var(--text-2))',
  red: 'var(--room-red)',
  yellow: 'var(--room-yellow)',
  green: 'var(--room-green)',
  crafted: 'var(--room-white)',
  event: 'var(--fire)',
  attack: 'var(--danger)',
  wound: 'var(--danger-soft)',
  contamination: 'var(--slime)',
  personal: 'var(--noise)',
  corporate: 'var(--power)',
  coordinates: 'var(--coordinates)',
  computer: 'var(--tech)',
}

const EDGE = 'M10 1H110L119 10V158L110 167H10L1 158V10Z'

/** A card from behind. Decoration: whatever lies there is named beside it. */
export const CardBack = memo(function CardBack({ of, className = '' }: { of: Back; className?: string }) {
  return (
    <svg
      className={`cardback ${className}`}
      viewBox="0 0 120 168"
      aria-hidden="true"
      style={{ color: COLOR[of] } as CSSProperties}
    >
      <path d={EDGE} fill="var(--hull)" stroke="var(--line-2)" strokeWidth="2" />
      <path d={EDGE} fill="currentColor" fillOpacity=".08" />
      {/* Light falls on it from the upper right, as on everything here. */}
      <path d="M70 1H110L119 10V96Z" fill="var(--light)" fillOpacity=".05" />
      <g stroke="currentColor">
        <path d="M16 9H104L111 16V152L104 159H16L9 152V16Z" fill="none" strokeWidth="1" opacity=".4" />
        <path
          d="M9 30V16L16 9H30M90 9H104L111 16V30M111 138V152L104 159H90M30 159H16L9 152V138"
          fill="none"
          strokeWidth="3"
        />
        {EMBLEMS[of]}
      </g>
    </svg>
  )
})
