/** The lessons and puzzles of each game: their list, their files, and their words. */
import type { LessonInfo } from '@coldwake/rules/facts'
import type { Ui } from '@coldwake/text'
import type { IconName } from '../../icons/Icon.tsx'
import type { LessonFile } from '../../learn/lessons.ts'
import type { Game } from '../covers/index.ts'

/** What is said about one of them. */
export interface LessonWords {
  title: string
  task: string
  hint: string
  solved: string
  answers: Readonly<Record<string, string>>
}

type Area = 'nemesisLessons' | 'lockdownLessons'

interface GameLessons {
  list: () => Promise<{ default: readonly LessonInfo[] }>
  files: () => Promise<{ default: readonly LessonFile[] }>
  area: Area
  words: (t: Ui<Area>) => Readonly<Record<string, LessonWords>>
}

export const LESSONS: Readonly<Record<Game, GameLessons>> = {
  nemesis: {
    list: () => import('virtual:lessons/nemesis'),
    files: () => import('virtual:lessonFiles/nemesis'),
    area: 'nemesisLessons',
    words: t => t.nemesisLessons,
  },
  lockdown: {
    list: () => import('virtual:lessons/lockdown'),
    files: () => import('virtual:lessonFiles/lockdown'),
    area: 'lockdownLessons',
    words: t => t.lockdownLessons,
  },
}

export const GROUP_ICONS: Readonly<Record<LessonInfo['group'], IconName>> = {
  moving: 'noise',
  fighting: 'shoot',
  escaping: 'escape',
  wounds: 'contamination',
  rooms: 'items',
  ship: 'engine',
  facility: 'bunker',
  power: 'backup',
  knowledge: 'knowledge',
  contingencies: 'isolation',
  pods: 'pod',
  objectives: 'objective',
  talk: 'talk',
}
