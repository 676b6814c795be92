import { lazy, Suspense } from 'react'
import { useArrivals } from './arrive.ts'
import { Home } from './home/home.tsx'
import { Notice } from './lobby/notice.tsx'
import { TablePage } from './lobby/tablepage.tsx'
import { useRoute } from './route.ts'
import { useWords, WordsProvider } from './words.tsx'

/** Looking at a finished game takes the whole rules: only whoever does loads them. */
const ReplayPage = lazy(() => import('./replay/replaypage.tsx').catch(() => ({ default: Unreachable })))

export function App() {
  return (
    <WordsProvider>
      <Page />
    </WordsProvider>
  )
}

function Page() {
  const route = useRoute()
  const arrivals = useArrivals()
  const { t } = useWords()
  switch (route.page) {
    case 'home':
      return <Home />
    case 'table':
      return <TablePage key={`${route.code} ${arrivals}`} code={route.code} />
    case 'replay':
      return (
        <Suspense fallback={<Notice text={t.looking} />}>
          <ReplayPage key={route.code} code={route.code} />
        </Suspense>
      )
  }
}

/** A part of the page itself could not be had. */
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
