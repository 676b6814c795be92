/** Bots at the table: they play by themselves, whoever is looking, and no server has to stay for them. */
import { type Chosen, type Question, think } from '@coldwake/bots'
import { type Entry, TooSlowError } from '@coldwake/host'
import { isSaying, type Saying } from '@coldwake/wire'
import { expect, test, vi } from 'vitest'
import {
  byConsent,
  caughtUp,
  command,
  first,
  http,
  lobbyOf,
  newPass,
  Player,
  refusalIn,
  startedTable,
} from './support/players.ts'
import { seeded, testServer } from './support/server.ts'
import { protect } from './support/sqlitePlace.ts'
import { Time } from './support/time.ts'

const withBots = (bots: number) => ({ seats: [null, ...Array.from({ length: bots }, () => 'random')] })
const byBots = (entries: Entry[]) => entries.filter(entry => entry.e === 'input' && entry.by === 'bot')

/** The host answers whatever the host is asked until somebody else plays, or the game ends. */
async function playOn(player: Player, times: number): Promise<void> {
  for (let i = 0; i < times && player.game?.table.over === null; i++) {
    await player.until(() => player.game?.table.over !== null || player.game?.me.decision != null)
    const before = player.game
    if (!player.game?.me.decision) return
    const reply = await player.answer(first(player))
    // A trade with a bot changes while one looks.
    if (refusalIn(reply) !== 'stale') expect(refusalIn(reply)).toBeNull()
    await player.until(() => player.game !== before)
  }
}

/** The person answers until a bot is asked. */
async function untilBotsTurn(player: Player): Promise<void> {
  while (player.game?.me.decision) {
    const before = player.game
    await player.answer(first(player))
    await player.until(() => player.game !== before)
  }
}

test('a person and four bots play on by themselves, each seat answering what it is asked', async () => {
  const { port, store } = await testServer({ newKey: seeded(2) })
  const [host] = await startedTable(port, 1, withBots(4))
  const ada = await Player.connect(port, host)
  await playOn(ada, 40)
  const entries = await store.read(host.code, 1)
  const seats = new Set(entries.flatMap(entry => (entry.e === 'input' ? [[entry.input.seat, entry.by].join()] : [])))
  expect([...seats].sort()).toEqual(['0,', '1,bot', '2,bot', '3,bot', '4,bot'])
  // What a client may know says nothing of who chose.
  expect(ada.raw.join()).not.toContain('"by":"bot"')
})

test('officers speak for their seats, a thing or two in a round, and what is said is kept and heard', async () => {
  const { port, store } = await testServer({ newKey: seeded(2) })
  const [host] = await startedTable(port, 1, { seats: [null, 'officer', 'officer', 'officer'] })
  const ada = await Player.connect(port, host)
  const ask: Saying = { t: 'ask', whom: 1, query: { about: 'item', item: 'medkit' } }
  expect(refusalIn(await ada.talks(ask))).toBeNull()
  for (let i = 0; i < 20 && ada.game?.table.round !== 2; i++) await playOn(ada, 5)
  const said = (await store.said(host.code, 0)).flatMap(({ seat, talk }) => (isSaying(talk) ? [{ seat, talk }] : []))
  expect(said.some(({ seat, talk }) => seat === 1 && talk.t === 'claim' && talk.fact.about === 'item')).toBe(true)
  for (const seat of [1, 2, 3])
    expect(said.filter(one => one.seat === seat).length).toBeLessThanOrEqual(2 * (ada.game?.table.round ?? 0))
  await ada.until(() => ada.talk.some(({ seat }) => seat === 1))
})

test('they play on while nobody is connected, and whoever comes back finds the question that waits', async () => {
  const { port, store } = await testServer({ newKey: seeded(3), linger: 0, settings: { botPace: 300 } })
  const [host] = await startedTable(port, 1, withBots(4))
  const ada = await Player.connect(port, host)
  await untilBotsTurn(ada)
  const left = (await store.read(host.code, 0)).length
  await ada.close()
  await expect.poll(async () => byBots(await store.read(host.code, left)).length).toBeGreaterThan(1)
  const back = await Player.connect(port, host)
  await back.until(() => back.game?.me.decision != null)
  expect(refusalIn(await back.answer(first(back)))).toBeNull()
})

test('a stopped server’s bots are gone on with by the next, at once, with nobody there', async () => {
  const time = new Time()
  let server = await testServer({ newKey: seeded(4), sweep: 10, now: time.now, settings: { botPace: 60_000 } })
  const [host] = await startedTable(server.port, 1, withBots(2))
  const ada = await Player.connect(server.port, host)
  await untilBotsTurn(ada)
  await ada.close()
  const left = (await server.store.read(host.code, 0)).length
  await server.stop()

  server = await testServer({ directory: server.directory, sweep: 10, now: time.now })
  await expect.poll(async () => (await server.store.read(host.code, left)).length).toBeGreaterThan(0)
  expect(byBots(await server.store.read(host.code, left)).length).toBeGreaterThan(0)
})

