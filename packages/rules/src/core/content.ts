/**
 * All physical pieces of a game's box that can be hidden, as numbers. A number's face and back are static;
 * where it lies and who has seen it are the state. Numbers never leave the engine, names do.
 */
import { SURFACE_TOKEN } from './board.ts'
import type { Effect, Test } from './effect.ts'
import type { Back, Colour, Destination, IntruderKind, Name, Section, TokenEffect, Word } from './types.ts'

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
  test: Test | null
  /** One of these items is discarded with the cost. */
  discard: readonly Name[]
  cost: number
  /** Hung on this weapon at once. */
  attach: Name | null
  /** An item with this component is discarded with the cost. */
  component?: Component
  /** In a room of this colour its item counter may be lowered instead. */
  lower?: Colour
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
  colour: Colour | null
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
  test: Test
  /** NEM-CHECK-06: its owner lives through hibernation to Mars. */
  survivesMars: boolean
}
export interface CoordinatesCard {
  id: Name
  /** Destinations of the spaces A to D. */
  to: readonly [Destination, Destination, Destination, Destination]
}
export interface IntruderToken {
  kind: IntruderKind | 'blank'
  value: number
  /** Its number in darkness. */
  dark?: number
  copies: number
}
/** A card of whoever plays the Intruders. NEM-MODE-INTRUDER-09 */
export interface IntruderAction {
  id: Name
  /** Number of the corridor an intruder takes; null: any. */
  way: number | null
  /** How many attack cards are looked at, of which one is resolved. */
  attacks: number
  effect: readonly Effect[]
}
export interface ComputerCard {
  id: Name
  /** One of these, each a list done in order; none on the card that locks the facility down. */
  options: readonly (readonly Effect[])[]
}
export interface ContingencyToken {
  id: Name
  copies: number
  /** Whom it kills at the end; null: nobody. */
  kills: Test | null
}
export interface CssToken {
  id: Name
  copies: number
  /** Pods that are launched. */
  pods: readonly Section[]
}

/** A card of the Surface: what it does to whoever is under the open sky, and to whoever is sheltered. LOCK-MARS-24 */
export interface SurfaceCard {
  id: Name
  whom: 'drawer' | 'everybody'
  exposed: readonly Effect[]
  sheltered: readonly Effect[]
}

export type Face =
  | { kind: 'action'; id: Name; character: Name; card: ActionCard }
  | { kind: 'contamination'; id: Name; word: Word }
  | { kind: 'item'; id: Name; item: ItemCard; home: Back | null }
  | { kind: 'tile'; id: Name; tile: Tile }
  | { kind: 'token'; id: Name; token: Token }
  | { kind: 'wound'; id: Name; wound: WoundCard }
  | { kind: 'event'; id: Name; event: EventCard }
  | { kind: 'attack'; id: Name; attack: AttackCard }
  | { kind: 'weakness'; id: Name; weakness: WeaknessCard }
  | { kind: 'objective'; id: Name; objective: ObjectiveCard }
  | { kind: 'coordinates'; id: Name; coordinates: CoordinatesCard }
  | { kind: 'engine'; id: Name; engine: number; works: boolean }
  | { kind: 'intruder'; id: Name; token: IntruderToken }
  | { kind: 'intruderAction'; id: Name; command: IntruderAction }
  | { kind: 'computer'; id: Name; computer: ComputerCard }
  | { kind: 'contingency'; id: Name; contingency: ContingencyToken }
  | { kind: 'css'; id: Name; css: CssToken }
  | { kind: 'surface'; id: Name; surface: SurfaceCard }

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
}

export interface Box {
  actions: Readonly<Record<Name, readonly ActionCard[]>>
  contamination: Readonly<Record<Word, number>>
  items: Readonly<Record<'red' | 'yellow' | 'green', readonly ItemCard[]>>
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
  coordinates: readonly CoordinatesCard[]
  engines: number
  intruders: readonly IntruderToken[]
  intruderActions?: readonly IntruderAction[]
  computer?: readonly ComputerCard[]
  contingencies?: readonly ContingencyToken[]
  css?: readonly CssToken[]
  /** Exploration tokens and cards of the Surface. */
  surfaceTokens?: readonly Token[]
  surfaceCards?: readonly SurfaceCard[]
}

