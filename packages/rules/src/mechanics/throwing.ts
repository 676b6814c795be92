/** Throwing something that explodes into a room. NEM-PVP-02, NEM-DOOR-04, NEM-ROOM-NEST-10. */
import type { EffectOf } from '../core/effect.ts'
import { boardOf } from '../core/ruleset.ts'
import { CLOSED, type GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Seat } from '../core/types.ts'
import { type Target, targetOf, toOption } from './combat.ts'
import { crewIn, hasIntruder } from './crew.ts'
import type { Primitives } from './effects.ts'
import { intrudersIn } from './intruders.ts'
import { eggsIn } from './things.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    chooseThrow: { who: Seat; thrown: Thrown }
    chooseThrowTarget: { who: Seat; room: number; thrown: Thrown }
    explode: { who: Seat; room: number; target: Target; thrown: Thrown }
  }
}

declare module '../core/types.ts' {
  interface PurposeTypes {
    throw: true
  }
  interface EventTypes {
    thrown: { who: Seat; room: RoomId }
  }
  interface EffectTypes {
    /** Everything in a chosen room, here or next to it: injuries, serious wounds, perhaps fire. */
    throw: {
      target: number
      others: number
      eggs: number
      fire: boolean
      /** What characters there suffer; without it a serious wound. */
      crew?: 'light'
      malfunction?: true
    }
  }
}

type Thrown = Omit<EffectOf<'throw'>, 'fx'>

/** Here or next door, where there is something to hit. NEM-DOOR-04: not through a closed door. NEM-ROOM-NEST-10 */
function throwRooms(g: GameState, who: Seat): number[] {
  const { room } = g.crew[who]
  const near = boardOf(g)
    .ways[room].filter(w => g.doors[w.via] !== CLOSED)
    .map(w => w.to)
  return [...new Set([room, ...near])].toSorted((a, b) => a - b).filter(r => hasIntruder(g, r) || eggsIn(g, r) > 0)
}

const throwTargets = (g: GameState, room: number): Target[] => [
  ...intrudersIn(g, room).map((i): Target => i.id),
  ...(eggsIn(g, room) > 0 ? (['eggs'] as const) : []),
]

function hurl(g: GameState, who: Seat, room: number, thrown: Thrown): void {
  const able = throwTargets(g, room)
  if (!thrown.fire && able.length > 1) return next(g, { do: 'chooseThrowTarget', who, room, thrown })
  if (able.length > 0) next(g, { do: 'explode', who, room, target: able[0], thrown })
}

export const throwingTasks: Handlers<'chooseThrow' | 'chooseThrowTarget' | 'explode'> = {
  chooseThrow: {
    ask: 'room',
    rule: 'NEM-DOOR-04',
    about: () => ({ purpose: 'throw' }),
    options: (g, { who }) => throwRooms(g, who).map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, { who, thrown }, choice) {
      if (choice.do === 'room') hurl(g, who, boardOf(g).roomIndex[choice.room], thrown)
    },
  },

  chooseThrowTarget: {
    ask: 'target',
    rule: 'NEM-PVP-02',
    about: (g, { room }) => ({ purpose: 'throw', room: boardOf(g).rooms[room] }),
    options: (g, { room }) => throwTargets(g, room).map(toOption),
    answer(g, { who, room, thrown }, choice) {
      const target = targetOf(choice)
      if (target !== null) next(g, { do: 'explode', who, room, target, thrown })
    },
  },

  /** The target, the other intruders, the characters; eggs where they are the target or all burns. */
  explode(g, { who, room, target, thrown }, tell) {
    tell?.({ e: 'thrown', who, room: boardOf(g).rooms[room], rule: 'NEM-PVP-02' })
    const hit = (t: Target): number => (t === target ? thrown.target : thrown.others)
    const eggs = eggsIn(g, room) > 0 && (target === 'eggs' || thrown.fire)
    const foes = intrudersIn(g, room).toSorted((a, b) => Number(b.id === target) - Number(a.id === target))
    next(
      g,
      ...foes.map((i): Task => ({ do: 'injure', intruder: i.id, count: hit(i.id), fire: thrown.fire, by: who })),
      ...crewIn(g, room).flatMap(s =>
        Array.from(
          { length: thrown.others },
          (): Task => ({ do: thrown.crew ? 'lightWound' : 'seriousWound', who: s }),
        ),
      ),
      ...(eggs ? [{ do: 'eggsHit' as const, room, count: thrown.eggs }] : []),
      ...(thrown.malfunction ? [{ do: 'placeMalfunction' as const, room }] : []),
      ...(thrown.fire ? [{ do: 'placeFire' as const, room }] : []),
      ...(eggs ? [{ do: 'noiseRoll' as const, who }] : []),
    )
  },
}

export const throwingEffects: Primitives<'throw'> = {
  throw: {
    why: (g, { by }) => (throwRooms(g, by).length > 0 ? null : 'noTarget'),
    run(g, { by }, { fx: _, ...thrown }) {
      const rooms = throwRooms(g, by)
      if (rooms.length > 1) next(g, { do: 'chooseThrow', who: by, thrown })
      else if (rooms.length === 1) hurl(g, by, rooms[0], thrown)
    },
  },
}
