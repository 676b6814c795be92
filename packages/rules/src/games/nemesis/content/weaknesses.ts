/** Intruder weaknesses; three lie face down at the start, one for each kind of object. */
import type { WeaknessCard } from '../../../core/content.ts'

export const weaknesses: WeaknessCard[] = [
  { id: 'vitalPlaces', gives: 'blankHitsAdults' },
  { id: 'wayOfMoving', gives: 'doorsHold' },
  { id: 'susceptibilityToPhosphates', gives: 'phosphates' },
  { id: 'vulnerabilityToEnergy', gives: 'energyBonus' },
  { id: 'reactionToDanger', gives: 'slowSurprise' },
  { id: 'speciesOnTheBrink', gives: 'fragile' },
  { id: 'wayOfFighting', gives: 'lightBites' },
  { id: 'vulnerabilityToFire', gives: 'fireBonus' },
]
