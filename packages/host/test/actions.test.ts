/** One input is one action: what is taken of the choices that come with it, how the log keeps them, and taking them back. */
import * as rules from '@coldwake/rules'
import {
  answer,
  type Choice,
  canonical,
  clone,
  create,
  crossed,
  fold,
  type GameEvent,
  type GameState,
  type Input,
  keyFromSeed,
  pending,
  pendingFor,
  step,
  stepped,
  takenBack,
} from '@coldwake/rules'
import { GAME_FACTS } from '@coldwake/rules/games/facts'
import { nameOfWay, type Policy, playGame, policyFor, rngFor, type Way, waysOf } from '@coldwake/rules/testing'
import { LIMITS } from '@coldwake/wire'
import { describe, expect, test } from 'vitest'
import type { Edition, Editions } from '../src/editions.ts'
import { LiveGame } from '../src/liveGame.ts'
import { inputsOf } from '../src/logEntries.ts'
import { Conflict, type Entry, StorageError, type Store } from '../src/store.ts'

const edition: Edition = { hash: '', rules }
const editions: Editions = { current: edition, edition: async () => edition }

/** The log of one game in memory, and how often it was written. */
class MemoryLog {
  appends = 0
  /** Called before each append; may throw, or write first. */
  before: () => void = () => {}
  readonly entries: Entry[]

  constructor(setup: rules.Setup, seed: number | string, inputs: readonly Input[] = []) {
    this.entries = [
      { e: 'create', v: 1, at: 0, rules: '', setup, key: keyFromSeed(seed) },
      ...inputs.map((input, at): Entry => ({ e: 'input', at, input })),
    ]
  }

  get store(): Store {
    const store: Pick<Store, 'append' | 'read' | 'snapshot'> = {
      append: async (_, seq, entries) => {
        this.before()
        if (seq !== this.entries.length) throw new Conflict()
        this.appends++
        this.entries.push(...structuredClone(entries))
      },
      read: async (_, from) => structuredClone(this.entries.slice(from)),
      snapshot: async () => null,
    }
    return store as Store
  }

  async game(): Promise<LiveGame> {
    const game = await LiveGame.load(this.store, editions, 'ABC', { now: () => this.entries.length })
    if (!game) throw new Error('there is no game')
    return game
  }
}

/** The same however the questions are numbered. */
const same = (g: GameState): string => canonical({ ...g, n: 0 })

/** A choice and what its seat would choose next while it is asked openly, as its policy has it. */
function planned(
  g: GameState,
  policy: Policy,
  rng: ReturnType<typeof rngFor>,
  most: number,
): { input: Input; further: Choice[] } | null {
  const decision = pending(g)[0]
  if (!decision) return null
  const { seat } = decision
  const input = answer(decision, policy(rng, decision, g))
  const copy = stepped(g, input)
  const further: Choice[] = []
  for (let next = pendingFor(copy, seat); next && further.length < most; next = pendingFor(copy, seat)) {
    const { seat: _, n: __, ...choice } = answer(next, policy(rng, next, copy))
    step(copy, { seat, n: next.n, ...choice } as Input)
    further.push(choice as Choice)
  }
  return { input, further }
}

/** Why the next choice was not taken: asked of the state by itself, not of the game. */
type Stop = 'crossed' | 'over' | 'otherSeat' | 'sealed' | 'illegal'
function stopOf(before: GameState, g: GameState, seat: rules.Seat, next: Choice): Stop | null {
  if (g.over) return 'over'
  const decision = pendingFor(g, seat)
  if (!decision) return 'otherSeat'
  if (decision.sealed) return 'sealed'
  if (crossed(before, g, seat) !== null) return 'crossed'
  try {
    stepped(g, { seat, n: decision.n, ...next })
    return null
  } catch {
    return 'illegal'
  }
}

interface Tally {
  taken: number
  backs: number
  stops: Set<Stop>
}

