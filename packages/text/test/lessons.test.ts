/** Every lesson and puzzle is told in every language, and nothing is told that no file can end with. */
import fs from 'node:fs'
import path from 'node:path'
import { answersOf, lessonGroups, readLesson } from '@coldwake/rules/lessons'
import { beforeAll, expect, test } from 'vitest'
import { textsIn } from '../scripts/checks.ts'
import { langs, loadWords, ui } from '../src/index.ts'

const root = path.resolve(import.meta.dirname, '../../../scenarios/lessons')
const lessonsOf = (game: string) =>
  fs
    .globSync(`${game}/*.json`, { cwd: root })
    .map(file => readLesson(JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))))

const AREAS = { nemesis: 'nemesisLessons', lockdown: 'lockdownLessons' } as const
const games = Object.keys(AREAS) as (keyof typeof AREAS)[]

beforeAll(async () => {
  for (const lang of langs) await loadWords(lang, ['learn', 'nemesisLessons', 'lockdownLessons'])
})

const told = (lang: (typeof langs)[number], game: keyof typeof AREAS) => {
  const t = ui(lang, 'nemesisLessons', 'lockdownLessons')
  return textsIn(t[AREAS[game]])
}

test.each(games)('every lesson of %s is told, and no other', game => {
  const wanted = lessonsOf(game).flatMap(lesson => [
    ...['title', 'task', 'hint', 'solved'].map(part => `${lesson.id}.${part}`),
    ...answersOf(lesson).map(answer => `${lesson.id}.answers.${answer}`),
  ])
  for (const lang of langs) expect([...told(lang, game).keys()].sort(), lang).toEqual(wanted.toSorted())
})

test('every group has a name', () => {
  for (const lang of langs)
    for (const groups of Object.values(lessonGroups))
      for (const group of groups) expect(ui(lang, 'learn').learn.groups[group], `${lang} ${group}`).toBeTruthy()
})

/** What is read beside the board must be short: 25 words a sentence, 40 in all, whoever is quoted included. */
test('sentences are short', () => {
  const words = (said: string) => said.split(/\s+/).length
  const long = langs.flatMap(lang =>
    games.flatMap(game =>
      [...told(lang, game)].flatMap(([key, { said }]) => {
        const isLong = words(said) > 40 || said.split(/(?<=[.!?…])\s+/).some(one => words(one) > 25)
        return isLong ? [`${lang} ${key}: ${said}`] : []
      }),
    ),
  )
  expect(long).toEqual([])
})
