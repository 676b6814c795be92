/** The bot that looks ahead: from its view alone, the same every time, and left when nobody waits. */
import * as rules from '@coldwake/rules'
import { create, type GameState, keyFromSeed, pending, type Setup, step, view } from '@coldwake/rules'
import { exchange, rngFor } from '@coldwake/rules/testing'
import { expect, test } from 'vitest'
import { aheadBy, bots, type Memory, ponder, type Scene } from '../src/index.ts'
import { searchWeights } from '../src/search/weights.ts'
import { veteranWith } from '../src/veteran.ts'

const LONG = process.env.LONG === '1'
const ahead = aheadBy(rules)
/** As it plays, with fewer worlds. */
const brief = veteranWith({ ...searchWeights, options: 2, worlds: 2, rounds: 1, taken: 0, gain: -1 })

const WAYS: readonly Omit<Setup, 'seats'>[] = [
  { game: 'nemesis', board: 'nemesis-base', mode: 'semiCooperative' },
  { game: 'nemesis', board: 'nemesis-base', mode: 'cooperative' },
  { game: 'lockdown', board: 'lockdown-base', mode: 'semiCooperative' },
]
const begun = (table: Omit<Setup, 'seats'>, seed: string, seats = 3): GameState =>
  create({ ...table, seats: Array.from({ length: seats }, () => ({ character: null })) }, keyFromSeed(seed))

const sceneOf = (g: GameState, seat: number) => (): Scene => ({ ...view(g, seat), talk: [], whispers: [] })

/** Lets officers play until this many questions with a choice were met; calls back at each of them. */
function meet(g: GameState, count: number, at: (decision: rules.Decision, memory: Memory) => void): void {
  const memories = g.crew.map((_, seat) => bots.officer.begin(seat))
  let met = 0
  for (let [decision] = pending(g); decision && met < count; [decision] = pending(g)) {
    const memory = memories[decision.seat]
    if (decision.options.length > 1 && decision.ask === 'turn') {
      met++
      at(decision, memory)
    }
    const chosen = bots.officer.choose(sceneOf(g, decision.seat), decision, memory)
    memories[decision.seat] = chosen.memory
    step(g, chosen.input)
  }
}

test.each(WAYS)(
  '$game $mode: in a world that differs only in what it cannot know, it chooses and says the same',
  way => {
    const rng = rngFor(`veteran/${way.game}/${way.mode}`)
    const g = begun(way, 'veteran/worlds')
    let changed = 0
    meet(g, LONG ? 200 : 8, (decision, memory) => {
      const chosen = brief.choose(sceneOf(g, decision.seat), decision, memory, ahead)
      const other = exchange(g, decision.seat, rng)
      expect(brief.choose(sceneOf(other, decision.seat), decision, memory, ahead)).toEqual(chosen)
      const usual = bots.officer.choose(sceneOf(g, decision.seat), decision, memory)
      if (JSON.stringify(usual.input) !== JSON.stringify(chosen.input)) changed++
    })
    // It does look ahead: with so low a bar it often thinks better of what an officer would do.
    expect(changed).toBeGreaterThan(0)
  },
)

test('without rules to look ahead by, and where a view cannot be dealt, it plays as an officer', () => {
  const g = begun(WAYS[0], 'veteran/officer')
  meet(g, 5, (decision, memory) => {
    const usual = bots.officer.choose(sceneOf(g, decision.seat), decision, memory)
    expect(bots.veteran.choose(sceneOf(g, decision.seat), decision, memory)).toEqual(usual)
    const blind = bots.veteran.choose(sceneOf(g, decision.seat), decision, memory, { worlds: () => () => null })
    expect(blind.input).toEqual(usual.input)
  })
})

test('with pauses it chooses the same, and it leaves a question for whose answer nobody waits', async () => {
  const g = begun(WAYS[0], 'veteran/pauses')
  let asked: { scene: string; memory: Memory; decision: rules.Decision } | undefined
  meet(g, 8, (decision, memory) => {
    asked = { scene: JSON.stringify(sceneOf(g, decision.seat)()), memory, decision }
  })
  if (!asked) throw new Error('nobody was asked')
  const { scene, memory, decision } = asked
  const whole = bots.veteran.choose(() => JSON.parse(scene), decision, memory, ahead)
  const question = { level: 'veteran', scene, memory } as const
  let pauses = 0
  const counted = async () => ++pauses > 0
  expect(await ponder(question, ahead, counted)).toEqual(whole)
  if (pauses > 0) expect(await ponder(question, ahead, async () => false)).toBeNull()
})

test('a search ends after so many answers, however much there is to try', () => {
  const g = begun(WAYS[0], 'veteran/budget', 4)
  let looks = 0
  const counting = {
    worlds: (of: rules.View) => {
      const deal = ahead.worlds(of)
      const counted = (world: ReturnType<typeof deal>): ReturnType<typeof deal> =>
        world && {
          ...world,
          get round() {
            return world.round
          },
          get isOver() {
            return world.isOver
          },
          copy: () => counted(world.copy()) ?? world,
          look: seat => {
            looks++
            return world.look(seat)
          },
        }
      return (key: readonly number[]) => counted(deal(key))
    },
  }
  const settings = { ...searchWeights, most: 60, dropped: 100 }
  meet(g, 2, (decision, memory) => {
    looks = 0
    veteranWith(settings).choose(sceneOf(g, decision.seat), decision, memory, counting)
    // The world in which it runs out is finished for every option, and each is looked at in the end.
    expect(looks).toBeLessThan(60 + settings.options * 150)
  })
})
