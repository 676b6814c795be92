/** What is said at a table, and what everybody must agree to. */
import { LIMITS, type Saying } from '@coldwake/wire'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Device } from './support/device.ts'
import {
  askedOf,
  caughtUp,
  chance,
  command,
  draft,
  first,
  fullTable,
  newPass,
  onTurn,
  Player,
  playOne,
  refusalIn,
  startedTable,
} from './support/players.ts'
import { seeded, type TestServer, testServer } from './support/server.ts'

const words = (text: string): Saying => ({ t: 'words', words: text })
const heard = (player: Player) => player.talk.map(({ seat, talk }) => [seat, talk.t === 'words' ? talk.words : talk.t])

describe('talk', () => {
  test('is heard by everybody in one order, before the start, during the game and after it', async () => {
    const { port } = await testServer({ newKey: seeded(1) })
    const taken = await fullTable(port, 3)
    const players = await Player.all(port, taken)
    await players[0].talks(words('Hello'))
    await command(port, taken[0], { do: 'start' })
    await Promise.all(players.flatMap((player, i) => [1, 2, 3].map(n => player.talks(words(`${n} of ${i}`)))))
    await command(port, taken[0], { do: 'end' })
    await players[1].talks(words('Good game'))
    await caughtUp(players)
    const [all] = players.map(heard)
    expect(players.map(heard)).toEqual([all, all, all])
    expect(all.slice(0, 4)).toEqual([
      [null, 'sat'],
      [null, 'sat'],
      [0, 'Hello'],
      [null, 'started'],
    ])
    for (const seat of [0, 1, 2])
      expect(all.filter(([who, said]) => who === seat && /\d of/.test(String(said))).map(([, said]) => said)).toEqual(
        [1, 2, 3].map(n => `${n} of ${seat}`),
      )
    expect(all.slice(-2)).toEqual([
      [null, 'ended'],
      [1, 'Good game'],
    ])
  })

  test('whoever comes back hears what they missed, and no more', async () => {
    let server = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(server.port, 2)
    const [ada, grace] = await Player.all(server.port, taken)
    await ada.talks(words('one'))
    await caughtUp([grace])
    const known = grace.talk.length
    await grace.close()
    await ada.talks(words('two'))
    server = await server.restart()
    const back = await Player.connect(server.port, taken[1], 0, known)
    expect(back.raw.filter(text => text.startsWith('{"say":"talk"')).map(text => JSON.parse(text))).toMatchObject([
      { from: known, entries: [{ seat: 0, talk: words('two') }] },
    ])
    const anew = await Player.connect(server.port, taken[1])
    expect(heard(anew)).toEqual([...heard(grace), [0, 'two']])
    const lost = await Player.connect(server.port, taken[1], 0, 9999)
    expect(heard(lost)).toEqual(heard(anew)) // it remembered another past
  })

  test('statements about things that this game does not have are refused, and said to nobody', async () => {
    const { port } = await testServer()
    const taken = await startedTable(port, 2)
    const [ada, grace] = await Player.all(port, taken)
    const count = grace.talk.length
    const said = async (talk: unknown) => refusalIn(await ada.ask({ say: 'talk', talk }))
    expect(await said({ t: 'claim', fact: { about: 'engine', engine: 1, works: true }, sure: true })).toBeNull()
    expect(await said({ t: 'claim', fact: { about: 'engine', engine: 9, works: true }, sure: true })).toBe('badRequest')
    expect(await said({ t: 'ask', whom: null, query: { about: 'room', room: '999' } })).toBe('badRequest')
    expect(await said({ t: 'ask', whom: 4, query: { about: 'plan' } })).toBe('badRequest')
    expect(await said({ t: 'reply', to: 77, how: 'agree' })).toBe('badRequest')
    expect(await said({ t: 'reply', to: 0, how: 'thanks' })).toBe('badRequest') // the table said that
    expect(await said({ t: 'started' })).toBe('badRequest')
    expect(await said({ t: 'agree', to: 0 })).toBe('badRequest')
    expect(await said(words('x'.repeat(LIMITS.words + 1)))).toBe('badRequest')
    expect(await said(words('  '))).toBe('badRequest')
    expect(await said(words('x'.repeat(LIMITS.words)))).toBeNull()
    await caughtUp([grace])
    expect(grace.talk).toHaveLength(count + 2)
  })

  test('onlookers hear and do not speak', async () => {
    const { port } = await testServer()
    const taken = await startedTable(port, 2)
    const [ada] = await Player.all(port, taken)
    const onlooker = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
    await ada.talks(words('Hello'))
    await onlooker.until(() => onlooker.talk.length > 0 && heard(onlooker).at(-1)?.[1] === 'Hello')
    expect(refusalIn(await onlooker.talks(words('Behind you!')))).toBe('onlooker')
    expect(refusalIn(await onlooker.propose({ what: 'takeBack', event: 0 }))).toBe('onlooker')
    expect(refusalIn(await onlooker.agree(0))).toBe('onlooker')
    await caughtUp([ada])
    expect(heard(ada).at(-1)).toEqual([0, 'Hello'])
  })

  test('whoever speaks too fast is told so, and may still play', async () => {
    const { port } = await testServer({ newKey: seeded(1), settings: { rateFactor: 1 } })
    const taken = await startedTable(port, 2)
    const players = await Player.all(port, taken)
    const [active] = askedOf(players)
    const replies = await Promise.all(Array.from({ length: 25 }, (_, i) => active.talks(words(`${i}`))))
    expect(replies.map(refusalIn).filter(Boolean)).toEqual(Array(5).fill('tooFast'))
    expect(refusalIn(await active.answer(first(active)))).toBeNull()
  })
})

