/** The weapon each character begins with, heavy and in hand. */
import type { ItemCard, Weapon } from '../../core/content.ts'
import type { Character } from './characters.ts'
import { weapon } from './items.ts'

const gun = (id: string, kind: Weapon['kind'], ammo: number, special: Partial<Weapon> = {}): ItemCard =>
  weapon(id, { kind, capacity: ammo, loaded: ammo, ...special })

export const startingWeapons: Record<Character, ItemCard> = {
  captain: gun('sixShooter', 'classic', 6, { bonusOnDouble: true }),
  pilot: gun('shotgun', 'energy', 2, { bonusOnHit: true }),
  scientist: gun('pistol', 'energy', 3, { doubleAsHit: true }),
  scout: gun('rifle', 'energy', 4),
  soldier: gun('assaultRifle', 'energy', 5, { bonusOnHit: true }),
  mechanic: gun('sawedOffShotgun', 'energy', 2, { hitAsDouble: true }),
}