test('a server that was killed leaves a job, and its bots are gone on with when nothing was written for a while', async () => {
  const time = new Time()
  // It does not look for jobs itself, or it could take the one that the other is to find.
  const dead = await testServer({ newKey: seeded(4), sweep: 3_600_000, now: time.now, settings: { botPace: 60_000 } })
  const [host] = await startedTable(dead.port, 1, withBots(2))
  const ada = await Player.connect(dead.port, host)
  await untilBotsTurn(ada)
  // Told of the move, the person need not wait for the job: this is done after it.
  await lobbyOf(dead.port, host)
  const left = (await dead.store.read(host.code, 0)).length
  // It lives on in this test, and is silent for a minute before each move: to the other it is as good as dead.
  const heir = await testServer({ directory: dead.directory, sweep: 10, now: time.now })
  time.pass(200)
  await expect.poll(async () => (await heir.store.read(host.code, left)).length).toBeGreaterThan(0)
  await caughtUp([ada])
})

test('paused, bots wait; ended, they are done', async () => {
  const { port, store } = await testServer({ newKey: seeded(2), settings: { botPace: 20 } })
  const [host] = await startedTable(port, 1, withBots(4))
  const ada = await Player.connect(port, host)
  await playOn(ada, 3)
  await command(port, host, { do: 'pause' })
  const paused = (await store.read(host.code, 0)).length
  // A bot's turn would come within these: each is one more question to the server.
  for (let i = 0; i < 30; i++) await http(port, 'GET', '/healthz')
  expect(await store.read(host.code, 0)).toHaveLength(paused)
  await command(port, host, { do: 'resume' })
  await playOn(ada, 3)
  expect((await store.read(host.code, 0)).length).toBeGreaterThan(paused)
  await command(port, host, { do: 'end' })
  const ended = (await store.read(host.code, 0)).length
  for (let i = 0; i < 30; i++) await http(port, 'GET', '/healthz')
  expect(await store.read(host.code, 0)).toHaveLength(ended)
})

test('a store that takes nothing for a while holds the bots up, not for good and not in a hurry', async () => {
  const { port, store, complaints } = await testServer({
    newKey: seeded(2),
    complains: true,
    retry: 200,
    settings: { botPace: 50 },
  })
  const [host] = await startedTable(port, 1, withBots(1))
  const ada = await Player.connect(port, host)
  const append = vi.spyOn(store, 'append')
  await untilBotsTurn(ada)
  const release = await protect(store)
  const written = (await store.read(host.code, 0)).length
  await expect.poll(() => complaints.filter(line => line.includes('a bot could not play')).length).toBe(2)
  await release()
  await expect.poll(async () => (await store.read(host.code, 0)).length).toBeGreaterThan(written)
  expect(append.mock.calls.filter(([, seq]) => seq === written).length).toBeLessThanOrEqual(4)
})

/** Bots that think until they are told to answer. */
function slowBots() {
  const thoughts: { question: Question; answer: () => void }[] = []
  const slowly = (question: Question): Promise<Chosen> =>
    new Promise(done => thoughts.push({ question, answer: () => done(think(question)) }))
  return { thoughts, think: slowly }
}

test('while a bot thinks its table goes on, and what it thought of a question that has gone is forgotten', async () => {
  const { thoughts, think } = slowBots()
  const { port, store } = await testServer({ newKey: seeded(2), think })
  const [host] = await startedTable(port, 1, withBots(1))
  const ada = await Player.connect(port, host)
  await untilBotsTurn(ada)
  await expect.poll(() => thoughts.length).toBe(1)
  const before = (await store.read(host.code, 0)).length
  expect(refusalIn(await ada.ask({ say: 'talk', talk: { t: 'words', words: 'Well?' } }))).toBeNull()

  await command(port, host, { do: 'pause' })
  thoughts[0].answer()
  await caughtUp([ada])
  expect(await store.read(host.code, 0)).toHaveLength(before)
  // Asked again, it gives one answer.
  await command(port, host, { do: 'resume' })
  await expect.poll(() => thoughts.length).toBe(2)
  thoughts[1].answer()
  await expect.poll(async () => (await store.read(host.code, 0)).length).toBe(before + 1)
})