/** Plays half of a game as games were stored before, then the rest by whole actions. */
async function playedByActions(way: Way, seed: number, tally: Tally): Promise<void> {
  const policy = policyFor(seed)
  const { setup, inputs } = playGame(seed, policy, undefined, way)
  const log = new MemoryLog(setup, seed, inputs.slice(0, inputs.length / 2))
  const game = await log.game()
  const rng = rngFor(`actions/${seed}`)
  for (let i = 0; ; i++) {
    const before = clone(game.state)
    const plan = planned(before, policy, rng, 5)
    if (!plan) break
    const { input } = plan
    // What nobody is asked for comes last, so that there is always something left over.
    const further: Choice[] = [...plan.further, { do: 'pay', card: 'nothing' }]
    const [seq, appends] = [log.entries.length, log.appends]
    const taken = await game.play(input, { further })
    const written = log.entries.slice(seq)
    expect(log.appends).toBe(appends + 1)
    expect(written).toHaveLength(1 + taken)
    expect(written.map(entry => 'continues' in entry)).toEqual(written.map((_, at) => at > 0))

    // One by one the same choices lead to the same state, and the next was not to be taken.
    let [last, g] = [before, before]
    for (const one of inputsOf(written)) [last, g] = [g, stepped(g, one as Input)]
    expect(canonical(game.state)).toBe(canonical(g))
    const stop = stopOf(last, g, input.seat, further[taken] as Choice)
    expect(stop).not.toBeNull()
    if (stop) tally.stops.add(stop)
    tally.taken += taken

    if (taken === 0 || !game.mayTakeBack(input.seat) || i % 3 > 0) continue
    // Now and then the whole action is taken back, sometimes by a process that has only just loaded the game.
    const taker = i % 2 ? await log.game() : game
    await taker.takeBack(input.seat, game.state.n)
    if (taker !== game) await game.refresh()
    expect(log.entries.at(-1)).toMatchObject({ e: 'back', to: seq })
    expect(canonical(game.state)).toBe(canonical(takenBack(before, g)))
    tally.backs++
  }
  // Whoever folds the log, as a file or as a game, finds the same state and the same events.
  const told: GameEvent[] = []
  const [first, ...rest] = log.entries
  if (first?.e !== 'create') throw new Error('no set-up')
  const file = { setup: first.setup, key: first.key, inputs: inputsOf(rest) }
  expect(canonical(fold(file, undefined, event => told.push(event)))).toBe(canonical(game.state))
  expect(game.events.filter(({ e }) => e !== 'tookBack')).toEqual(told)
  const again = await log.game()
  expect(canonical(again.state)).toBe(canonical(game.state))
  expect(again.events).toEqual(game.events)
}

describe('whole games', () => {
  const tally: Tally = { taken: 0, backs: 0, stops: new Set() }

  test.each(
    // Not those that other tests in this process have registered.
    Object.keys(GAME_FACTS)
      .flatMap(waysOf)
      .map((way, seed) => [nameOfWay(way), way, seed] as const),
  )('%s: played by actions it is the same game as played by single choices', (_, way, seed) =>
    playedByActions(way, seed, tally),
  )

  test('many choices came with others, many were taken back, and every reason to stop was met', () => {
    expect(tally.taken).toBeGreaterThan(500)
    expect(tally.backs).toBeGreaterThan(50)
    expect([...tally.stops].sort()).toEqual(['crossed', 'illegal', 'otherSeat', 'over', 'sealed'])
  })
})

/** A game in which the only one who is asked can do something that costs a card, and what they would send. */
async function beforeAction() {
  const { setup, inputs } = playGame(3, policyFor(3), undefined, 'nemesis')
  const g = create(setup, keyFromSeed(3))
  for (const [at, input] of inputs.entries()) {
    const decision = pending(g)[0]
    const option = decision?.ask === 'turn' && decision.options.find(({ cost }) => cost === 1)
    if (decision && option) {
      const action = answer(decision, option)
      const pay = pendingFor(stepped(g, action), decision.seat)?.options.find(one => one.do === 'pay')
      if (pay) {
        const log = new MemoryLog(setup, 3, inputs.slice(0, at))
        return { log, game: await log.game(), action, pay, seat: decision.seat }
      }
    }
    step(g, input)
  }
  throw new Error('nobody could do anything')
}

