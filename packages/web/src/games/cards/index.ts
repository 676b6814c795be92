/** Which picture is on a card, by its name. Those of both games stand here. */
import type { SceneName } from '../../art/scenes/CardArt.tsx'
import { facilityCardScenes } from '../lockdown/cards/facilityCardScenes.ts'
import { shipCardScenes } from '../nemesis/cards/shipCardScenes.ts'

export const CARD_SCENES: Readonly<Record<string, SceneName | undefined>> = {
  search: 'search',
  rest: 'rest',
  demolition: 'blast',
  interruption: 'halt',
  basicRepairs: 'repair',
  repairs: 'repair',
  contamination: 'foul',
  grenade: 'blast',
  prototypePistol: 'gun',
  medkit: 'firstAid',
  flamethrower: 'flames',
  pistol: 'gun',
  flashlight: 'torch',
  ...shipCardScenes,
  ...facilityCardScenes,
}
