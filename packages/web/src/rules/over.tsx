import { lazy, Suspense } from 'react'
import { useWords } from '../words.tsx'
import { closeOver, useOpened } from './history.ts'

/** Nobody loads the rules who does not open them. */
const RulesPanel = lazy(() => import('./panel.tsx').catch(() => ({ default: Unreachable })))

/** The rules over the page, while they are open. */
export function RulesOver() {
  const address = useOpened()
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
