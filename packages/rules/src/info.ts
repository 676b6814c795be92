/** Facts printed on components, for whoever shows or words them. */
import type { ActionCard, Face, Tile, When, WoundCard } from './core/content.ts'
import type { Effect } from './core/effect.ts'
import { findRuleset } from './core/ruleset.ts'
import type { Colour, Name } from './core/types.ts'

const faces = (game: string): readonly Face[] => findRuleset(game)?.content.faces ?? []

export interface GameInfo {
  boards: string[]
  characters: readonly Name[]
  seats: { min: number; max: number }
}
export function gameInfo(game: string): GameInfo | null {
  const rules = findRuleset(game)
  return rules ? { boards: Object.keys(rules.boards), characters: rules.characters, seats: rules.seats } : null
}

function actionCard(game: string, card: Name): ActionCard | null {
  for (const face of faces(game)) if (face.kind === 'action' && face.id === card) return face.card
  return null
}

export interface CardInfo {
  cost: number
  when: When
  /** False: the card can only pay costs so far. */
  hasEffect: boolean
}
export function cardInfo(game: string, card: Name): CardInfo | null {
  const found = actionCard(game, card)
  return found && { cost: found.cost, when: found.when, hasEffect: found.effect !== null }
}

export const cardEffect = (game: string, card: Name): readonly Effect[] | null => actionCard(game, card)?.effect ?? null

export interface TileInfo {
  colour: Colour | null
  computer: boolean
}
export function tileInfo(game: string, tile: Name): TileInfo {
  const face = faces(game).find((f): f is Extract<Face, { kind: 'tile' }> => f.kind === 'tile' && f.id === tile)
  const found: Tile | undefined = face?.tile
  return { colour: found?.colour ?? null, computer: found?.computer ?? false }
}

/** What a serious wound does to its bearer. */
export function woundInfo(game: string, wound: Name): WoundCard | null {
  for (const face of faces(game)) if (face.kind === 'wound' && face.id === wound) return face.wound
  return null
}

/** Every id that can be shown to a player, by kind. */
export function contentIds(game: string): Record<Face['kind'] | 'character' | 'special', Name[]> {
  const rules = findRuleset(game)
  const of = (kind: Face['kind']): Name[] => [...new Set(faces(game).flatMap(f => (f.kind === kind ? [f.id] : [])))]
  const special = Object.values(rules?.boards ?? {}).flatMap(b =>
    b.data.rooms.flatMap(r => (r.special ? [r.special] : [])),
  )
  return {
    character: [...(rules?.characters ?? [])],
    special: [...new Set(special)],
    action: of('action'),
    item: of('item'),
    weapon: of('weapon'),
    tile: of('tile'),
    token: of('token'),
    wound: of('wound'),
  }
}
