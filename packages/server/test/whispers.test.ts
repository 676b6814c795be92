/** LOCK-PVP-03 over real sockets: a private word reaches one seat, and nobody else can tell that there was one. */
import { type Question, think } from '@coldwake/bots'
import { LIMITS, type Whispered, type WhisperFact } from '@coldwake/wire'
import { describe, expect, test } from 'vitest'
import {
  caughtUp,
  chance,
  command,
  draft,
  fullTable,
  http,
  newPass,
  type Pass,
  Player,
  playOne,
  reason,
  refusalIn,
  startedTable,
} from './support/players.ts'
import { seeded, testServer } from './support/server.ts'
import { Time } from './support/time.ts'

const LOCKDOWN = { game: 'lockdown', board: 'lockdown-base' }
const blue: WhisperFact = { about: 'pool', code: 'codeBlue', is: true, nth: 2 }
const red: WhisperFact = { about: 'contingency', code: 'codeRed', is: false }
const grey: WhisperFact = { about: 'holds', whom: 3, code: 'codeGrey', is: true }
const read = (entries: readonly Whispered[]) => entries.map(({ seat, to, fact }) => [seat, to, fact])

/** Everything that those who are not party to it receive: over sockets, and over HTTP. */
interface Received {
  messages: string[][]
  answers: string[]
}

/** What differs between any two tables, and between any two moments. */
const plain = (text: string, code: string) =>
  text.replaceAll(code, 'CODE').replaceAll(/"number":"R-\w+"/g, '"number":""')

/** What the metrics count; times and memory are never the same twice. */
const counted = (text: string) =>
  text.match(/^coldwake_(\w+_total|\w+_writes_sum|\w+_seconds_count|connections|live_\w+)\b.*$/gm)?.join('\n')

/** The same game, with the seats 1 and 2 whispering or silent. Seat 0 is the host. */
async function recorded(whispering: boolean, delay: number): Promise<Received> {
  const time = new Time()
  const server = await testServer({ newKey: seeded(7), now: time.now, sweep: 600_000 })
  const { port } = server
  const taken = await startedTable(port, 4, { ...LOCKDOWN, delay })
  const [{ code }] = taken
  const onlooker = await newPass(port, taken[0], { do: 'watch' })
  const players: Player[] = []
  // One after the other, so that each hears the same of the others' coming.
  for (const pass of taken) players.push(await Player.connect(port, pass))
  const [host, ada, grace, edith] = players
  const watching = await Player.connect(port, onlooker)
  const others = [host, edith, watching]
  const answers: string[] = []
  const ask = async (path: string, { token }: Pass, body?: unknown) => {
    const { status, text } = await http(port, body ? 'POST' : 'GET', path, body, token)
    answers.push(plain(`${status} ${text}`, code))
  }
  const random = chance(7)
  for (let i = 0; i < 24; i++) {
    time.pass(1)
    await playOne(players, random)
    if (i % 5 === 2) await edith.talks({ t: 'words', words: `word ${i}` })
    if (i % 7 === 3) await grace.takeBack()
    // By now there is more for those who are behind: they hear of it with the next move, and not because of this.
    time.pass(1)
    if (whispering && i % 3 === 1) {
      expect(refusalIn(await ada.whisper(2, i % 2 ? blue : red))).toBeNull()
      expect(refusalIn(await grace.whisper(1, grey, false))).toBeNull()
      // Refusals are as quiet.
      expect(refusalIn(await grace.whisper(2, grey))).toBe('noWhisper')
    }
    time.pass(1)
    await caughtUp(others)
  }
  // Whoever comes later or again receives the same.
  others.push(await Player.connect(port, taken[3]), await Player.connect(port, onlooker))
  for (const path of ['', '/log', '/turn']) await ask(`/api/tables/${code}${path}`, taken[3])
  await ask(`/api/tables/${code}/reports`, taken[3], { words: 'odd' })
  await ask(`/api/tables/${code}/host`, taken[0], { do: 'pause' })
  answers.push(counted((await http(port, 'GET', '/metrics')).text) ?? '')
  await caughtUp(others)
  if (whispering) {
    expect(grace.whispers.length).toBeGreaterThan(10)
    expect(read(grace.whispers)).toEqual(read(ada.whispers))
  }
  expect(others.flatMap(({ whispers }) => whispers)).toEqual([])
  return { messages: others.map(({ raw }) => raw.map(text => plain(text, code))), answers }
}

