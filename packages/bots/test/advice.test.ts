/** Advice: what an officer would do there, why, and from nothing but what the seat sees. */
import { isDeepStrictEqual } from 'node:util'
import { answer, create, gameInfo, keyFromSeed, pending, step, view } from '@coldwake/rules'
import { exchange, rngFor } from '@coldwake/rules/testing'
import { expect, test } from 'vitest'
import { type Advice, advise, bots, type Scene } from '../src/index.ts'
import { moment, said } from './support/scene.ts'

/** Every so many questions are asked about in another world too. */
const EVERY = 5

test.each(['nemesis', 'lockdown'])(
  '%s: the first advice is what an officer does, whatever the seat cannot know',
  game => {
    const g = create(
      { game, board: gameInfo(game)?.boards[0] ?? '', seats: Array.from({ length: 3 }, () => ({ character: null })) },
      keyFromSeed('advice'),
    )
    const rng = rngFor('advice')
    const reasons = new Set<string>()
    let count = 0
    for (let open = pending(g); open.length > 0; open = pending(g)) {
      const [decision] = open
      const { seat } = decision
      const sceneOf = (of: typeof g): Scene => ({ ...view(of, seat), talk: [], whispers: [] })
      const scene = sceneOf(g)
      const { input } = bots.officer.choose(() => scene, decision, bots.officer.begin(count))
      if (decision.options.length > 1 && decision.ask !== 'lastDrop') {
        const all = advise(scene)
        expect(all.map(({ option }) => option).toSorted((a, b) => a - b)).toEqual(decision.options.map((_, at) => at))
        const chosen = decision.options.findIndex(one => isDeepStrictEqual(answer(decision, one), input))
        const worths = new Map(all.map(({ option, worth }) => [option, worth]))
        expect(worths.get(chosen)).toBeGreaterThanOrEqual((all[0]?.worth ?? 0) - 0.001)
        for (const { reasons: its } of all) for (const { why } of its) reasons.add(why)
        if (count % EVERY === 0) expect(advise(sceneOf(exchange(g, seat, rng)))).toEqual(all)
      }
      step(g, input)
      count++
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['noiseRoll', 'noiseMarker', 'cards', 'company', 'fight']))
  },
)

const whys = ({ reasons }: Advice): string[] => reasons.map(({ why }) => why)

test('a step says which goal it is for, and what it risks', () => {
  const m = moment({ hand: { scout: ['rest', 'search', 'demolition', 'interruption'] } }, ['scout', 'captain'])
  const scene = m.scene('scout')
  const options = scene.me?.decision?.options ?? []
  const all = advise(scene)
  const walk = all.find(({ option }) => options[option]?.do === 'move')
  const careful = all.find(({ option }) => options[option]?.do === 'carefulMove')
  expect(walk && whys(walk)).toContain('noiseRoll')
  expect(careful && whys(careful)).toContain('noiseMarker')
  expect(careful && whys(careful)).not.toContain('noiseRoll')
  expect(walk?.reasons.some(({ room }) => room !== null)).toBe(true)
})

test('a cadet does not play for what does others harm', () => {
  const { cadet, officer } = bots
  const chosenWith = (objective: string, bot: typeof cadet, seed: number) => {
    const m = moment(
      { met: true, at: { scout: '011', captain: '011' }, light: { captain: 2 }, objectives: { scout: [objective] } },
      ['scout', 'captain'],
    )
    const talk = said([1, { t: 'ask', whom: 0, query: { about: 'aim', aim: 'death' } }])
    return m.chosen(bot, 'scout', talk, bot.begin(seed))
  }
  const claims = (bot: typeof cadet, seed: number) =>
    chosenWith('greenerPastures', bot, seed).say.filter(({ t }) => t === 'claim')
  // An officer has to hide what it plays for; a cadet plays for nothing of the kind, and has nothing to say about it.
  expect(claims(officer, 1)).toEqual([
    { t: 'claim', fact: { about: 'aim', whom: 0, aim: 'death', is: false }, sure: true },
  ])
  for (let seed = 0; seed < 20; seed++) expect(claims(cadet, seed)).toEqual([])
})
