/** What an item is worth to who finds it, beyond what is printed on it: what it lacks, and what it becomes a part of. */
import { type Effect, itemInfo, type Name, recipes } from '@coldwake/rules/facts'
import { includesEffect } from '../../objectives/effectSearch.ts'

/** An energy weapon, or the weapon of this name. */
type Wanted = 'energy' | Name

/** What this effect loads or hangs something on. */
function loadedBy(effect: Effect): Wanted | null {
  if (effect.fx === 'attach') return 'energy'
  return effect.fx === 'ammo' ? effect.of : null
}

/** The weapon that this item is for and that I do not hold; null: I do, or it is for none. */
export function weaponLacking(game: string, card: Name, held: readonly Name[]): Wanted | null {
  const holds = (weapon: Wanted) =>
    weapon === 'energy' ? held.some(one => itemInfo(game, one)?.weapon?.kind === 'energy') : held.includes(weapon)
  let lacking: Wanted | null = null
  includesEffect(itemInfo(game, card)?.effect, effect => {
    const weapon = loadedBy(effect)
    if (weapon === null || holds(weapon)) return false
    lacking = weapon
    return true
  })
  return lacking
}

/** NEM-CRAFT-01, LOCK-ITEM-18: what can be crafted of it, with something else. */
export function craftedOf(game: string, card: Name): Name[] {
  const component = itemInfo(game, card)?.component
  if (!component) return []
  return recipes(game)
    .filter(({ needs }) => needs.some(need => need.component === component))
    .map(recipe => recipe.card)
}
