/** The combat die, what can be aimed at, and striking with bare hands. NEM-COMBAT, NEM-ROOM-NEST-7..11. */

import { harm } from '../core/combatDie.ts'
import { roll } from '../core/pieces.ts'
import { rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { CombatFace, IntruderKind, Option, Seat } from '../core/types.ts'
import { contaminate } from './contamination.ts'
import { inCombat, weak } from './crew.ts'
import { intruderOf, intrudersIn } from './intruders.ts'
import { destroyEggs, eggsIn } from './things.ts'

/** What is aimed at: an intruder, or the eggs of the room. */
export type Target = number | 'eggs'

declare module '../core/task.ts' {
  interface TaskTypes {
    melee: { who: Seat }
    chooseVictim: { who: Seat }
    strikeBlow: { who: Seat; target: Target }
    /** No actor: what is destroyed is destroyed, whatever becomes of who did it. */
    eggsHit: { room: number; count: number }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    intruder: { intruder: number }
    eggs: object
  }
  interface AskTypes {
    target: true
  }
  interface WhyTypes {
    noTarget: true
  }
  interface EventTypes {
    struck: { who: Seat; face: CombatFace; target: number | 'eggs'; kind: IntruderKind | 'eggs'; injuries: number }
  }
}

// ---------------------------------------------------------------- the die

/** With its vital places known, a blank hits an Adult. */
export const seenFace = (g: GameState, who: Seat, face: CombatFace, kind: IntruderKind | 'eggs'): CombatFace =>
  face === 'blank' && kind === 'adult' && weak(g, 'blankHitsAdults', who) ? 'hit' : face

export function rollCombat(g: GameState): CombatFace {
  const { combatDie } = rulesOf(g)
  return combatDie[roll(g, 'combat', combatDie.length)]
}

// ---------------------------------------------------------------- targets

/** NEM-BASIC-11..13: an intruder in the room; out of Combat, uncarried eggs. */
export function targets(g: GameState, who: Seat): Target[] {
  const { room } = g.crew[who]
  if (inCombat(g, who)) return intrudersIn(g, room).map(i => i.id)
  return eggsIn(g, room) > 0 ? ['eggs'] : []
}

export const hasTarget = (g: GameState, who: Seat, fighting = inCombat(g, who)): boolean =>
  fighting || eggsIn(g, g.crew[who].room) > 0

export const toOption = (target: Target): Option =>
  target === 'eggs' ? { do: 'eggs' } : { do: 'intruder', intruder: target }
export const targetOf = (choice: Option): Target | null =>
  choice.do === 'eggs' ? 'eggs' : choice.do === 'intruder' ? choice.intruder : null
export const kindOf = (g: GameState, target: Target): IntruderKind | 'eggs' | null =>
  target === 'eggs' ? 'eggs' : (intruderOf(g, target)?.kind ?? null)

export const combatTasks: Handlers<'melee' | 'chooseVictim' | 'strikeBlow' | 'eggsHit'> = {
  /** NEM-COMBAT-05, NEM-ROOM-NEST-9 */
  melee(g, { who }, tell) {
    const able = targets(g, who)
    if (able.length === 0) return
    if (able[0] !== 'eggs') contaminate(g, who, 'NEM-COMBAT-05', tell)
    if (able.length > 1) next(g, { do: 'chooseVictim', who })
    else next(g, { do: 'strikeBlow', who, target: able[0] })
  },

  chooseVictim: {
    ask: 'target',
    rule: 'NEM-COMBAT-05',
    options: (g, { who }) => targets(g, who).map(toOption),
    answer(g, { who }, choice) {
      const target = targetOf(choice)
      if (target !== null) next(g, { do: 'strikeBlow', who, target })
    },
  },

  /** NEM-COMBAT-06, NEM-COMBAT-07 */
  strikeBlow(g, { who, target }, tell) {
    const kind = kindOf(g, target)
    if (!kind) return
    const face = rollCombat(g)
    const injuries = Math.min(1, harm(seenFace(g, who, face, kind), kind))
    tell?.({ e: 'struck', who, face, target, kind, injuries, rule: 'NEM-COMBAT-05' })
    if (target === 'eggs') next(g, ...smash(g, who, injuries))
    else if (injuries > 0) next(g, { do: 'injure', intruder: target, count: injuries, fire: false, by: who })
    else next(g, { do: 'seriousWound', who })
  },

  /** NEM-ROOM-NEST-8 */
  eggsHit(g, { room, count }, tell) {
    destroyEggs(g, room, count, 'NEM-ROOM-NEST-8', tell)
  },
}

export function hurt(
  g: GameState,
  { who, target }: { who: Seat; target: Target },
  injuries: number,
  fire: boolean,
): void {
  if (target === 'eggs') next(g, ...smash(g, who, injuries))
  else if (injuries > 0) next(g, { do: 'injure', intruder: target, count: injuries, fire, by: who })
}

/** NEM-ROOM-NEST-11, NEM-RULING-114: one noise roll for each try, hit or miss. */
const smash = (g: GameState, who: Seat, count: number): Task[] => [
  { do: 'eggsHit', room: g.crew[who].room, count },
  { do: 'noiseRoll', who },
]
