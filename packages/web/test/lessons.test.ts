/** Lessons and puzzles: their list, the puzzle of a day, what was learned, and their tables. */
import * as rules from '@coldwake/rules'
import { type LessonInfo, starsFor } from '@coldwake/rules/facts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { filesOf, lessonsOf } from '../build/lessons.ts'
import { GAMES } from '../src/games/covers/index.ts'
import { packed, unpacked } from '../src/learn/carry.ts'
import { dayOf, inGroups, lessonsAbout, nextOf, puzzleOf, starKey } from '../src/learn/lessons.ts'
import { addProgress, eraseProgress, keepDay, keepStars, keepWatch, watchProgress } from '../src/learn/progress.ts'
import { LocalHost } from '../src/local/localHost.ts'
import { MemoryStore } from '../src/local/memoryStore.ts'
import type { Answers, Request } from '../src/local/messages.ts'
import { sha256 } from '../src/local/sha256.ts'
import { books } from './support/books.ts'

const kept = new Map<string, string>()
const progress = () => JSON.parse(kept.get('coldwake.learn') ?? '{}')

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const lists = GAMES.map(game => ({ game, lessons: lessonsOf(game) }))

describe('the list', () => {
  test.each(lists)('of $game has enough lessons and puzzles, group by group', ({ lessons }) => {
    const of = (kind: LessonInfo['kind']) => lessons.filter(one => one.kind === kind)
    expect(of('lesson').length).toBeGreaterThanOrEqual(24)
    expect(of('puzzle').length).toBeGreaterThanOrEqual(20)
    expect([...inGroups(lessons).values()].flat()).toEqual(lessons)
    expect(new Set(of('puzzle').map(({ hardness }) => hardness))).toEqual(new Set([1, 2, 3]))
  })

  test('the next one is the first after this that is not solved, and the list begins again at its end', () => {
    const lessons = ['a', 'b', 'c', 'd'].map(
      (id): LessonInfo => ({
        ...{
          id,
          game: 'nemesis',
          group: 'moving',
          order: 1,
          seat: 'scout',
          par: 1,
          ends: 'turn',
          rules: ['NEM-X-01'],
          hardness: 1,
        },
        kind: id === 'c' ? 'puzzle' : 'lesson',
      }),
    )
    const next = (after: string | undefined, ...solved: string[]) =>
      nextOf(lessons, 'lesson', ({ id }) => solved.includes(id), after)?.id
    expect([next(undefined), next('a', 'a'), next('b', 'b'), next('d', 'd', 'a'), next('d', 'a', 'b', 'd')]).toEqual([
      ...['a', 'b', 'd', 'b'],
      undefined,
    ])
    expect(lessonsAbout(lessons, 'NEM-X-01')).toHaveLength(4)
    expect(lessonsAbout(lessons, 'NEM-X-0')).toEqual([])
  })

  test('what a lesson teaches stands in the book of every language', () => {
    for (const { game, lessons } of lists)
      for (const { book, name } of books.filter(one => one.game === game)) {
        const text = JSON.stringify(book)
        for (const rule of lessons.flatMap(one => one.rules))
          expect(text.includes(`"${rule}"`), `${name} ${rule}`).toBe(true)
      }
  })
})

describe('the puzzle of the day', () => {
  test('is that of the date, wherever the clock stands', () => {
    expect(dayOf(new Date(2026, 10, 18, 0, 1))).toBe(dayOf(new Date(2026, 10, 18, 23, 59)))
    expect(dayOf(new Date(2026, 10, 19))).toBe(dayOf(new Date(2026, 10, 18)) + 1)
    expect(dayOf(new Date(2026, 10, 18))).toBe(Date.UTC(2026, 10, 18) / 86_400_000)
  })

  test.each(lists)('of $game is another every day until each had its turn', ({ lessons }) => {
    const puzzles = lessons.filter(({ kind }) => kind === 'puzzle')
    const first = dayOf(new Date(2026, 10, 18))
    const met = puzzles.map((_, ago) => puzzleOf(lessons, first + ago)?.id)
    expect(new Set(met)).toEqual(new Set(puzzles.map(({ id }) => id)))
    expect(puzzleOf(lessons, first + puzzles.length)?.id).toBe(met[0])
    expect(puzzleOf([], first)).toBeUndefined()
  })
})

