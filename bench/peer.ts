/**
 * boardgame.io 0.50.2, the framework most browser board games start from, as fast as it can be had:
 * - its reducer alone, as its own benchmark drives it: no client, no store, no log that grows with every move;
 * - production mode, in which it neither logs nor checks that G can be serialised;
 * - undo off, or it would keep every state of the turn;
 * - our state as its G, prepared before the clock starts (ours sets up its games while the clock runs);
 * - one move with a fixed answer that changes four small places of G. It computes no options, checks no choice and
 *   tells no events; our decisions do all that, and change more.
 */
import type { GameState } from '@coldwake/rules'

process.env.NODE_ENV = 'production' // read by boardgame.io and Immer while they load
// The package has no `exports`, so Node cannot import the folder `boardgame.io/internal`: this is the file behind it.
const { CreateGameReducer, InitializeGame } = await import('boardgame.io/dist/cjs/internal.js')

/** Sets up one match of boardgame.io per state. The work makes `moves` moves in the next of them in turn. */
export function peerWork(states: readonly GameState[], moves: number): () => number {
  const matches = states.map(g => match(g))
  let at = 0
  return () => {
    matches[at++ % matches.length](moves)
    return moves
  }
}

function match(g: GameState): (moves: number) => void {
  const game = {
    setup: () => structuredClone(g), // shares nothing: Immer freezes all it gets hold of
    moves: {
      walk({ G }: { G: GameState }, seat: number, room: number, corridor: number) {
        G.n++
        G.crew[seat].room = room
        G.explored[room] = !G.explored[room]
        G.noise[corridor] = !G.noise[corridor]
      },
    },
    disableUndo: true,
  }
  const reducer = CreateGameReducer({ game })
  let state = InitializeGame({ game, numPlayers: g.crew.length })

  return moves => {
    const before = state.G.n
    for (let i = 0; i < moves; i++) {
      const args: [number, number, number] = [i % g.crew.length, i % g.explored.length, i % g.noise.length]
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'walk', args, playerID: '0' } })
    }
    if (state.G.n !== before + moves) throw new Error('boardgame.io has refused moves: its speed would mean nothing')
  }
}
