/** Whose turn it is, for somebody who has a seat at a table and is elsewhere. */
import type { Turn } from '@coldwake/wire'
import { expect, test } from 'vitest'
import {
  askedOf,
  chance,
  command,
  draft,
  fullTable,
  http,
  onTurn,
  type Pass,
  Player,
  playOne,
  reason,
  startedTable,
} from './support/players.ts'
import { seeded, testServer } from './support/server.ts'

const ask = (port: number, { code, token }: Pass) => http(port, 'GET', `/api/tables/${code}/turn`, undefined, token)
const turnOf = async (port: number, pass: Pass): Promise<Turn> => JSON.parse((await ask(port, pass)).text)

test('a seat hears whom the table waits for, who is who, and whether it is itself', async () => {
  const { port } = await testServer()
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  await draft(players)
  const { active } = onTurn(players)
  const asked = players.indexOf(active)
  const characters = active.game?.table.crew.map(({ character }) => character)
  for (const [seat, pass] of taken.entries())
    expect(await turnOf(port, pass)).toEqual({
      round: 1,
      asked: [asked],
      mine: seat === asked,
      characters,
    })
})

test('of a sealed question nobody hears who has answered it, but of oneself', async () => {
  const { port } = await testServer({ newKey: seeded(2) })
  const taken = await startedTable(port, 3)
  const players = await Player.all(port, taken)
  const random = chance(2)
  const isSecret = () => players[0].game?.table.asking?.seats === null && askedOf(players).length > 1
  while (!isSecret()) if (!(await playOne(players, random))) throw new Error('nobody was asked in secret')
  const [one] = askedOf(players)
  const turns = () => Promise.all(taken.map(pass => turnOf(port, pass)))
  const before = await turns()
  expect(before.map(({ asked }) => asked)).toEqual([null, null, null])
  const [option] = one.game?.me.decision?.options ?? []
  if (option) await one.answer(option)
  const after = before.map((turn, seat) => (seat === players.indexOf(one) ? { ...turn, mine: false } : turn))
  expect(await turns()).toEqual(after)
})

test('nobody else is told: not before the start, not without a seat, not after the end', async () => {
  const { port } = await testServer()
  const [host, guest] = await fullTable(port, 2)
  expect(reason(await ask(port, host))).toEqual([409, 'notStarted'])
  await command(port, host, { do: 'start' })
  const watch = JSON.parse((await command(port, host, { do: 'watch' })).text) as { token: string }
  expect(reason(await ask(port, { code: host.code, token: watch.token }))).toEqual([403, 'onlooker'])
  expect(reason(await ask(port, { code: host.code, token: 'x'.repeat(43) }))[1]).toBe('wrongToken')
  expect((await ask(port, guest)).status).toBe(200)
  await command(port, host, { do: 'end' })
  expect(reason(await ask(port, guest))[1]).toBe('over')
})
