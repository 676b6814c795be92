/**
 * boardgame.io 0.50.2, the framework most browser board games start from, as fast as it can be had. In both works:
 * - production mode, in which it neither logs nor checks that G can be serialised;
 * - undo off, or it would keep every state of the turn;
 * - our state as its G, prepared before the clock starts (ours sets up its games while the clock runs);
 * - one move with a fixed answer that changes four small places of G. It computes no options, checks no choice and
 *   tells no events; our decisions do all that, and change more.
 */
import { create, fingerprint, type GameState, keyFromSeed } from '@coldwake/rules'
import { FIVE, FOUR } from './play.ts'
import type { Work } from './race.ts'

process.env.NODE_ENV = 'production' // read by boardgame.io and Immer while they load
// The package has no `exports`, so Node cannot import its folders, e.g. `boardgame.io/internal`: these are the files behind.
const { CreateGameReducer, InitializeGame } = await import('boardgame.io/dist/cjs/internal.js')
const { Local } = await import('boardgame.io/dist/cjs/multiplayer.js')

export type Walk = [seat: number, room: number, corridor: number, price?: { hand: number; pile: number }]
type Walked = Pick<GameState, 'n' | 'crew' | 'explored' | 'noise' | 'zones' | 'seen'>
const walk = ({ G }: { G: Walked }, ...[seat, room, corridor, price]: Walk) => {
  G.n++
  G.crew[seat].room = room
  G.explored[room] = !G.explored[room]
  G.noise[corridor] = !G.noise[corridor]
  if (!price) return
  // A card goes from the hand to its discard pile for everybody to see; when there is none left, one comes back.
  const [from, to] = G.zones[price.hand].length > 0 ? [price.hand, price.pile] : [price.pile, price.hand]
  const card = G.zones[from].pop()
  if (card === undefined) return
  G.zones[to].push(card)
  G.seen[card] = -1
}
const walkNumber = (i: number, { crew, explored, noise }: Pick<GameState, 'crew' | 'explored' | 'noise'>) => ({
  type: 'MAKE_MOVE' as const,
  payload: {
    type: 'walk',
    args: [i % crew.length, i % explored.length, i % noise.length] as Walk,
    playerID: '0',
  },
})

const { zones } = fingerprint(create(FIVE, keyFromSeed('zones')))
const shared = zones.filter(name => !name.startsWith('seat/')).length
const zoneOf = (seat: number, name: string): number =>
  shared + seat * (zones.length - shared) + zones.indexOf(`seat/${name}`) - shared

/** A whole action as a server is asked for it: the same walk with the card that pays for it. */
export const paidWalkNumber = (i: number, sizes: Pick<GameState, 'crew' | 'explored' | 'noise'>) => {
  const { type, payload } = walkNumber(i, sizes)
  const [seat, room, corridor] = payload.args
  const price = { hand: zoneOf(seat, 'hand'), pile: zoneOf(seat, 'discard') }
  const args: Walk = [seat, room, corridor, price]
  return { type, payload: { ...payload, args } }
}

/** Makes so many moves in one match, or throws. */
type Match = (moves: number) => void

/** Makes `moves` moves in the next of the matches in turn. */
function inTurn(matches: readonly Match[], moves: number): Work {
  let at = 0
  return () => {
    matches[at++ % matches.length](moves)
    return moves
  }
}

function check(done: number, moves: number): void {
  if (done !== moves) throw new Error('boardgame.io has refused moves: its speed would mean nothing')
}

/** Its reducer alone, as its own benchmark drives it: no client, no store, no log that grows with every move. */
export const peerReducing = (states: readonly GameState[], moves: number): Work => inTurn(states.map(reducing), moves)

function reducing(g: GameState): Match {
  const game = {
    setup: () => structuredClone(g), // shares nothing: Immer freezes all it gets hold of
    moves: { walk },
    disableUndo: true,
  }
  const reducer = CreateGameReducer({ game })
  let state = InitializeGame({ game, numPlayers: FOUR.seats.length })

  return moves => {
    const before = state.G.n
    for (let i = 0; i < moves; i++) state = reducer(state, walkNumber(i, g))
    check(state.G.n - before, moves)
  }
}

/** Everything written to its players so far. */
export const peerServed = { messages: 0, bytes: 0 }

/**
 * Its server's path at a table of five: the Master takes the action, checks player, move and state id, reduces, stores
 * in memory, and sends the new state to all; each is sent what `playerView` leaves of it, as JSON. Given for free:
 * - one Master for the whole match; its server makes a new one for every action;
 * - no queue, no channel, no credentials: the players are called directly, with the Master of its `Local` transport;
 * - a log that is emptied after every move; its storage copies the whole log to add one entry;
 * - `deltaState` off, as is its default: finding the differences costs it more than ten times what it saves;
 * - piece numbers where ours read names, and neither options nor events: fewer bytes for the same facts.
 */
export const peerServing = (states: readonly GameState[], moves: number): Work => inTurn(states.map(serving), moves)

const SEATS = FIVE.seats.map((_, seat) => seat)

/** As its server hosts it: our state as G, seen by each as `playerView` shows it. */
export const peerGame = (next: () => GameState) => ({
  name: 'coldwake',
  setup: () => structuredClone(next()), // shares nothing: Immer freezes all it gets hold of
  moves: { walk },
  playerView,
  disableUndo: true,
})

function serving(g: GameState): Match {
  const game = peerGame(() => g)
  const matchID = 'match'
  const { master } = Local()({ game, gameKey: game, matchID, playerID: '0', numPlayers: SEATS.length })
  // With storage in memory every answer of the Master is there at once; its promises need no waiting for.
  void master.onSync(matchID, '0', undefined, SEATS.length)
  for (const seat of SEATS)
    master.connect(`${seat}`, ({ type, args }) => {
      peerServed.messages++
      peerServed.bytes += Buffer.byteLength(JSON.stringify([type, ...args]))
    })
  const { state, log } = master.storageAPI
  let stateID = 0

  return moves => {
    const before = peerServed.messages
    for (let i = 0; i < moves; i++) {
      void master.onUpdate(walkNumber(i, g), stateID++, matchID, '0')
      log.delete(matchID)
    }
    check(state.get(matchID)?._stateID ?? 0, stateID)
    check(peerServed.messages - before, moves * SEATS.length)
  }
}

const bit = (seat: number): number => 1 << seat

/**
 * What one player may see of our state, as an author of boardgame.io writes it: a copy with every piece this player does
 * not know turned face down, and what belongs to others alone left out.
 */
function playerView({ G, playerID }: { G: GameState; playerID: string | null }) {
  const seat = Number(playerID)
  const { rng: _rng, stacked: _stacked, read: _read, seen, zones, tiles, tokens, answers, standing, notes, ...open } = G
  const shown = (piece: number) => (piece >= 0 && seen[piece] & bit(seat) ? piece : -1)
  return {
    ...open,
    zones: zones.map(zone => zone.map(shown)),
    tiles: tiles.map(shown),
    tokens: tokens.map(shown),
    answer: answers[seat],
    standing: standing[seat],
    notes: notes[seat],
  }
}
