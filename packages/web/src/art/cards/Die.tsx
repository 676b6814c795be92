/** Dice, drawn for a square of 64. */
import type { CombatFace, NoiseFace } from '@coldwake/rules/facts'
import { IconAt, type IconName } from '../../icons/Icon.tsx'
import { Square } from '../Thing.tsx'

type DieProps = { className?: string } & ({ of: 'noise'; face: NoiseFace } | { of: 'combat'; face: CombatFace })

const NOISE_ICON: Partial<Record<NoiseFace, IconName>> = { silence: 'silence', danger: 'danger', mars: 'mars' }
const COMBAT_ICON: Record<CombatFace, IconName | null> = {
  blank: null,
  creeper: 'larva',
  adult: 'intruder',
  hit: 'shoot',
  double: 'shoot',
  alpha: 'shoot',
  beta: 'shoot',
}
/** Where the hits stand on a face, and what a discarded card adds; one hit alone stands large in the middle. */
const HITS: Partial<Record<CombatFace, { sure: number; more: boolean }>> = {
  double: { sure: 2, more: false },
  alpha: { sure: 0, more: true },
  beta: { sure: 1, more: true },
}

/** Ten-sided for noise, six-sided for combat; the face that lies up. */
export function Die(props: DieProps) {
  const noise = props.of === 'noise'
  const ink = noise ? 'var(--noise-ink)' : 'var(--danger-ink)'
  const icon = noise ? NOISE_ICON[props.face] : COMBAT_ICON[props.face]
  return (
    <Square className={`die ${props.className ?? ''}`}>
      {noise ? (
        <>
          <path d="M32 2L60 24V42L32 62L4 42V24Z" fill="var(--noise-die)" stroke="var(--void)" strokeWidth="2" />
          <path d="M32 2L54 40L32 52L10 40Z" fill="var(--noise)" />
          <path d="M32 2L60 24L54 40Z" fill="var(--light)" opacity=".25" />
        </>
      ) : (
        <>
          <path d="M12 3H60V51L52 61H4V13Z" fill="var(--combat-die-shade)" stroke="var(--void)" strokeWidth="2" />
          <path d="M4 13H51V61H4Z" fill="var(--combat-die)" />
          <path d="M51 13L60 3V51L51 61Z" fill="var(--light)" opacity=".2" />
        </>
      )}
      {noise && !icon && (
        <text x="32" y="41" fontSize="26" textAnchor="middle" className="plate" fill={ink}>
          {props.face}
        </text>
      )}
      {noise && icon && <IconAt name={icon} x={32} y={32} size={26} fill={ink} />}
      {!noise && icon && !HITS[props.face] && <IconAt name={icon} x={27.5} y={37} size={34} fill={ink} />}
      {!noise && HITS[props.face] && <Hits {...HITS[props.face]} ink={ink} />}
      {!noise && !icon && <path d="M18 37H37" stroke={ink} strokeWidth="5" opacity=".5" />}
    </Square>
  )
}

/** Two hits; or a hit that a discarded card adds, drawn as the card beside its dashed ring. */
function Hits({ sure = 0, more = false, ink }: { sure?: number; more?: boolean; ink: string }) {
  return (
    <>
      {sure > 0 && <IconAt name="shoot" x={18} y={28} size={22} fill={ink} />}
      {sure > 1 && <IconAt name="shoot" x={37} y={46} size={22} fill={ink} />}
      {more && (
        <g transform={sure > 0 ? undefined : 'translate(-9 -8)'}>
          <circle cx="37" cy="46" r="11" fill="none" stroke={ink} strokeWidth="3" strokeDasharray="5 3.6" />
          <path d="M32.5 39H41.5V53H32.5Z" fill={ink} />
          <path d="M37 42.5V49.5M33.5 46H40.5" stroke="var(--combat-die)" strokeWidth="2.5" />
        </g>
      )}
    </>
  )
}
