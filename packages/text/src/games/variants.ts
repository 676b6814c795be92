/**
 * Tables that say some things otherwise than others: Lockdown has sentences of its own for its place, for what creeps
 * about there, and for the Intruders if they hunt there in its stead. Each layer is said over what lies below it.
 */
import { inBox } from '@coldwake/rules'

export const VARIANTS = {
  lockdown: ['always', 'nightStalkers'],
  intruders: ['always', 'intruders'],
} as const

export type Variant = keyof typeof VARIANTS
export type Layer = (typeof VARIANTS)[Variant][number]

export function variantOf(box: string): Variant | null {
  const { game, extras } = inBox(box)
  if (game !== 'lockdown') return null
  return extras.includes('intruders') ? 'intruders' : 'lockdown'
}

/** Areas of words that only tables of a game have. They are loaded with its box. */
export const GAME_AREAS = ['nemesis', 'intruderPlayer', 'lockdown', 'surface'] as const
