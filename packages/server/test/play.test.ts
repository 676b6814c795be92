import { createHash } from 'node:crypto'
import { canonical, create, type GameLog, step, tableView } from '@coldwake/rules'
import { LIMITS, type Refusal } from '@coldwake/wire'
import { describe, expect, test, vi } from 'vitest'

import {
  caughtUp,
  chance,
  choiceOf,
  draft,
  fullTable,
  http,
  Player,
  playOne,
  reason,
  startedTable,
  untilWindow,
} from './support/players.ts'
import { seeded, type TestServer, testServer } from './support/server.ts'
import { fill, protect } from './support/sqlitePlace.ts'

async function seated(server: TestServer, seats: number): Promise<Player[]> {
  const taken = await startedTable(server.port, seats)
  return Promise.all(taken.map(seat => Player.connect(server.port, seat)))
}

describe('at the table', () => {
  test('two players take turns and see the same table', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await seated(server, 2)
    const random = chance(7)
    for (let i = 0; i < 60; i++) {
      const played = await playOne(players, random)
      expect(played?.reply.say).toBe('accepted')
    }
    const [one, two] = players
    await caughtUp(players)
    const last = players.map(p => [p.game?.seq, p.game?.table])
    expect(last[0]).toEqual(last[1])
    expect(one.events.length).toBe(one.game?.seq)
    expect(two.events.length).toBe(one.events.length)
    expect(two.events.map(({ mine: _, ...told }) => told)).toEqual(one.events.map(({ mine: _, ...told }) => told))
  })

  test('the acknowledgement comes before what it caused', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await seated(server, 2)
    const played = await playOne(players, chance(7))
    const kinds = played?.player.raw.map(text => JSON.parse(text).say)
    expect(kinds?.slice(-2)).toEqual(['accepted', 'game'])
  })

  test('a seat may look from several places at once, and each sees everything of that seat', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(server.port, 2)
    const [one, two, phone] = await Promise.all([taken[0], taken[1], taken[0]].map(s => Player.connect(server.port, s)))
    for (let i = 0; i < 20; i++) await playOne([one, two], chance(i))
    await caughtUp([phone])
    expect(phone.game).toMatchObject({ seq: one.game?.seq, me: one.game?.me, table: one.game?.table })
    expect(phone.events).toEqual(one.events)
  })

  test('whoever comes back gets exactly the events missed, with the same private faces', async () => {
    const server = await testServer({ newKey: seeded(3) })
    const taken = await startedTable(server.port, 2)
    const [one, two] = await Promise.all(taken.map(seat => Player.connect(server.port, seat)))
    const random = chance(3)
    for (let i = 0; i < 15; i++) await playOne([one, two], random)
    const left = two.events.length
    const back = await Player.connect(server.port, taken[1], left)
    expect(back.events).toEqual([])
    expect(back.game?.me).toEqual(two.game?.me)
    await back.close()
    for (let i = 0; i < 15; i++) await playOne([one, two], random)
    expect(two.events.length).toBeGreaterThan(left)
    const again = await Player.connect(server.port, taken[1], left)
    expect(again.events).toEqual(two.events.slice(left))
    const anew = await Player.connect(server.port, taken[1], 0)
    expect(anew.events).toEqual(two.events)
    const lost = await Player.connect(server.port, taken[1], 999_999)
    expect(lost.events).toEqual(two.events) // it remembered another past
  })

  test('NEM-SETUP-27 who is who is chosen at the table, one after the other', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await seated(server, 3)
    expect(players[0].game?.table.crew.map(crew => crew.character)).toEqual([null, null, null])
    for (let chosen = 0; chosen < 3; chosen++) {
      const asked = players.filter(p => p.game?.me.decision?.ask === 'draft')
      expect(asked).toHaveLength(1)
      const [option] = asked[0].game?.me.decision?.options ?? []
      expect(option).toMatchObject({ do: 'character' })
      await playOne(players, () => 0)
    }
    const characters = players[0].game?.table.crew.map(crew => crew.character)
    expect(new Set(characters).size).toBe(3)
    expect(characters).not.toContain(null)
    expect(players.map(p => p.game?.me.decision?.ask).filter(Boolean)).toEqual(['turn'])
  })

  test('a player is told why something is not possible, and only what concerns that seat', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await seated(server, 2)
    await draft(players)
    const active = players.find(p => p.game?.me.decision) ?? players[0]
    const other = players.find(p => p !== active) ?? players[1]
    const why = await active.ask({ say: 'why' })
    expect(why).toMatchObject({
      say: 'why',
      obstacles: expect.arrayContaining([expect.objectContaining({ do: 'play' })]),
    })
    expect(await other.ask({ say: 'why' })).toMatchObject({ say: 'why', obstacles: [] })
  })

  test('whatever changes on the table reaches everybody, also when no event tells it', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await seated(server, 3)
    const random = chance(1)
    let quiet = 0
    for (let i = 0; i < 400 && quiet === 0; i++) {
      const seq = players[0].game?.seq
      const table = JSON.stringify(players[0].game?.table)
      if (!(await playOne(players, random))) break
      await caughtUp(players)
      const tables = players.map(p => JSON.stringify(p.game?.table))
      expect(new Set(tables).size).toBe(1)
      if (players[0].game?.seq === seq && tables[0] !== table) quiet++
    }
    expect(quiet).toBeGreaterThan(0)
  })
})

