/** Lessons and puzzles as the page knows them: what there is, what comes next, and which puzzle a day has. */
import type { LessonInfo } from '@coldwake/rules/facts'
import { use } from 'react'
import { useWords } from '../app/words.ts'
import type { Game } from '../games/covers/index.ts'
import { LESSONS, type LessonWords } from '../games/lessons/index.ts'

/** A lesson's file, as far as the page reads it: the worker plays it. */
export interface LessonFile {
  readonly id: string
  readonly seats: readonly string[]
  readonly lesson: { readonly seat: string }
}

const NONE: readonly LessonInfo[] = []
const lists = new Map<Game, Promise<readonly LessonInfo[]>>()

/** Suspends until the list is there; it is empty if it could not be had. */
export function useLessons(game: Game): readonly LessonInfo[] {
  const loading =
    lists.get(game) ??
    LESSONS[game].list().then(
      module => module.default,
      () => {
        lists.delete(game)
        return NONE
      },
    )
  lists.set(game, loading)
  return use(loading)
}

export async function lessonFile(game: Game, id: string): Promise<LessonFile | undefined> {
  const { default: files } = await LESSONS[game].files()
  return files.find(file => file.id === id)
}

/** Suspends until the words are there. */
export function useLessonWords(game: Game): Readonly<Record<string, LessonWords>> {
  const { area, words } = LESSONS[game]
  const { t } = useWords(area)
  return words(t)
}

export const learnPath = (game: Game): string => `/learn/${game}`
export const lessonPath = ({ game, id }: Pick<LessonInfo, 'game' | 'id'>): string => `/learn/lesson/${game}/${id}`
export const starKey = ({ game, id }: Pick<LessonInfo, 'game' | 'id'>): string => `${game}/${id}`

/** Those of a group are together, in the order of the list. */
export function inGroups(lessons: readonly LessonInfo[]): Map<LessonInfo['group'], LessonInfo[]> {
  const groups = new Map<LessonInfo['group'], LessonInfo[]>()
  for (const lesson of lessons) groups.set(lesson.group, [...(groups.get(lesson.group) ?? []), lesson])
  return groups
}

/** The first of its kind that is not solved after this one, or from the beginning; none once all are. */
export function nextOf(
  lessons: readonly LessonInfo[],
  kind: LessonInfo['kind'],
  isSolved: (lesson: LessonInfo) => boolean,
  after?: string,
): LessonInfo | undefined {
  const all = lessons.filter(one => one.kind === kind)
  const from = all.findIndex(({ id }) => id === after) + 1
  return [...all.slice(from), ...all.slice(0, from)].find(one => one.id !== after && !isSolved(one))
}

export const lessonsAbout = (lessons: readonly LessonInfo[], rule: string): LessonInfo[] =>
  lessons.filter(({ rules }) => rules.includes(rule))

const DAY_MS = 86_400_000

/** A day by the calendar on the wall: everybody who reads the same date has the same day. */
export const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS

/** An order that nobody sees through, and that a further puzzle does not turn over. */
const scrambled = (id: string): number =>
  [...id].reduce((sum, letter) => (Math.imul(sum, 0x01000193) ^ letter.charCodeAt(0)) >>> 0, 0x811c9dc5)

/** The puzzle of a day: each has its turn before the first comes again. */
export function puzzleOf(lessons: readonly LessonInfo[], day: number): LessonInfo | undefined {
  const puzzles = lessons
    .filter(({ kind }) => kind === 'puzzle')
    .map(one => ({ one, place: scrambled(one.id) }))
    .sort((a, b) => a.place - b.place)
  return puzzles[day % puzzles.length]?.one
}
