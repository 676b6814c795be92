/** The coached first games: what they say and how long that takes, and that the engine plays what they say. */
import { type Decision, type GameState, type Option, pendingFor, step } from '@coldwake/rules'
import { nextInput, situationOf } from '@coldwake/rules/situations'
import { langs, loadLanguage, ui } from '@coldwake/text'
import { beforeAll, describe, expect, test } from 'vitest'
import { WATCHES, type WatchedGame, watchOf } from '../src/games/watch/index.ts'
import { placed } from '../src/learn/watch/CoachBubble.tsx'
import { askedOf, Watch } from '../src/learn/watch/Watch.ts'
import { fits, playedBefore, secondsOf, type WatchScript } from '../src/learn/watch/watchScript.ts'

beforeAll(() => Promise.all(langs.map(lang => loadLanguage(lang))))

const games = Object.keys(WATCHES) as WatchedGame[]
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length

/** The state before each step, as the script plays it, and after the last. */
function statesOf(scenario: unknown, script: WatchScript): GameState[] {
  return script.steps.map(({ crew = [] }, index) => {
    const g = situationOf(scenario)
    let left: readonly unknown[] = [...playedBefore(script, index), ...crew]
    for (let next = nextInput(g, left); next; next = nextInput(g, left)) {
      step(g, next.input)
      left = next.rest
    }
    return g
  })
}

describe.each(games)('the first watch of %s', game => {
  test('plays exactly what its scenario plays', async () => {
    const { script, scenario } = await watchOf(game).load()
    const file = scenario as { play: { expect?: object }[] }
    const inputs = file.play.filter(one => !one.expect)
    expect(playedBefore(script, script.steps.length)).toEqual(inputs)
  })

  test('wants what is possible, and has an answer only to what is possible', async () => {
    const { script, scenario } = await watchOf(game).load()
    const states = statesOf(scenario, script)
    script.steps.forEach(({ id, own, asks }, index) => {
      const [g] = states.slice(index)
      const decision = g ? pendingFor(g, script.seat) : null
      if (!own || !decision || (asks && asks !== decision.ask)) return
      const isPossible = (pattern: Parameters<typeof fits>[0]) => decision.options.some(option => fits(pattern, option))
      expect(own.wants.some(isPossible), `${id} wants`).toBe(true)
      for (const { when, say } of own.answers ?? []) expect(isPossible(when), `${id} answers ${say}`).toBe(true)
    })
  })

  test('answers everything else that is possible, and does what it wants', async () => {
    const { script, scenario } = await watchOf(game).load()
    const states = statesOf(scenario, script)
    script.steps.forEach(({ own, asks }, index) => {
      const [g] = states.slice(index)
      const decision: Decision | null = g ? pendingFor(g, script.seat) : null
      if (!own || !decision || (asks && asks !== decision.ask)) return
      for (const option of decision.options) {
        const watch = new Watch(script, index)
        const wanted = own.wants.some(pattern => fits(pattern, option))
        const allowed = watch.allows({ n: decision.n, option, done: false, pays: [] })
        expect(allowed).toBe(wanted)
        if (!wanted) expect(watch.spoken().answer).toBeTruthy()
      }
    })
  })

  test.each(langs)('has all its words in %s, in short sentences', async lang => {
    const { script } = await watchOf(game).load()
    const { steps, answers } = watchOf(game).words(ui(lang, 'watch'))
    expect(Object.keys(steps).sort()).toEqual(script.steps.map(({ id }) => id).sort())
    const said = script.steps.flatMap(({ own }) => [
      ...(own?.answers ?? []).map(({ say }) => say),
      ...(own?.keeps ? [own.keeps.say] : []),
    ])
    expect([...new Set([...said, 'first', 'notNow'])].sort()).toEqual(Object.keys(answers).sort())
    const most = lang === 'en' ? 25 : 32
    for (const sentence of [...Object.values(steps), ...Object.values(answers)])
      expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(most)
  })

  test.each(langs)('is begun within a minute and over within twelve, in %s', async lang => {
    const { script } = await watchOf(game).load()
    const { steps } = watchOf(game).words(ui(lang, 'watch'))
    const seconds = script.steps.map(one => secondsOf(one, steps[one.id] ?? ''))
    const until = (index: number) => seconds.slice(0, index).reduce((sum, one) => sum + one, 0)
    const firstMove = script.steps.findIndex(({ own }) => own)
    const firstNoise = script.steps.findIndex(({ at }) => at === 'noiseRolled')
    expect(until(firstMove)).toBeLessThanOrEqual(60)
    expect(until(firstNoise)).toBeLessThanOrEqual(120)
    expect(until(seconds.length)).toBeLessThanOrEqual(12 * 60)
  })
})

