/** Games leave memory and are rebuilt from snapshot and log: nobody can tell. */
import { inputsOf, LiveGame } from '@coldwake/host'
import { canonical, fold } from '@coldwake/rules'
import { expect, test } from 'vitest'
import type { SqliteStore } from '../src/sqlite.ts'
import { StoredEditions } from '../src/storedEditions.ts'
import { caughtUp, chance, http, newPass, Player, playOne, startedTable } from './support/players.ts'
import { seeded, testServer } from './support/server.ts'

const gamesIn = (player: Player) => player.raw.filter(text => text.startsWith('{"say":"game"'))

async function snapshotAfter(store: SqliteStore, code: string, seq: number): Promise<void> {
  await expect.poll(async () => (await store.snapshot(code))?.seq ?? 0).toBeGreaterThan(seq)
}

/** The number that the server counts under that name. */
async function counted(port: number, name: string): Promise<number> {
  const { text } = await http(port, 'GET', '/metrics')
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

test('rebuilt from a snapshot a game is the same, byte for byte, for every seat and onlooker', async () => {
  const { port, store } = await testServer({ newKey: seeded(3), linger: 0 })
  const taken = await startedTable(port, 3)
  const passes = [...taken, await newPass(port, taken[0], { do: 'watch' })]
  const { code } = taken[0]
  const random = chance(3)
  let frozen = 0
  for (let round = 0; round < 2; round++) {
    const players = await Player.all(port, taken)
    for (let i = 0; i < 80; i++) await playOne(players, random)
    await caughtUp(players)
    const since = players[0].events.length - 5
    const connections = async () => [
      await Player.all(port, passes),
      await Promise.all(passes.map(pass => Player.connect(port, pass, since))),
      await Promise.all(passes.map(pass => Player.connect(port, pass, 7))),
    ]
    const before = await connections()
    await Promise.all([...players, ...before.flat()].map(player => player.close()))
    await snapshotAfter(store, code, frozen)
    frozen = (await store.snapshot(code))?.seq ?? 0
    expect(frozen).toBeGreaterThan(64)

    // Those who have most of it come first: for them the snapshot is enough.
    const late = await Promise.all(passes.map(pass => Player.connect(port, pass, since)))
    expect(late.map(gamesIn)).toEqual(before[1].map(gamesIn))
    const after = await connections()
    expect(after.map(players => players.map(gamesIn))).toEqual(before.map(players => players.map(gamesIn)))
    // Whoever was there all the time noticed nothing of the others' wish for the past.
    expect(late.map(player => gamesIn(player).length)).toEqual(late.map(() => 1))
    await Promise.all([...late, ...after.flat()].map(player => player.close()))
  }
  const entries = await store.read(code, 0)
  const [create, ...rest] = entries
  if (create?.e !== 'create') throw new Error('no set-up')
  const editions = await StoredEditions.open(store)
  const live = await LiveGame.load(store, editions, code)
  expect(live?.firstEvent).toBeGreaterThan(0)
  const folded = fold({ setup: create.setup, key: create.key, inputs: inputsOf(rest) })
  expect(live && canonical(live.state)).toBe(canonical(folded))
})

test('a table leaves memory when nobody is there and nothing is to do, and comes back when it is wanted', async () => {
  const { port } = await testServer({ newKey: seeded(1), linger: 0 })
  const tables = await Promise.all([1, 2, 3].map(() => startedTable(port, 2)))
  const there = await Promise.all(tables.map(taken => Player.all(port, taken)))
  expect([await counted(port, 'coldwake_live_tables'), await counted(port, 'coldwake_live_games')]).toEqual([3, 3])
  for (const players of there) await Promise.all(players.map(player => player.close()))
  await expect.poll(() => counted(port, 'coldwake_live_tables')).toBe(0)
  for (let i = 0; i < 20; i++)
    await http(port, 'GET', `/api/tables/${'BCDFGH'.slice(i % 6)}${'ZZZZZZ'.slice(0, i % 6)}`)
  await expect.poll(() => counted(port, 'coldwake_live_tables')).toBe(0)
  const [back] = await Player.all(port, tables[1])
  expect(await counted(port, 'coldwake_live_tables')).toBe(1)
  expect(JSON.stringify(back.game)).toBe(JSON.stringify(there[1][0].game))
})

test('whoever is connected hears on, though the game was rebuilt for somebody who wants all of it', async () => {
  const { port, store } = await testServer({ newKey: seeded(9), linger: 0 })
  const taken = await startedTable(port, 2)
  const random = chance(4)
  const players = await Player.all(port, taken)
  for (let i = 0; i < 90; i++) await playOne(players, random)
  await caughtUp(players)
  const since = players[0].events.length
  await Promise.all(players.map(player => player.close()))
  await snapshotAfter(store, taken[0].code, 0)
  const again = await Promise.all(taken.map(seat => Player.connect(port, seat, since)))
  const first = await Player.connect(port, taken[0], 0)
  for (let i = 0; i < 20; i++) await playOne(again, random)
  await caughtUp([...again, first])
  expect(first.events).toHaveLength(first.game?.seq ?? -1)
  expect(first.events.slice(since)).toEqual(again[0].events)
  expect(JSON.stringify(first.game)).toBe(JSON.stringify(again[0].game))
  expect(JSON.stringify(again[1].game?.table)).toBe(JSON.stringify(first.game?.table))
})
