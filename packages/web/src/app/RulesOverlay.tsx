import { lazy, Suspense } from 'react'
import { closeOver, useOpenRules } from './rulesHistory.ts'
import { useWords } from './words.ts'

/** Nobody loads the rules who does not open them. */
const RulesPanel = lazy(() => import('../rules/RulesPanel.tsx').catch(() => ({ default: Unreachable })))

/** The rules over the page, while they are open. */
export function RulesOverlay() {
  const address = useOpenRules()
  if (address === null) return null
  return (
    <Suspense>
      <RulesPanel address={address} />
    </Suspense>
  )
}

function Unreachable() {
  const { t } = useWords()
  return (
    <section className="offline" role="alert">
      {t.offline}{' '}
      <button type="button" className="ghost" onClick={closeOver}>
        {t.close}
      </button>
    </section>
  )
}
