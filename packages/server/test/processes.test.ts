/** Two servers over the same data, as processes are over one database: whoever is at either is at one table. */
import { createServer } from 'node:http'
import { StorageError } from '@coldwake/host'
import { pendingFor } from '@coldwake/rules'
import type { SeatTaken } from '@coldwake/wire'
import { expect, onTestFinished, test } from 'vitest'
import {
  askedOf,
  caughtUp,
  chance,
  change,
  command,
  draft,
  first,
  fullTable,
  http,
  lobbyOf,
  newPass,
  Player,
  playOne,
  refusalIn,
  startedTable,
  tableRequest,
  takenOver,
  untilWindow,
} from './support/players.ts'
import { holdUp, intercept, type Options, seeded, type TestServer, testServer } from './support/server.ts'
import { Time } from './support/time.ts'
import { truthOf } from './support/truth.ts'

async function two(options: Options = {}): Promise<[TestServer, TestServer]> {
  const one = await testServer(options)
  return [one, await testServer({ ...options, directory: one.directory })]
}

test('people sit down at either, and see each other come and go', async () => {
  const [one, other] = await two()
  const host: SeatTaken = JSON.parse((await http(one.port, 'POST', '/api/tables', tableRequest(2))).text)
  const ada = await Player.connect(one.port, host)
  const sat = await http(other.port, 'POST', `/api/tables/${host.code}/seats`, { name: 'Grace' })
  expect(sat.status).toBe(201)
  await ada.until(() => ada.lobby?.seats[1].name === 'Grace')
  const guest: SeatTaken = JSON.parse(sat.text)
  const grace = await Player.connect(other.port, guest)
  await ada.until(() => ada.lobby?.seats[1].online === true)
  await grace.until(() => grace.lobby?.seats[0].online === true)
  await change(one.port, guest, { do: 'ready', ready: true })
  await grace.until(() => grace.lobby?.seats[1].ready === true)
  expect((await command(other.port, host, { do: 'start' })).status).toBe(200)
  await ada.until(() => ada.game !== null)
  const onlooker = await Player.connect(other.port, await newPass(one.port, host, { do: 'watch' }))
  await ada.until(() => ada.lobby?.watching === 1)
  await onlooker.close()
  await grace.close()
  await ada.until(() => ada.lobby?.seats[1].online === false && ada.lobby.watching === 0)
})

test('a seat that somebody takes over at one of them is lost at the other too, and a new link for onlookers', async () => {
  const [one, other] = await two({ newKey: seeded(1) })
  const taken = await startedTable(one.port, 2)
  const old = await Player.connect(other.port, taken[1])
  const watch = await Player.connect(other.port, await newPass(one.port, taken[0], { do: 'watch' }))
  const pass = await takenOver(one.port, taken, 1, 'Edith')
  await newPass(one.port, taken[0], { do: 'watch' })
  for (const gone of [old, watch]) await gone.until(() => gone.closed !== null)
  expect([old.closed, watch.closed]).toEqual([4001, 4001])
  expect((await Player.connect(other.port, pass)).game).not.toBeNull()
})

test('a sealed answer given at one of them sends nothing to anybody else at either', async () => {
  const [one, other] = await two({ newKey: seeded(5) })
  const taken = await startedTable(one.port, 4)
  const players = await Player.all(one.port, taken)
  const elsewhere = await Player.all(other.port, taken)
  const watch = await Player.connect(other.port, await newPass(one.port, taken[0], { do: 'watch' }))
  const [quick] = await untilWindow(players, 2)
  const seat = players.indexOf(quick)
  const all = [...players, ...elsewhere, watch]
  await expect.poll(async () => (await caughtUp(all)) && new Set(all.map(p => p.game?.seq)).size).toBe(1)
  const others = all.filter(p => p !== quick && p !== elsewhere[seat])
  const counts = others.map(p => p.raw.length)
  await quick.answer(first(quick))
  await elsewhere[seat].until(() => elsewhere[seat].game?.me.answer != null)
  await quick.takeBack()
  await elsewhere[seat].until(() => elsewhere[seat].game?.me.answer === null)
  await caughtUp(others)
  expect(others.map((p, i) => p.raw.slice(counts[i]))).toEqual(others.map(p => [JSON.stringify(p.replies.at(-1))]))
})

test('a game is played at both, and all see the same of it', async () => {
  const [one, other] = await two({ newKey: seeded(2) })
  const taken = await startedTable(one.port, 3)
  const players = [
    await Player.connect(one.port, taken[0]),
    await Player.connect(other.port, taken[1]),
    await Player.connect(one.port, taken[2]),
  ]
  const random = chance(2)
  for (let i = 0; i < 60; i++) await playOne(players, random)
  await players[1].talks({ t: 'words', words: 'over here' })
  await Promise.all(players.map(p => p.until(() => p.talk.at(-1)?.talk.t === 'words')))
  const tables = players.map(p => JSON.stringify([p.game?.seq, p.game?.table, p.talk]))
  expect(new Set(tables).size).toBe(1)
})

