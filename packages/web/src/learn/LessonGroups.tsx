import type { LessonInfo } from '@coldwake/rules/facts'
import { useWords } from '../app/words.ts'
import { GROUP_ICONS, type LessonWords } from '../games/lessons/index.ts'
import { Icon } from '../icons/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { inGroups, lessonPath } from './lessons.ts'
import { Stars } from './Stars.tsx'

/** What a page lists of a game. */
export interface Listed {
  lessons: readonly LessonInfo[]
  words: Readonly<Record<string, LessonWords>>
  starsOf: (id: string) => number
  /** The lesson to go on with. */
  next: string | undefined
}

/** On a screen as narrow as this only groups that were begun lie open at first. */
const NARROW = 900

/** The lessons of a game in their groups. */
export function LessonGroups(listed: Listed) {
  const { lessons } = listed
  const groups = inGroups(lessons.filter(({ kind }) => kind === 'lesson'))
  return (
    <div className="lessongroups">
      {[...groups].map(([group, members]) => (
        <Group key={group} group={group} members={members} {...listed} />
      ))}
    </div>
  )
}

function Group({ group, members, ...listed }: Listed & { group: LessonInfo['group']; members: LessonInfo[] }) {
  const { t } = useWords('learn')
  const { starsOf, next } = listed
  const solved = members.filter(({ id }) => starsOf(id) > 0).length
  const isBegun = solved > 0 || members.some(({ id }) => id === next)
  return (
    <details className="lessongroup" open={window.innerWidth > NARROW || isBegun}>
      <summary>
        <Icon name={GROUP_ICONS[group]} />
        <h3>{t.learn.groups[group]}</h3>
        <small>
          <span aria-hidden="true">
            {solved}/{members.length}
          </span>
          <span className="visually-hidden">{t.learn.list.solvedCount({ n: solved, of: members.length })}</span>
        </small>
      </summary>
      <ul>
        {members.map(lesson => (
          <LessonRow key={lesson.id} lesson={lesson} says={t.learn.list.actions({ n: lesson.par })} {...listed} />
        ))}
      </ul>
    </details>
  )
}

/** A lesson or puzzle to go to. */
export function LessonRow({ lesson, says, words, starsOf, next }: Listed & { lesson: LessonInfo; says: string }) {
  const { t } = useWords('learn')
  const isNext = lesson.id === next
  return (
    <li className={isNext ? 'next' : undefined}>
      <PageLink to={lessonPath(lesson)}>
        <b>{words[lesson.id]?.title ?? lesson.id}</b>
        <small>{isNext ? t.learn.list.next : says}</small>
        <Stars count={starsOf(lesson.id)} />
      </PageLink>
    </li>
  )
}