test('a person who returns while a bot thinks for them has their question back', async () => {
  const { thoughts, think } = slowBots()
  const { port, store } = await testServer({ newKey: seeded(1), think })
  const taken = await startedTable(port, 2)
  const ada = await Player.connect(port, taken[0])
  await byConsent(port, taken, { do: 'bot', seat: 1, bot: 'officer' })
  await untilBotsTurn(ada)
  await expect.poll(() => thoughts.length).toBe(1)
  const before = (await store.read(taken[0].code, 0)).length
  const back = await Player.connect(port, taken[1])
  thoughts[0].answer()
  await caughtUp([ada, back])
  expect(await store.read(taken[0].code, 0)).toHaveLength(before)
  expect(refusalIn(await back.answer(first(back)))).toBeNull()
})

test('a bot is told what its seat may see, in words that a thread can be sent, and nothing of the others', async () => {
  const { thoughts, think } = slowBots()
  const { port } = await testServer({ newKey: seeded(2), think })
  const [host] = await startedTable(port, 1, { seats: [null, 'officer'] })
  const ada = await Player.connect(port, host)
  await untilBotsTurn(ada)
  await expect.poll(() => thoughts.length).toBe(1)
  const [{ question }] = thoughts
  expect(JSON.parse(JSON.stringify(question))).toEqual(question)
  const { table, me, talk, whispers, ...nothing } = JSON.parse(question.scene)
  expect([Object.keys(nothing), me.seat, talk, whispers]).toEqual([[], 1, [], []])
  expect(table).toEqual(ada.game?.table)
})

const failures = {
  fails: () => Promise.reject(new Error('out of wits')),
  'takes too long': () => Promise.reject(new TooSlowError('too long')),
  'answers what was not offered': async (question: Question) => {
    const chosen = think(question)
    return { ...chosen, input: { seat: chosen.input.seat, n: 0, do: 'pass' as const } }
  },
}
test.each(Object.entries(failures))(
  'one that %s is answered for by the simplest, and the table goes on',
  async (how, think) => {
    const { port, store, complaints } = await testServer({ newKey: seeded(2), complains: true, think })
    const [host] = await startedTable(port, 1, { seats: [null, 'officer'] })
    const ada = await Player.connect(port, host)
    await playOn(ada, 12)
    expect(byBots(await store.read(host.code, 1)).length).toBeGreaterThan(0)
    // That a machine is busy is no mistake.
    expect(complaints.some(line => line.includes('a bot failed'))).toBe(how !== 'takes too long')
  },
)

/** Plays until bots think about a sealed question; what they think of. */
async function untilSealed(ada: Player, thoughts: ReturnType<typeof slowBots>['thoughts']) {
  const sealed = () => thoughts.filter(({ question }) => JSON.parse(question.scene).me.decision.sealed)
  let done = 0
  while (sealed().length === 0) {
    await untilBotsTurn(ada)
    await expect.poll(() => thoughts.length).toBeGreaterThan(done)
    if (sealed().length === 0) for (const { answer } of thoughts.slice(done)) answer()
    const last = done
    done = thoughts.length
    if (sealed().length === 0)
      await expect.poll(() => ada.game?.me.decision != null || thoughts.length > last + 1).toBe(true)
  }
  return sealed()
}

test('bots answer a sealed question together, and nobody sees how long each has thought', async () => {
  const { thoughts, think } = slowBots()
  const { port, store } = await testServer({ newKey: seeded(3), think })
  const [host] = await startedTable(port, 1, withBots(4))
  const ada = await Player.connect(port, host)
  const open = await untilSealed(ada, thoughts)
  expect(open.length).toBeGreaterThan(1)
  const before = (await store.read(host.code, 0)).length
  const { seq } = ada.game ?? {}
  for (const { answer } of open.slice(1)) answer()
  await caughtUp([ada])
  expect([(await store.read(host.code, 0)).length, ada.game?.seq]).toEqual([before, seq])
  open[0].answer()
  await expect.poll(async () => (await store.read(host.code, 0)).length).toBeGreaterThanOrEqual(before + open.length)
})

test('bots that have thought of a sealed question are not heard before the time that hides how long they took', async () => {
  const { thoughts, think } = slowBots()
  const { port, store } = await testServer({ newKey: seeded(3), think, hiddenWait: 600_000 })
  const [host] = await startedTable(port, 1, withBots(4))
  const ada = await Player.connect(port, host)
  const open = await untilSealed(ada, thoughts)
  const before = (await store.read(host.code, 0)).length
  for (const { answer } of open) answer()
  await caughtUp([ada])
  await caughtUp([ada])
  expect(await store.read(host.code, 0)).toHaveLength(before)
})

