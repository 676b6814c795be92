import './learn.css'
import { Suspense, useEffect, useMemo } from 'react'
import { useWords } from '../app/words.ts'
import { GAMES, type Game } from '../games/covers/index.ts'
import { coverOf } from '../games/scenes/coverWords.ts'
import { isWatched, type WatchedGame, watchOf } from '../games/watch/index.ts'
import { AskBox } from '../rules/ask/AskBox.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Carrying } from './Carrying.tsx'
import { DailyPuzzle } from './DailyPuzzle.tsx'
import { LessonGroups, type Listed } from './LessonGroups.tsx'
import { learnPath, nextOf, starKey, useLessons, useLessonWords } from './lessons.ts'
import { PlayingRulebook } from './PlayingRulebook.tsx'
import { PuzzleList } from './PuzzleList.tsx'
import { useProgress, useWatchProgress } from './progress.ts'
import { MOST_STARS, Star } from './Stars.tsx'

/** What there is to learn of a game. */
export function LearnHome({ game }: { game: Game }) {
  const { t } = useWords('pages')
  useEffect(() => {
    document.title = `${t.door.learn} — Coldwake`
  }, [t])
  return (
    <div className="page learn" data-game={game}>
      <PageHeader />
      <main>
        <h1>{t.door.learn}</h1>
        <nav className="learngames" aria-label={t.door.game}>
          {GAMES.map(one => (
            <PageLink key={one} className="chip" to={learnPath(one)} aria-current={one === game ? 'page' : undefined}>
              {coverOf(one, t)}
            </PageLink>
          ))}
        </nav>
        <AskBox key={game} game={game} />
        <Suspense fallback={<p role="status">{t.looking}</p>}>
          <Teaching key={game} game={game} />
        </Suspense>
      </main>
      <Suspense>
        <Carrying />
      </Suspense>
    </div>
  )
}

/** Waits for all that is listed; what holds state lies below, and never waits. */
function Teaching({ game }: { game: Game }) {
  return <Taught game={game} lessons={useLessons(game)} words={useLessonWords(game)} />
}

function Taught({ game, lessons, words }: { game: Game } & Pick<Listed, 'lessons' | 'words'>) {
  const { t } = useWords('learn')
  const { list } = t.learn
  const { stars } = useProgress()
  const starsOf = useMemo(() => {
    const known = new Map(lessons.map(one => [one.id, stars[starKey(one)] ?? 0]))
    return (id: string) => known.get(id) ?? 0
  }, [lessons, stars])
  const listed = { lessons, words, starsOf, next: nextOf(lessons, 'lesson', ({ id }) => starsOf(id) > 0)?.id }
  const only = lessons.filter(({ kind }) => kind === 'lesson')
  const all = only.reduce((sum, { id }) => sum + starsOf(id), 0)
  return (
    <>
      <div className="learntop">
        {isWatched(game) && <WatchTile game={game} />}
        <DailyPuzzle {...listed} />
      </div>
      <section aria-labelledby="lessons">
        <header className="learnhead">
          <h2 id="lessons">{list.lessons}</h2>
          <p>{list.lessonsSay}</p>
          <p className="allstars">
            <Star on /> {list.stars({ n: all, of: only.length * MOST_STARS })}
          </p>
        </header>
        <LessonGroups {...listed} />
      </section>
      <PuzzleList {...listed} />
      <PlayingRulebook game={game} />
    </>
  )
}

function WatchTile({ game }: { game: WatchedGame }) {
  const { t } = useWords('pages', 'watch')
  const { step, done } = useWatchProgress(game)
  const { coach } = t.watch
  return (
    <section className="watchtile">
      <h2>{watchOf(game).words(t).title}</h2>
      <p>{t.door.learnSays}</p>
      <PageLink className="primary" to={`/learn/watch/${game}`}>
        {done ? coach.again : step > 0 ? coach.goOn : t.door.learnFast}
      </PageLink>
    </section>
  )
}