describe('LOCK-PVP-03 nobody else notices a private word', () => {
  test.each([0, 4])('in any byte that they receive; onlookers are %i seconds behind', async delay => {
    const [silent, whispering] = [await recorded(false, delay), await recorded(true, delay)]
    expect(whispering.answers).toEqual(silent.answers)
    expect(whispering.messages.map(all => all.length)).toEqual(silent.messages.map(all => all.length))
    expect(whispering.messages).toEqual(silent.messages)
    expect(silent.messages.flat().join('').length).toBeGreaterThan(50_000)
  })
})

/** Four people at the beginning of their first round. */
async function begun(port: number, more: object = {}) {
  const taken = await startedTable(port, 4, { ...LOCKDOWN, ...more })
  const players = await Player.all(port, taken)
  await draft(players)
  await caughtUp(players)
  return { taken, players, code: taken[0]?.code ?? '' }
}

test('LOCK-PVP-03 the two read it at once, after coming back, after a restart, and from another process', async () => {
  const server = await testServer({ newKey: seeded(1) })
  const { players, taken } = await begun(server.port)
  const [, ada, grace] = players
  expect(refusalIn(await ada.whisper(2, blue))).toBeNull()
  expect(refusalIn(await grace.whisper(1, red, false))).toBeNull()
  await grace.until(() => grace.whispers.length === 2)
  expect(grace.whispers).toMatchObject([
    { seat: 1, to: 2, fact: blue, sure: true, round: 1 },
    { seat: 2, to: 1, fact: red, sure: false },
  ])
  // Numbered for each seat: a third seat's thread begins at 0 for it, and at 2 for the one who knows two.
  await ada.whisper(3, grey)
  const beside = await testServer({ directory: server.directory, newKey: seeded(1) })
  const edith = await Player.connect(beside.port, taken[3])
  expect(read(edith.whispers)).toEqual([[1, 3, grey]])
  await ada.whisper(3, red)
  await edith.until(() => edith.whispers.length === 2)
  await beside.stop()
  const again = await server.restart()
  const back = new Player(again.port)
  await back.open()
  back.send({ say: 'hello', ...taken[1], seat: undefined, since: 0, heard: 0, whispers: 2 })
  await back.until(() => back.greeted)
  const told = back.raw.map(text => JSON.parse(text)).filter(({ say }) => say === 'whispers')
  expect(told).toMatchObject([
    {
      from: 2,
      entries: [
        { to: 3, fact: grey },
        { to: 3, fact: red },
      ],
    },
  ])
  const anew = await Player.connect(again.port, taken[1])
  expect(anew.whispers).toHaveLength(4)
  // Older pages do not say how many they know.
  expect((await Player.connect(again.port, taken[0])).whispers).toEqual([])
})

test('LOCK-PVP-03 when the game is over everybody reads all of them, and its file keeps them', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const { players, taken, code } = await begun(port)
  const watching = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
  const [host, ada, grace, edith] = players
  await ada.whisper(2, blue)
  await grace.whisper(3, red)
  expect(reason(await http(port, 'GET', `/api/tables/${code}/log`))).toEqual([409, 'notOver'])
  await caughtUp([...players, watching])
  expect([host, ada, grace, edith, watching].map(({ whispers }) => whispers.length)).toEqual([0, 1, 2, 1, 0])
  await command(port, taken[0], { do: 'end' })
  for (const one of [...players, watching]) await one.until(() => one.whispers.length === 2)
  expect(read(host.whispers)).toEqual([
    [1, 2, blue],
    [2, 3, red],
  ])
  expect(refusalIn(await ada.whisper(2, red))).toBe('over')
  expect((await Player.connect(port, taken[3])).whispers).toEqual(host.whispers)

  const file = JSON.parse((await http(port, 'GET', `/api/tables/${code}/log`)).text)
  expect(read(file.whispers)).toEqual(read(host.whispers))
  expect(file.whispers[0]).not.toHaveProperty('at')
  const uploaded = JSON.parse((await http(port, 'POST', '/api/games', file)).text)
  const copy = JSON.parse((await http(port, 'GET', `/api/tables/${uploaded.code}/log`)).text)
  expect(copy).toEqual(file)
  const spoilt = { ...file, whispers: [{ ...file.whispers[0], words: 'free' }] }
  expect(reason(await http(port, 'POST', '/api/games', spoilt))[1]).toBe('badRequest')
  // A file without any is as it always was.
  const { whispers: _, ...old } = file
  expect((await http(port, 'POST', '/api/games', old)).status).toBe(201)
})

