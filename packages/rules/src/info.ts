/** Facts printed on components, for whoever shows or words them. A piece is asked for by the name it is shown by. */

import type {
  AttackCard,
  Component,
  CraftedItem,
  EventCard,
  Face,
  IntruderToken,
  ItemCard,
  ObjectiveCard,
  Quest,
  QuestItem,
  Tile,
  Token,
  WeaknessCard,
  When,
  WoundCard,
} from './core/content.ts'
import type { Effect } from './core/effect.ts'
import { findFace, findFacts } from './core/facts.ts'
import { elementAt } from './core/lists.ts'
import type { Back, Color, Name, ObjectName, RoomId } from './core/types.ts'
import { boardPartsOf, characterPartsOf, type GameBoardInfo, type GameCharacterInfo } from './games/boxParts.ts'
import { GAME_KINDS } from './games/faces.ts'

export type {
  AttackCard,
  Component,
  EventCard,
  IntruderToken,
  ItemGift,
  ObjectiveCard,
  Quest,
  Tile,
  Token,
  WeaknessCard,
  Weapon,
  WoundCard,
} from './core/content.ts'
export { type Addition, type Facts, findBoard, findFacts, registerFacts } from './core/facts.ts'
export { nonsense } from './core/nonsense.ts'
export {
  boxName,
  boxOf,
  EXTRAS,
  type Extra,
  inBox,
  MODES,
  type Mode,
  modeOf,
  type Nonsense,
  type OptionName,
  type Options,
  type OptionTable,
  type Problem,
} from './core/options.ts'
export { asPrinted, isAsPrinted, printedOptions } from './core/printed.ts'
export { type GameInfo, gameInfo } from './gameInfo.ts'
export type { GameId } from './games/covers.ts'
export * from './games/info.ts'
export * from './viewFacts.ts'

type Kind = Face['kind']

export interface BoardInfo extends GameBoardInfo {
  rooms: readonly RoomId[]
  /** How many rounds a game can last. */
  rounds: number
}
/** What a board has, by number or name. */
export function boardInfo(game: string, board: string): BoardInfo | null {
  const boards = findFacts(game)?.boards ?? {}
  const found = Object.hasOwn(boards, board) ? boards[board] : undefined
  if (!found) return null
  const { rooms, data } = found
  return { rooms, rounds: data.tracks.time.filter(({ end }) => !end).length, ...boardPartsOf(data) }
}

/** Everything bulky that can lie around. */
export function objectNames(game: string): ObjectName[] {
  const rules = findFacts(game)
  if (!rules) return []
  const found = rules.customs.bodyAtStart ? ['corpse.blue'] : []
  return ['egg', 'carcass', ...found, ...rules.characters.map(character => `corpse.${character}`)]
}

// ---------------------------------------------------------------- a player's cards

export interface CardInfo {
  cost: number
  when: When
}
/** An action card; null for anything else. */
export function cardInfo(game: string, card: Name): CardInfo | null {
  const found = findFace(game, 'action', card)?.card
  return found ? { cost: found.cost, when: found.when } : null
}

export const cardEffect = (game: string, card: Name): readonly Effect[] | null =>
  findFace(game, 'action', card)?.card.effect ?? null

/** Characters that a draft card allows, by the name on it; where all of them lie open, a card stands for one. */
export function draftInfo(game: string, card: Name, drawn: readonly Name[]): readonly Name[] {
  const allowed = findFacts(game)?.drafts.find(([name]) => name === card) ?? []
  return allowed.every(name => drawn.includes(name)) ? [card] : allowed
}

export interface CharacterInfo extends GameCharacterInfo {
  /** The action deck, card by card: what is in it twice stands there twice. */
  deck: readonly Name[]
  /** In hand from the beginning, if anything is. */
  weapon: Name | null
  /** Items that are there from the beginning, and must be earned to be used. */
  quests: readonly Name[]
  /** The room it begins in, by the name of that start on the board; null where all begin together. */
  start: string | null
}
/** What a character begins with. */
export function characterInfo(game: string, character: Name): CharacterInfo | null {
  const rules = findFacts(game)
  const kit = rules?.kits[character]
  const deck = rules?.content.withBack[`action.${character}`]
  if (!rules || !kit || !deck) return null
  const { names, faces, withBack } = rules.content
  const quests = kit.quests.flatMap(id => withBack['item.quest']?.find(piece => faces[piece]?.id === id) ?? [])
  return {
    deck: deck.map(piece => elementAt(names, piece)),
    weapon: kit.weapon,
    quests: quests.map(piece => elementAt(names, piece)),
    start: kit.start ?? null,
    ...characterPartsOf(kit),
  }
}

export interface ItemInfo extends ItemCard {
  /** The colour of its back; null for a starting weapon. */
  home: Back | null
  /** What it is crafted from. */
  needs: readonly [Component, Component] | null
  /** How it is earned. */
  quest: Quest | null
}
const isCrafted = (item: ItemCard): item is CraftedItem => 'needs' in item && item.needs !== undefined
const isQuest = (item: ItemCard): item is QuestItem => 'quest' in item && item.quest !== undefined