test('what one of them wrote reaches the other, though it could not be read at first', async () => {
  const [one, other] = await two({ newKey: seeded(2), retry: 20, complains: true })
  const taken = await startedTable(one.port, 2)
  const players = await Player.all(one.port, taken)
  const there = await Player.connect(other.port, taken[0])
  await caughtUp([...players, there])
  let left = 3
  intercept(other.store, 'read', async () => {
    if (left-- > 0) throw new StorageError('failed', 'the disk sulks')
  })
  const [active] = askedOf(players)
  await active.answer(first(active))
  await caughtUp(players)
  await there.until(() => there.game?.seq === players[0].game?.seq)
  expect(other.complaints.length).toBeGreaterThan(0)
})

test('whoever has seen enough hurries the bots that the other plays', async () => {
  const [one, other] = await two({ newKey: seeded(3), settings: { botPace: 600_000 } })
  const taken = await startedTable(one.port, 1, { seats: [null, 'random', 'random'] })
  const here = await Player.connect(one.port, taken[0])
  while (here.game?.me.decision) {
    const before = here.game
    await here.answer(first(here))
    await here.until(() => here.game !== before)
  }
  const there = await Player.connect(other.port, taken[0])
  await there.until(() => there.game?.seq === here.game?.seq)
  const before = (await one.store.read(taken[0].code, 0)).length
  expect(refusalIn(await there.ask({ say: 'hurry' }))).toBeNull()
  await expect.poll(async () => (await one.store.read(taken[0].code, before)).length).toBeGreaterThan(0)
})

test('bots are played by one of them, at their pace', async () => {
  const [one, other] = await two({ newKey: seeded(3), settings: { botPace: 60 } })
  const taken = await startedTable(one.port, 1, { seats: [null, 'random', 'random', 'random', 'random'] })
  const players = await Promise.all([Player.connect(one.port, taken[0]), Player.connect(other.port, taken[0])])
  let answered = 0
  for (let i = 0; i < 6; i++) {
    await Promise.all(players.map(p => p.until(() => (p.game?.me.decision?.n ?? 0) > answered)))
    const player = players[i % 2]
    answered = player.game?.me.decision?.n ?? 0
    await player.answer(first(player))
  }
  const { entries, before } = await truthOf(one.store, one.editions, taken[0].code)
  const byBot = entries.flatMap((entry, place) => {
    if (entry.e !== 'input' || entry.by !== 'bot' || !('n' in entry.input)) return []
    const sealed = pendingFor(before[place].state, entry.input.seat)?.sealed === true
    return [{ place, at: entry.at, n: entry.input.n, sealed }]
  })
  // A sealed question they answer together, and sooner.
  const pauses = byBot.flatMap(({ place, at, n, sealed }, i) => {
    const last = byBot[i - 1]
    return last?.place === place - 1 && last.n !== n ? [{ ms: at - last.at, sealed }] : []
  })
  expect(pauses.length).toBeGreaterThan(3)
  expect(Math.min(...pauses.map(({ ms, sealed }) => (sealed ? 4 : 1) * ms))).toBeGreaterThanOrEqual(50)
  // Neither process waits for the other to be gone. On a busy machine a single pause may be long, half of them are not.
  const sorted = pauses.map(({ ms }) => ms).sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(3000)
})

test('bots are gone on with by the other when the one that played them is no more', async () => {
  const [one, other] = await two({ newKey: seeded(3), retry: 50, settings: { botPace: 200 } })
  const taken = await startedTable(one.port, 1, { seats: [null, 'random', 'random', 'random', 'random'] })
  const there = await Player.connect(one.port, taken[0])
  while (there.game?.me.decision) {
    const before = there.game
    await there.answer(first(there))
    await there.until(() => there.game !== before)
  }
  const written = (await other.store.read(taken[0].code, 0)).length
  const here = await Player.connect(other.port, taken[0])
  await one.stop()
  await here.until(() => here.game?.me.decision != null)
  expect((await other.store.read(taken[0].code, 0)).length).toBeGreaterThan(written)
})

