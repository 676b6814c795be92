/** The weapon each character begins with, heavy and in hand. */
import type { Character } from './characters.ts'

export const startingWeapons = {
  captain: 'sixShooter',
  pilot: 'shotgun',
  scientist: 'pistol',
  scout: 'rifle',
  soldier: 'assaultRifle',
  mechanic: 'sawedOffShotgun',
} as const satisfies Record<Character, string>
