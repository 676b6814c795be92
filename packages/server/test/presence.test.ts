/** Who was with a process that is gone is seen to be away in time, and to be there again when it comes back. */
import type { SeatTaken } from '@coldwake/wire'
import { expect, onTestFinished, test } from 'vitest'
import { Cluster } from './support/cluster.ts'
import { newPass, Player, startedTable } from './support/players.ts'
import { startPostgres } from './support/postgres.ts'

test('people and onlookers of a process that was killed or stopped are away; those of one that goes on are back', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.remove)
  const cluster = new Cluster({ DATABASE_URL: (await postgres.database()).url })
  onTestFinished(() => cluster.remove())
  const [first, killed, frozen] = await Promise.all([cluster.start(), cluster.start(), cluster.start()])
  const [host, ...guests]: SeatTaken[] = await startedTable(first.port, 3)
  const watch = await newPass(first.port, host, { do: 'watch' })
  const player = await Player.connect(first.port, host)
  await Promise.all([
    Player.connect(killed.port, guests[0]),
    Player.connect(killed.port, watch),
    Player.connect(frozen.port, guests[1]),
  ])
  const there = () => [...(player.lobby?.seats.map(({ online }) => online) ?? []), player.lobby?.watching]
  await expect.poll(there).toEqual([true, true, true, 1])

  await cluster.kill(killed)
  cluster.freeze(frozen)
  await expect.poll(there).toEqual([true, false, false, 0])
  cluster.thaw(frozen)
  await expect.poll(there).toEqual([true, false, true, 0])
})