describe('NEM-HIDE-01 sealed and standing answers', () => {
  test('nobody else receives anything until the window closes', async () => {
    const server = await testServer({ newKey: seeded(5) })
    const players = await seated(server, 4)
    const [first] = await untilWindow(players, 2)
    const others = players.filter(p => p !== first)
    const counts = others.map(p => p.raw.length)
    const before = first.game
    const events = first.events.length
    const option = first.game?.me.decision?.options[0]
    expect((await first.answer(option ?? { do: 'decline' })).say).toBe('accepted')
    await first.until(() => first.game !== before)
    expect(first.game?.me.answer).toEqual(option)
    expect(first.events).toHaveLength(events)
    expect(JSON.stringify(first.game?.table)).toBe(JSON.stringify(before?.table))
    await caughtUp(others)
    expect(others.map((p, i) => p.raw.length - counts[i])).toEqual(others.map(() => 1)) // the answer to `why`
  })

  test('a standing answer is heard of by its own seat alone', async () => {
    const server = await testServer({ newKey: seeded(5) })
    const [one, two] = await seated(server, 2)
    const count = two.raw.length
    expect((await one.ask({ say: 'standing', until: 'game', unlessMine: true })).say).toBe('accepted')
    await one.until(() => one.game?.me.standing?.until === 'game')
    await caughtUp([two])
    expect(two.raw.length - count).toBe(1)
    expect((await one.ask({ say: 'standing', until: 'off', unlessMine: false })).say).toBe('accepted')
    await one.until(() => one.game?.me.standing === null)
  })

  test('NEM-RULING-245 a turn is held by its own seat alone, once, and nobody else hears of it', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await seated(server, 2)
    while (players[0].game?.table.round === 0) await playOne(players, chance(1))
    await caughtUp(players)
    const seat = players[0].game?.table.turn?.seat ?? 0
    const [mine, other] = [players[seat], players[1 - seat]]
    const count = other.raw.length
    expect((await mine.ask({ say: 'holdTurn' })).say).toBe('accepted')
    await mine.until(() => mine.game?.me.held === true)
    await caughtUp([other])
    expect(other.raw.length - count).toBe(1) // the answer to `why`
    expect(await mine.ask({ say: 'holdTurn' })).toMatchObject({ say: 'refused', refused: 'illegal' })
    expect(await other.ask({ say: 'holdTurn' })).toMatchObject({ say: 'refused', refused: 'notAsked' })
  })
})

