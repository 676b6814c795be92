import type { Lang } from '@coldwake/text'
import { Suspense, useEffect } from 'react'
import { PartLoading } from './LazyPart.tsx'
import { HomePage, LearnPage, ReplayPage, RulesPage, TablePage } from './pages.ts'
import { NewVersionNote } from './pwa/NewVersionNote.tsx'
import { RulesOverlay } from './RulesOverlay.tsx'
import { useRoute } from './routes.ts'
import { useArrivals } from './seatLink.ts'
import { WordsProvider } from './WordsProvider.tsx'

export function App({ lang }: { lang: Lang }) {
  return (
    <WordsProvider first={lang}>
      <NewVersionNote />
      <Suspense fallback={<PartLoading />}>
        <Page />
      </Suspense>
      <RulesOverlay />
    </WordsProvider>
  )
}

function Page() {
  const route = useRoute()
  const arrivals = useArrivals()
  // Whoever presses something at home is on the way to a table, more often than not: it comes while the press lasts.
  useEffect(() => {
    if (route.page !== 'home') return
    const presses = ['pointerdown', 'keydown'] as const
    const leave = () => {
      for (const press of presses) document.removeEventListener(press, come)
    }
    const come = () => {
      leave()
      TablePage.preload()
    }
    for (const press of presses) document.addEventListener(press, come)
    return leave
  }, [route.page])
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'table':
      return <TablePage key={`${route.code} ${arrivals}`} code={route.code} />
    case 'replay':
      return <ReplayPage key={route.code} code={route.code} />
    case 'rules':
      return <RulesPage address={route.address} />
    case 'learn':
      return <LearnPage address={route.address} />
  }
}
