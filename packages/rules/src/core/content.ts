/**
 * All physical pieces of a game's box that can be hidden, as numbers. A number's face and back are static;
 * where it lies and who has seen it are the state. Numbers never leave the engine, names do.
 */
import { gameFaces } from '../games/faces.ts'
import { type ItemColor, WORDS } from './sets.ts'
import type { Back, Color, Effect, Fx, IntruderKind, Name, Predicate, TokenEffect, Word } from './types.ts'

export type When = 'outOfCombat' | 'inCombat' | 'any' | 'reaction'
export interface ActionCard {
  id: Name
  copies: number
  cost: number
  when: When
  effect: readonly Effect[]
}

/** What a component is good for when crafting. */
export type Component = 'chem' | 'cloth' | 'med' | 'tool' | 'elec'

export interface Weapon {
  kind: 'energy' | 'classic'
  capacity: number
  /** Ammo it comes with. */
  loaded: number
  /** One more injury whenever it deals any. */
  bonusOnHit?: true
  /** One more injury on the double hit. */
  bonusOnDouble?: true
  /** One more injury on the single and the double hit. */
  bonusOnHits?: true
  doubleAsHit?: true
  hitAsDouble?: true
  /** At least one injury, except on the blank. */
  sure?: true
  /** Every roll may be made anew once. */
  reroll?: true
  /** On the double hit one more ammo may be spent for one more injury. */
  extra?: true
  /** The double hit sets the room on fire. */
  burns?: true
  /** After a roll without an injury one more ammo may be spent to roll anew, once. */
  burst?: true
}

export interface ItemCard {
  id: Name
  copies: number
  heavy: boolean
  /** Action cards paid to use it. */
  cost: number
  /** Discarded when used. */
  oneUse: boolean
  when: When
  /** Null: it is not used by an action of its own. */
  effect: readonly Effect[] | null
  component: Component | null
  weapon: Weapon | null
  /** What having it changes. */
  gives: ItemGift | null
  /** How often it can be used before it is empty; it lies in the open and counts down. */
  uses?: number
  /** What it does when it is played in answer to something. */
  reaction?: readonly Effect[]
  /** A weapon to strike with. */
  melee?: true
}
export type ItemGift =
  | 'intercom'
  | 'holoComputer'
  | 'motionScanner'
  | 'autoloader'
  | 'extendedMagazine'
  | 'suit'
  | 'specimenCase'
  | 'remoteTerminal'
  | 'flashlight'

/** An item that must be earned: where to be, or what to give up. */
export interface Quest {
  test: Predicate | null
  /** One of these items is discarded with the cost. */
  discard: readonly Name[]
  cost: number
  /** Hung on this weapon at once. */
  attach: Name | null
  /** An item with this component is discarded with the cost. */
  component?: Component
  /** In a room of this colour its item counter may be lowered instead. */
  lower?: Color
}
export interface QuestItem extends ItemCard {
  quest: Quest
}
export interface CraftedItem extends ItemCard {
  needs: readonly [Component, Component]
}

export interface Tile {
  id: Name
  slot: string
  colour: Color | null
  computer: boolean
  /** Never takes a Fire marker. */
  noFire?: true
  /** Never takes a Malfunction marker. */
  noMalfunction: boolean
  noSearch: boolean
  /** What happens to whoever enters. */
  entry: 'slime' | null
  /** Draw up to one card more at the start of a round: whoever is alone here, or whoever is here. */
  restful: false | 'alone' | 'always'
  /** The room action; null where there is none. */
  action: readonly Effect[] | null
  /** What happens to whoever searches here. */
  search: 'slime' | null
}
export interface Token {
  id: Name
  copies: number
  items: number
  effect: TokenEffect
}

/** What a serious wound changes for its bearer. Copies do not add up. */
export interface WoundCard {
  id: Name
  copies: number
  drawUpTo?: number
  handSlots?: number
  lightWoundOnPass?: true
  escapeCost?: number
  itemCost?: number
  alwaysDark?: true
  contaminationOnPass?: true
  /** Price of the first Movement of a round. */
  firstMoveCost?: number
}

