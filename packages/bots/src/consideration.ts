/**
 * A consideration is one thing that officers take into account: fire, repairs, shelter, an objective. It says which rooms
 * are worth going to for its sake, and what effects, answers and objects are worth. Everything in it is optional; `null`
 * leaves the question to the next one.
 *
 * Considerations of every game are in `considerations/`, those of one game in its folder under `games/`.
 */
import type { Choice, Effect, EffectOf, Fx, ObjectName, Option } from '@coldwake/rules/facts'
import type { Mind } from './mind.ts'
import type { Sight } from './sight.ts'
import { noteWhole } from './weighing.ts'

/** A room that is worth going to. */
export interface Goal {
  room: number
  worth: number
  /** The consideration it comes from. */
  why?: string
  /** Where what is fetched there has to go; −1 while that is not found. */
  for?: number
}

/** Everything that is known before there are goals. A game reads more out of a sight. */
export interface Reading {
  sight: Sight
}

export interface Consideration<R extends Reading = Reading> {
  /** False where it does not matter now. */
  applies?: (reading: R) => boolean
  goals?: (reading: R) => readonly Goal[]
  effects?: { readonly [K in Fx]?: (mind: Mind, effect: EffectOf<K>, reading: R) => number | null }
  answers?: { readonly [K in Choice['do']]?: (mind: Mind, option: OptionOf<K>, reading: R) => number | null }
  objects?: (mind: Mind, object: ObjectName, reading: R) => number | null
}
export type OptionOf<K extends Choice['do']> = Extract<Option, { do: K }>

/** Several considerations as one: all their goals in order, and the worth that the first one gives. */
export interface Considered<R extends Reading> {
  goals: (reading: R) => Goal[]
  effect: (mind: Mind, effect: Effect, reading: R) => number | null
  answer: (mind: Mind, option: Option, reading: R) => number | null
  object: (mind: Mind, object: ObjectName, reading: R) => number | null
}

/** Considerations by their names, by which advice gives its reasons. */
export function considering<R extends Reading>(named: Readonly<Record<string, Consideration<R>>>): Considered<R> {
  const all = Object.entries(named)
  const effects = byKind<R, Effect>(all, one => one.effects)
  const answers = byKind<R, Option>(all, one => one.answers)
  const objects = all.flatMap(([why, { applies, objects: worth }]): Voice<R, ObjectName>[] =>
    worth ? [{ why, applies, worth }] : [],
  )
  return {
    goals: reading =>
      all.flatMap(([why, { applies, goals }]) =>
        goals && applies?.(reading) !== false ? goals(reading).map(goal => ({ ...goal, why })) : [],
      ),
    effect: (mind, effect, reading) => firstWorth(effects.get(effect.fx), mind, effect, reading),
    answer: (mind, option, reading) => firstWorth(answers.get(option.do), mind, option, reading),
    object: (mind, object, reading) => firstWorth(objects, mind, object, reading),
  }
}

/** One consideration's word on a kind of thing. */
interface Voice<R, Thing> {
  why: string
  applies: ((reading: R) => boolean) | undefined
  worth: (mind: Mind, thing: Thing, reading: R) => number | null
}

/** Kind of effect or answer → the considerations that know what it is worth. */
function byKind<R extends Reading, Thing>(
  all: readonly (readonly [string, Consideration<R>])[],
  tableOf: (one: Consideration<R>) => object | undefined,
): ReadonlyMap<string, readonly Voice<R, Thing>[]> {
  const voices = new Map<string, Voice<R, Thing>[]>()
  for (const [why, one] of all)
    for (const [kind, worth] of Object.entries(tableOf(one) ?? {})) {
      const known = voices.get(kind)
      if (known) known.push({ why, applies: one.applies, worth })
      else voices.set(kind, [{ why, applies: one.applies, worth }])
    }
  return voices
}

function firstWorth<R, Thing>(
  voices: readonly Voice<R, Thing>[] | undefined,
  mind: Mind,
  thing: Thing,
  reading: R,
): number | null {
  if (!voices) return null
  for (const { why, applies, worth } of voices) {
    if (applies?.(reading) === false) continue
    const found = noteWhole(mind, why, () => worth(mind, thing, reading))
    if (found !== null) return found
  }
  return null
}
