/** House options about who sees what: an open game, and what the dead may see. */
import { expect, test } from 'vitest'
import { caughtUp, chance, newPass, Player, playOne, startedTable } from './support/players.ts'
import { seeded, testServer } from './support/server.ts'

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
        others.map(({ standing: _, answer: __, decision: ___, notes: ____, ...open } = {} as never) => open),
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
