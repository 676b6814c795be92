/** What is drawn in the middle of each card back, around (60, 84). Every one has a shape of its own: color is extra. */
import type { ReactNode } from 'react'
import { SEALS } from '../seals.tsx'

const octagon = (r: number): string => {
  const c = r * 0.42
  return `M${60 - c} ${84 - r}H${60 + c}L${60 + r} ${84 - c}V${84 + c}L${60 + c} ${84 + r}H${60 - c}L${60 - r} ${84 + c}V${84 - c}Z`
}

/** A ray from the middle, by angle in degrees. */
function ray(angle: number, from: number, to: number): string {
  const turn = (angle * Math.PI) / 180
  const at = (r: number) => `${(60 + r * Math.sin(turn)).toFixed(1)} ${(84 - r * Math.cos(turn)).toFixed(1)}`
  return `M${at(from)}L${at(to)}`
}
const rays = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => ray((i * 360) / count, from, to)).join('')

const envelope = (seal: ReactNode) => (
  <>
    <path d="M22 52H98V116H22Z" fill="currentColor" fillOpacity=".1" strokeWidth="2" />
    <path d="M22 52L60 86L98 52" fill="none" strokeWidth="2" />
    {seal}
  </>
)

/** The corridor, seen along its length. */
const corridor = (
  <>
    <path d={octagon(38)} fill="none" strokeWidth="1.5" opacity=".45" />
    <path d={octagon(27)} fill="none" strokeWidth="2" opacity=".7" />
    <path d={octagon(17)} fill="none" strokeWidth="2.5" />
    <path d={rays(8, 9, 46)} strokeWidth="1" opacity=".4" />
    <path d={octagon(8)} stroke="none" fill="currentColor" />
  </>
)

/** The lid of a crate, for whatever is found in rooms. */
const crate = (sign: ReactNode) => (
  <>
    <path d="M26 56H94L100 64V104L94 112H26L20 104V64Z" fill="none" strokeWidth="2" opacity=".8" />
    <path d="M20 70H32M20 98H32M88 70H100M88 98H100" strokeWidth="2" opacity=".5" />
    <path d="M44 48H76M44 120H76" strokeWidth="3" opacity=".6" />
    {sign}
  </>
)

export const EMBLEMS = {
  action: corridor,
  red: crate(
    <>
      <circle cx="60" cy="84" r="15" fill="none" strokeWidth="3" />
      <path d="M60 62V76M60 92V106M38 84H52M68 84H82" strokeWidth="3" />
      <circle cx="60" cy="84" r="2.5" stroke="none" fill="currentColor" />
    </>,
  ),
  yellow: crate(
    <>
      <path d={rays(8, 14, 21)} strokeWidth="7" />
      <circle cx="60" cy="84" r="13" fill="none" strokeWidth="5" />
      <circle cx="60" cy="84" r="4" stroke="none" fill="currentColor" />
    </>,
  ),
  green: crate(
    <path
      d="M53 64H67V77H80V91H67V104H53V91H40V77H53Z"
      fill="currentColor"
      fillOpacity=".22"
      strokeWidth="3"
      strokeLinejoin="round"
    />,
  ),
  crafted: crate(
    <>
      <path d="M52 68L66 76V92L52 100L38 92V76Z" fill="none" strokeWidth="3" />
      <path d="M68 68L82 76V92L68 100L54 92V76Z" fill="none" strokeWidth="3" />
    </>,
  ),
  event: (
    <>
      <path d="M60 44L98 112H22Z" fill="none" strokeWidth="3" strokeLinejoin="bevel" />
      <path d="M60 60L84 103H36Z" fill="currentColor" fillOpacity=".14" strokeWidth="1.5" opacity=".7" />
      <path d="M60 70V89" strokeWidth="6" />
      <circle cx="60" cy="97" r="3.6" stroke="none" fill="currentColor" />
      <path d="M14 124H106M24 130H96" strokeWidth="2" opacity=".45" />
    </>
  ),
  attack: (
    <g stroke="none" fill="currentColor">
      <path d="M34 40C44 66 42 96 30 126C50 98 54 66 34 40Z" />
      <path d="M58 36C70 66 68 100 54 132C78 102 80 66 58 36Z" />
      <path d="M82 40C94 66 92 96 80 126C100 98 104 66 82 40Z" />
    </g>
  ),
  wound: (
    <>
      <path d="M60 44L94 64V104L60 124L26 104V64Z" fill="none" strokeWidth="3" />
      <path d="M26 72L46 82L40 94L62 88L58 104L94 92" fill="none" strokeWidth="3" strokeLinejoin="bevel" />
      <path d="M60 54V70M52 62H68" strokeWidth="4" />
    </>
  ),
  contamination: (
    <>
      <circle cx="60" cy="62" r="15" fill="none" strokeWidth="3" />
      <circle cx="42" cy="94" r="15" fill="none" strokeWidth="3" />
      <circle cx="78" cy="94" r="15" fill="none" strokeWidth="3" />
      <circle cx="60" cy="84" r="7" stroke="none" fill="currentColor" />
      <path
        d="M28 112V122M46 114V132M64 112V120M80 114V128M94 110V118"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  ),
  personal: envelope(SEALS.personal),
  corporate: envelope(SEALS.corporate),
  coordinates: (
    <>
      <circle cx="60" cy="84" r="34" fill="none" strokeWidth="1.5" opacity=".7" />
      <ellipse cx="60" cy="84" rx="34" ry="13" fill="none" strokeWidth="1.5" opacity=".7" />
      <ellipse cx="60" cy="84" rx="13" ry="34" fill="none" strokeWidth="1.5" opacity=".7" />
      <path d={rays(4, 30, 46)} strokeWidth="3" />
      <path d="M60 66L64 80L78 84L64 88L60 102L56 88L42 84L56 80Z" stroke="none" fill="currentColor" />
      <circle cx="88" cy="58" r="3" stroke="none" fill="currentColor" />
    </>
  ),
  computer: (
    <>
      <path d="M22 50H98V106H22Z" fill="currentColor" fillOpacity=".1" strokeWidth="3" />
      <path d="M50 106L46 120H74L70 106M36 122H84" fill="none" strokeWidth="3" />
      <path d="M34 66L46 76L34 86" fill="none" strokeWidth="4" strokeLinejoin="bevel" />
      <path d="M52 88H74" strokeWidth="4" />
      <path d="M34 98H86M80 62H88M80 70H88" strokeWidth="1.5" opacity=".5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
