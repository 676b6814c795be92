/** Every lesson and puzzle under scenarios/lessons is a test: docs/guides/lesson.md. */
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { answer, pending, pendingFor } from '../src/index.ts'
import { answersOf, LessonRun, lessonGroups, lessonInfo, readLesson, starsFor } from '../src/lesson/index.ts'
import { checkLesson } from '../src/testing.ts'

const root = path.resolve(import.meta.dirname, '../../../scenarios/lessons')
const docs = path.resolve(root, '../../docs/rules')
const files = fs.globSync('*/*.json', { cwd: root }).sort()
const lessons = files.map(file => ({ file, json: JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) }))
const effort = process.env.LONG === '1' ? { random: 200, worlds: 10 } : { random: 4, worlds: 1 }

test('each lies in the folder of its game, in a file named by its id, at a place of its own', () => {
  expect(files.length).toBeGreaterThan(0)
  for (const { file, json } of lessons) expect(file).toBe(path.join(json.game, `${json.id}.json`))
  const places = lessons.map(({ json }) => {
    const { game, group, kind, order } = lessonInfo(readLesson(json))
    return `${game} ${group} ${kind} ${order}`
  })
  expect(places).toEqual([...new Set(places)])
})

test.each(lessons.map(({ json }) => [json.id, json]))('%s', (_id, json) => {
  expect(checkLesson(json, effort).problems).toEqual([])
})

test('each names rules that there are', () => {
  const catalogues = new Map(
    Object.keys(lessonGroups).map(game => [game, fs.readFileSync(path.join(docs, `${game}.md`), 'utf8')]),
  )
  const unknown = lessons.flatMap(({ json }) =>
    json.lesson.rules
      .filter((rule: string) => !catalogues.get(json.game)?.includes(`**${rule}**`))
      .map((rule: string) => `${json.id}: ${rule}`),
  )
  expect(unknown).toEqual([])
})

/** A room with three noisy corridors: to walk in brings an encounter, to creep in does not. */
const example = () => ({
  id: 'example',
  game: 'nemesis',
  seats: ['scout', 'captain'],
  given: {
    rooms: { '006': { tile: 'canteen', explored: true, items: 2 } },
    hand: { scout: ['rest', 'search', 'demolition'], captain: ['rest', 'search'] },
    noise: ['006/1', '006/3', '006/4'],
    at: { captain: '001' },
    turn: 'captain',
    first: 'captain',
  },
  dice: { noise: ['3'], bag: ['queen-4'] },
  lesson: {
    kind: 'lesson',
    group: 'moving',
    order: 1,
    seat: 'scout',
    crew: [{ seat: 'captain', do: 'play', card: 'rest' }],
    goal: { at: { scout: '006' } },
    ends: 'turn',
    lost: [{ when: { told: { encounter: 1 } }, answer: 'heard' }],
    otherwise: 'stayed',
    par: 1,
    rules: ['NEM-BASIC-03'],
    solution: [
      { do: 'carefulMove', to: '006' },
      { do: 'mark', corridor: '006/2' },
    ],
    wrong: [
      { way: [{ do: 'move', to: '006' }], answer: 'heard' },
      { way: [], answer: 'stayed' },
    ],
  },
})

const crewAnswers = (run: LessonRun) => {
  for (let input = run.crewInput(); input; input = run.crewInput()) run.play(input)
}
const take = (run: LessonRun, kind: string) => {
  const decision = pendingFor(run.state, run.seat)
  const option = decision?.options.find(one => one.do === kind)
  if (decision && option) run.play(answer(decision, option))
  else throw new Error(`${kind} is not among ${JSON.stringify(decision)}`)
}

