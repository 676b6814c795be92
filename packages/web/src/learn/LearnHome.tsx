import './learn.css'
import { useWords } from '../app/words.ts'
import { GAME_NAME } from '../games/covers/index.ts'
import { WATCHES, type WatchedGame, watchOf } from '../games/watch/index.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useWatchProgress } from './progress.ts'

/** What there is to learn. */
export function LearnHome() {
  const { t } = useWords('pages', 'watch')
  const games = Object.keys(WATCHES) as WatchedGame[]
  return (
    <div className="page learn">
      <PageHeader />
      <main>
        <h1>{t.door.learn}</h1>
        <ul className="watches">
          {games.map(game => (
            <WatchTile key={game} game={game} />
          ))}
        </ul>
      </main>
    </div>
  )
}

function WatchTile({ game }: { game: WatchedGame }) {
  const { t } = useWords('pages', 'watch')
  const { step, done } = useWatchProgress(game)
  const { coach } = t.watch
  return (
    <li className="watchtile">
      <p className="game-title">{GAME_NAME[game]}</p>
      <h2>{watchOf(game).words(t).title}</h2>
      <p>{t.door.learnSays}</p>
      <a className="primary" href={`/learn/watch/${game}`}>
        {done ? coach.again : step > 0 ? coach.goOn : t.door.learnFast}
      </a>
    </li>
  )
}