describe('progress', () => {
  test('stars: solved, without help, and within par; none is ever taken away', () => {
    const key = starKey({ game: 'nemesis', id: 'firstStep' })
    for (const [actions, helped, stars] of [
      [2, false, 2],
      [1, true, 2],
      [1, false, 3],
      [2, true, 3],
    ] as const) {
      keepStars(key, starsFor({ par: 1 }, actions, helped))
      expect(progress().stars).toEqual({ [key]: stars })
    }
  })

  test('of days only the last are kept, each once', () => {
    for (let day = 1; day <= 40; day++) keepDay(day)
    keepDay(40)
    expect(progress().days).toEqual(Array.from({ length: 14 }, (_, n) => 27 + n))
  })

  test('goes to another device as a text that fits a link, and the better result counts there', () => {
    const stars = Object.fromEntries(lists.flatMap(({ lessons }) => lessons.map(one => [starKey(one), 2])))
    const text = packed({ watch: { nemesis: { step: 12, done: false }, lockdown: { step: 0, done: true } }, stars })
    expect(text.length).toBeLessThan(2000)
    expect(encodeURI(text)).toBe(text)
    keepStars('nemesis/firstStep', 3)
    keepStars('nemesis/ducts', 1)
    keepWatch('nemesis', 20)
    const known = (key: string) => key in stars
    const found = unpacked(` https://there.example/learn#learned=${text}\n`, known)
    expect(found && unpacked(text, known)).toEqual(found)
    if (found) addProgress(found)
    expect(progress().stars).toEqual({ ...stars, 'nemesis/firstStep': 3 })
    expect(watchProgress('nemesis')).toEqual({ step: 20, done: false })
    expect(watchProgress('lockdown')).toEqual({ step: 0, done: true })
    eraseProgress()
    expect(progress()).toEqual({ watch: {}, stars: {}, days: [] })
  })

  test.each([
    '',
    'hello',
    '2~nemesis!1.firstStep3',
    '1~nemesis!1.firstStep4',
    '1~nemesis!999.firstStep3',
    '1~chess!1.firstStep3',
    '1~nemesis!1.__proto__',
    `1~nemesis!1${'.firstStep3'.repeat(1000)}`,
  ])('%.30s brings nothing', text => {
    expect(unpacked(text, () => true)).toBeNull()
  })

  test('of lessons that there are not, nothing is kept', () => {
    const isFirst = (key: string) => key === 'nemesis/firstStep'
    expect(unpacked('1~nemesis!1d.firstStep3.other2', isFirst)).toEqual({
      watch: { nemesis: { step: 1, done: true } },
      stars: { 'nemesis/firstStep': 3 },
    })
  })
})

describe('at a table', () => {
  const current = { hash: 'own', rules }
  const editions = { current, edition: async () => current }
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

  function device() {
    const house = new LocalHost({ store: new MemoryStore(), editions, log: quiet, digestOf: sha256, botPace: 0 })
    onTestFinished(() => house.close())
    return async <R extends Request>(request: R) => (await house.answer(request)) as Answers[R['ask']]
  }
  const opening = (file: ReturnType<typeof filesOf>[number]): Request & { ask: 'lesson' } => ({
    ask: 'lesson',
    how: { file, names: file.seats.map(String) },
  })

  test.each(GAMES)('every lesson and puzzle of %s can be shown to its end, within par', async game => {
    const ask = device()
    const par = new Map(lessonsOf(game).map(one => [one.id, one.par]))
    for (const file of filesOf(game)) {
      const { code } = await ask(opening(file))
      let standing = await ask({ ask: 'standing', code, shows: false })
      expect(standing.verdict.status, file.id).toBe('playing')
      for (let steps = 0; standing.verdict.status === 'playing' && steps < 12; steps++)
        standing = await ask({ ask: 'standing', code, shows: true })
      expect(standing.verdict, file.id).toEqual({ status: 'solved', actions: par.get(file.id) })
    }
  })

  test('what was done in a turn is taken back, to the beginning at last, and judged anew', async () => {
    const ask = device()
    const file = filesOf('nemesis').find(({ id }) => id === 'lockedIn')
    if (!file) throw new Error('no such lesson')
    const { code } = await ask(opening(file))
    const begun = await ask({ ask: 'standing', code, shows: false })
    expect(begun).toMatchObject({ actions: 0, begun: false })
    const after = await ask({ ask: 'standing', code, shows: true })
    expect(after).toMatchObject({ actions: 1, begun: true })
    const back = await ask({ ask: 'lessonBack', code })
    expect(await ask({ ask: 'standing', code: back.code, shows: false })).toEqual(begun)
    // The table before is gone.
    await expect(ask({ ask: 'standing', code, shows: false })).rejects.toThrow()
  })

  test('two looks at once do not let the crew answer twice', async () => {
    const ask = device()
    const file = filesOf('nemesis').find(({ id }) => id === 'rightCourse')
    if (!file) throw new Error('no such puzzle')
    const { code } = await ask(opening(file))
    const [one, other] = await Promise.all([0, 1].map(() => ask({ ask: 'standing', code, shows: false })))
    expect(other).toEqual(one)
  })
})
