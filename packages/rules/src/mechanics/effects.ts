/** Runs effects written as data. A primitive says why it cannot be chosen now, and does its work; text/ words it. */
import type { Effect, EffectOf, Fx } from '../core/effect.ts'
import { bit } from '../core/pieces.ts'
import { boardOf, nameOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Seat, Tell, Why } from '../core/types.ts'
import { drawCards } from './cards.ts'
import { inOrder } from './crew.ts'
import { whyNoDoor } from './doors.ts'
import { beginSearch, whyNoSearch } from './items.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    effects: { who: Seat; list: readonly Effect[] }
    chooseEffect: { who: Seat; of: readonly (readonly Effect[])[] }
    lookAtTile: { who: Seat }
  }
}

interface Primitive<K extends Fx> {
  why: (g: GameState, who: Seat, effect: EffectOf<K>) => Why | null
  run: (g: GameState, who: Seat, effect: EffectOf<K>, tell: Tell | undefined) => void
}

const isFaceDown = (g: GameState, room: number): boolean => g.tiles[room] >= 0 && !g.explored[room]

const primitives: { [K in Fx]: Primitive<K> } = {
  choose: {
    why: (g, who, { of }) => {
      const reasons = of.map(list => whyNot(g, who, list))
      return reasons.includes(null) ? null : reasons[0]
    },
    run(g, who, { of }) {
      const open = of.filter(list => !whyNot(g, who, list))
      if (open.length === 1) next(g, { do: 'effects', who, list: open[0] })
      else if (open.length > 1) next(g, { do: 'chooseEffect', who, of })
    },
  },
  search: {
    why: (g, who) => whyNoSearch(g, who),
    run: (g, who, { draw }) => beginSearch(g, who, draw),
  },
  look: {
    why: g => (g.tiles.some((_, room) => isFaceDown(g, room)) ? null : 'allExplored'),
    run: (g, who) => next(g, { do: 'lookAtTile', who }),
  },
  door: {
    why: (g, who, { how }) => whyNoDoor(g, who, how),
    run: (g, who, { how }) => next(g, { do: 'chooseDoor', who, how }),
  },
  malfunction: {
    why: () => null, // NEM-RULING-08: without effect where no marker can lie, but allowed
    run: (g, who) => next(g, { do: 'placeMalfunction', room: g.crew[who].room }),
  },
  draw: {
    why: () => null,
    run(g, who, { count, who: whom }, tell) {
      const seats =
        whom === 'self' ? [who] : inOrder(g).filter(s => g.crew[s].alive && g.crew[s].room === g.crew[who].room)
      for (const seat of seats) drawCards(g, seat, count, 'NEM-ACT-07', tell)
    },
  },
  cancel: {
    why: () => 'reactionOnly',
    run() {}, // what it does is decided where the reaction is resolved: mechanics/reactions.ts
  },
}

const primitive = (fx: Fx): Primitive<Fx> => primitives[fx] as Primitive<Fx>

/** Why this list of effects cannot be chosen now; null when it can. Read from public facts only. */
export function whyNot(g: GameState, who: Seat, list: readonly Effect[]): Why | null {
  for (const effect of list) {
    const why = primitive(effect.fx).why(g, who, effect)
    if (why) return why
  }
  return null
}

export const effectTasks: Handlers<'effects' | 'chooseEffect' | 'lookAtTile'> = {
  /** One after the other, each with all it causes. One that has become impossible does nothing. */
  effects(g, { who, list }, tell) {
    if (list.length > 1) next(g, { do: 'effects', who, list: list.slice(1) })
    const effect = list[0]
    if (effect && !primitive(effect.fx).why(g, who, effect)) primitive(effect.fx).run(g, who, effect, tell)
  },

  chooseEffect: {
    ask: 'part',
    rule: 'NEM-ACT-08',
    about: ({ of }) => ({ parts: of }),
    options: (g, { who, of }) =>
      of.flatMap((list, part) => (whyNot(g, who, list) ? [] : [{ do: 'part' as const, part }])),
    answer(g, { who, of }, choice) {
      if (choice.do === 'part') next(g, { do: 'effects', who, list: of[choice.part] })
    },
  },

  lookAtTile: {
    ask: 'lookAtTile',
    rule: 'NEM-HIDE-19',
    options: g =>
      boardOf(g)
        .rooms.filter((_, room) => isFaceDown(g, room))
        .map(room => ({ do: 'look', room })),
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'look') return
      const piece = g.tiles[boardOf(g).roomIndex[choice.room]]
      const tile = nameOf(g, piece)
      g.seen[piece] |= bit(who)
      g.notes[who].push({ round: g.round, what: 'tile', at: choice.room, card: tile })
      tell?.({
        e: 'peeked',
        who,
        what: 'tile',
        room: choice.room,
        rule: 'NEM-HIDE-19',
        only: { [who]: { tile } },
        learned: bit(who),
      })
    },
  },
}