describe('an action and its payment', () => {
  test('are two entries of one append, of which the second continues the first', async () => {
    const { log, game, action, pay, seat } = await beforeAction()
    const seq = log.entries.length
    expect(await game.play(action, { further: [pay] })).toBe(1)
    expect(log.appends).toBe(1)
    expect(log.entries.slice(seq)).toEqual([
      { e: 'input', at: seq, input: action },
      { e: 'input', at: seq, input: { seat, n: action.n + 1, ...pay }, continues: true },
    ])
  })

  test('that are sent one after the other are as they always were', async () => {
    const { log, game, action, pay, seat } = await beforeAction()
    const seq = log.entries.length
    expect(await game.play(action)).toBe(0)
    expect(await game.play({ seat, n: game.state.n, ...pay })).toBe(0)
    expect(log.appends).toBe(2)
    expect(log.entries.slice(seq).some(entry => 'continues' in entry)).toBe(false)
    const other = await beforeAction()
    await other.game.play(other.action, { further: [other.pay] })
    expect(canonical(other.game.state)).toBe(canonical(game.state))
    expect(other.game.events).toEqual(game.events)
  })

  test('of which the action is refused are not taken at all', async () => {
    const { log, game, action, pay } = await beforeAction()
    const before = canonical(game.state)
    await expect(game.play({ ...action, n: action.n - 1 }, { further: [pay] })).rejects.toMatchObject({ code: 'stale' })
    await expect(game.play({ ...action, ...pay }, { further: [pay] })).rejects.toMatchObject({ code: 'illegal' })
    expect(log.appends).toBe(0)
    expect(canonical(game.state)).toBe(before)
  })

  test('of which the payment is none leave the price to be asked for', async () => {
    const { log, game, action, pay, seat } = await beforeAction()
    const seq = log.entries.length
    const further: Choice[] = [{ do: 'pay', card: 'nothing' }, pay]
    expect(await game.play(action, { further })).toBe(0)
    expect(log.entries.slice(seq)).toEqual([{ e: 'input', at: seq, input: action }])
    expect(game.decisionFor(seat)?.ask).toBe('pay')
  })

  test('that cannot be written are not taken, and may be sent again', async () => {
    const { log, game, action, pay } = await beforeAction()
    const before = canonical(game.state)
    log.before = () => {
      throw new StorageError('full', 'no room')
    }
    await expect(game.play(action, { further: [pay] })).rejects.toThrow('no room')
    expect(canonical(game.state)).toBe(before)
    log.before = () => {}
    expect(await game.play(action, { further: [pay] })).toBe(1)
  })

  test('are tried again when another process wrote first, from the game as it is then', async () => {
    const { log, game, action, pay, seat } = await beforeAction()
    const other = (seat + 1) % game.state.crew.length
    const standing: Entry = { e: 'input', at: 0, input: { seat: other, do: 'standing', until: 'off' } }
    log.before = () => {
      log.before = () => {}
      log.entries.push(standing)
    }
    expect(await game.play(action, { further: [pay] })).toBe(1)
    expect(log.entries.slice(-3)).toMatchObject([standing, { input: action }, { continues: true }])
    expect(canonical((await log.game()).state)).toBe(canonical(game.state))
  })

  test('are refused when another process has taken the answer of that seat', async () => {
    const { log, game, action, pay } = await beforeAction()
    const elsewhere = await log.game()
    await elsewhere.play(action, { further: [pay] })
    const written = log.entries.length
    await expect(game.play(action, { further: [pay] })).rejects.toMatchObject({ code: 'stale' })
    expect(log.entries).toHaveLength(written)
    expect(canonical(game.state)).toBe(canonical(elsewhere.state))
  })

  test('are taken as far as the log has room for them', async () => {
    const { log, action, pay, seat } = await beforeAction()
    const idle: Entry = { e: 'input', at: 0, input: { seat, do: 'standing', until: 'off' } }
    while (log.entries.length < LIMITS.game.entries - 1) log.entries.push(idle)
    const game = await log.game()
    expect(await game.play(action, { further: [pay] })).toBe(0)
    expect(log.entries).toHaveLength(LIMITS.game.entries)
  })

  test('go back together when the table agrees to go back to an event of the payment', async () => {
    const { log, game, action, pay } = await beforeAction()
    const [seq, before] = [log.entries.length, same(game.state)]
    await game.play(action, { further: [pay] })
    const last = game.eventCount - 1
    expect(await game.tellerOf(last)).toBe(seq)
    await game.takeBackTo(action.seat, last, game.eventCount)
    expect(same(game.state)).toBe(before)
  })
})
