/** Parts of the page that are scripts of their own. */
import type { Area } from '@coldwake/text'
import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { addArea } from './languages.ts'
import { Notice } from './Notice.tsx'
import { useWords } from './words.ts'

/**
 * A component that is loaded, with the words of its areas, when it is shown, or before that by `preload`. What takes
 * its place if it cannot be had offers to load the page again: until then a browser does not ask again for a script
 * that it could not get.
 */
export const lazyPart = <P extends object>(component: () => Promise<ComponentType<P>>, ...areas: readonly Area[]) =>
  later(component, areas, PartUnreachable)

/** The same for what the page can do without. */
export const optionalPart = <P extends object>(component: () => Promise<ComponentType<P>>, ...areas: readonly Area[]) =>
  later(component, areas, Nothing)

const Nothing = () => null

function later<P extends object>(
  component: () => Promise<ComponentType<P>>,
  areas: readonly Area[],
  otherwise: () => ReactNode,
) {
  let here: ComponentType<P> | null = null
  const load = async () => {
    const [found] = await Promise.all([component(), ...areas.map(addArea)])
    here = found
    return found
  }
  const Later: ComponentType<P> = lazy(async () => ({
    default: await load().catch((): ComponentType<P> => otherwise),
  }))
  // What is here already shows at once: even then, whatever is lazy is missing for a moment.
  const Part = (props: P) => {
    const [Shown] = useState(() => here ?? Later)
    return <Shown {...props} />
  }
  const preload = () => {
    load().catch(() => {})
  }
  return Object.assign(Part, { preload })
}

/** In place of what could not be loaded. */
export function PartUnreachable() {
  const { t } = useWords()
  return (
    <Notice text={t.offline}>
      <button type="button" className="ghost" onClick={() => window.location.reload()}>
        {t.shell.tryAgain}
      </button>
    </Notice>
  )
}

/** Seen only where a part takes its time. */
export function PartLoading() {
  const { t } = useWords()
  return (
    <main className="notice waiting" aria-busy="true">
      <p role="status">{t.looking}</p>
    </main>
  )
}
