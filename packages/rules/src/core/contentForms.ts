/** How content is written down: short forms for the cards, tiles and tokens of both games. */
import type {
  ActionCard,
  AttackCard,
  Box,
  Component,
  EventCard,
  ItemCard,
  ItemGift,
  ObjectiveCard,
  Quest,
  QuestItem,
  Tile,
  Token,
  Weapon,
  When,
} from './content.ts'
import { breakDown, choose, door, type Effect, type Predicate, patient, plain, scan, search } from './effect.ts'
import type { Extra } from './options.ts'
import type { IntruderKind, Name, TokenEffect } from './types.ts'

// ---------------------------------------------------------------- action cards

export const card = (id: string, when: When, cost: number, effect: readonly Effect[]): ActionCard => ({
  id,
  copies: 1,
  cost,
  when,
  effect,
})

/** Out of Combat only, at this cost. */
export const calm = (id: string, cost: number, ...effect: Effect[]): ActionCard => card(id, 'outOfCombat', cost, effect)
/** In Combat only. */
export const fight = (id: string, ...effect: Effect[]): ActionCard => card(id, 'inCombat', 0, effect)

export const searches: ActionCard = { ...calm('search', 0, search(2)), copies: 2 }
export const rest = calm('rest', 0, scan('hand', 'remove', 'infect'))
export const demolition = card('demolition', 'any', 0, [choose([door('destroy')], [breakDown()])])
export const interruption = card('interruption', 'reaction', 0, [plain('cancel')])

// ---------------------------------------------------------------- items

interface ItemFacts {
  copies?: number
  when?: When
  cost?: number
  component?: Component
  heavy?: true
}

/** Used once, for one action card. */
export const item = (
  id: string,
  { copies = 1, when = 'any', cost = 1, component, heavy }: ItemFacts,
  ...effect: Effect[]
): ItemCard => ({
  id,
  copies,
  heavy: heavy ?? false,
  cost,
  oneUse: true,
  when,
  effect,
  component: component ?? null,
  weapon: null,
  gives: null,
})

/** Heavy, in hand, and shot with. */
export const weapon = (id: string, facts: Weapon, copies = 1): ItemCard => ({
  ...item(id, { copies, heavy: true }),
  oneUse: false,
  effect: null,
  weapon: facts,
})
/** A weapon found full. */
export const gun = (id: string, kind: Weapon['kind'], ammo: number, special: Partial<Weapon> = {}): ItemCard =>
  weapon(id, { kind, capacity: ammo, loaded: ammo, ...special })

/** Not used by an action of its own. */
export const passive = (from: ItemCard, gives: ItemGift | null = null): ItemCard => ({
  ...from,
  oneUse: false,
  effect: null,
  gives,
})
export const lasting = (from: ItemCard): ItemCard => ({ ...from, oneUse: false })

export const being = (tile: string): Quest => ({ test: { is: 'inRoom', tile }, discard: [], cost: 1, attach: null })
export const giving = (...discard: string[]): Quest => ({ test: null, discard, cost: 1, attach: null })
export const quest = (requirement: Quest, from: ItemCard): QuestItem => ({ ...from, quest: requirement })

// ---------------------------------------------------------------- tiles and tokens

export type TileFacts = Partial<Omit<Tile, 'id' | 'slot' | 'action'>>

export const room = (
  slot: string,
  id: string,
  colour: Tile['colour'],
  facts: TileFacts,
  ...action: Effect[]
): Tile => ({
  id,
  slot,
  colour,
  computer: false,
  noMalfunction: false,
  noSearch: false,
  entry: null,
  restful: false,
  search: null,
  ...facts,
  action: action.length > 0 ? action : null,
})

export const token = (effect: TokenEffect, items: number, copies = 1): Token => ({
  id: `${effect}-${items}`,
  items,
  effect,
  copies,
})

// ---------------------------------------------------------------- events and attacks

const KINDS = { C: 'creeper', A: 'adult', B: 'breeder', Q: 'queen' } as const
/** Intruders by their letters. */
const kinds = (letters: string): IntruderKind[] => letters.split('').map(l => KINDS[l as keyof typeof KINDS])

export const event = (id: string, moves: string, way: number, ...effect: Effect[]): EventCard => ({
  id,
  moves: kinds(moves),
  way,
  effect,
  after: 'discard',
})
/** Out of the game afterwards; deck and discard pile are shuffled together. */
export const once = (from: EventCard): EventCard => ({ ...from, after: 'remove' })

/** One card for each number; null stands for a retreat arrow. */
export const attackCards = (
  id: string,
  blood: (number | null)[],
  by: readonly IntruderKind[],
  effect: readonly Effect[],
  everybody = false,
): AttackCard[] => blood.map(number => ({ id, blood: number, by, everybody, effect }))

/** What a card does besides to those in darkness. */
export const inDark =
  (...dark: Effect[]) =>
  <C extends EventCard | AttackCard>(from: C): C => ({ ...from, dark })

// ---------------------------------------------------------------- objectives

export const objective =
  (deck: ObjectiveCard['deck']) =>
  (id: string, players: number, test: Predicate): ObjectiveCard => ({ id, deck, players, test })

// ---------------------------------------------------------------- limits

/** The same in both games. */
export const LIMITS = {
  // NEM-ROUND-02, NEM-ROUND-05, NEM-HAND-03; LOCK-ROUND-03, LOCK-ROUND-04, LOCK-ITEM-03
  hand: 5,
  actions: 2,
  handSlots: 2,
  // NEM-WOUND-03, NEM-WOUND-06; LOCK-WOUND-02, LOCK-WOUND-06
  light: 3,
  serious: 3,
  // NEM-COMP-07; LOCK-LIMIT-07
  eggs: 8,
  // NEM-RULING-219: more than anybody makes, so that no Trade goes on for ever.
  trade: 200,
}

type Found = Box['items']

const changed = (items: Found, change: (item: ItemCard) => ItemCard): Found => ({
  red: items.red.map(change),
  yellow: items.yellow.map(change),
  green: items.green.map(change),
})

/** What heals or cleans its user, by its name. */
const CARE: readonly Name[] = ['medkit', 'medicalStapler', 'bandages', 'clothes']
const treatsOthers = (item: ItemCard): boolean => item.effect?.some(({ fx }) => fx === 'patient') ?? false

/** House option: who has them may use them on somebody else in the room. NEM-RULING-188, LOCK-RULING-129 */
const nursed = (item: ItemCard): ItemCard =>
  CARE.includes(item.id) && item.effect && !treatsOthers(item) ? { ...item, effect: [patient(...item.effect)] } : item

/** House option: they work on their user only. */
const selfish = (item: ItemCard): ItemCard =>
  CARE.includes(item.id) && item.effect
    ? { ...item, effect: item.effect.flatMap(effect => (effect.fx === 'patient' ? effect.of : [effect])) }
    : item

/** The items as the table wants them printed. */
export function printedItems(items: Found, extras: readonly Extra[]): Found {
  if (extras.includes('nursing')) return changed(items, nursed)
  return extras.includes('selfish') ? changed(items, selfish) : items
}