test('whoever is at one of them is not called by the other; who is at none is called once', async () => {
  const heard: number[] = []
  const receiver = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      heard.push(Date.now())
      response.end()
    })
  })
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => void receiver.close(() => resolve())))
  const address = receiver.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`

  const [one, other] = await two({ newKey: seeded(5), sweep: 10 })
  const taken = await fullTable(one.port, 4)
  for (const seat of taken) await change(one.port, seat, { do: 'hook', hook: { kind: 'json', url, lang: 'en' } })
  const players = [
    ...(await Player.all(one.port, taken.slice(0, 2))),
    ...(await Player.all(other.port, taken.slice(2))),
  ]
  await Promise.all(players.map(p => p.until(() => p.lobby?.seats.every(s => s.online) === true)))
  await command(one.port, taken[0], { do: 'start' })
  await Promise.all(players.map(p => p.until(() => p.game !== null)))
  const asked = await untilWindow(players, 3)
  const waiting = () => one.store.db.prepare("SELECT key FROM jobs WHERE key LIKE 'hook/%'").all()
  await expect.poll(waiting).toEqual([])
  expect(heard).toEqual([])

  // One of three leaves; the others answer at different servers, and nobody calls: the question was put before.
  const [away, ...rest] = asked
  await away.close()
  await rest[0].answer(first(rest[0]))
  await caughtUp(rest)
  await expect.poll(waiting).toEqual([])
  expect(heard).toEqual([])
  await rest[1].answer(first(rest[1]))
  await caughtUp(rest)
  const back = await Player.connect(other.port, taken[players.indexOf(away)])
  await back.answer(first(back))
  await back.close()
  const still = players.filter(p => p !== away)
  await expect
    .poll(
      async () => (await caughtUp(still)) && still.every(p => p.lobby?.seats[players.indexOf(away)].online === false),
    )
    .toBe(true)
  const random = chance(8)
  const asks = async () => {
    const stored = await lobbyOf(one.port, taken[0])
    expect(stored.started).toBe(true)
    return askedOf(still).length > 0
  }
  while (await asks()) {
    await playOne(askedOf(still), random)
    await caughtUp(still)
  }
  await expect.poll(() => heard.length).toBe(1)
  await expect.poll(waiting).toEqual([])
  expect(heard).toHaveLength(1)
})

test('the delay of onlookers is changed at one and holds at the other', async () => {
  const time = new Time()
  const [one, other] = await two({ newKey: seeded(1), sweep: 10, now: time.now })
  const taken = await startedTable(one.port, 2, { delay: 600 })
  const players = await Player.all(one.port, taken)
  const onlooker = await Player.connect(other.port, await newPass(one.port, taken[0], { do: 'watch' }))
  const random = chance(1)
  for (let i = 0; i < 6; i++) {
    time.pass(10)
    await playOne(players, random)
  }
  await caughtUp([...players, onlooker])
  expect(onlooker.game).toBeNull()
  await command(one.port, taken[0], { do: 'delay', delay: 30 })
  await onlooker.until(() => onlooker.game !== null)
  expect(onlooker.game?.seq).toBeLessThan(players[0].game?.seq ?? 0)
  time.pass(30)
  await onlooker.until(() => onlooker.game?.seq === players[0].game?.seq)
})

test('an agreement is carried out once, whoever says the last word where', async () => {
  const [one, other] = await two({ newKey: seeded(2) })
  const taken = await startedTable(one.port, 3)
  const players = [
    await Player.connect(one.port, taken[0]),
    await Player.connect(other.port, taken[1]),
    await Player.connect(one.port, taken[2]),
  ]
  const random = chance(2)
  for (let i = 0; i < 15; i++) await playOne(players, random)
  await expect.poll(async () => (await caughtUp(players)) && new Set(players.map(p => p.game?.seq)).size).toBe(1)
  const event = players[0].events.length - 3
  await players[0].propose({ what: 'takeBack', event })
  await Promise.all(players.map(p => p.until(() => p.talk.at(-1)?.talk.t === 'propose')))
  const number = players[0].talk.length - 1
  const replies = await Promise.all([players[1].agree(number), players[2].agree(number)])
  expect(replies.map(refusalIn).filter(why => why !== null && why !== 'noProposal')).toEqual([])
  await Promise.all(players.map(p => p.until(() => p.events.at(-1)?.e === 'tookBack')))
  const backs = (await one.store.read(taken[0].code, 0)).filter(entry => entry.e === 'back')
  expect(backs).toHaveLength(1)
})

test('what was agreed to at one is not done any more if the game goes on at the other meanwhile', async () => {
  const [one, other] = await two({ newKey: seeded(2) })
  const taken = await startedTable(one.port, 2)
  const players = await Player.all(one.port, taken)
  await draft(players)
  await caughtUp(players)
  const elsewhere = await Player.all(other.port, taken)
  await players[0].propose({ what: 'takeBack', event: players[0].events.length - 1 })
  await caughtUp(players)
  const { reached, release } = holdUp(one.store, 'append')
  const agreed = players[1].agree(players[1].talk.length - 1)
  await reached
  const [active] = askedOf(elsewhere)
  const events = active.events.length
  while (active.events.length === events) {
    const [next] = askedOf(elsewhere)
    expect(refusalIn(await next.answer(first(next)))).toBeNull()
    await caughtUp(elsewhere)
  }
  release()
  expect(refusalIn(await agreed)).toBe('noProposal')
  await Promise.all(players.map(p => p.until(() => p.game?.seq === active.game?.seq)))
  expect((await one.store.read(taken[0].code, 0)).filter(entry => entry.e === 'back')).toEqual([])
})