test('LOCK-PVP-03 a private word that cannot be passed is refused, and why is said', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const told = async (player: Player, to: number, fact: unknown) => {
    const reply = await player.whisper(to, fact)
    return reply.say === 'refused' ? [reply.refused, reply.detail] : reply.say
  }
  const waiting = await Player.all(port, await fullTable(port, 2, LOCKDOWN))
  expect(await told(waiting[0], 1, red)).toEqual(['notStarted', undefined])
  for (const more of [
    { game: 'nemesis', board: 'nemesis-base' },
    { ...LOCKDOWN, mode: 'cooperative' },
  ]) {
    const [one] = await Player.all(port, await startedTable(port, 2, more))
    expect(await told(one, 1, red)).toEqual(['noWhisper', 'nothingHidden'])
  }
  const { players, taken } = await begun(port)
  const [host] = players
  expect(await told(host, 0, red)).toEqual(['noWhisper', 'self'])
  expect(await told(host, 4, red)).toEqual(['noWhisper', 'receiverOut'])
  const onlooker = await Player.connect(port, await newPass(port, taken[0], { do: 'watch' }))
  expect(await told(onlooker, 1, red)).toEqual(['onlooker', undefined])
  for (const fact of [
    { about: 'words', words: 'free' },
    { about: 'room', room: '001', tile: 'nest' },
    { ...red, code: 'codeBeige' },
    { ...blue, nth: 7 },
    { ...grey, whom: 4 },
    { ...red, nth: 1 },
  ])
    expect((await told(host, 1, fact))[0]).toBe('badRequest')
  expect(players[1]?.whispers).toEqual([])
})

test('LOCK-PVP-03 a seat passes so many private words in a round; what others pass does not count', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const { players } = await begun(port)
  const [host, ada] = players
  for (let i = 0; i < LIMITS.whispers.round; i++) expect(refusalIn(await host.whisper(1 + (i % 3), red))).toBeNull()
  expect(refusalIn(await host.whisper(1, red))).toBe('whisperedEnough')
  expect(refusalIn(await ada.whisper(0, red))).toBeNull()
})

test('LOCK-PVP-03 a bot is given the private words of its seat alone, and passes its own after its move is told', async () => {
  const asked: { seat: number; whispers: unknown[] }[] = []
  const whisperer = async (question: Question) => {
    const scene = JSON.parse(question.scene)
    asked.push({ seat: scene.me.seat, whispers: scene.whispers })
    const chosen = think({ ...question, level: 'random' })
    return { ...chosen, whisper: scene.me.seat === 2 ? [{ to: 0, fact: blue, sure: true }] : [] }
  }
  const { port } = await testServer({ newKey: seeded(1), think: whisperer })
  const taken = await startedTable(port, 2, { ...LOCKDOWN, seats: [null, null, 'random', 'random'] })
  const players = await Player.all(port, taken)
  const [host, ada] = players
  await host.whisper(2, red)
  await ada.whisper(3, grey)
  const random = chance(1)
  const isDone = () => [2, 3].every(seat => asked.some(one => one.seat === seat && one.whispers.length > 0))
  for (let i = 0; i < 40 && !(isDone() && host.whispers.length > 1); i++) {
    await Promise.race(players.map(one => one.until(() => one.game?.me.decision != null)))
    await playOne(players, random)
  }
  for (const { seat, whispers } of asked)
    for (const one of whispers as Whispered[]) expect([one.seat, one.to]).toContain(seat)
  expect(isDone()).toBe(true)
  expect(read(host.whispers).slice(0, 2)).toEqual([
    [0, 2, red],
    [2, 0, blue],
  ])
  expect(read(ada.whispers)).toEqual([[1, 3, grey]])
  // What the bot did was told before its private word was passed.
  const messages = host.raw.map(text => JSON.parse(text))
  const at = messages.findIndex(({ say, entries }) => say === 'whispers' && entries[0].seat === 2)
  const told = messages.slice(0, at).findLast(({ say }) => say === 'game')
  expect(told.seq).toBe(messages[at].entries[0].events)
})
