/** A server is upgraded while games run: each is played to its end by the rules it began with, unless its table moves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltEdition, buildEdition, FOUR_CARDS, OTHER_CARD, STORMY } from './support/editions.ts'
import {
  askedOf,
  caughtUp,
  chance,
  command,
  draft,
  first,
  http,
  lobbyOf,
  Player,
  playOne,
  reason,
  refusalIn,
  startedTable,
} from './support/players.ts'
import { type Options, seeded, type TestServer, testServer } from './support/server.ts'

let editions: Record<'four' | 'other' | 'stormy', BuiltEdition>
const cleanUps: (() => Promise<void>)[] = []
beforeAll(async () => {
  const later = (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp)
  editions = {
    four: await buildEdition(FOUR_CARDS, later),
    other: await buildEdition(OTHER_CARD, later),
    stormy: await buildEdition(STORMY, later),
  }
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

/** The same data under another release. */
async function upgraded(server: TestServer, { file }: BuiltEdition, more: Options = {}): Promise<TestServer> {
  await server.stop()
  return testServer({ newKey: seeded(7), ...more, directory: server.directory, bundle: file })
}

const handOf = (player: Player, seat: number) => player.game?.table.crew[seat].hand
const rulesOf = async ({ store }: TestServer, code: string) =>
  (await store.read(code, 0)).flatMap(entry => ('rules' in entry ? [entry.rules] : []))
/** Does everybody know whether there are newer rules? */
const newer = (players: Player[]) => players.map(({ lobby }) => lobby?.newerRules)
const lastProposal = (player: Player) => player.talk.findLastIndex(({ talk }) => talk.t === 'propose')

/** Everybody passes until a new round has begun: hands are drawn up. */
async function nextRound(players: Player[]): Promise<void> {
  const round = players[0].game?.table.round
  const random = chance(2)
  while (players[0].game?.table.round === round) {
    const [active] = askedOf(players)
    const pass = active.game?.me.decision?.options.find(option => option.do === 'pass')
    if (pass) await active.answer(pass)
    else await playOne(players, random)
    await caughtUp(players)
  }
}

/** Everybody agrees to what the first proposes. */
async function moved(players: Player[]): Promise<void> {
  expect(refusalIn(await players[0].propose({ what: 'rules' }))).toBeNull()
  await caughtUp(players)
  for (const player of players.slice(1)) expect(refusalIn(await player.agree(lastProposal(player)))).toBeNull()
  await caughtUp(players)
}

