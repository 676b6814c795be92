/** The weapon each character begins with, heavy and in hand. */
import type { ItemCard } from '../../../core/content.ts'
import { gun } from '../../../core/contentForms.ts'
import type { Character } from './characters.ts'

export const startingWeapons: Record<Character, ItemCard> = {
  captain: gun('sixShooter', 'classic', 6, { bonusOnDouble: true }),
  pilot: gun('shotgun', 'energy', 2, { bonusOnHit: true }),
  scientist: gun('pistol', 'energy', 3, { doubleAsHit: true }),
  scout: gun('rifle', 'energy', 4),
  soldier: gun('assaultRifle', 'energy', 5, { bonusOnHit: true }),
  mechanic: gun('sawedOffShotgun', 'energy', 2, { hitAsDouble: true }),
}
