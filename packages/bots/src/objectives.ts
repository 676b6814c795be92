/** Objectives: what they ask for, and which of mine I play for. */
import { type Name, type ObjectiveCard, objectiveInfo, type Predicate } from '@coldwake/rules/facts'
import { type Errand, errand, type Own, wait } from './errands.ts'
import type { Sight } from './sight.ts'

/** True where the predicate, or some part of it, fits. Without a predicate nothing is asked for. */
export function hasPart(test: Predicate | null, fits: (part: Predicate) => boolean): boolean {
  if (test === null) return false
  if (fits(test)) return true
  if (test.is === 'not') return hasPart(test.test, fits)
  return (test.is === 'all' || test.is === 'any') && test.of.some(one => hasPart(one, fits))
}

/** True where it asks for one of these, alone or among other things. */
export const asksFor = (test: Predicate | null, ...kinds: readonly Predicate['is'][]): boolean =>
  hasPart(test, ({ is }) => kinds.includes(is))

/** True where it names this object, to carry or to analyse: a kind, or one of it as `corpse.blue`. */
export const asksForObject = (test: Predicate | null, object: string): boolean =>
  hasPart(test, part => 'object' in part && (part.object === object || part.object.startsWith(`${object}.`)))

/** My objective: the one that is left, or the likelier of two. */
export interface Aim {
  card: ObjectiveCard | null
  errand: Errand
}
export function aimOf(sight: Sight, own: Own): Aim {
  let best: Aim = { card: null, errand: wait(sight.weights.objectives.none) }
  let chance = -1
  for (const name of sight.me.objectives) {
    const card = objectiveInfo(sight.table.game, name)
    if (!card) continue
    const found = errand(sight, card.test, own)
    if (found.chance <= chance) continue
    chance = found.chance
    best = { card, errand: found }
  }
  return best
}

/** How likely I am to meet an objective. */
export function chanceOf(sight: Sight, name: Name, own: Own): number {
  const card = objectiveInfo(sight.table.game, name)
  return card ? errand(sight, card.test, own).chance : 0
}