describe('much talk', () => {
  /** As if so much had been said before. */
  async function saidBefore({ store }: TestServer, code: string, count: number): Promise<void> {
    const already = (await store.said(code, 0)).length
    const saying = (i: number) => store.say(code, { at: Date.now(), seat: i % 2, talk: words(`saying ${already + i}`) })
    await Promise.all(Array.from({ length: count - already }, (_, i) => saying(i)))
  }

  test('comes with the newest page at hello, and older pages on request, each with its number', async () => {
    const server = await testServer()
    const taken = await startedTable(server.port, 2)
    const { page } = LIMITS.talk
    await saidBefore(server, taken[0].code, 250)
    const ada = await Player.connect(server.port, taken[0])
    expect([ada.talkFrom, ada.talk.length]).toEqual([250 - page, page])
    const before = await ada.ask({ say: 'earlier', before: ada.talkFrom })
    if (before.say !== 'earlier') throw new Error(before.say)
    const rest = await ada.ask({ say: 'earlier', before: before.from })
    if (rest.say !== 'earlier') throw new Error(rest.say)
    expect([before.from, before.entries.length, rest.from]).toEqual([250 - 2 * page, page, 0])
    const all = [...rest.entries, ...before.entries, ...ada.talk]
    expect(all).toEqual(await server.store.said(taken[0].code, 0))
    // A number from long ago can still be answered, by whoever did not say it.
    const number = all.findIndex(({ seat }) => seat === 1)
    expect(refusalIn(await ada.talks({ t: 'reply', to: number, how: 'thanks' }))).toBeNull()
    await ada.until(() => ada.talk.at(-1)?.talk.t === 'reply')
    expect([ada.talkFrom, ada.talk.length]).toEqual([250 - page, page + 1])
    // Nothing is before the beginning, and nothing comes before it may be heard.
    expect(await ada.ask({ say: 'earlier', before: 0 })).toMatchObject({ from: 0, entries: [] })
    expect(await ada.ask({ say: 'earlier', before: 9999 })).toMatchObject({ from: 251 - page })
  })

  test('onlookers who are behind get no page of what they may not hear yet', async () => {
    let now = Date.now()
    const { port } = await testServer({ now: () => now })
    const taken = await startedTable(port, 2, { delay: 60 })
    const ada = await Player.connect(port, taken[0])
    const pass = await newPass(port, taken[0], { do: 'watch' })
    now += 61_000
    await ada.talks(words('secret until later'))
    const onlooker = await Player.connect(port, pass)
    const reply = await onlooker.ask({ say: 'earlier', before: 9999 })
    expect(JSON.stringify(reply)).toContain('"sat"')
    expect(JSON.stringify(reply)).not.toContain('secret until later')
  })

  test('is bounded: players are told that there is no room, and the game goes on', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const { port } = server
    const taken = await startedTable(port, 2)
    await saidBefore(server, taken[0].code, LIMITS.talk.most - 1)
    const players = await Player.all(port, taken)
    const [ada, grace] = players
    expect(refusalIn(await ada.talks(words('the last word')))).toBeNull()
    expect(refusalIn(await grace.talks(words('one more')))).toBe('talkFull')
    // What the table says of itself, and what everybody must agree to, still finds room; and moves need none.
    await draft(players)
    for (let i = 0; i < 5; i++) await playOne(players, chance(1))
    await command(port, taken[0], { do: 'pause' })
    await command(port, taken[0], { do: 'resume' })
    expect(refusalIn(await ada.propose({ what: 'takeBack', event: ada.events.length - 1 }))).toBeNull()
    await caughtUp(players)
    expect(grace.talk.slice(-3).map(({ talk }) => talk.t)).toEqual(['paused', 'resumed', 'propose'])
  })

  /** How many of so many sayings each were taken. */
  async function taken(people: readonly Player[], each: number): Promise<number> {
    const replies = await Promise.all(people.flatMap(one => Array.from({ length: each }, () => one.talks(words('Hi')))))
    return replies.filter(reply => refusalIn(reply) === null).length
  }

  test('is limited for a seat over all its connections', async () => {
    const { port } = await testServer({ settings: { rateFactor: 1 } })
    const [host] = await fullTable(port, 2)
    expect(await taken(await Player.all(port, [host, host, host]), 20)).toBe(20)
  })

  test('is limited for a table and for an address, whoever speaks', async () => {
    const { port } = await testServer({ settings: { rateFactor: 1 } })
    const said: number[] = []
    for (let table = 0; table < 4; table++) said.push(await taken(await Player.all(port, await fullTable(port, 5)), 20))
    // 60 at each table, and 200 in all.
    expect(said).toEqual([60, 60, 60, 20])
  })
})

