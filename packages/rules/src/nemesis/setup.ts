/** Putting the ship on the table. NEM-SETUP. */
import { startingWeapons } from '../content/nemesis/weapons.ts'
import { EVERYBODY, seatZone, sharedZone, shuffle } from '../core/pieces.ts'
import type { Stream } from '../core/random.ts'
import { boardOf, rulesOf } from '../core/ruleset.ts'
import { DECKS, type GameState, newCrew } from '../core/state.ts'

/** The pieces with this back, out of the box and shuffled unseen. */
function shuffled(g: GameState, back: string, stream: Stream): number[] {
  const pieces = [...rulesOf(g).content.withBack[back]]
  shuffle(g, pieces, stream)
  return pieces
}

export function setUp(g: GameState): void {
  const { content } = rulesOf(g)
  const board = boardOf(g)
  const box = sharedZone(g, 'box')
  const out = new Set<number>()
  const place = (piece: number) => {
    out.add(piece)
    return piece
  }

  // NEM-SETUP-02, NEM-SETUP-03: a random tile face down on every space of its kind.
  const tokens = shuffled(g, 'token', 'setup')
  const tiles: Record<string, number[]> = { '1': shuffled(g, 'tile.1', 'setup'), '2': shuffled(g, 'tile.2', 'setup') }
  board.data.rooms.forEach(({ slot }, room) => {
    const tile = tiles[slot]?.pop()
    if (tile === undefined) {
      g.explored[room] = true // NEM-GEN-09
      return
    }
    g.tiles[room] = place(tile)
    g.tokens[room] = place(tokens.pop() ?? -1) // NEM-SETUP-04
  })

  // NEM-SETUP-15
  for (const deck of DECKS)
    for (const piece of shuffled(g, deck === 'wound' ? 'wound' : `item.${deck}`, deck))
      sharedZone(g, deck).push(place(piece))

  // NEM-SETUP-29, NEM-SETUP-30
  g.setup.seats.forEach(({ character }, seat) => {
    g.crew.push(newCrew(board.start))
    for (const piece of shuffled(g, `action.${character}`, `action.${seat}` as Stream))
      seatZone(g, seat, 'deck').push(place(piece))
    const weapon = startingWeapons[character as keyof typeof startingWeapons]
    const piece = content.faces.findIndex(face => face.kind === 'weapon' && face.id === weapon)
    g.seen[piece] = EVERYBODY
    seatZone(g, seat, 'hands').push(place(piece))
  })

  for (let piece = 0; piece < content.faces.length; piece++) if (!out.has(piece)) box.push(piece)
  g.first = 0 // NEM-SETUP-33
  g.time = board.data.tracks.time.findIndex(space => space.start) // NEM-SETUP-19
  g.agenda.push({ do: 'round' })
}
