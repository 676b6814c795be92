/** Take back over sockets: one's own inputs while nothing lies between, and sealed answers without anybody noticing. */
import { LiveGame } from '@coldwake/host'
import { expect, onTestFinished, test } from 'vitest'
import type { SqliteStore } from '../src/sqlite.ts'
import { StoredEditions } from '../src/storedEditions.ts'
import {
  askedOf,
  type Chance,
  caughtUp,
  chance,
  choiceOf,
  draft,
  first,
  newPass,
  Player,
  playOne,
  refusalIn,
  startedTable,
  untilWindow,
} from './support/players.ts'
import { intercept, seeded, testServer } from './support/server.ts'

/** How a player sees the game; questions are numbered anew after a take back. */
const seen = (player: Player) => JSON.stringify([player.game?.table, player.game?.me]).replace(/"n":\d+/g, '"n":0')

interface Undoable {
  taker: Player
  others: Player[]
  /** How everybody saw the game before. */
  before: string[]
  option: ReturnType<typeof choiceOf>
  n: number
}

/** Plays until somebody has done something that they may take back. */
async function untilUndoable(players: Player[], random: Chance, atLeast = 0): Promise<Undoable> {
  for (let i = 0; ; i++) {
    const [taker] = askedOf(players)
    if (!taker) throw new Error('the game ended before something could be taken back')
    const before = players.map(seen)
    const { decision } = taker.game?.me ?? {}
    const option = choiceOf(decision?.options[random(decision.options.length)] ?? { do: 'pass' })
    await taker.answer(option)
    await caughtUp(players)
    const others = players.filter(p => p !== taker)
    if (i >= atLeast && taker.game?.back && !taker.game.me.answer)
      return { taker, others, before, option, n: decision?.n ?? 0 }
  }
}

test('NEM-RULING-235 what was just done is taken back: everybody sees that it was, and it is as before', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const players = await Player.all(port, await startedTable(port, 3))
  const { taker, others, before, option, n } = await untilUndoable(players, chance(1))
  expect(others.map(p => p.game?.back)).toEqual(others.map(() => false))
  for (const other of others) expect(refusalIn(await other.takeBack())).toBe('cannotTakeBack')

  expect(refusalIn(await taker.takeBack())).toBeNull()
  await caughtUp(players)
  expect(players.map(seen)).toEqual(before)
  const event = taker.events.at(-1)
  expect(event).toMatchObject({ e: 'tookBack', who: players.indexOf(taker), rule: 'NEM-RULING-235' })
  for (const other of others) expect(other.events.at(-1)).toEqual(event)

  // A late click on what was undone finds it gone; the same choice under its new number counts.
  expect(refusalIn(await taker.answer(option, n))).toBe('stale')
  expect(refusalIn(await taker.answer(option))).toBeNull()
})

test('NEM-RULING-235 step by step as far as nothing lies between, and not a step further', async () => {
  const { port, store } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  await draft(players)
  const random = chance(5)
  let [most, tries] = [0, 0]
  while (most < 2 && tries++ < 400) {
    await untilUndoable(players, random)
    const before: string[] = []
    let steps = 0
    for (;;) {
      const taker = players.find(p => p.game?.back)
      if (!taker) break
      before.push(seen(taker))
      expect(refusalIn(await taker.takeBack())).toBeNull()
      await caughtUp(players)
      steps++
      expect(seen(taker)).not.toBe(before.at(-1))
    }
    for (const player of players) expect(refusalIn(await player.takeBack())).toBe('cannotTakeBack')
    most = Math.max(most, steps)
    for (let i = 0; i < 2; i++) await playOne(players, random)
    await caughtUp(players)
  }
  expect(most).toBeGreaterThanOrEqual(2)
  const backs = (await store.read(taken[0].code, 0)).filter(entry => entry.e === 'back')
  expect(backs.length).toBeGreaterThan(most)
})

test('it is there after a restart, and the log keeps everything', async () => {
  let server = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(server.port, 3)
  const { taker, before } = await untilUndoable(await Player.all(server.port, taken), chance(2))
  const written = await server.store.read(taken[0].code, 0)
  server = await server.restart()
  const again = await Player.all(server.port, taken)
  const back = again.find(p => p.game?.back)
  expect(back && seen(back)).toBe(seen(taker))
  expect(refusalIn((await back?.takeBack()) ?? { say: 'accepted', ref: 0 })).toBeNull()
  await caughtUp(again)
  expect(again.map(seen)).toEqual(before)
  const log = await server.store.read(taken[0].code, 0)
  expect(log.slice(0, written.length)).toEqual(written)
  expect(log.slice(written.length)).toMatchObject([{ e: 'back', to: written.length - 1 }])
  server = await server.restart()
  const third = await Player.all(server.port, taken)
  expect(third.map(p => JSON.stringify(p.game))).toEqual(again.map(p => JSON.stringify(p.game)))
})

