import { lazyPart } from '../app/LazyPart.tsx'
import { FIRST_GAME, isGame } from '../games/covers/index.ts'
import { isWatched } from '../games/watch/index.ts'
import { LearnHome } from './LearnHome.tsx'

const WatchPage = lazyPart(
  () => import('./watch/WatchPage.tsx').then(({ WatchPage }) => WatchPage),
  'pages',
  'watch',
  'stage',
  'log',
)
const LessonPage = lazyPart(
  () => import('./lesson/LessonPage.tsx').then(({ LessonPage }) => LessonPage),
  'pages',
  'learn',
  'stage',
  'log',
)

/**
 * `/learn` and `/learn/GAME`: everything that teaches a game; `/learn/watch/GAME`: its coached first game;
 * `/learn/lesson/GAME/ID`: one of its lessons or puzzles.
 */
export function LearnPage({ address }: { address: string }) {
  const [kind = '', name = '', id = ''] = address.split('/')
  if (kind === 'watch' && isWatched(name)) return <WatchPage key={name} game={name} />
  if (kind === 'lesson' && isGame(name)) return <LessonPage key={`${name} ${id}`} game={name} id={id} />
  return <LearnHome game={isGame(kind) ? kind : FIRST_GAME} />
}
