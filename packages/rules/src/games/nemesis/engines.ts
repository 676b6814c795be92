/** The engines and the coordinates: looking at them in secret, and repairing. NEM-ROOM-ENGINE, NEM-ROOM-COCKPIT. */
import { bit, onlyFor, sharedZone } from '../../core/pieces.ts'
import { boardOf, nameOf, settingsOf } from '../../core/ruleset.ts'
import type { GameState, SharedZone } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { Seat, Tell } from '../../core/types.ts'
import { type Primitives, placeOf } from '../../mechanics/effects.ts'
import { type Looks, see } from '../../mechanics/looks.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    engineSeen: { who: Seat; engine: number }
  }
}

declare module '../../core/types.ts' {
  interface AskTypes {
    engine: true
  }
  interface EventTypes {
    engine: { who: Seat; engine: number; changed: boolean }
  }
  interface PrivateFace {
    /** Engine tokens by engine, the top token first. */
    engines?: { engine: number; tokens: Name[] }[]
  }
  interface NoteTypes {
    coordinates: true
    engine: true
  }
  interface EffectTypes {
    /** Look at both tokens of the engine here and put them back in either order. */
    engine: object
  }
}

declare module '../../mechanics/looks.ts' {
  interface LookTypes {
    coordinates: true
    /** The engine of the room. */
    engine: true
    engines: true
  }
  interface PeekTypes {
    coordinates: true
    engine: true
  }
}

const ENGINE_ROOMS = ['engine-1', 'engine-2', 'engine-3']
/** Engine rooms by their number, 0 elsewhere. */
const engineIn = (g: GameState, room: number): number => ENGINE_ROOMS.indexOf(boardOf(g).places[room].special ?? '') + 1

export const engineZone = (g: GameState, engine: number): number[] => sharedZone(g, `engine.${engine}` as SharedZone)

/** NEM-ROOM-ENGINE-2: what is worth remembering of an engine is the token on top. */
function noteEngine(g: GameState, who: Seat, engine: number): void {
  const at = String(engine)
  g.notes[who] = g.notes[who].filter(n => n.what !== 'engine' || n.at !== at)
  g.notes[who].push({ round: g.round, what: 'engine', at, card: nameOf(g, engineZone(g, engine).at(-1) ?? -1) })
}

function lookAtEngines(
  g: GameState,
  who: Seat,
  engines: readonly number[],
  both: boolean,
  tell: Tell | undefined,
): void {
  const seen = engines.map(engine => {
    const zone = engineZone(g, engine)
    const tokens = both ? zone.toReversed() : zone.slice(-1)
    for (const piece of tokens) g.seen[piece] |= bit(who)
    noteEngine(g, who, engine)
    return { engine, tokens: tokens.map(piece => nameOf(g, piece)) }
  })
  tell?.({
    e: 'peeked',
    who,
    what: 'engine',
    at: engines.join(' '),
    rule: both ? 'NEM-ROOM-ENGINE-3' : engines.length > 1 ? 'NEM-ROOM-ENGCONTROL-1' : 'NEM-ROOM-ENGINE-1',
    only: onlyFor(who, { engines: seen }),
    learned: bit(who),
  })
}

export const engineTasks: Handlers<'engineSeen'> = {
  /** NEM-ROOM-ENGINE-3, NEM-ROOM-ENGINE-4: whether the order was changed is said aloud. */
  engineSeen: {
    ask: 'engine',
    rule: 'NEM-ROOM-ENGINE-3',
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { who, engine }, choice, tell) {
      const changed = choice.do === 'accept'
      if (changed) {
        engineZone(g, engine).reverse()
        noteEngine(g, who, engine)
      }
      tell?.({ e: 'engine', who, engine, changed, rule: 'NEM-ROOM-ENGINE-4' })
    },
  },
}

export const nemesisLooks: Looks<'coordinates' | 'engine' | 'engines'> = {
  coordinates: {
    why: () => null,
    run(g, { by }, _, tell) {
      const card = see(g, by, sharedZone(g, 'coordinates')[0], 'coordinates', 'coordinates')
      tell?.({
        e: 'peeked',
        who: by,
        what: 'coordinates',
        at: 'coordinates',
        rule: 'NEM-ROOM-COCKPIT-2',
        only: onlyFor(by, { card }),
        learned: bit(by),
      })
    },
  },
  engine: {
    why: (g, ctx) => (engineIn(g, placeOf(g, ctx)) === 0 ? 'wrongPlace' : null),
    run: (g, ctx, _, tell) => lookAtEngines(g, ctx.by, [engineIn(g, placeOf(g, ctx))], false, tell),
  },
  engines: {
    why: () => null,
    run: (g, { by }, _, tell) => lookAtEngines(g, by, [1, 2, 3], false, tell),
  },
}

export const engineEffects: Primitives<'engine'> = {
  engine: {
    why: (g, { by }) => {
      const { room } = g.crew[by]
      if (engineIn(g, room) === 0) return 'wrongPlace'
      // NEM-RULING-195
      return g.malfunction[room] && !settingsOf(g).engineRepairDespiteMalfunction ? 'broken' : null
    },
    run(g, { by }, _, tell) {
      const engine = engineIn(g, g.crew[by].room)
      lookAtEngines(g, by, [engine], true, tell)
      next(g, { do: 'engineSeen', who: by, engine })
    },
  },
}