describe('bad input is refused with a reason and harms nothing', () => {
  const refusedWith = (refused: Refusal, detail?: string) =>
    detail === undefined ? { say: 'refused', refused } : { say: 'refused', refused, detail }

  test('an illegal, a stale and an unasked answer', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await seated(server, 2)
    const active = players.find(p => p.game?.me.decision) ?? players[0]
    const other = players.find(p => p !== active) ?? players[1]
    const n = active.game?.me.decision?.n ?? 0
    const count = players.map(p => p.game?.seq)

    expect(await active.answer({ do: 'move', to: '999' })).toMatchObject(refusedWith('illegal'))
    expect(await active.answer({ do: 'keep', card: 'search' })).toMatchObject(refusedWith('illegal'))
    expect(await active.answer({ do: 'pass' }, n + 1)).toMatchObject(refusedWith('stale'))
    expect(await other.answer({ do: 'pass' }, n)).toMatchObject(refusedWith('notAsked'))
    expect(await active.ask({ say: 'answer', n, choice: { do: 'fly' } })).toMatchObject(
      refusedWith('badRequest', 'choice.do'),
    )
    expect(await active.ask({ say: 'answer', n, choice: { do: 'pass' }, seat: 1 })).toMatchObject(
      refusedWith('badRequest', 'seat'),
    )
    expect(players.map(p => p.game?.seq)).toEqual(count)

    const options = active.game?.me.decision?.options ?? []
    expect((await active.answer(options[0])).say).toBe('accepted')
    expect(await active.answer(options[0], n)).toMatchObject({ say: 'refused', refused: 'stale' })
  })

  test('messages that are no messages', async () => {
    const server = await testServer()
    const [one] = await seated(server, 1)
    const said = async (message: unknown) => {
      const refusal = one.refusal()
      one.send(message)
      return refusal
    }
    expect(await said('{"say":')).toEqual(['badRequest', 'json'])
    expect(await said('null')).toEqual(['badRequest'])
    expect(await said({ say: 'sing' })).toEqual(['badRequest', 'say'])
    expect(await said(Buffer.from([1, 2, 3]))).toEqual(['badRequest', 'binary'])
    expect(await said(`"${'x'.repeat(LIMITS.message)}"`)).toEqual(['tooLarge'])
    expect(await said({ say: 'hello', code: 'ABCDEF', token: 'x'.repeat(43), since: 0, heard: 0 })).toEqual([
      'badRequest',
      'say',
    ])
    expect(await said({ say: 'why', ref: -1 })).toEqual(['badRequest', 'ref'])
    // After all that the connection still serves.
    expect((await one.ask({ say: 'why' })).say).toBe('why')
    one.send('x'.repeat(LIMITS.message * 64))
    await one.until(() => one.closed !== null)
    expect(one.closed).toBe(1009)
  })

  test('a hello that is wrong, missing, or to a table that is not there', async () => {
    const server = await testServer()
    const [host, guest] = await startedTable(server.port, 2)
    const [elsewhere] = await startedTable(server.port, 2)

    const silent = new Player(server.port)
    await silent.open()
    expect(await silent.ask({ say: 'why' })).toMatchObject(refusedWith('badRequest', 'hello'))

    for (const [code, token, why, closing] of [
      [host.code, elsewhere.token, 'wrongToken', 4001],
      [host.code, 'x'.repeat(43), 'wrongToken', 4001],
      ['ZZZZZZ', host.token, 'unknownTable', 4004],
    ] as const) {
      const stranger = new Player(server.port)
      await stranger.open()
      const refusal = stranger.refusal()
      stranger.send({ say: 'hello', code, token, since: 0, heard: 0 })
      expect(await refusal).toEqual([why])
      await stranger.until(() => stranger.closed !== null)
      expect([stranger.closed, stranger.raw.length]).toEqual([closing, 1])
    }
    expect((await Player.connect(server.port, { ...guest, code: guest.code.toLowerCase() })).game).not.toBeNull()
  })

  test('an answer before the game has started', async () => {
    const server = await testServer()
    const [host] = await fullTable(server.port, 2)
    const ada = await Player.connect(server.port, host)
    expect(await ada.answer({ do: 'pass' }, 1)).toMatchObject(refusedWith('notStarted'))
  })

  test('a connection that speaks too fast is told so, and cut off if it does not listen', async () => {
    const server = await testServer({ settings: { rateFactor: 1 } })
    const [one] = await seated(server, 1)
    const asked = Array.from({ length: LIMITS.rate.messages }, () => one.ask({ say: 'why' }))
    const replies = await Promise.all(asked)
    // Hello was the first message of the window.
    expect(replies.filter(r => r.say === 'why')).toHaveLength(LIMITS.rate.messages - 1)
    expect(replies.at(-1)).toMatchObject(refusedWith('tooFast'))
    for (let i = 0; i < LIMITS.rate.messages * 4; i++) one.send({ say: 'why', ref: 1000 + i })
    await one.until(() => one.closed !== null)
  })

  test('each further choice of an answer counts as a message', async () => {
    const server = await testServer({ settings: { rateFactor: 1 } })
    const [one] = await seated(server, 1)
    const next = Array.from({ length: LIMITS.next }, () => ({ do: 'pass' }))
    const act = () => one.ask({ say: 'answer', n: 1000, choice: { do: 'pass' }, next })
    expect(await act()).toMatchObject(refusedWith('stale'))
    expect(await act()).toMatchObject(refusedWith('stale'))
    expect(await act()).toMatchObject(refusedWith('tooFast'))
    expect((await one.ask({ say: 'why' })).say).toBe('why')
  })

  test('an upgrade elsewhere than /ws', async () => {
    const server = await testServer()
    const { WebSocket } = await import('ws')
    const ws = new WebSocket(`ws://127.0.0.1:${server.port}/elsewhere`)
    const error = await new Promise(resolve => ws.once('error', resolve))
    expect(String(error)).toContain('404')
  })
})