/** Items of every kind: found, crafted, earned, and the weapons one begins with. */
export function itemInfo(game: string, item: Name): ItemInfo | null {
  const face = findFace(game, 'item', item)
  if (!face) return null
  const card = face.item
  return {
    ...card,
    home: face.home,
    needs: isCrafted(card) ? card.needs : null,
    quest: isQuest(card) ? card.quest : null,
  }
}

/** An item with a component: how many copies of it have this back. */
export interface ComponentSource {
  card: Name
  home: Back | null
  copies: number
}
/** What a crafted item is made of, and which items of the box supply that. */
export interface Recipe {
  card: Name
  /** In the box. */
  copies: number
  needs: readonly { component: Component; sources: readonly ComponentSource[] }[]
}

/** NEM-CRAFT-01, LOCK-ITEM-18: everything in the crafted deck, in its order. */
export function recipes(game: string): Recipe[] {
  const content = findFacts(game)?.content
  if (!content) return []
  const sourcesOf = (component: Component): ComponentSource[] => {
    const found = new Map<string, ComponentSource>()
    content.faces.forEach((face, piece) => {
      if (face.kind !== 'item' || face.item.component !== component) return
      const card = elementAt(content.names, piece)
      const key = `${card}/${face.home}`
      found.set(key, { card, home: face.home, copies: (found.get(key)?.copies ?? 0) + 1 })
    })
    return [...found.values()]
  }
  const made = new Map<Name, Recipe>()
  content.faces.forEach((face, piece) => {
    if (face.kind !== 'item' || !isCrafted(face.item)) return
    const card = elementAt(content.names, piece)
    const needs = face.item.needs.map(component => ({ component, sources: sourcesOf(component) }))
    made.set(card, { card, copies: (made.get(card)?.copies ?? 0) + 1, needs })
  })
  return [...made.values()]
}

export const questInfo = (game: string, item: Name): Quest | null => itemInfo(game, item)?.quest ?? null

/** What a serious wound does to its bearer. */
export const woundInfo = (game: string, wound: Name): WoundCard | null => findFace(game, 'wound', wound)?.wound ?? null

export const objectiveInfo = (game: string, card: Name): ObjectiveCard | null =>
  findFace(game, 'objective', card)?.objective ?? null

// ---------------------------------------------------------------- the board

/** A room tile, or a room printed on the board. */
export function roomInfo(game: string, tile: Name): Tile | null {
  const printed = Object.values(findFacts(game)?.printed ?? {})
  return findFace(game, 'tile', tile)?.tile ?? printed.find(room => room.id === tile) ?? null
}

export interface TileInfo {
  colour: Color | null
  computer: boolean
}
export function tileInfo(game: string, tile: Name): TileInfo {
  const found = roomInfo(game, tile)
  return { colour: found?.colour ?? null, computer: found?.computer ?? false }
}

/** An exploration token. */
export const tokenInfo = (game: string, token: Name): Token | null => findFace(game, 'token', token)?.token ?? null

// ---------------------------------------------------------------- intruders

/** Every token of the bag and beside it, piece by piece. */
export const intruderTokens = (game: string): IntruderToken[] =>
  (findFacts(game)?.content.faces ?? []).flatMap(face => (face.kind === 'intruder' ? [face.token] : []))

export const eventInfo = (game: string, card: Name): EventCard | null => findFace(game, 'event', card)?.event ?? null

export const attackInfo = (game: string, card: Name): AttackCard | null =>
  findFace(game, 'attack', card)?.attack ?? null

export const weaknessInfo = (game: string, card: Name): WeaknessCard | null =>
  findFace(game, 'weakness', card)?.weakness ?? null

/** Kinds of pieces that every game has. */
const KINDS = [
  'action',
  'contamination',
  'item',
  'tile',
  'token',
  'wound',
  'event',
  'attack',
  'weakness',
  'objective',
  'intruder',
] as const satisfies readonly Kind[]

/** Every id that can be shown to a player, by kind. */
export function contentIds(game: string): Record<Kind | 'character' | 'special', Name[]> {
  const rules = findFacts(game)
  const of = (kind: Kind): Name[] => [
    ...new Set((rules?.content.faces ?? []).flatMap(face => (face.kind === kind ? [face.id] : []))),
  ]
  const byKind = (kinds: readonly Kind[]) => Object.fromEntries(kinds.map(kind => [kind, of(kind)]))
  const special = Object.values(rules?.boards ?? {}).flatMap(b => b.places.flatMap(r => (r.special ? [r.special] : [])))
  return {
    character: [...(rules?.characters ?? [])],
    special: [...new Set(special)],
    ...(byKind([...KINDS, ...GAME_KINDS]) as Record<Kind, Name[]>),
  }
}
