import { useWords } from '../app/words.ts'
import { gameOfRule } from '../games/rulebooks/outline.ts'
import { Icon } from '../icons/Icon.tsx'
import { lessonPath, lessonsAbout, useLessons, useLessonWords } from './lessons.ts'

/** More are not offered beside one rule. */
const MOST = 4

/** The lessons in which a rule is tried. Over a game they open in another window, so that nothing of the game is lost. */
export function LessonsAbout({ rule, brief = false }: { rule: string; brief?: boolean }) {
  const { t } = useWords('learn')
  const game = gameOfRule(rule)
  const words = useLessonWords(game)
  const found = lessonsAbout(useLessons(game), rule).slice(0, brief ? 1 : MOST)
  const isOver = !/^\/rules(\/|$)/.test(window.location.pathname)
  if (found.length === 0) return null
  const links = found.map(lesson => (
    <a
      key={lesson.id}
      className="tryit"
      href={lessonPath(lesson)}
      target={isOver ? '_blank' : undefined}
      rel="noreferrer"
    >
      <Icon name="forward" />
      {t.learn.play.kind[lesson.kind]}: {words[lesson.id]?.title}
    </a>
  ))
  if (brief) return <p>{links}</p>
  return (
    <section className="ruleside">
      <h3>{t.learn.list.about}</h3>
      <p className="trylessons">{links}</p>
    </section>
  )
}
