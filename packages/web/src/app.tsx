import type { Lang } from '@coldwake/text'
import { Suspense, useEffect } from 'react'
import { useArrivals } from './arrive.ts'
import { HomePage, ReplayPage, RulesPage, TablePage } from './pages.ts'
import { Waiting } from './part.tsx'
import { whenIdle } from './pwa/idle.ts'
import { NewVersion } from './pwa/newversion.tsx'
import { useRoute } from './route.ts'
import { RulesOver } from './rules/over.tsx'
import { WordsProvider } from './words.tsx'

export function App({ lang }: { lang: Lang }) {
  return (
    <WordsProvider first={lang}>
      <NewVersion />
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
      <RulesOver />
    </WordsProvider>
  )
}

function Page() {
  const route = useRoute()
  const arrivals = useArrivals()
  // From home the way leads to a table, sooner or later.
  useEffect(() => (route.page === 'home' ? whenIdle(TablePage.preload) : undefined), [route.page])
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'table':
      return <TablePage key={`${route.code} ${arrivals}`} code={route.code} />
    case 'replay':
      return <ReplayPage key={route.code} code={route.code} />
    case 'rules':
      return <RulesPage address={route.address} />
  }
}