test('whoever has seen enough lets the next bot play, and the host sets the pace for all', async () => {
  const { port, store } = await testServer({ newKey: seeded(2), settings: { botPace: 600_000 } })
  const [host] = await startedTable(port, 1, withBots(1))
  const ada = await Player.connect(port, host)
  await untilBotsTurn(ada)
  const before = (await store.read(host.code, 0)).length
  const watching = await Player.connect(port, await newPass(port, host, { do: 'watch' }))
  expect(refusalIn(await watching.ask({ say: 'hurry' }))).toBe('onlooker')
  expect(refusalIn(await ada.ask({ say: 'hurry' }))).toBeNull()
  await expect.poll(async () => byBots(await store.read(host.code, before)).length).toBe(1)

  await command(port, host, { do: 'pace', pace: 'atOnce' })
  await ada.until(() => ada.lobby?.pace === 'atOnce')
  await playOn(ada, 4)
  expect(byBots(await store.read(host.code, before)).length).toBeGreaterThan(1)
})

const NEVER = 600_000

/** At a table where nobody looks, bots go on: so much time has passed. */
async function meanwhile(port: number, store: { read(code: string, from: number): Promise<Entry[]> }): Promise<void> {
  const [other] = await startedTable(port, 1, withBots(1))
  const grace = await Player.connect(port, other)
  await untilBotsTurn(grace)
  const before = (await store.read(other.code, 0)).length
  await expect.poll(async () => byBots(await store.read(other.code, before)).length).toBeGreaterThan(0)
}

test('bots wait until the page of whoever plays with them has played what happened', async () => {
  const { port, store } = await testServer({ newKey: seeded(2), settings: { botPace: 20 } })
  const [host] = await startedTable(port, 1, withBots(1))
  const ada = await Player.connect(port, host)
  expect(refusalIn(await ada.ask({ say: 'plays', playing: true }))).toBeNull()
  await untilBotsTurn(ada)
  const before = (await store.read(host.code, 0)).length
  await meanwhile(port, store)
  await meanwhile(port, store)
  expect(byBots(await store.read(host.code, before))).toEqual([])
  await ada.ask({ say: 'plays', playing: false })
  await expect.poll(async () => byBots(await store.read(host.code, before)).length).toBeGreaterThan(0)
})

test('bots go on when the page they wait for is gone, when somebody hurries them, and at once where that is the pace', async () => {
  const { port, store } = await testServer({ newKey: seeded(2), settings: { botPace: 20 } })
  const seats = await Promise.all(['closes', 'hurries', 'atOnce'].map(() => startedTable(port, 1, withBots(1))))
  const ways = [
    async (ada: Player) => ada.close(),
    async (ada: Player) => void (await ada.ask({ say: 'hurry' })),
    async (_: Player, host: Parameters<typeof command>[1]) =>
      void (await command(port, host, { do: 'pace', pace: 'atOnce' })),
  ]
  for (const [way, [host]] of seats.entries()) {
    const ada = await Player.connect(port, host)
    await ada.ask({ say: 'plays', playing: true })
    await untilBotsTurn(ada)
    const before = (await store.read(host.code, 0)).length
    await meanwhile(port, store)
    expect(byBots(await store.read(host.code, before))).toEqual([])
    await ways[way]?.(ada, host)
    if (way === 2) await ada.ask({ say: 'plays', playing: true })
    await expect.poll(async () => byBots(await store.read(host.code, before)).length).toBeGreaterThan(0)
  }
})

test('no page holds up a table for long where others sit, and none of an onlooker at all', async () => {
  const waited: number[] = []
  const forPeople = (people: number) => {
    waited.push(people)
    return people > 1 ? 30 : NEVER
  }
  const { port, store } = await testServer({ newKey: seeded(2), settings: { botPace: 20 }, forPeople })
  const taken = await startedTable(port, 2, { seats: [null, null, 'random'] })
  const players = await Player.all(port, taken)
  const [ada] = players
  if (!ada) throw new Error('nobody is there')
  await ada.ask({ say: 'plays', playing: true })
  const before = (await store.read(taken[0].code, 0)).length
  while (byBots(await store.read(taken[0].code, before)).length === 0) {
    const asked = players.find(player => player.game?.me.decision)
    if (asked) await asked.answer(first(asked))
    await caughtUp(players)
  }
  expect(waited).toContain(2)

  const [host] = await startedTable(port, 1, withBots(1))
  const grace = await Player.connect(port, host)
  const watching = await Player.connect(port, await newPass(port, host, { do: 'watch' }))
  expect(refusalIn(await watching.ask({ say: 'plays', playing: true }))).toBe('onlooker')
  await untilBotsTurn(grace)
  const then = (await store.read(host.code, 0)).length
  await expect.poll(async () => byBots(await store.read(host.code, then)).length).toBeGreaterThan(0)
})