describe('a run', () => {
  test('crewmates follow their script and do nothing besides', () => {
    const run = new LessonRun(readLesson(example()))
    expect(pending(run.state).map(({ seat }) => seat)).toEqual([1])
    expect(run.crewInput()).toMatchObject({ seat: 1, do: 'play', card: 'rest' })
    crewAnswers(run)
    expect(run.state.crew[1].passed).toBe(true)
    expect(run.unplayed).toEqual([])
    expect(pendingFor(run.state, run.seat)?.ask).toBe('turn')
  })

  test('hints lead to the goal, and it is built again from its inputs', () => {
    const lesson = readLesson(example())
    const run = new LessonRun(lesson)
    const inputs = []
    for (let input = run.crewInput() ?? run.hint(); input; input = run.crewInput() ?? run.hint()) {
      inputs.push(input)
      run.play(input)
      const again = new LessonRun(lesson, inputs)
      expect([again.judge(), again.hint(), again.state]).toEqual([run.judge(), run.hint(), run.state])
      if (run.judge().status === 'solved') break
    }
    expect(run.judge()).toEqual({ status: 'solved', actions: 1 })
    expect([starsFor(lesson, 1, false), starsFor(lesson, 2, false), starsFor(lesson, 1, true)]).toEqual([3, 2, 1])
  })

  test('there are no hints on another way, and any payment is on the way', () => {
    const run = new LessonRun(readLesson(example()))
    crewAnswers(run)
    take(run, 'carefulMove')
    take(run, 'pay')
    expect(run.hint()).toMatchObject({ do: 'pay' })
    const other = new LessonRun(readLesson(example()))
    crewAnswers(other)
    take(other, 'play')
    expect(other.hint()).toBeNull()
  })

  test('a token that is not in the bag any more is not drawn, and the game goes on', () => {
    const json = { ...example(), dice: { noise: ['3'], bag: ['queen-4', 'queen-4'] } }
    const run = new LessonRun(readLesson(json))
    crewAnswers(run)
    expect(run.state.stacked?.bag).toHaveLength(2)
    const bag = run.state.stacked?.bag
    if (bag) bag[0] = -2 - 9999
    take(run, 'move')
    take(run, 'pay')
    expect(run.judge()).toEqual({ status: 'failed', answer: 'heard' })
    expect(run.state.stacked?.bag).toHaveLength(1)
  })
})

describe('the check', () => {
  const changed = (part: object) => ({ ...example(), lesson: { ...example().lesson, ...part } })

  test('the example holds', () => {
    expect(checkLesson(example()).problems).toEqual([])
    expect(answersOf(readLesson(example()))).toEqual(['heard', 'stayed'])
  })

  test.each([
    [
      'a solution that fails',
      { solution: [{ do: 'move', to: '006' }], wrong: example().lesson.wrong },
      'lesson.solution',
    ],
    [
      'a solution that is refused',
      {
        solution: [
          { do: 'play', card: 'rest' },
          { do: 'move', to: '003' },
        ],
      },
      'lesson.solution: step 1',
    ],
    ['a wrong way that works', { wrong: [{ way: example().lesson.solution, answer: 'heard' }] }, 'lesson.wrong.0'],
    ['another par', { par: 2 }, 'lesson.par'],
    ['a script that is not followed', { crew: [{ seat: 'captain', do: 'move', to: '001' }] }, 'lesson.crew'],
    ['a goal that is reached already', { goal: { at: { scout: '011' } } }, 'decided before step 0'],
    ['a group that there is not', { group: 'movin' }, 'lesson.group'],
    ['an answer that there is not', { wrong: [{ way: [], answer: 'sayed' }] }, 'lesson.wrong.0.answer'],
    ['a puzzle without proof', { kind: 'puzzle' }, 'lesson.proof'],
    [
      'a count of first actions that is not so',
      { kind: 'puzzle', proof: { kind: 'exhaustive', first: 3 } },
      'lesson.proof.first',
    ],
    [
      'a rate that is not so',
      { kind: 'puzzle', proof: { kind: 'sampled', worlds: 10, atLeast: 1, margin: 0.9 } },
      'lesson.proof',
    ],
  ])('it finds %s', (_, part, problem) => {
    expect(checkLesson(changed(part)).problems.join('\n')).toContain(problem)
  })

  test('it finds dice that no way comes to', () => {
    expect(checkLesson({ ...example(), dice: { combat: ['hit'] } }).problems.join()).toContain(
      'dice.combat: never used',
    )
  })

  test('it knows the puzzle that the example would be', () => {
    const puzzle = (proof: object) => checkLesson(changed({ kind: 'puzzle', proof }))
    expect(puzzle({ kind: 'exhaustive', first: 1 })).toMatchObject({ problems: [] })
    expect(puzzle({ kind: 'sampled', worlds: 10, atLeast: 1, margin: 0.1 })).toMatchObject({ problems: [] })
  })
})
