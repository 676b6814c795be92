import { useWords } from '../app/words.ts'
import type { Game } from '../games/covers/index.ts'
import { PageLink } from '../ui/PageLink.tsx'
import type { Listed } from './LessonGroups.tsx'
import { lessonPath, nextOf, starKey, useLessons, useLessonWords } from './lessons.ts'
import { useProgress } from './progress.ts'

/** The first lesson of a game that is not solved yet, for somebody who has just learned something else. */
export function NextLesson({ game }: { game: Game }) {
  useWords('learn')
  return <Suggested lessons={useLessons(game)} words={useLessonWords(game)} />
}

function Suggested({ lessons, words }: Pick<Listed, 'lessons' | 'words'>) {
  const { t } = useWords('learn')
  const { stars } = useProgress()
  const next = nextOf(lessons, 'lesson', one => (stars[starKey(one)] ?? 0) > 0)
  if (!next) return null
  return (
    <p className="nextlesson">
      {t.learn.list.after}: <PageLink to={lessonPath(next)}>{words[next.id]?.title}</PageLink>
    </p>
  )
}
