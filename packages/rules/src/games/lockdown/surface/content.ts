/** The Surface of Mars: its die, its exploration tokens and its cards. LOCK-MARS; facts in docs/content/originals.md §8. */
import type { Tile, Token } from '../../../core/content.ts'
import { room, token } from '../../../core/contentForms.ts'
import { contaminate, draw, type Effect, lightWound, plain, seriousWound } from '../../../core/effect.ts'
import type { NoiseFace, TokenEffect } from '../../../core/types.ts'
import type { SurfaceCard } from '../faces.ts'

declare module '../../../core/types.ts' {
  interface NoiseFaceTypes {
    mars: true
  }
  interface TokenEffectTypes {
    redItem: true
    yellowItem: true
    greenItem: true
    mars: true
  }
}

export const surfaceDie: readonly NoiseFace[] = [
  '1',
  '1',
  '2',
  '2',
  '3',
  '3',
  '4',
  '4',
  'silence',
  'danger',
  'mars',
  'mars',
]

/** Named apart from those of the underground: they have another back. */
const outside = (effect: TokenEffect, items: number): Token => ({
  ...token(effect, items),
  id: `surface-${effect}-${items}`,
})

export const surfaceTokens: Token[] = [
  outside('redItem', 2),
  outside('yellowItem', 1),
  outside('greenItem', 2),
  outside('mars', 3),
  outside('mars', 2),
  outside('mars', 1),
  outside('malfunction', 3),
  outside('malfunction', 2),
  outside('danger', 2),
  outside('silence', 1),
]

/** LOCK-MARS-07 */
export const crossroads: Tile = room('special', 'crossroads', null, {
  noFire: true,
  noMalfunction: true,
  noSearch: true,
})

const card = (
  id: string,
  whom: SurfaceCard['whom'],
  exposed: readonly Effect[],
  sheltered: readonly Effect[],
): SurfaceCard => ({ id, whom, exposed, sheltered })

const discard = (count: number): Effect => ({ fx: 'discard', count })
const drain = (count: number): Effect => ({ fx: 'drain', count })

export const surfaceCards: SurfaceCard[] = [
  card('radioactiveDust', 'drawer', [contaminate(1), { fx: 'slime', how: 'give' }], [contaminate(1)]),
  card('sandstorm', 'everybody', [discard(2)], [discard(1)]),
  card('meteoriteShower', 'everybody', [lightWound(2)], [lightWound(1)]),
  card('suitBreach', 'drawer', [seriousWound(1)], [lightWound(1)]),
  card('tracksInTheSand', 'drawer', [{ fx: 'noiseInAreas', count: 'all' }], [{ fx: 'noiseInAreas', count: 1 }]),
  card('somethingOutThere', 'drawer', [plain('encounter')], [plain('stirArea')]),
  card('staticDischarge', 'drawer', [drain(2)], [drain(1)]),
  card('clearSky', 'drawer', [], [draw(1)]),
]
