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

export type Weapon = (typeof startingWeapons)[Character]

export interface WeaponFacts {
  kind: 'energy' | 'classic'
  /** What it holds when full. */
  ammo: number
}

export const weapons: Record<Weapon, WeaponFacts> = {
  sixShooter: { kind: 'classic', ammo: 6 },
  shotgun: { kind: 'energy', ammo: 2 },
  pistol: { kind: 'energy', ammo: 3 },
  rifle: { kind: 'energy', ammo: 4 },
  assaultRifle: { kind: 'energy', ammo: 5 },
  sawedOffShotgun: { kind: 'energy', ammo: 2 },
}