export interface EventCard {
  id: Name
  moves: readonly IntruderKind[]
  /** Number of the corridor they take. */
  way: number
  /** The corridor after that. */
  second?: number
  effect: readonly Effect[]
  /** What it does besides to each character in darkness. */
  dark?: readonly Effect[]
  /** Its dark part is done once for every room, not for every character; or lower rooms come first. */
  darkOrder?: 'oncePerRoom' | 'lowerRooms'
  after: 'discard' | 'remove' | 'shuffleBack'
}
export interface AttackCard {
  id: Name
  /** Null: a retreat arrow in place of a number. */
  blood: number | null
  by: readonly IntruderKind[]
  /** Everybody in the room suffers it. */
  everybody: boolean
  effect: readonly Effect[]
  /** What it does besides to a victim in darkness. */
  dark?: readonly Effect[]
}
/** What a discovered weakness changes. */
export interface WeaknessCard {
  id: Name
  gives:
    | 'blankHitsAdults'
    | 'doorsHold'
    | 'phosphates'
    | 'energyBonus'
    | 'slowSurprise'
    | 'fragile'
    | 'lightBites'
    | 'fireBonus'
    | 'sturdyBonus'
    | 'herding'
    | 'lowSurprise'
    | 'glowBonus'
    | 'noDarkPerch'
}
export interface ObjectiveCard {
  id: Name
  deck: 'corporate' | 'personal' | 'solo'
  players: number
  test: Predicate
}
export interface IntruderToken {
  kind: IntruderKind | 'blank'
  value: number
  /** Its number in darkness. */
  dark?: number
  copies: number
}
/** The kinds of pieces: `kind` → what is on its face besides its id. Each game adds its own. */
export interface FaceTypes {
  action: { character: Name; card: ActionCard }
  contamination: { word: Word }
  item: { item: ItemCard; home: Back | null }
  tile: { tile: Tile }
  token: { token: Token }
  wound: { wound: WoundCard }
  event: { event: EventCard }
  attack: { attack: AttackCard }
  weakness: { weakness: WeaknessCard }
  objective: { objective: ObjectiveCard }
  intruder: { token: IntruderToken }
}
export type Face = { [K in keyof FaceTypes]: { kind: K; id: Name } & FaceTypes[K] }[keyof FaceTypes]

export interface Content {
  /** Piece → what it is. */
  faces: readonly Face[]
  /** Piece → the name it is shown by. */
  names: readonly Name[]
  /** Piece → place in the canonical order; equal pieces share it. */
  order: readonly number[]
  /** Piece → its back: pieces with the same back cannot be told apart face down. */
  backs: readonly string[]
  /** Back → the pieces that have it. */
  withBack: Readonly<Record<string, readonly number[]>>
  /** Piece → which of the weapons it is, or −1. What has uses counts as one: it keeps its count where ammo is kept. */
  weapons: readonly number[]
  weaponCount: number
  /** Contamination cards are numbered in a row from here. */
  firstContamination: number
  contaminationCount: number
  /** The words on contamination cards as a reader sees them. */
  words: readonly Name[]
  /** What those call a piece who have read its word. */
  readNames: readonly Name[]
  /** Effect → the pieces that can be played for it in answer to something. */
  reactions: Readonly<Partial<Record<Fx, readonly number[]>>>
}

/** Puts copies of a piece into the box; they are shown by its id unless another name is given. */
export type AddPieces = (face: Face, back: string, copies: number, name?: Name) => void

/** What lies in a game's box. Each game adds its own kinds of pieces. */
export interface Box {
  actions: Readonly<Record<Name, readonly ActionCard[]>>
  contamination: Readonly<Record<Word, number>>
  items: Readonly<Record<ItemColor, readonly ItemCard[]>>
  crafted: readonly CraftedItem[]
  weapons: Readonly<Record<Name, ItemCard>>
  quests: Readonly<Record<Name, readonly QuestItem[]>>
  tiles: readonly Tile[]
  tokens: readonly Token[]
  wounds: readonly WoundCard[]
  events: readonly EventCard[]
  attacks: readonly AttackCard[]
  weaknesses: readonly WeaknessCard[]
  objectives: readonly ObjectiveCard[]
  intruders: readonly IntruderToken[]
  /** Numbers the pieces that only this game has: before the intruder tokens, and after them. */
  own: {
    beforeIntruders?: (box: Box, add: AddPieces) => void
    afterIntruders?: (box: Box, add: AddPieces) => void
  }
}

