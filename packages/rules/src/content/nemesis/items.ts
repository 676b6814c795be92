/** Item decks by the colour of their backs, 30 cards each. */
import type { ItemCard } from '../../core/content.ts'

const item = (id: string, copies: number): ItemCard => ({ id, copies, heavy: false })
const heavy = (id: string, copies: number): ItemCard => ({ id, copies, heavy: true })

export const items: Record<'red' | 'yellow' | 'green', ItemCard[]> = {
  red: [
    item('energyCharge', 11),
    item('grenade', 4),
    item('smokeGrenade', 3),
    item('reconDrone', 3),
    item('decoy', 2),
    item('selfDestructKey', 1),
    item('evacuationKey', 1),
    item('commsKey', 1),
    item('extendedMagazine', 1),
    heavy('prototypePistol', 1),
    heavy('prototypeRifle', 1),
    heavy('prototypeShotgun', 1),
  ],
  yellow: [
    item('chemicals', 7),
    item('tools', 6),
    item('ductTape', 4),
    heavy('fireExtinguisher', 4),
    item('clothes', 3),
    item('energyCharge', 3),
    item('technicalCorridorsPlans', 1),
    item('spaceSuit', 1),
    item('nemesisPlans', 1),
  ],
  green: [
    item('bandages', 7),
    item('medkit', 7),
    item('syntheticFood', 5),
    item('adrenalineInjection', 3),
    item('alcohol', 3),
    item('clothes', 3),
    item('militaryDrugs', 2),
  ],
}
