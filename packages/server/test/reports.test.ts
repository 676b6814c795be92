/** Something is wrong: a player says so, and the operator finds the game by a number. */
import { create, step } from '@coldwake/rules'
import { namesKnownTo, pieceNames, uniqueNames } from '@coldwake/rules/testing'
import type { Reported } from '@coldwake/wire'
import { expect, test } from 'vitest'
import {
  caughtUp,
  chance,
  fullTable,
  http,
  newPass,
  type Pass,
  Player,
  playOne,
  reason,
  startedTable,
} from './support/players.ts'
import { seeded, testServer } from './support/server.ts'

const report = (port: number, { code, token }: Pass, words: unknown) =>
  http(port, 'POST', `/api/tables/${code}/reports`, { words }, token)

test('a report has what the seat saw and no secret of another, and its number finds it', async () => {
  const game = uniqueNames('nemesis')
  const names = new Set(pieceNames(game))
  const { port, store } = await testServer({ newKey: seeded(1), linger: 0 })
  const taken = await startedTable(port, 3, { game })
  const { code } = taken[0]
  const players = await Player.all(port, taken)
  const random = chance(1)
  for (let i = 0; i < 90; i++) await playOne(players, random)
  await caughtUp(players)
  // Also when the beginning lies before a snapshot.
  await Promise.all(players.map(player => player.close()))
  await expect.poll(() => store.snapshot(code)).not.toBeNull()

  const log = await store.read(code, 0)
  const [first, ...rest] = log
  if (first?.e !== 'create') throw new Error('no set-up')
  const known = taken.map(() => new Set<string>())
  const state = create(first.setup, first.key)
  const note = () => known.forEach((all, seat) => namesKnownTo(state, seat).forEach(name => all.add(name)))
  note()
  for (const entry of rest) if (entry.e === 'input') step(state, entry.input, note)
  note()

  for (const [seat, pass] of taken.entries()) {
    const answer = await report(port, pass, '  The door is both open and closed.  ')
    expect(answer.status).toBe(201)
    const { number, saw }: Reported = JSON.parse(answer.text)
    expect(number).toMatch(/^R-[2-9B-Z]{12}$/)
    expect(saw).toMatchObject({
      lobby: { code },
      view: { me: players[seat].game?.me, table: players[seat].game?.table },
    })
    expect(saw).toHaveProperty('events', players[seat].events)
    const told = (answer.text.match(/[\w.-]+~\d+/g) ?? []).filter(name => names.has(name))
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter(name => !known[seat].has(name))).toEqual([])
    expect(told.filter(name => !known[(seat + 1) % 3].has(name)).length).toBeGreaterThan(0)
    for (const secret of ['"key"', '"rng"', 'tokenHash', pass.token, ...first.key.map(String)])
      expect(answer.text).not.toContain(secret)
    expect(await store.report(number)).toEqual({
      number,
      code,
      at: expect.any(Number),
      seat,
      entries: log.length,
      words: 'The door is both open and closed.',
      saw,
    })
  }
})

test('it is for those who sit at the table; before the start there is only the lobby to report', async () => {
  const { port, store } = await testServer()
  const [host] = await fullTable(port, 2)
  const watch = await newPass(port, host, { do: 'watch' })
  expect(reason(await report(port, watch, 'hm'))).toEqual([403, 'onlooker'])
  expect(reason(await report(port, { ...host, token: 'x'.repeat(43) }, 'hm'))).toEqual([401, 'wrongToken'])
  expect(reason(await report(port, { ...host, code: 'ZZZZZZ' }, 'hm'))).toEqual([404, 'unknownTable'])
  expect(reason(await report(port, host, 'x'.repeat(2001)))).toEqual([400, 'badRequest', 'words'])
  expect(reason(await report(port, host, 5))).toEqual([400, 'badRequest', 'words'])
  const { number, saw }: Reported = JSON.parse((await report(port, host, '')).text)
  expect(saw).toMatchObject({ lobby: { started: false }, view: null, events: [] })
  expect(await store.report(number)).toMatchObject({ entries: 0, seat: 0 })
})