/** All faces have the same fields in the same order in every game: they are read thousands of times a second. */
const NO_FACE = {
  kind: '',
  id: '',
  character: '',
  card: null,
  word: '',
  item: null,
  home: null,
  tile: null,
  token: null,
  wound: null,
  event: null,
  attack: null,
  weakness: null,
  objective: null,
  ...gameFaces,
}
/** So have the cards of one kind, whether or not they have a use for all of them. */
type Form<C> = Record<keyof C, undefined>
const ITEM: Form<QuestItem & CraftedItem> = {
  id: undefined,
  copies: undefined,
  heavy: undefined,
  cost: undefined,
  oneUse: undefined,
  when: undefined,
  effect: undefined,
  component: undefined,
  weapon: undefined,
  gives: undefined,
  uses: undefined,
  reaction: undefined,
  melee: undefined,
  quest: undefined,
  needs: undefined,
}
const WOUND: Form<WoundCard> = {
  id: undefined,
  copies: undefined,
  drawUpTo: undefined,
  handSlots: undefined,
  lightWoundOnPass: undefined,
  escapeCost: undefined,
  itemCost: undefined,
  alwaysDark: undefined,
  contaminationOnPass: undefined,
  firstMoveCost: undefined,
}
const EVENT: Form<EventCard> = {
  id: undefined,
  moves: undefined,
  way: undefined,
  second: undefined,
  effect: undefined,
  dark: undefined,
  darkOrder: undefined,
  after: undefined,
}
const ATTACK: Form<AttackCard> = {
  id: undefined,
  blood: undefined,
  by: undefined,
  everybody: undefined,
  effect: undefined,
  dark: undefined,
}
const inForm = <C extends object>(form: object, card: C): C => ({ ...form, ...card })

function formed(face: Face): Face {
  switch (face.kind) {
    case 'item':
      return { ...face, item: inForm(ITEM, face.item) }
    case 'wound':
      return { ...face, wound: inForm(WOUND, face.wound) }
    case 'event':
      return { ...face, event: inForm(EVENT, face.event) }
    case 'attack':
      return { ...face, attack: inForm(ATTACK, face.attack) }
    default:
      return face
  }
}
const uniform = (face: Face): Face => ({ ...NO_FACE, ...formed(face) })

/** `adult-2`, or `adult-2-4` where it has another number in darkness. */
const intruderId = ({ kind, value, dark }: IntruderToken): Name =>
  kind === 'blank' ? 'blank' : [kind, value, dark].filter(part => part !== undefined).join('-')

/** Lets a test give each copy a name of its own. */
type Naming = (id: Name, piece: number) => Name

/** A number for every piece that keeps count of its Ammo or uses, -1 for the others. */
function numberWeapons(faces: readonly Face[]): Pick<Content, 'weapons' | 'weaponCount'> {
  let weaponCount = 0
  const weapons = faces.map(face =>
    face.kind === 'item' && (face.item.weapon || face.item.uses !== undefined) ? weaponCount++ : -1,
  )
  return { weapons, weaponCount }
}

/** Numbers every piece in the box. */
function reactionOf(face: Face): readonly Effect[] {
  if (face.kind === 'action') return face.card.when === 'reaction' ? face.card.effect : []
  if (face.kind !== 'item') return []
  return face.item.reaction ?? (face.item.when === 'reaction' ? (face.item.effect ?? []) : [])
}

/** What a card can be played for in answer to something: one of these lists. */
export function reactionParts(face: Face): readonly (readonly Effect[])[] {
  const list = reactionOf(face)
  const [first] = list
  return first?.fx === 'choose' ? first.of : [list]
}

function listReactions(faces: readonly Face[]): Content['reactions'] {
  const out: Partial<Record<Fx, number[]>> = {}
  for (const [piece, face] of faces.entries())
    for (const fx of new Set(reactionParts(face).flatMap(part => part.map(effect => effect.fx)))) {
      out[fx] ??= []
      out[fx].push(piece)
    }
  return out
}

