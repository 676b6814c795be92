/** Walking to a neighbouring room, and what entering it brings. NEM-MOVE, NEM-EXPL. */
import type { Way } from '../core/board.ts'
import type { Tile, Token } from '../core/content.ts'
import { layOpen, reveal, sharedZone } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf } from '../core/ruleset.ts'
import { CLOSED, type GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Seat, Why } from '../core/types.ts'
import { isAlone } from './crew.ts'
import { slime } from './markers.ts'
import { isNoisyAllAround } from './noise.ts'

/** What entering an empty room sounds like: a roll, or a marker where the player likes. */
export type Tread = 'roll' | 'mark'

declare module '../core/task.ts' {
  interface TaskTypes {
    walk: { who: Seat; to: number; via: number; tread: Tread }
    explore: { who: Seat; via: number; tread: Tread }
    resolveToken: { who: Seat; via: number; tread: Tread }
    entryNoise: { who: Seat; tread: Tread }
  }
}

/** Why one cannot go this way just now. NEM-MOVE-01, NEM-MOVE-02; NEM-BASIC-04 for Careful Movement. */
export function whyNoWay(g: GameState, { to, via }: Way, tread: Tread): Why | null {
  if (g.doors[via] === CLOSED) return 'doorClosed'
  return tread === 'mark' && isNoisyAllAround(g, to) ? 'corridorsNoisy' : null
}

/** The tile lying in a room, face up or down; null for rooms printed on the board. */
export function tileIn(g: GameState, room: number): Tile | null {
  const piece = g.tiles[room]
  if (piece < 0) return null
  const face = faceOf(g, piece)
  return face.kind === 'tile' ? face.tile : null
}

function tokenIn(g: GameState, room: number): Token | null {
  const piece = g.tokens[room]
  if (piece < 0) return null
  const face = faceOf(g, piece)
  return face.kind === 'token' ? face.token : null
}

export const movementTasks: Handlers<'walk' | 'explore' | 'resolveToken' | 'entryNoise'> = {
  /** NEM-MOVE-03: enter, explore if unexplored, next noise if due. */
  walk(g, { who, to, via, tread }, tell) {
    const { rooms } = boardOf(g)
    const from = g.crew[who].room
    g.crew[who].room = to
    tell?.({
      e: 'moved',
      who,
      from: rooms[from],
      to: rooms[to],
      rule: tread === 'roll' ? 'NEM-BASIC-02' : 'NEM-BASIC-03',
    })
    if (!g.explored[to]) return next(g, { do: 'explore', who, via, tread })
    if (tileIn(g, to)?.entry === 'slime') slime(g, who, 'NEM-ROOM-SLIME-1', tell)
    // NEM-EXPL-11: the token waits for the first entry, on whichever side the tile lies.
    next(g, { do: 'resolveToken', who, via, tread })
  },

  /** NEM-MOVE-04: the tile is turned up. NEM-ROOM-SLIME-2: its own effect comes before the token's. */
  explore(g, { who, via, tread }, tell) {
    const { room } = g.crew[who]
    const piece = g.tiles[room]
    g.explored[room] = true
    const learned = reveal(g, piece)
    tell?.({
      e: 'explored',
      who,
      room: boardOf(g).rooms[room],
      tile: nameOf(g, piece),
      rule: 'NEM-MOVE-04',
      learned,
    })
    if (tileIn(g, room)?.entry === 'slime') slime(g, who, 'NEM-ROOM-SLIME-1', tell)
    next(g, { do: 'resolveToken', who, via, tread })
  },

  /** NEM-EXPL-01..11 */
  resolveToken(g, { who, via, tread }, tell) {
    const { room } = g.crew[who]
    const token = tokenIn(g, room)
    if (!token) return next(g, { do: 'entryNoise', who, tread })
    const piece = g.tokens[room]
    const tile = tileIn(g, room)
    if (tile && !tile.noSearch) g.items[room] = token.items // NEM-EXPL-02
    g.tokens[room] = -1
    const learned = layOpen(g, piece, sharedZone(g, 'removed'))
    const items = g.items[room] < 0 ? null : g.items[room]
    const at = boardOf(g).rooms[room]
    tell?.({
      e: 'token',
      who,
      room: at,
      token: nameOf(g, piece),
      effect: token.effect,
      items,
      rule: 'NEM-EXPL-01',
      learned,
    })

    const noise: Task = { do: 'entryNoise', who, tread }
    switch (token.effect) {
      case 'silence':
      case 'danger':
        // NEM-RULING-36: without a noise roll there is nothing for these tokens to replace.
        if (tread !== 'roll') return next(g, noise)
        // NEM-EXPL-04, NEM-SLIME-01: slime gives its bearer away.
        if (token.effect === 'danger' || g.crew[who].slime) next(g, { do: 'danger', who })
        return
      case 'slime':
        slime(g, who, 'NEM-EXPL-06', tell)
        return next(g, noise)
      case 'fire':
        return next(g, { do: 'placeFire', room }, noise)
      case 'malfunction':
        return next(g, { do: 'placeMalfunction', room }, noise)
      case 'door':
        return next(g, { do: 'closeDoor', who, corridor: via }, noise)
    }
  },

  /** NEM-MOVE-05, NEM-MOVE-06, NEM-RULING-37: company means no roll and no marker. */
  entryNoise(g, { who, tread }) {
    if (!isAlone(g, who)) return
    if (tread === 'roll') next(g, { do: 'noiseRoll', who })
    else if (!isNoisyAllAround(g, g.crew[who].room)) next(g, { do: 'markNoise', who })
  },
}
