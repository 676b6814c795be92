/** Facts printed on components that only Nemesis has. */
import { findFace } from '../../core/facts.ts'
import type { Name } from '../../core/types.ts'
import type { CoordinatesCard, IntruderAction } from './faces.ts'

export const coordinatesInfo = (game: string, card: Name): CoordinatesCard | null =>
  findFace(game, 'coordinates', card)?.coordinates ?? null

/** A card of whoever plays the Intruders. */
export const intruderActionInfo = (game: string, card: Name): IntruderAction | null =>
  findFace(game, 'intruderAction', card)?.command ?? null
