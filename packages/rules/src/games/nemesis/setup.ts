/** Putting the ship on the table. NEM-SETUP. */
import { sharedZone } from '../../core/pieces.ts'
import { shuffleInPlace } from '../../core/random.ts'
import { boardOf } from '../../core/ruleset.ts'
import type { GameState, SharedZone } from '../../core/state.ts'
import type { Tell } from '../../core/types.ts'
import { begin, dealObjectives, layTable, layTiles, seatPlayers, unpack } from '../../mechanics/unpack.ts'

/** NEM-SETUP-07: pods by the number of players. */
const PODS = [0, 2, 2, 3, 3, 4]
const POD_TOKENS = 4

export function setUp(g: GameState, tell: Tell | undefined): void {
  const board = boardOf(g)
  const box = unpack(g)
  const { shuffled, place } = box

  layTiles(g, box)

  // NEM-SETUP-05, NEM-SETUP-06, NEM-SETUP-10
  place(sharedZone(g, 'coordinates'), shuffled('coordinates', 'setup').slice(0, 1))
  g.destination = board.data.tracks.destination?.findIndex(space => space.start) ?? 0
  for (const engine of [1, 2, 3])
    place(sharedZone(g, `engine.${engine}` as SharedZone), shuffled(`engine.${engine}`, 'setup'))

  // NEM-SETUP-07..09
  const numbers = Array.from({ length: POD_TOKENS }, (_, i) => i + 1)
  shuffleInPlace(g.rng, 'setup', numbers)
  numbers
    .slice(0, PODS[g.setup.seats.length])
    .sort((a, b) => a - b)
    .forEach((number, i) => {
      g.pods.push({ number, section: i % 2 === 0 ? 'A' : 'B', locked: true, state: 'docked' })
    })

  layTable(g, box)
  seatPlayers(g, tell)
  dealObjectives(g, box, tell)
  box.rest()

  // NEM-SETUP-34
  g.things.push({ kind: 'corpse', of: 'blue', room: board.start, by: -1, offered: false })

  begin(g)
}
