/** Intruders that are hurt, driven out or lured away without a fight. NEM-RULING-66, NEM-IMOVE-01. */
import { boardOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Seat } from '../core/types.ts'
import { easiest } from './attacks.ts'
import { inCombat } from './crew.ts'
import type { Primitives } from './effects.ts'
import { bring, bySize, intruderOf, intrudersIn } from './intruders.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    chooseIntruder: { who: Seat; purpose: Aim; injuries: number }
    chooseDecoy: { who: Seat }
    pull: { intruders: readonly number[]; to: number }
  }
}

declare module '../core/types.ts' {
  interface AskTypes {
    intruder: true
  }
  interface PurposeTypes {
    retreat: true
    decoy: true
    taser: true
    scalpel: true
  }
  interface EffectTypes {
    injureOne: { injuries: number; retreat: boolean }
    retreatOne: object
    /** All intruders of the neighboring rooms go into one of them; those in Combat attack first. */
    decoy: object
  }
}

/** What an intruder is chosen for: a jolt that drives it out, a cut, or to be driven out alone. */
type Aim = 'taser' | 'scalpel' | 'retreat'

/** Neighboring rooms, whatever stands between. */
const neighbors = (g: GameState, room: number): number[] => [...new Set(boardOf(g).ways[room].map(w => w.to))]

/** What happens to the one intruder chosen. */
function single(g: GameState, by: Seat, intruder: number, purpose: Aim, injuries: number): void {
  if (purpose === 'retreat') next(g, { do: 'flee', intruder, by })
  else if (purpose === 'scalpel') next(g, { do: 'injure', intruder, count: injuries, fire: false, by })
  else next(g, { do: 'injure', intruder, count: injuries, fire: false, by }, { do: 'retreat', intruder, by })
}

export const repellingTasks: Handlers<'chooseIntruder' | 'chooseDecoy' | 'pull'> = {
  chooseIntruder: {
    ask: 'intruder',
    rule: 'NEM-RULING-66',
    about: (_, { purpose }) => ({ purpose }),
    options: (g, { who }) => intrudersIn(g, g.crew[who].room).map(i => ({ do: 'intruder', intruder: i.id })),
    answer(g, { who, purpose, injuries }, choice) {
      if (choice.do === 'intruder') single(g, who, choice.intruder, purpose, injuries)
    },
  },

  chooseDecoy: {
    ask: 'room',
    rule: 'NEM-IMOVE-01',
    about: () => ({ purpose: 'decoy' }),
    options: (g, { who }) => neighbors(g, g.crew[who].room).map(room => ({ do: 'room', room: boardOf(g).rooms[room] })),
    answer(g, { who }, choice) {
      if (choice.do !== 'room') return
      const to = boardOf(g).roomIndex[choice.room]
      const near = neighbors(g, g.crew[who].room)
      const pulled = bySize(g.intruders.filter(i => i.room !== to && near.includes(i.room)))
      const fighting = pulled.filter(i => easiest(g, i.room))
      next(g, ...fighting.map((i): Task => ({ do: 'attackSomebody', intruder: i.id })), {
        do: 'pull',
        intruders: pulled.map(i => i.id),
        to,
      })
    },
  },

  pull(g, { intruders, to }, tell) {
    for (const id of intruders) {
      const intruder = intruderOf(g, id)
      if (intruder) bring(g, intruder, to, 'NEM-IMOVE-01', tell)
    }
  },
}

export const repellingEffects: Primitives<'injureOne' | 'retreatOne' | 'decoy'> = {
  injureOne: {
    why: (g, { by }) => (inCombat(g, by) ? null : 'notInCombat'),
    run(g, { by }, { injuries, retreat }) {
      const foes = intrudersIn(g, g.crew[by].room)
      const purpose = retreat ? 'taser' : 'scalpel'
      if (foes.length > 1) next(g, { do: 'chooseIntruder', who: by, purpose, injuries })
      else if (foes.length === 1) single(g, by, foes[0].id, purpose, injuries)
    },
  },
  retreatOne: {
    why: (g, { by }) => (inCombat(g, by) ? null : 'notInCombat'),
    run(g, { by }) {
      const foes = intrudersIn(g, g.crew[by].room)
      if (foes.length > 1) next(g, { do: 'chooseIntruder', who: by, purpose: 'retreat', injuries: 0 })
      else if (foes.length === 1) single(g, by, foes[0].id, 'retreat', 0)
    },
  },
  decoy: {
    why: (g, { by }) => {
      const near = neighbors(g, g.crew[by].room)
      return g.intruders.some(i => near.includes(i.room)) ? null : 'noTarget'
    },
    run: (g, { by }) => next(g, { do: 'chooseDecoy', who: by }),
  },
}
