import { lazyPart } from '../app/LazyPart.tsx'
import { isWatched } from '../games/watch/index.ts'
import { LearnHome } from './LearnHome.tsx'

const WatchPage = lazyPart(
  () => import('./watch/WatchPage.tsx').then(({ WatchPage }) => WatchPage),
  'pages',
  'watch',
  'stage',
  'log',
)

/** `/learn`: everything that teaches the games; `/learn/watch/GAME`: the coached first game. */
export function LearnPage({ address }: { address: string }) {
  const [kind, name = ''] = address.split('/')
  if (kind === 'watch' && isWatched(name)) return <WatchPage key={name} game={name} />
  return <LearnHome />
}