export function numberPieces(box: Box, naming: Naming = id => id): Content {
  const faces: Face[] = []
  const backs: string[] = []
  const withBack: Record<string, number[]> = {}
  const order: number[] = []
  const names: Name[] = []
  let kinds = 0
  const add: AddPieces = (particulars, back, copies, name = particulars.id) => {
    const face = uniform(particulars)
    withBack[back] ??= []
    for (let i = 0; i < copies; i++) {
      const piece = faces.length
      withBack[back].push(piece)
      faces.push(face)
      backs.push(back)
      order.push(kinds)
      // What word a contamination card bears is told apart from what card it is.
      names.push(face.kind === 'contamination' ? face.id : naming(name, piece))
    }
    kinds++
  }
  for (const [character, cards] of Object.entries(box.actions))
    for (const card of cards) add({ kind: 'action', id: card.id, character, card }, `action.${character}`, card.copies)
  const firstContamination = faces.length
  for (const word of WORDS) {
    add({ kind: 'contamination', id: 'contamination', word }, 'contamination', box.contamination[word])
    kinds--
  }
  kinds++
  const contaminationCount = faces.length - firstContamination
  const decks = Object.entries(box.items) as [ItemColor, readonly ItemCard[]][]
  const inDecks = (id: Name) => decks.filter(([, cards]) => cards.some(card => card.id === id)).length
  // The same item in two colours: its back tells them apart.
  for (const [home, cards] of decks)
    for (const item of cards)
      add(
        { kind: 'item', id: item.id, item, home },
        `item.${home}`,
        item.copies,
        inDecks(item.id) > 1 ? `${item.id}.${home}` : item.id,
      )
  for (const item of box.crafted) add({ kind: 'item', id: item.id, item, home: 'crafted' }, 'item.crafted', item.copies)
  for (const item of Object.values(box.weapons)) add({ kind: 'item', id: item.id, item, home: null }, 'weapon', 1)
  for (const cards of Object.values(box.quests))
    for (const item of cards)
      add(
        { kind: 'item', id: item.id, item, home: 'quest' },
        'item.quest',
        1,
        inDecks(item.id) > 0 ? `${item.id}.quest` : item.id,
      )
  for (const tile of box.tiles) add({ kind: 'tile', id: tile.id, tile }, `tile.${tile.slot}`, 1)
  for (const token of box.tokens) add({ kind: 'token', id: token.id, token }, 'token', token.copies)
  for (const wound of box.wounds) add({ kind: 'wound', id: wound.id, wound }, 'wound', wound.copies)
  // Cards of one name that are not alike are told apart by a number printed on them.
  const twins = (id: Name) => box.events.filter(other => other.id === id).length > 1
  for (const event of box.events)
    add({ kind: 'event', id: event.id, event }, 'event', 1, twins(event.id) ? `${event.id}.${event.way}` : event.id)
  for (const attack of box.attacks) {
    const copies = box.attacks.filter(other => other.id === attack.id && other.blood === attack.blood)
    if (copies[0] === attack)
      add(
        { kind: 'attack', id: attack.id, attack },
        'attack',
        copies.length,
        `${attack.id}.${attack.blood ?? 'retreat'}`,
      )
  }
  for (const weakness of box.weaknesses) add({ kind: 'weakness', id: weakness.id, weakness }, 'weakness', 1)
  for (const objective of box.objectives)
    add({ kind: 'objective', id: objective.id, objective }, `objective.${objective.deck}`, 1)
  box.own.beforeIntruders?.(box, add)
  for (const token of box.intruders)
    add({ kind: 'intruder', id: intruderId(token), token }, `intruder.${token.kind}`, token.copies)
  box.own.afterIntruders?.(box, add)
  const words = faces.map((face, piece) => (face.kind === 'contamination' ? naming(face.word, piece) : ''))
  return {
    faces,
    backs,
    withBack,
    order,
    names,
    ...numberWeapons(faces),
    firstContamination,
    contaminationCount,
    words,
    readNames: names.map((name, piece) => (words[piece] === '' ? name : `${name}.${words[piece]}`)),
    reactions: listReactions(faces),
  }
}