/** All faces have the same fields in the same order: they are read thousands of times a second. */
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
  coordinates: null,
  engine: 0,
  works: false,
  command: null,
  computer: null,
  contingency: null,
  css: null,
  surface: null,
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

/** The back of the cards of whoever plays the Intruders. */
export const INTRUDER_ACTION = 'intruderAction'
/** How many of them are drawn for a round, and how many are ever in hand. NEM-MODE-INTRUDER-05, NEM-RULING-152 */
export const INTRUDER_HAND = { drawn: 3, most: 4 }

/** `adult-2`, or `adult-2-4` where it has another number in darkness. */
const intruderId = ({ kind, value, dark }: IntruderToken): Name =>
  kind === 'blank' ? 'blank' : [kind, value, dark].filter(part => part !== undefined).join('-')

/** Lets a test give each copy a name of its own. */
type Naming = (id: Name, piece: number) => Name

/** Numbers every piece in the box. */
export function numberPieces(box: Box, naming: Naming = id => id): Content {
  const faces: Face[] = []
  const backs: string[] = []
  const withBack: Record<string, number[]> = {}
  const order: number[] = []
  const names: Name[] = []
  let kinds = 0
  const add = (particulars: Face, back: string, copies: number, name = particulars.id) => {
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
  for (const word of ['infected', 'clean'] as const) {
    add({ kind: 'contamination', id: 'contamination', word }, 'contamination', box.contamination[word])
    kinds--
  }
  kinds++
  const contaminationCount = faces.length - firstContamination
  const decks = Object.entries(box.items) as ['red' | 'yellow' | 'green', readonly ItemCard[]][]
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
  for (const coordinates of box.coordinates)
    add({ kind: 'coordinates', id: coordinates.id, coordinates }, 'coordinates', 1)
  for (let engine = 1; engine <= box.engines; engine++)
    for (const works of [true, false])
      add({ kind: 'engine', id: works ? 'working' : 'damaged', engine, works }, `engine.${engine}`, 1)
  for (const token of box.intruders)
    add({ kind: 'intruder', id: intruderId(token), token }, `intruder.${token.kind}`, token.copies)
  const commands = box.intruderActions ?? []
  for (const command of commands) {
    const alike = commands.filter(other => other.id === command.id).length > 1
    const name = alike ? `${command.id}.${command.way ?? 'any'}` : command.id
    add({ kind: 'intruderAction', id: command.id, command }, INTRUDER_ACTION, 1, name)
  }
  for (const computer of box.computer ?? []) add({ kind: 'computer', id: computer.id, computer }, 'computer', 1)
  for (const contingency of box.contingencies ?? [])
    add({ kind: 'contingency', id: contingency.id, contingency }, 'contingency', contingency.copies)
  for (const css of box.css ?? []) add({ kind: 'css', id: css.id, css }, 'css', css.copies)
  for (const token of box.surfaceTokens ?? []) add({ kind: 'token', id: token.id, token }, SURFACE_TOKEN, token.copies)
  for (const surface of box.surfaceCards ?? []) add({ kind: 'surface', id: surface.id, surface }, 'surface', 1)
  let weaponCount = 0
  const weapons = faces.map(face =>
    face.kind === 'item' && (face.item.weapon || face.item.uses !== undefined) ? weaponCount++ : -1,
  )
  const words = faces.map((face, piece) => (face.kind === 'contamination' ? naming(face.word, piece) : ''))
  return {
    faces,
    backs,
    withBack,
    order,
    names,
    weapons,
    weaponCount,
    firstContamination,
    contaminationCount,
    words,
    readNames: names.map((name, piece) => (words[piece] === '' ? name : `${name}.${words[piece]}`)),
  }
}