describe('a server with running games gets other rules', () => {
  test('old games go on by the old ones, new games begin by the new', async () => {
    let server = await testServer({ newKey: seeded(7) })
    const old = await startedTable(server.port, 2)
    const before = await Player.all(server.port, old)
    await draft(before)
    const [began] = await rulesOf(server, old[0].code)
    server = await upgraded(server, editions.four)
    const players = await Player.all(server.port, old)
    expect(players.map(p => JSON.stringify(p.game))).toEqual(before.map(p => JSON.stringify(p.game)))
    await nextRound(players)
    expect(players.map((p, seat) => handOf(p, seat))).toEqual([5, 5])
    expect(await rulesOf(server, old[0].code)).toEqual([began])

    const young = await startedTable(server.port, 2)
    const others = await Player.all(server.port, young)
    await draft(others)
    await caughtUp(others)
    expect(await rulesOf(server, young[0].code)).toEqual([editions.four.hash])
    expect(others.map((p, seat) => handOf(p, seat))).toEqual([4, 4])
    // And both are told apart by their files.
    await command(server.port, old[0], { do: 'end' })
    await command(server.port, young[0], { do: 'end' })
    const fileRules = async (code: string) =>
      JSON.parse((await http(server.port, 'GET', `/api/tables/${code}/log`)).text).rules
    expect([await fileRules(old[0].code), await fileRules(young[0].code)]).toEqual([began, editions.four.hash])
  })

  test('a game moves between two turns when all agree, not in the middle of one, and stays moved', async () => {
    let server = await testServer({ newKey: seeded(7) })
    const taken = await startedTable(server.port, 2)
    await draft(await Player.all(server.port, taken))
    const [began] = await rulesOf(server, taken[0].code)
    server = await upgraded(server, editions.four)
    let players = await Player.all(server.port, taken)
    const [active] = askedOf(players)
    const action = active.game?.me.decision?.options.find(({ do: what }) => what !== 'pass')
    await active.answer(action ?? first(active))
    await caughtUp(players)
    expect(refusalIn(await players[0].propose({ what: 'rules' }))).toBe('midTurn')

    await nextRound(players)
    const table = JSON.stringify(players[0].game?.table)
    expect(newer(players)).toEqual([true, true])
    await moved(players)
    expect(newer(players)).toEqual([false, false])
    expect(JSON.stringify(players[0].game?.table)).toBe(table)
    expect(players.map(p => p.talk.at(-1)?.talk)).toEqual([{ t: 'movedRules' }, { t: 'movedRules' }])
    expect(await rulesOf(server, taken[0].code)).toEqual([began, editions.four.hash])
    expect(refusalIn(await players[1].agree(lastProposal(players[1])))).toBe('noProposal') // it is done
    expect(refusalIn(await players[0].propose({ what: 'rules' }))).toBe('noProposal')
    await nextRound(players)
    // Nobody drew a fifth card; whoever had five still has them.
    expect(players.map((p, seat) => handOf(p, seat))).toContain(4)

    server = await server.restart()
    const again = await Player.all(server.port, taken)
    expect(again.map(p => JSON.stringify(p.game))).toEqual(players.map(p => JSON.stringify(p.game)))
    players = again
    await command(server.port, taken[0], { do: 'end' })
    expect(reason(await http(server.port, 'GET', `/api/tables/${taken[0].code}/log`))).toEqual([409, 'rulesChanged'])
  })

  test('going back behind the move brings the old rules back too', async () => {
    let server = await testServer({ newKey: seeded(7) })
    const taken = await startedTable(server.port, 2)
    await draft(await Player.all(server.port, taken))
    server = await upgraded(server, editions.four)
    const players = await Player.all(server.port, taken)
    const event = players[0].events.length
    await nextRound(players)
    await moved(players)
    await nextRound(players)
    expect(players.map((p, seat) => handOf(p, seat))).toContain(4)
    await players[0].propose({ what: 'takeBack', event })
    await caughtUp(players)
    expect(newer(players)).toEqual([false, false])
    await players[1].agree(lastProposal(players[1]))
    await caughtUp(players)
    expect(newer(players)).toEqual([true, true])
    await nextRound(players)
    expect(players.map((p, seat) => handOf(p, seat))).toEqual([5, 5])
    server = await server.restart()
    const again = await Player.all(server.port, taken)
    expect(again.map(p => JSON.stringify(p.game))).toEqual(players.map(p => JSON.stringify(p.game)))
  })

  test.each([
    ['a card has another name', () => editions.other, /secondWind|adrenaline|piece/],
    ['a state has one field more', () => editions.stormy, /storm/],
  ] as const)('rules that cannot go on with it are refused with what is missing: %s', async (_, edition, missing) => {
    let server = await testServer({ newKey: seeded(7) })
    const taken = await startedTable(server.port, 2)
    await draft(await Player.all(server.port, taken))
    server = await upgraded(server, edition())
    const players = await Player.all(server.port, taken)
    const reply = await players[0].propose({ what: 'rules' })
    expect(reply).toMatchObject({ say: 'refused', refused: 'rulesDiffer', detail: expect.stringMatching(missing) })
    expect(players[1].talk.some(({ talk }) => talk.t === 'propose')).toBe(false)
    expect((await playOne(players, chance(1)))?.reply.say).toBe('accepted')
  })

  test('rules that are nowhere keep their own games waiting, and nothing else', async () => {
    let server = await testServer({ newKey: seeded(7) })
    const [old] = await startedTable(server.port, 2)
    const [hash] = await rulesOf(server, old.code)
    server.store.db.prepare('DELETE FROM rules WHERE hash = ?').run(hash)
    server = await upgraded(server, editions.four, { complains: true })
    expect(reason(await http(server.port, 'GET', `/api/tables/${old.code}`))).toEqual([503, 'rulesMissing', hash])
    const player = new Player(server.port)
    await player.open()
    const refusal = player.refusal()
    player.send({ say: 'hello', code: old.code, token: old.token, since: 0, heard: 0 })
    expect(await refusal).toEqual(['rulesMissing', hash])

    const young = await startedTable(server.port, 2)
    const others = await Player.all(server.port, young)
    for (let i = 0; i < 10; i++) expect((await playOne(others, chance(i)))?.reply.say).toBe('accepted')
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200)

    // The release that has them runs once on the same data, and they are there.
    await server.stop()
    server = await testServer({ directory: server.directory })
    server = await upgraded(server, editions.four)
    expect((await lobbyOf(server.port, old)).started).toBe(true)
    expect((await Player.connect(server.port, old)).game).not.toBeNull()
  })
})
