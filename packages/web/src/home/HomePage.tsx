import './home.css'
import shapes from 'virtual:home-icons'
import { useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { FIRST_GAME, GAME_NAME, GAMES, type Game } from '../games/covers/index.ts'
import { COVER_SCENES } from '../games/scenes/CoverScenes.tsx'
import { coverOf, pitchOf } from '../games/scenes/coverWords.ts'
import { Icon, knowShapes } from '../icons/Icon.tsx'
import { LocalGameStart } from '../local/LocalGameStart.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { LearnFirst } from './LearnFirst.tsx'
import { MyTables } from './MyTables.tsx'
import { useMyGames } from './myGames.ts'
import { NewTable } from './NewTable.tsx'
import { Replays } from './Replays.tsx'
import { WithPeople } from './WithPeople.tsx'

knowShapes(shapes)

export function HomePage() {
  const { t } = useWords('pages')
  const [creating, setCreating] = useState<Game | null>(null)
  const games = useMyGames()
  useEffect(() => {
    document.title = 'Coldwake'
  }, [])
  return (
    <div className="page home">
      <PageHeader replays="#replays" />
      <main className={games.going.length > 0 ? 'back' : 'new'}>
        <h1 className="visually-hidden">Coldwake</h1>
        {games.going.length > 0 ? <MyTables games={games} /> : <LearnFirst />}
        <ToLessons />
        <div className="doors">
          {GAMES.map(game => (
            <Door key={game} game={game} onNewTable={() => setCreating(game)} />
          ))}
        </div>
        <WithPeople onNewTable={() => setCreating(FIRST_GAME)} />
        <Replays games={games} />
      </main>
      <footer className="page-footer">
        <p>{t.door.offlineToo}</p>
        <p>
          {t.fanWork} {t.iconCredit}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer license">
            CC BY 3.0
          </a>
          .
        </p>
      </footer>
      {creating && <NewTable first={creating} onClose={() => setCreating(null)} />}
    </div>
  )
}

/** What there is to learn in two minutes. */
function ToLessons() {
  const { t } = useWords('pages')
  return (
    <PageLink className="tolessons" to="/learn">
      <Icon name="objective" />
      <b>{t.door.lessons}</b> <span>{t.door.lessonsSay}</span>
    </PageLink>
  )
}

/** One of the two games, and the ways straight into it. */
function Door({ game, onNewTable }: { game: Game; onNewTable: () => void }) {
  const { t } = useWords('pages')
  const Scene = COVER_SCENES[game]
  return (
    <section className={`door ${game}`} data-game={game} aria-labelledby={`door-${game}`}>
      <Scene />
      <div className="door-words">
        <p className="game-title">{GAME_NAME[game]}</p>
        <h2 id={`door-${game}`}>{coverOf(game, t)}</h2>
        <p>{pitchOf(game, t)}</p>
        <LocalGameStart game={game} onNewTable={onNewTable} />
      </div>
    </section>
  )
}
