import { useWords } from '../app/words.ts'
import { PageLink } from '../ui/PageLink.tsx'
import type { Listed } from './LessonGroups.tsx'
import { dayOf, lessonPath, puzzleOf } from './lessons.ts'
import { useProgress } from './progress.ts'

const WEEK = [6, 5, 4, 3, 2, 1, 0]

/** One puzzle for everybody on a day, and how the last days went. */
export function DailyPuzzle({ lessons, words }: Listed) {
  const { t } = useWords('learn')
  const { daily } = t.learn
  const { days } = useProgress()
  const today = dayOf(new Date())
  const puzzle = puzzleOf(lessons, today)
  if (!puzzle) return null
  const isSolved = days.includes(today)
  return (
    <section className="dailytile" aria-labelledby="daily">
      <h2 id="daily">{daily.title}</h2>
      <p>
        <b>{words[puzzle.id]?.title}</b>
      </p>
      <p>{isSolved ? daily.solved : daily.says}</p>
      <Week days={days} today={today} />
      <PageLink className={isSolved ? 'ghost' : 'primary'} to={lessonPath(puzzle)}>
        {isSolved ? daily.again : daily.solve}
      </PageLink>
    </section>
  )
}

function Week({ days, today }: { days: readonly number[]; today: number }) {
  const { t, lang } = useWords('learn')
  const solved = WEEK.filter(ago => days.includes(today - ago)).length
  const letter = (day: number) =>
    new Intl.DateTimeFormat(lang, { weekday: 'narrow', timeZone: 'UTC' }).format(day * 86_400_000)
  return (
    <p className="week" role="img" aria-label={t.learn.daily.week({ n: solved })}>
      {WEEK.map(ago => (
        <span key={ago} className={days.includes(today - ago) ? 'on' : undefined}>
          {letter(today - ago)}
        </span>
      ))}
    </p>
  )
}
