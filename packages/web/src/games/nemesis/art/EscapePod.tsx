/** Escape pods, drawn for a square of 64. Decoration, always beside a word. */

import { Square } from '../../../art/Thing.tsx'
import { IconAt } from '../../../icons/Icon.tsx'

export type PodLook = 'docked' | 'locked' | 'launched' | 'gone'

export function EscapePod({ state, className }: { state: PodLook; className?: string }) {
  const away = state === 'launched' || state === 'gone'
  const hull = 'M32 5C42 14 45 24 45 36V46L51 56H13L19 46V36C19 24 22 14 32 5Z'
  return (
    <Square className={className}>
      {state === 'launched' && (
        <path d="M25 56L32 63L39 56M18 58L20 63M46 58L44 63" fill="none" stroke="var(--fire)" strokeWidth="3" />
      )}
      <path
        d={hull}
        fill={away ? 'none' : 'var(--pod-hull)'}
        stroke={state === 'docked' ? 'var(--ok)' : 'var(--line-2)'}
        strokeWidth="2.5"
        strokeDasharray={away ? '5 4' : undefined}
      />
      {!away && (
        <>
          <path d="M38 13C43 20 45 28 45 36V46L51 56H40C42 40 42 26 38 13Z" fill="var(--light)" opacity=".12" />
          <circle cx="32" cy="26" r="6.5" fill="var(--night)" stroke="var(--steel-dull)" strokeWidth="2.5" />
          <path d="M29 24C30 22 33 22 35 23" fill="none" stroke="var(--text)" strokeWidth="2" />
        </>
      )}
      {state === 'locked' && <IconAt name="lock" x={32} y={45} size={19} fill="var(--text)" />}
      {state === 'docked' && <IconAt name="unlocked" x={32} y={45} size={19} fill="var(--ok)" />}
      {state === 'gone' && <path d="M20 20L44 48M44 20L20 48" stroke="var(--danger)" strokeWidth="4" />}
    </Square>
  )
}