describe('the log is the truth', () => {
  test('nothing is acknowledged or shown before it is durable', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await seated(server, 2)
    const active = players.find(p => p.game?.me.decision) ?? players[0]
    const asked = Promise.withResolvers<void>()
    const durable = Promise.withResolvers<void>()
    const { append } = server.store
    vi.spyOn(server.store, 'append').mockImplementationOnce(async (game, seq, entry) => {
      asked.resolve()
      await durable.promise
      return append.call(server.store, game, seq, entry)
    })
    const counts = players.map(p => p.raw.length)
    const reply = active.answer(active.game?.me.decision?.options[0] ?? { do: 'pass' })
    await asked.promise
    // Anything sent by now would arrive before the answer to a ping.
    await Promise.all(players.map(p => p.ping()))
    expect(players.map(p => p.raw.length)).toEqual(counts)
    durable.resolve()
    expect((await reply).say).toBe('accepted')
  })

  test('an error inside the rules is refused, harms neither game nor server, and tells the player nothing of it', async () => {
    const server = await testServer({ newKey: seeded(1), complains: true })
    const players = await seated(server, 2)
    const active = players.find(p => p.game?.me.decision) ?? players[0]
    const option = active.game?.me.decision?.options[0] ?? { do: 'pass' }
    vi.spyOn(server.store, 'append').mockRejectedValueOnce(new Error('the secret is 42'))
    expect(await active.answer(option)).toEqual({ say: 'refused', ref: expect.any(Number), refused: 'internal' })
    expect(server.complaints).toEqual([expect.stringContaining('the secret is 42')])
    expect((await active.answer(option)).say).toBe('accepted')
  })

  test('the log leaves the server only when the game is over, and replays to the same end', async () => {
    const server = await testServer({ newKey: seeded(4) })
    const taken = await startedTable(server.port, 2)
    const players = await Promise.all(taken.map(seat => Player.connect(server.port, seat)))
    const path = `/api/tables/${taken[0].code}/log`
    const random = chance(4)
    while (players[0].game?.table.over === null) {
      expect(reason(await http(server.port, 'GET', path))).toEqual([409, 'notOver'])
      await playOne(players, random)
    }
    const lobby = await http(server.port, 'GET', `/api/tables/${taken[0].code}`)
    expect(JSON.parse(lobby.text)).toMatchObject({ started: true, over: true })
    const answer = await http(server.port, 'GET', path)
    expect(answer.headers.get('content-disposition')).toContain(`coldwake-${taken[0].code}.json`)
    const file: GameLog = JSON.parse(answer.text)
    const state = create(file.setup, file.key)
    for (const input of file.inputs) if ('seat' in input && input.do !== 'undo') step(state, input)
    expect(JSON.stringify(tableView(state))).toBe(JSON.stringify(players[0].game?.table))
    expect(createHash('sha256').update(canonical(state)).digest('hex')).toBe(file.digest)
  })

  test('a restarted server continues exactly, open question included', async () => {
    let server = await testServer({ newKey: seeded(9) })
    const taken = await startedTable(server.port, 3)
    const random = chance(9)
    for (let round = 0; round < 3; round++) {
      const players = await Promise.all(taken.map(seat => Player.connect(server.port, seat)))
      for (let i = 0; i < 25; i++) await playOne(players, random)
      const before = await Promise.all(taken.map(seat => Player.connect(server.port, seat)))
      server = await server.restart()
      const after = await Promise.all(taken.map(seat => Player.connect(server.port, seat)))
      expect(after.map(p => JSON.stringify(p.game))).toEqual(before.map(p => JSON.stringify(p.game)))
      expect(after.some(p => p.game?.me.decision)).toBe(true)
    }
  })

  test('a sealed answer survives a restart and is still sealed', async () => {
    let server = await testServer({ newKey: seeded(5) })
    const taken = await startedTable(server.port, 4)
    const players = await Promise.all(taken.map(seat => Player.connect(server.port, seat)))
    const [first, second] = await untilWindow(players, 2)
    const [a, b] = [players.indexOf(first), players.indexOf(second)]
    await first.answer({ do: 'decline' })
    server = await server.restart()
    const again = await Promise.all(taken.map(seat => Player.connect(server.port, seat)))
    expect(again[a].game?.me).toMatchObject({ answer: { do: 'decline' }, decision: null })
    expect(again[b].game?.me.decision).toEqual(second.game?.me.decision)
  })

  test('an answer written by another process first: both count while the question is open', async () => {
    const one = await testServer({ newKey: seeded(5) })
    const taken = await startedTable(one.port, 4)
    const players = await Promise.all(taken.map(seat => Player.connect(one.port, seat)))
    const asked = await untilWindow(players, 3)
    const two = await testServer({ directory: one.directory })
    const elsewhere = await Promise.all(taken.map(seat => Player.connect(two.port, seat)))
    const [a, b] = [players.indexOf(asked[0]), players.indexOf(asked[1])]

    expect((await players[a].answer({ do: 'decline' })).say).toBe('accepted')
    const counts = elsewhere.map(p => p.raw.length)
    expect((await elsewhere[b].answer({ do: 'decline' })).say).toBe('accepted')
    // The first seat's other connection hears of its own answer, the sender of both, the rest of nothing; each asked `why` once.
    await elsewhere[a].until(() => elsewhere[a].game?.me.decision === null)
    await caughtUp(elsewhere)
    expect(elsewhere.map((p, i) => p.raw.length - counts[i])).toEqual(
      elsewhere.map((_, i) => (i === b ? 3 : i === a ? 2 : 1)),
    )
    // Quoting a question that this process still believes open.
    const stale = await players[b].answer({ do: 'decline' })
    expect(stale).toMatchObject({ say: 'refused', refused: expect.stringMatching(/^(stale|notAsked)$/) })
    await players[b].until(() => players[b].game?.me.decision === null)
    const entries = await one.store.read(taken[0].code, 0)
    expect(entries.filter(entry => entry.e === 'input' && entry.input.do === 'decline').length).toBeGreaterThan(1)
  })

  test('a full disk refuses the answer, keeps the game as it was, and goes on when there is space', async () => {
    const server = await testServer({ newKey: seeded(2), complains: true })
    const taken = await startedTable(server.port, 2)
    const players = await Promise.all(taken.map(seat => Player.connect(server.port, seat)))
    const random = chance(2)
    const release = await fill(server.store)
    let accepted = 0
    let refused = null
    while (!refused) {
      const before = players.map(p => JSON.stringify(p.game))
      const played = await playOne(players, random)
      if (!played) throw new Error('the game ended before the disk was full')
      if (played.reply.say === 'accepted') accepted++
      else refused = { before, ...played }
    }
    expect(refused.reply).toMatchObject({ say: 'refused', refused: 'storage' })
    expect(await server.store.read(taken[0].code, 0)).toHaveLength(1 + accepted)
    await caughtUp(players)
    expect(players.map(p => JSON.stringify(p.game))).toEqual(refused.before)
    const { decision } = refused.player.game?.me ?? {}
    await release()
    const again = await refused.player.answer(choiceOf(decision?.options[0] ?? { do: 'pass' }))
    expect(again.say).toBe('accepted')
    await caughtUp(players)
    for (let i = 0; i < 10; i++) expect((await playOne(players, random))?.reply.say).toBe('accepted')
  })

  test('a disk that became read-only refuses, and the game goes on when it is writable', async () => {
    const server = await testServer({ newKey: seeded(2), complains: true })
    const players = await seated(server, 2)
    const active = players.find(p => p.game?.me.decision) ?? players[0]
    const option = active.game?.me.decision?.options[0] ?? { do: 'pass' }
    const release = await protect(server.store)
    expect(await active.answer(option)).toMatchObject({ say: 'refused', refused: 'storage' })
    expect((await active.ask({ say: 'why' })).say).toBe('why')
    await release()
    expect((await active.answer(option)).say).toBe('accepted')
  })
})

test('a connection that no longer answers pings is given up, and its seat is seen to be away', async () => {
  const server = await testServer({ heartbeat: 250 })
  const [host, guest] = await startedTable(server.port, 2)
  const here = await Player.connect(server.port, host)
  const dead = await Player.connect(server.port, guest)
  await here.until(() => here.lobby?.seats[1].online === true)
  dead.ws.pause()
  await here.until(() => here.lobby?.seats[1].online === false)
  expect(here.closed).toBeNull()
  dead.ws.terminate()
})
