/** Spanish for the people and cards of each game at a glance. */
import { facilityCardLines } from './lockdown/cardLines.ts'
import { facilityCrew } from './lockdown/characters.ts'
import { shipCardLines } from './nemesis/cardLines.ts'
import { shipCrew } from './nemesis/characters.ts'

export * as wording from './lockdown/wording/brief.ts'
export const gameCardLines = { ...shipCardLines, ...facilityCardLines }
export const characters = {
  trait: { ...shipCrew.trait, ...facilityCrew.trait },
  style: { ...shipCrew.style, ...facilityCrew.style },
  strengths: { ...shipCrew.strengths, ...facilityCrew.strengths },
  weakness: { ...shipCrew.weakness, ...facilityCrew.weakness },
  tip: { ...shipCrew.tip, ...facilityCrew.tip },
}