test('whoever told an event is found by one fold of the log, however often the game went back', async () => {
  const { port, store } = await testServer({ newKey: seeded(1) })
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  for (let i = 0; i < 3; i++) {
    const { taker } = await untilUndoable(players, chance(i), 5)
    await taker.takeBack()
    await caughtUp(players)
  }
  const live = await LiveGame.load(store, await StoredEditions.open(store), taken[0].code)
  const log = await store.read(taken[0].code, 0)
  expect(log.filter(({ e }) => e === 'back')).toHaveLength(3)
  let reads = 0
  onTestFinished(intercept(store, 'read', async () => void reads++))
  // The answer after the last take back is the first that counts there.
  const lastBack = players[0].events.findLastIndex(({ e }) => e === 'tookBack')
  expect(await live?.tellerOf(lastBack)).toBe(log.findLastIndex(({ e }) => e === 'back'))
  expect(reads).toBe(1)
})

/** Everybody leaves, and the game leaves memory: a snapshot is all that saves folding the log. */
async function frozen(store: SqliteStore, code: string, players: Player[]): Promise<number> {
  await Promise.all(players.map(player => player.close()))
  await expect.poll(() => store.snapshot(code)).not.toBeNull()
  return (await store.snapshot(code))?.seq ?? 0
}

test('it is there after the game has left memory and was rebuilt from a snapshot', async () => {
  const { port, store } = await testServer({ newKey: seeded(2), linger: 0 })
  const taken = await startedTable(port, 3)
  const players = await Player.all(port, taken)
  const { before } = await untilUndoable(players, chance(2), 80)
  const entries = (await store.read(taken[0].code, 0)).length
  const held = await frozen(store, taken[0].code, players)
  expect(held).toBeGreaterThan(64)
  expect(held).toBeLessThan(entries)

  const again = await Player.all(port, taken)
  expect(again.map(p => p.game?.back)).toEqual(players.map(p => p.game?.back))
  const back = again.find(p => p.game?.back)
  await back?.takeBack()
  await caughtUp(again)
  expect(again.map(seen)).toEqual(before)
})

test('NEM-RULING-235 a sealed answer is reconsidered, and nobody else receives a single byte of it', async () => {
  const { port, store } = await testServer({ newKey: seeded(5) })
  const taken = await startedTable(port, 4)
  const players = await Player.all(port, taken)
  const watch = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
  const [one, two] = await untilWindow(players, 2)
  await caughtUp([...players, watch])
  const others = [...players, watch].filter(p => p !== one)
  const bytes = others.map(p => p.raw.length)
  const question = JSON.stringify(one.game?.me)

  await one.answer(first(one))
  await one.until(() => one.game?.me.answer != null)
  expect(one.game?.back).toBe(true)
  expect(refusalIn(await one.takeBack())).toBeNull()
  await one.until(() => one.game?.me.answer === null)
  expect(JSON.stringify(one.game?.me)).toBe(question) // the same question, by the same number
  expect(one.game?.back).toBe(false)
  expect(refusalIn(await one.takeBack())).toBe('cannotTakeBack')
  expect(refusalIn(await one.answer({ do: 'decline' }))).toBeNull()
  await caughtUp(others)
  const received = others.map((p, i) => p.raw.slice(bytes[i]))
  expect(received).toEqual(others.map(p => [JSON.stringify(p.replies.at(-1))])) // what they asked themselves
  await two.answer(first(two))
  await caughtUp(players)
  // The answer that counts is the last; once the window is closed there is no way back.
  expect(refusalIn(await one.takeBack())).toBe('cannotTakeBack')
  const log = (await store.read(taken[0].code, 0)).flatMap(entry => (entry.e === 'input' ? [entry.input.do] : []))
  expect(log.filter(what => what === 'reconsider')).toHaveLength(1)
})

test('a sealed answer is reconsidered after a restart too', async () => {
  let server = await testServer({ newKey: seeded(5) })
  const taken = await startedTable(server.port, 4)
  const players = await Player.all(server.port, taken)
  const [one] = await untilWindow(players, 2)
  const seat = players.indexOf(one)
  const question = JSON.stringify(one.game?.me)
  await one.answer(first(one))
  server = await server.restart()
  const again = await Player.all(server.port, taken)
  expect(again[seat].game?.back).toBe(true)
  await again[seat].takeBack()
  await again[seat].until(() => again[seat].game?.me.answer === null)
  expect(JSON.stringify(again[seat].game?.me)).toBe(question)
})
