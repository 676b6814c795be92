/** Parts of the page that are scripts of their own. */
import { type ComponentType, lazy } from 'react'
import { Notice } from './lobby/notice.tsx'
import { useWords } from './words.tsx'

/**
 * A component that is loaded when it is shown, or before that by `preload`. What takes its place if it cannot be had
 * offers to load the page again: until then a browser does not ask again for a script that it could not get.
 */
export function part<P>(load: () => Promise<ComponentType<P>>) {
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<P> => Unreachable) }))
  const preload = () => {
    load().catch(() => {})
  }
  return Object.assign(Part, { preload })
}

function Unreachable() {
  const { t } = useWords()
  return (
    <Notice text={t.offline}>
      <button type="button" className="ghost" onClick={() => window.location.reload()}>
        {t.lobby.tryAgain}
      </button>
    </Notice>
  )
}

/** Seen only where a part takes its time. */
export function Waiting() {
  const { t } = useWords()
  return (
    <main className="notice waiting" aria-busy="true">
      <p role="status">{t.looking}</p>
    </main>
  )
}