describe('a watch', () => {
  const option = (fields: object) => fields as Option
  const script: WatchScript = {
    game: 'test',
    seat: 0,
    names: [''],
    start: [],
    steps: [
      { id: 'read', round: 1, lit: [] },
      {
        id: 'keep',
        round: 1,
        lit: [],
        own: {
          wants: [{ do: 'objective' }],
          answers: [{ when: { do: 'objective', card: 'grim' }, say: 'sure', once: true }],
          inputs: [],
        },
      },
      {
        id: 'pay',
        round: 1,
        lit: [],
        own: { wants: [{ do: 'move' }], keeps: { cards: ['search'], say: 'keep' }, inputs: [] },
      },
      { id: 'end', round: 1, lit: [], crew: [{ seat: 'captain', do: 'pass' }] },
    ],
  }
  const deed = (choice: object, pays: string[] = [], done = true) => ({ n: 7, option: option(choice), done, pays })

  test('does nothing while there is something to read', () => {
    const watch = new Watch(script, 0)
    expect(watch.allows(deed({ do: 'move' }))).toBe(false)
    expect(watch.spoken()).toEqual({ index: 0, answer: 'first', tries: 1 })
  })

  test('says once what a choice means, and then takes it', () => {
    const watch = new Watch(script, 1)
    expect(watch.allows(deed({ do: 'objective', card: 'grim' }))).toBe(false)
    expect(watch.spoken().answer).toBe('sure')
    expect(watch.allows(deed({ do: 'objective', card: 'grim' }))).toBe(true)
    expect(watch.spoken().index).toBe(2)
  })

  test('keeps a card that is needed later', () => {
    const watch = new Watch(script, 2)
    expect(watch.allows(deed({ do: 'move' }, ['search']))).toBe(false)
    expect(watch.allows(deed({ do: 'move' }, ['rest']))).toBe(true)
  })

  test('moves the crew once, when what was asked before is answered', () => {
    const watch = new Watch(script, 2)
    watch.allows(deed({ do: 'move' }, ['rest']))
    expect(watch.takeCrew(askedOf(7, true))).toBe(null)
    expect(watch.takeCrew(askedOf(8, false))).toEqual(script.steps[3]?.crew)
    expect(watch.isReady(askedOf(8, false))).toBe(false)
    expect(watch.takeCrew(askedOf(9, false))).toBe(null)
    expect(watch.isReady(askedOf(9, false))).toBe(true)
  })
})

describe('the bubble of the coach', () => {
  const hole = { x: 600, y: 300, width: 100, height: 80 }
  const size = { width: 400, height: 200 }

  test('lies beside what is lit and inside the screen', () => {
    const { left, top } = placed([hole], size, { width: 1440, height: 900 })
    expect(left).toBeGreaterThanOrEqual(hole.x + hole.width)
    expect(left + size.width).toBeLessThanOrEqual(1440)
    expect(top).toBeGreaterThanOrEqual(0)
  })

  test('leaves what has to be pressed free on a phone', () => {
    const confirm = { x: 0, y: 760, width: 390, height: 84 }
    const { top } = placed([confirm], { width: 374, height: 200 }, { width: 390, height: 844 }, [confirm])
    expect(top + 200).toBeLessThanOrEqual(confirm.y)
  })
})
