/** What lies around, and doors, drawn for a square of 64. Decoration, always beside a word. */
import type { DoorState, ObjectKind } from '@coldwake/rules/facts'
import type { ReactNode } from 'react'

/** A leathery husk, its lid of four petals not quite shut. */
const Egg = () => (
  <>
    <path d="M32 4C45 4 55 24 55 39C55 53 45 61 32 61C19 61 9 53 9 39C9 24 19 4 32 4Z" fill="var(--egg-shade)" />
    <path d="M32 7C44 9 52 26 52 39C52 51 43 58 32 58C21 58 12 51 12 39C12 26 20 9 32 7Z" fill="var(--egg-shell)" />
    <path d="M38 9C47 15 52 28 52 39C52 51 43 58 32 58C45 50 47 28 38 9Z" fill="var(--slime)" opacity=".4" />
    <path d="M32 7L26 20L32 27L38 20ZM32 27L25 22L18 26M32 27L39 22L46 26" fill="var(--egg-glint)" opacity=".85" />
    <path
      d="M32 27V36M18 26C16 33 16 42 20 49M46 26C48 33 48 42 44 49M32 36C28 42 28 49 30 55M32 36C37 42 38 48 37 54"
      fill="none"
      stroke="var(--slime)"
      strokeWidth="2"
      opacity=".7"
    />
    <path
      d="M32 4C45 4 55 24 55 39C55 53 45 61 32 61C19 61 9 53 9 39C9 24 19 4 32 4Z"
      fill="none"
      stroke="var(--egg-rim)"
      strokeWidth="2"
    />
  </>
)

/** On its back, legs drawn in. */
const Carcass = () => (
  <>
    <path d="M5 47C5 37 16 31 32 31C49 31 60 38 60 47C60 54 49 58 32 58C15 58 5 54 5 47Z" fill="var(--carcass-shade)" />
    <path
      d="M14 42L8 22L16 12M24 37L20 15L29 7M40 37L44 15L36 7M50 42L57 22L49 12"
      fill="none"
      stroke="var(--carcass-dark)"
      strokeWidth="7"
    />
    <path
      d="M14 42L8 22L16 12M24 37L20 15L29 7M40 37L44 15L36 7M50 42L57 22L49 12"
      fill="none"
      stroke="var(--carcass-leg)"
      strokeWidth="3.5"
    />
    <path
      d="M9 46C12 38 21 35 32 35C43 35 53 39 55 46C51 51 42 53 32 53C22 53 12 51 9 46Z"
      fill="var(--carcass-shell)"
    />
    <path d="M18 38V51M26 36V53M38 36V53M46 38V51" stroke="var(--carcass-rib)" strokeWidth="3" />
    <path d="M22 42L28 46L22 50M42 42L36 46L42 50" fill="none" stroke="var(--carcass-bone)" strokeWidth="2.5" />
    <path d="M6 55C16 61 48 61 58 55" fill="none" stroke="var(--danger)" strokeWidth="2" opacity=".7" />
  </>
)

/** Somebody in a suit, the lamp still on. */
const Corpse = () => (
  <>
    <path d="M3 54H61" stroke="var(--night)" strokeWidth="8" strokeLinecap="round" />
    <circle cx="14" cy="40" r="11" fill="var(--steel)" />
    <path d="M8 35C11 31 19 31 21 36L20 44C16 47 10 46 8 43Z" fill="var(--pitch)" />
    <path d="M10 37L18 43M18 37L10 43" stroke="var(--danger)" strokeWidth="2.5" />
    <path d="M24 34H42C47 34 50 39 50 44V50H22C19 45 20 37 24 34Z" fill="var(--suit)" />
    <path d="M48 41L60 43V50H46ZM27 48L39 57L45 55L36 46Z" fill="var(--suit-shade)" />
    <path d="M26 38H38M26 43H36" stroke="var(--pitch)" strokeWidth="2.5" />
    <path d="M31 31L20 8L47 8Z" fill="var(--torch)" opacity=".12" />
    <circle cx="31" cy="33" r="3" fill="var(--torch)" />
  </>
)

const THINGS: Record<ObjectKind, () => ReactNode> = { egg: Egg, carcass: Carcass, corpse: Corpse }

export const Square = ({ children, className = '' }: { children: ReactNode; className?: string | undefined }) => (
  <svg className={`thing ${className}`} viewBox="0 0 64 64" aria-hidden="true">
    {children}
  </svg>
)

export function Thing({ of, className }: { of: ObjectKind; className?: string }) {
  const Shape = THINGS[of]
  return (
    <Square className={className}>
      <Shape />
    </Square>
  )
}

/** The same inside another drawing, centred at a point of it. */
export function ThingAt({ of, x, y, size }: { of: ObjectKind; x: number; y: number; size: number }) {
  const Shape = THINGS[of]
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`}>
      <Shape />
    </g>
  )
}

// ---------------------------------------------------------------- doors

/** Across a corridor that runs from left to right, around the origin. */
export function DoorAcross({ state }: { state: DoorState }) {
  const jambs = (
    <path d="M-9 -29H9V-23H-9ZM-9 23H9V29H-9Z" fill="var(--steel-edge)" stroke="var(--void)" strokeWidth="2" />
  )
  if (state === 'open') return jambs
  if (state === 'destroyed')
    return (
      <>
        {jambs}
        <path d="M-6 -24H6L5 -11L1 -15L-3 -8L-6 -12Z" fill="var(--door-torn)" stroke="var(--void)" strokeWidth="2" />
        <path d="M-6 24H6V12L2 17L-2 10L-6 14Z" fill="var(--door-torn)" stroke="var(--void)" strokeWidth="2" />
        <path d="M-10 -7L10 7M10 -7L-10 7" stroke="var(--void)" strokeWidth="8" />
        <path d="M-10 -7L10 7M10 -7L-10 7" stroke="var(--danger)" strokeWidth="4" />
      </>
    )
  return (
    <>
      {jambs}
      <path d="M-7 -25H7V-1H-7ZM-7 1H7V25H-7Z" fill="var(--door-leaf)" stroke="var(--void)" strokeWidth="2.5" />
      <path d="M-7 -13L7 -19M-7 -7L7 -13M-7 13L7 7M-7 19L7 13" stroke="var(--steel-dim)" strokeWidth="2.5" />
    </>
  )
}
