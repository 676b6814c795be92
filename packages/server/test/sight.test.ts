/** House options about who sees what: an open game, and what the dead may see. */
import type { SeatTaken, Turn } from '@coldwake/wire'
import { describe, expect, test } from 'vitest'
import {
  caughtUp,
  chance,
  first,
  http,
  lobbyOf,
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

/** Plays until somebody is dead while others still play; who that is. */
async function untilDeath(players: Player[], random = chance(3)): Promise<Player> {
  for (;;) {
    const crew = players[0].game?.table.crew ?? []
    const dead = crew.findIndex(({ fate }) => fate === 'dead')
    if (dead >= 0) return players[dead]
    if (!(await playOne(players, random))) throw new Error('nobody died')
  }
}
const games = (player: Player): number => player.raw.filter(text => text.startsWith('{"say":"game"')).length

test('an open game: everybody sees what the others hold and know, but not what they are about to do', async () => {
  const { port } = await testServer({ newKey: seeded(1) })
  const seats = await startedTable(port, 3, { options: { openInformation: true } })
  const players = await Player.all(port, seats)
  const onlooker = await Player.connect(port, await newPass(port, seats[0], { do: 'watch' }))
  const random = chance(1)
  for (let i = 0; i < 60; i++) {
    for (const player of players) {
      const others = players.filter(other => other !== player).map(({ game }) => game?.me)
      expect(player.opened).toEqual(
        others.map(
          ({ standing: _, held: _____, answer: __, decision: ___, notes: ____, ...open } = {} as never) => open,
        ),
      )
    }
    await playOne(players, random)
  }
  expect(onlooker.raw.some(text => text.includes('"open":['))).toBe(false)
  await Promise.all([...players, onlooker].map(player => player.close()))
})

test('usually nobody is shown what others hold, dead or not', async () => {
  const { port } = await testServer({ newKey: seeded(2) })
  const players = await Player.all(port, await startedTable(port, 3))
  await untilDeath(players)
  await caughtUp(players)
  for (const player of players) expect(player.raw.some(text => text.includes('"open":['))).toBe(false)
  await Promise.all(players.map(player => player.close()))
})

test('the dead may see everything, from their death on', async () => {
  const { port } = await testServer({ newKey: seeded(2) })
  const players = await Player.all(port, await startedTable(port, 3, { options: { deadSee: 'everything' } }))
  const dead = await untilDeath(players)
  await caughtUp(players)
  for (const player of players) expect(player.opened === null).toBe(player !== dead)
  expect(dead.opened?.map(({ hand }) => hand)).toEqual(
    players.filter(player => player !== dead).map(({ game }) => game?.me.hand),
  )
  await Promise.all(players.map(player => player.close()))
})

test('or nothing new, until the game is over', async () => {
  const { port } = await testServer({ newKey: seeded(2) })
  const seats = await startedTable(port, 3, { options: { deadSee: 'nothing' } })
  const players = await Player.all(port, seats)
  const dead = await untilDeath(players)
  const [heard, table] = [games(dead), dead.game?.table]
  const sighted = () => players.filter(({ game }) => game?.table.crew[game.me.seat].fate !== 'dead')
  const random = chance(4)
  for (let i = 0; i < 5; i++) await playOne(sighted(), random)
  const [living] = sighted()
  await caughtUp(players)
  expect(living.game?.table).not.toEqual(table)
  expect(games(dead)).toBe(heard)
  // Coming back brings the same moment again.
  const again = await Player.connect(port, seats[players.indexOf(dead)])
  expect(again.game?.table).toEqual(table)
  expect(again.game?.seq).toBe(dead.game?.seq)
  while (await playOne(sighted(), random)) {}
  await Promise.all(players.map(player => player.until(() => player.game?.table.over !== null)))
  expect(players.map(({ game }) => game?.table)).toEqual(players.map(() => dead.game?.table))
  await Promise.all([...players, again].map(player => player.close()))
})

describe('where the dead see nothing new, no other way tells them how the game goes on', () => {
  interface Scene {
    port: number
    time: Time
    seats: SeatTaken[]
    dead: Player
    pass: SeatTaken
    living: Player[]
    /** Plays on, unseen by the dead. False: the game is over. */
    goOn: (moves: number) => Promise<boolean>
  }

  async function death(clock: { seconds: number; policy: 'wait' } | null = null): Promise<Scene> {
    const time = new Time()
    const { port } = await testServer({ newKey: seeded(2), now: time.now })
    const seats = await startedTable(port, 3, { options: { deadSee: 'nothing' }, clock })
    const players = await Player.all(port, seats)
    const dead = await untilDeath(players)
    const living = players.filter(player => player !== dead)
    const random = chance(4)
    const sighted = () => living.filter(({ game }) => game?.table.crew[game.me.seat].fate !== 'dead')
    const goOn = async (moves: number) => {
      for (let i = 0; i < moves; i++) if (!(await playOne(sighted(), random))) return false
      await caughtUp([...living, dead])
      return true
    }
    await caughtUp(players)
    return { port, time, seats, dead, pass: seats[players.indexOf(dead)], living, goOn }
  }

  const asked = (port: number, { code, token }: Pass, path: string, body?: unknown) =>
    http(port, body === undefined ? 'GET' : 'POST', `/api/tables/${code}/${path}`, body, token)

  test('neither whose turn it is, nor a report of what the seat sees, nor why something is not possible', async () => {
    const { port, dead, pass, living, goOn } = await death()
    const turn = async (): Promise<Turn> => JSON.parse((await asked(port, pass, 'turn')).text)
    const before = await turn()
    const why = await dead.ask({ say: 'why' })
    await goOn(6)
    expect(await turn()).toEqual(before)
    const { saw } = JSON.parse((await asked(port, pass, 'reports', { words: 'Hm.' })).text)
    expect(saw.view).toEqual({ table: dead.game?.table, me: dead.game?.me })
    expect(saw.events).toEqual(dead.events)
    expect(saw.events.length).toBeLessThan(living[0].events.length)
    const again = await dead.ask({ say: 'why' })
    expect({ ...again, ref: 0 }).toEqual({ ...why, ref: 0 })
  })

  test('neither a proposal, nor what becomes of one', async () => {
    const { port, dead, pass, living, goOn } = await death()
    await goOn(6)
    const [one] = living
    const told = one.events.length
    expect(told).toBeGreaterThan(dead.events.length)
    await one.propose({ what: 'takeBack', event: told - 1 })
    const again = await Player.connect(port, pass)
    for (const player of [dead, again]) {
      await player.until(() => player.talk.some(({ talk }) => talk.t === 'propose'))
      const { length } = player.events
      expect(player.talk.find(({ talk }) => talk.t === 'propose')?.talk).toEqual({
        t: 'propose',
        proposal: { what: 'takeBack', event: length },
        events: length,
      })
    }
    // Those who play are told the truth.
    expect(living[1].talk.find(({ talk }) => talk.t === 'propose')?.talk).toMatchObject({ events: told })
    await goOn(1)
    // It is not open any more, but that would say that somebody played.
    const to = dead.talk.findIndex(({ talk }) => talk.t === 'propose')
    expect(refusalIn(await living[1].agree(to))).toBe('noProposal')
    expect(refusalIn(await dead.agree(to))).toBeNull()
    // A proposal of one's own would be refused or not by how far the game has gone.
    for (const event of [1, dead.events.length, told, told + 100])
      expect(refusalIn(await dead.propose({ what: 'takeBack', event }))).toBe('seesNothing')
    expect(refusalIn(await dead.propose({ what: 'rules' }))).toBe('seesNothing')
  })

  test('neither a refusal that names the open question, nor the clock', async () => {
    const { time, dead, living, goOn } = await death({ seconds: 60, policy: 'wait' })
    await goOn(1)
    const clocks = () => dead.raw.filter(text => text.startsWith('{"say":"clock"')).length
    const before = clocks()
    expect(dead.ends).toBeNull()
    time.pass(5)
    await goOn(5)
    expect([clocks(), dead.ends]).toEqual([before, null])
    expect(living[0].ends).not.toBeNull()
    const open = living[0].game?.table.asking?.n ?? 0
    const choice = first(living.find(({ game }) => game?.me.decision) ?? living[0])
    for (const n of [open - 1, open, open + 1]) {
      expect(refusalIn(await dead.answer(choice, n))).toBe('notAsked')
      expect(refusalIn(await dead.ask({ say: 'takeBack', n }))).toBe('cannotTakeBack')
    }
  })

  test('nor an onlooker, whom a dead player could ask', async () => {
    const { port, seats, dead, living, goOn } = await death()
    const watch = await newPass(port, seats[0], { do: 'watch' })
    const early = await Player.connect(port, watch)
    await goOn(6)
    const late = await Player.connect(port, watch)
    await caughtUp([early, late])
    for (const onlooker of [early, late]) {
      expect(onlooker.game?.table).toEqual(dead.game?.table)
      expect(onlooker.game?.seq).toBe(dead.game?.seq)
    }
    expect((await lobbyOf(port, seats[0])).over).toBe(false)
    expect(reason(await http(port, 'GET', `/api/tables/${seats[0].code}/log`))).toEqual([409, 'notOver'])
    while (await goOn(20)) {}
    await Promise.all(
      [early, late, dead, ...living].map(player => player.until(() => player.game?.table.over !== null)),
    )
    expect(late.game?.table).toEqual(living[0].game?.table)
  })
})