describe('what needs everybody’s consent', () => {
  /** A game in its first turns: so many answers by chance, and chance was drawn. */
  async function played(server: TestServer, people: number, answers = 12): Promise<Player[]> {
    const players = await Player.all(server.port, await startedTable(server.port, people))
    await draft(players)
    const random = chance(3)
    for (let i = 0; i < answers; i++) await playOne(players, random)
    await caughtUp(players)
    return players
  }
  /** The number of the last proposal. */
  const last = (player: Player) => player.talk.findLastIndex(({ talk }) => talk.t === 'propose')
  const backTo = (event: number) => ({ what: 'takeBack', event }) as const
  const tookBack = (player: Player) => player.events.filter(({ e }) => e === 'tookBack').length

  test('NEM-RULING-235 further back than alone: all agree, then it is as it was, for everybody, once', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await Player.all(server.port, await startedTable(server.port, 3))
    await draft(players)
    await caughtUp(players)
    const event = players[0].events.length
    const before = players.map(p => JSON.stringify([p.game?.table, p.game?.me]))
    const random = chance(3)
    for (let i = 0; i < 15; i++) await playOne(players, random)
    await caughtUp(players)
    const told = players[0].events.length
    expect(players.map(p => JSON.stringify([p.game?.table, p.game?.me]))).not.toEqual(before)

    expect(refusalIn(await players[1].propose(backTo(event)))).toBeNull()
    await caughtUp(players)
    expect(players[0].talk.at(-1)).toMatchObject({
      seat: 1,
      talk: { t: 'propose', proposal: backTo(event), events: told },
    })
    expect(players.map(tookBack)).toEqual([0, 0, 0])
    const number = last(players[0])
    expect(refusalIn(await players[2].agree(number))).toBeNull()
    await caughtUp(players)
    expect(players.map(tookBack)).toEqual([0, 0, 0])
    // The last two words of agreement at the same moment undo it once.
    await Promise.all([players[0].agree(number), players[0].agree(number), players[2].agree(number)])
    await caughtUp(players)
    expect(players.map(tookBack)).toEqual([1, 1, 1])
    expect(players[2].events.at(-1)).toMatchObject({ e: 'tookBack', who: 1, event })
    const withoutNumbers = (text: string) => text.replace(/"n":\d+/g, '"n":0')
    expect(players.map(p => withoutNumbers(JSON.stringify([p.game?.table, p.game?.me])))).toEqual(
      before.map(withoutNumbers),
    )
    // And it goes on from there.
    for (let i = 0; i < 5; i++) expect((await playOne(players, random))?.reply.say).toBe('accepted')
  })

  test('one refusal closes it', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await played(server, 3)
    await players[0].propose(backTo(players[0].events.length - 1))
    await caughtUp(players)
    const number = last(players[1])
    expect(refusalIn(await players[1].agree(number, false))).toBeNull()
    expect(refusalIn(await players[2].agree(number))).toBe('noProposal')
    expect(refusalIn(await players[1].agree(number))).toBe('noProposal')
    await caughtUp(players)
    expect(players.map(tookBack)).toEqual([0, 0, 0])
    expect(players[2].talk.at(-1)).toMatchObject({ seat: 1, talk: { t: 'refuse', to: number } })
  })

  test('it is stale once the game has told more, and closed by the next', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await played(server, 2)
    const event = players[0].events.length - 1
    await players[0].propose(backTo(event))
    const number = last(players[0])
    const random = chance(9)
    while (players[0].events.length === event + 1) await playOne(players, random)
    expect(refusalIn(await players[1].agree(number))).toBe('noProposal')

    await players[0].propose(backTo(event))
    await players[0].propose(backTo(event + 1))
    await caughtUp(players)
    expect(refusalIn(await players[1].agree(last(players[1]) - 1))).toBe('noProposal')
    expect(refusalIn(await players[1].agree(last(players[1])))).toBeNull()
    await caughtUp(players)
    expect(players[1].events.at(-1)).toMatchObject({ e: 'tookBack', who: 0, event: expect.any(Number) })
  })

  test('bots have no vote: beside bots alone, one decides alone', async () => {
    const { port } = await testServer({ newKey: seeded(1) })
    const [host] = await startedTable(port, 1, { seats: [null, 'random', 'random'] })
    const ada = await Player.connect(port, host)
    const told = ada.events.length
    await ada.until(() => askedOf([ada]).length > 0)
    await ada.answer(first(ada))
    await ada.until(() => ada.events.length > told)
    expect(refusalIn(await ada.propose(backTo(ada.events.length - 1)))).toBeNull()
    await ada.until(() => tookBack(ada) === 1)
  })

  test('what the set-up told, what is undone already, and what nobody was told yet cannot be taken back', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const players = await played(server, 2)
    const [ada, grace] = players
    expect(refusalIn(await ada.propose(backTo(0)))).toBe('cannotTakeBack')
    expect(refusalIn(await ada.propose(backTo(ada.events.length)))).toBe('cannotTakeBack')
    const event = ada.events.length - 1
    await ada.propose(backTo(event))
    await caughtUp(players)
    await grace.agree(last(grace))
    await caughtUp(players)
    expect(tookBack(ada)).toBe(1)
    expect(refusalIn(await ada.propose(backTo(event)))).toBe('cannotTakeBack')
    // But the taking back itself may be: then what was undone counts again.
    const undone = JSON.stringify(ada.game?.table)
    await ada.propose(backTo(ada.events.length - 1))
    await caughtUp(players)
    await grace.agree(last(grace))
    await caughtUp(players)
    expect(tookBack(ada)).toBe(2)
    expect(JSON.stringify(ada.game?.table)).not.toBe(undone)
    expect(refusalIn(await ada.propose({ what: 'rules' }))).toBe('noProposal')
    const { active } = onTurn(players)
    expect(refusalIn(await active.answer(first(active)))).toBeNull()
  })

  test('nothing is agreed to while the game is paused', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(server.port, 2)
    const players = await Player.all(server.port, taken)
    await draft(players)
    await players[0].propose(backTo(players[0].events.length - 1))
    await caughtUp(players)
    await command(server.port, taken[0], { do: 'pause' })
    expect(refusalIn(await players[1].agree(last(players[1])))).toBe('paused')
    await command(server.port, taken[0], { do: 'resume' })
    expect(refusalIn(await players[1].agree(last(players[1])))).toBeNull()
    await players[0].until(() => tookBack(players[0]) === 1)
  })
})

test('a device that missed more than a page of talk goes on from the newest page', async () => {
  const server = await testServer()
  const [host] = await fullTable(server.port, 2)
  const ada = await Player.connect(server.port, host)
  let port: number | null = server.port
  const device = new Device('late', host, () => port)
  onTestFinished(() => device.close())
  await device.ready()
  port = null
  device.drop()
  await expect.poll(() => device.greeted).toBe(false)
  for (let i = 0; i <= LIMITS.talk.page; i++) await ada.talks({ t: 'words', words: `Nr ${i}` })
  port = server.port
  await device.ready()
  const said = await server.store.said(host.code, 0)
  expect(device.faults).toEqual([])
  expect(device.talk).toEqual(said.slice(-LIMITS.talk.page))
  expect(device.talkFrom).toBe(said.length - LIMITS.talk.page)
})
