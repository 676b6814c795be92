/**
 * A Vite plugin: the lessons and puzzles of a game, what a page lists as `virtual:lessons/<game>`, and the files that are
 * played as `virtual:lessonFiles/<game>`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LessonInfo } from '@coldwake/rules/facts'
import { lessonGroups, lessonInfo, readLesson } from '@coldwake/rules/lessons'
import type { Plugin } from 'vite'
import { GAMES, type Game } from '../src/games/covers/index.ts'
import type { LessonFile } from '../src/learn/lessons.ts'

const LIST = 'virtual:lessons/'
const FILES = 'virtual:lessonFiles/'
const folder = path.resolve(import.meta.dirname, '../../../scenarios/lessons')

export function lessons(): Plugin {
  return {
    name: 'coldwake-lessons',
    resolveId: asked => (asked.startsWith(LIST) || asked.startsWith(FILES) ? `\0${asked}` : null),
    load(asked) {
      const game = GAMES.find(one => asked === `\0${LIST}${one}` || asked === `\0${FILES}${one}`)
      if (!game) return null
      this.addWatchFile(path.join(folder, game))
      const asText = asked.startsWith(`\0${LIST}`) ? lessonsOf(game) : filesOf(game)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(asText))})`
    },
  }
}

export const filesOf = (game: Game): LessonFile[] =>
  readdirSync(path.join(folder, game))
    .filter(file => file.endsWith('.json'))
    .map((file): LessonFile => JSON.parse(readFileSync(path.join(folder, game, file), 'utf8')))

/** In the order in which they are learned: group by group. */
export function lessonsOf(game: Game): LessonInfo[] {
  const groups = lessonGroups[game] ?? []
  const place = ({ group, order }: LessonInfo) => groups.indexOf(group) * 1000 + order
  return filesOf(game)
    .map(file => lessonInfo(readLesson(file)))
    .sort((a, b) => place(a) - place(b))
}
