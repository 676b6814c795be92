import { memo } from 'react'

/** Who waits at a seat: nobody yet, a person, one who is ready, or a machine. */
export type Sleeper = 'nobody' | 'asleep' | 'ready' | 'bot'

const LIGHT: Record<Sleeper, string> = {
  nobody: 'var(--line-2)',
  asleep: 'var(--power)',
  ready: 'var(--ok)',
  bot: 'var(--text-3)',
}

interface BerthProps {
  game: string
  sleeper: Sleeper
}

/** A seat before the game. Decoration: who sits there is said beside it. */
export const Berth = ({ game, sleeper }: BerthProps) =>
  game === 'lockdown' ? <Doorway sleeper={sleeper} /> : <Chamber sleeper={sleeper} />

/** A door of the facility, with a lamp over whoever stands in it. */
const Doorway = memo(function Doorway({ sleeper }: { sleeper: Sleeper }) {
  const light = LIGHT[sleeper]
  const taken = sleeper !== 'nobody'
  return (
    <svg className={`chamber ${sleeper}`} viewBox="0 0 120 150" aria-hidden="true">
      {/* The frame with its stripes, and the floor before it. */}
      <path d="M22 146V20L34 6H86L98 20V146Z" fill="var(--deck)" stroke="var(--line-2)" strokeWidth="2" />
      <path d="M23 130L31 122M23 116L31 108M97 130L89 122M97 116L89 108" stroke="var(--line)" strokeWidth="5" />
      <path d="M32 146V28H88V146Z" fill={taken ? 'var(--doorway-open)' : 'var(--void)'} />
      {taken ? (
        <path d="M54 28H66L88 146H32Z" fill={light} opacity=".18" />
      ) : (
        <path d="M60 28V146M32 62H88M32 114H88" stroke="var(--line)" strokeWidth="2" />
      )}
      <Figure sleeper={sleeper} light={light} />
      <path
        d="M32 146V28H88V146"
        fill="none"
        stroke={light}
        strokeWidth="2.5"
        strokeDasharray={taken ? undefined : '5 5'}
      />
      <path d="M48 17H72" stroke={light} strokeWidth="6" strokeLinecap="square" />
    </svg>
  )
})

/** A chamber of the hibernatorium. */
const Chamber = memo(function Chamber({ sleeper }: { sleeper: Sleeper }) {
  const light = LIGHT[sleeper]
  const taken = sleeper !== 'nobody'
  return (
    <svg className={`chamber ${sleeper}`} viewBox="0 0 120 150" aria-hidden="true">
      {/* The shell, and what it stands on. */}
      <path d="M22 18L36 4H84L98 18V132L84 146H36L22 132Z" fill="var(--deck)" stroke="var(--line-2)" strokeWidth="2" />
      <path d="M12 40H22M12 60H22M98 40H108M98 60H108M12 110H22M98 110H108" stroke="var(--line)" strokeWidth="4" />
      <path d="M34 24L42 16H78L86 24V118L78 126H42L34 118Z" fill={taken ? 'var(--chamber-open)' : 'var(--void)'} />
      {taken && <path d="M34 24L42 16H78L86 24V70L34 112Z" fill={light} opacity=".16" />}
      <Figure sleeper={sleeper} light={light} />
      {/* Glass. */}
      <path
        d="M34 24L42 16H78L86 24V118L78 126H42L34 118Z"
        fill="none"
        stroke={light}
        strokeWidth="2.5"
        strokeDasharray={taken ? undefined : '5 5'}
      />
      <path d="M42 24L52 18L42 60Z" fill="var(--light)" opacity=".12" />
      <path d="M46 136H74" stroke={light} strokeWidth="4" strokeLinecap="square" />
    </svg>
  )
})

/** Whoever is there, from the chest up. */
function Figure({ sleeper, light }: { sleeper: Sleeper; light: string }) {
  if (sleeper === 'nobody') return null
  if (sleeper === 'bot')
    return (
      <g fill="var(--line-2)">
        <path d="M46 48H74V74H46Z" />
        <path d="M40 84H80L84 126H36Z" />
        <path d="M52 60H56V64H52ZM64 60H68V64H64Z" fill="var(--text)" />
        <path d="M58 40H62V48H58Z" />
      </g>
    )
  return (
    <g fill="var(--sleeper)">
      <circle cx="60" cy="60" r="15" />
      <path d="M36 126C36 96 44 82 60 82C76 82 84 96 84 126Z" />
      {/* The lamp stands at the upper right, as everywhere. */}
      <path d="M66 47A15 15 0 0 1 74 66M72 86C80 92 83 106 84 124" fill="none" stroke={light} strokeWidth="2.5" />
    </g>
  )
}
