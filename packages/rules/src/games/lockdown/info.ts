/** Facts printed on components that only Lockdown has. */
import { findFace, findFacts } from '../../core/facts.ts'
import type { Name, NoiseFace } from '../../core/types.ts'
import type { CargoToken, ComputerCard, ContingencyToken, SurfaceCard } from './faces.ts'

export const computerInfo = (game: string, card: Name): ComputerCard | null =>
  findFace(game, 'computer', card)?.computer ?? null

export const contingencyInfo = (game: string, token: Name): ContingencyToken | null =>
  findFace(game, 'contingency', token)?.contingency ?? null

/** LOCK-MARS-06: faces of the die that is rolled for noise on the Surface; none in a box without it. */
export const surfaceDieInfo = (game: string): readonly NoiseFace[] => findFacts(game)?.secondNoiseDie ?? []

/** A card of the Surface. */
export const surfaceInfo = (game: string, card: Name): SurfaceCard | null =>
  findFace(game, 'surface', card)?.surface ?? null

/** Which pods leave by a cargo token. */
export const cargoTokenInfo = (game: string, token: Name): CargoToken | null =>
  findFace(game, 'css', token)?.css ?? null
