import type { ObjectiveCard } from '@coldwake/rules/facts'
import { memo } from 'react'
import { SEALS } from './seals.tsx'

const COLOR: Record<keyof typeof SEALS, string> = { personal: 'var(--noise)', corporate: 'var(--power)' }

type EnvelopeOf = keyof typeof SEALS

/** Whoever plays alone plays for nobody else. */
export const envelopeOf = (deck: ObjectiveCard['deck']): EnvelopeOf => (deck === 'corporate' ? 'corporate' : 'personal')

/** An envelope of the two everybody is dealt: sealed, or with its flap up and a sheet of paper in it. */
export const Envelope = memo(function Envelope({ of, open }: { of: EnvelopeOf; open: boolean }) {
  return (
    <svg className={`envelope ${open ? 'open' : ''}`} viewBox="0 0 120 110" aria-hidden="true">
      <g style={{ color: COLOR[of] }} stroke="currentColor" strokeLinejoin="bevel">
        {open && <path d="M8 46L60 6L112 46Z" fill="var(--deck)" strokeWidth="2" />}
        {open && (
          <path
            className="sheet-of-paper"
            d="M20 18H100V82H20Z"
            fill="var(--paper)"
            stroke="var(--paper-rim)"
            strokeWidth="1.5"
          />
        )}
        {open && <path d="M30 30H78M30 38H90M30 46H66" stroke="var(--paper-ink)" strokeWidth="2" />}
        <path d="M8 46V104H112V46L60 80Z" fill="var(--deck-2)" strokeWidth="2" />
        <path d="M8 104L48 72M112 104L72 72" strokeWidth="1.2" opacity=".5" />
        {!open && (
          <>
            <path d="M8 46H112L60 84Z" fill="var(--deck)" strokeWidth="2" />
            <g transform="translate(14.4 14.4) scale(.76)">{SEALS[of]}</g>
          </>
        )}
      </g>
    </svg>
  )
})
