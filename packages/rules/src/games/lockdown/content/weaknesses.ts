/** Weaknesses of the Night Stalkers; three of them lie on the Laboratory board. */
import type { WeaknessCard } from '../../../core/content.ts'

export const weaknesses: WeaknessCard[] = [
  { id: 'fragileEndoskeleton', gives: 'sturdyBonus' },
  { id: 'herding', gives: 'herding' },
  { id: 'notAfraidOfTheDark', gives: 'lowSurprise' },
  { id: 'photosensitivity', gives: 'glowBonus' },
  { id: 'vulnerabilityToFire', gives: 'fireBonus' },
  { id: 'waryOfShadows', gives: 'noDarkPerch' },
]
