/** What characters carry: inventory, hand slots, ammo, things hung on and taped together. NEM-HAND, NEM-DROP, NEM-ITEM. */
import type { Component, ItemCard } from '../core/content.ts'
import type { EffectOf } from '../core/effect.ts'
import {
  bit,
  discardPileOf,
  distinctNames,
  EVERYBODY,
  heldBy,
  inventoryOf,
  layOpen,
  named,
  onlyFor,
  PUBLIC,
  putInOrder,
  reveal,
  seatZone,
  sharedZone,
  takeFrom,
} from '../core/pieces.ts'
import { faceOf, nameOf, rulesOf, settingsOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Back, Name, ObjectKind, RuleId, Seat, Tell, Why } from '../core/types.ts'
import { hasGift, itemOf } from './crew.ts'
import type { Primitives } from './effects.ts'
import { carriedBy, putDown, thingName } from './things.ts'
import { handSlots } from './wounds.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** Drop until the hand slots hold what is carried. `fresh`: things just taken are not the ones to go. */
    makeRoom: { who: Seat; fresh: readonly Name[] }
    chooseDrop: { who: Seat; fresh: readonly Name[] }
    chooseLoad: { who: Seat; of: Kind; count: number | 'fill' }
    chooseSpend: { who: Seat; count: number }
    chooseAttach: { who: Seat; item: Name; ammo: number }
    chooseCharge: { who: Seat }
    chooseLoss: { who: Seat; of?: Losable }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    item: { card: Name }
  }
  interface AskTypes {
    makeRoom: true
    item: true
  }
  interface WhyTypes {
    nothingToDiscard: true
  }
  interface PurposeTypes {
    burn: true
    attach: true
    load: true
    spend: true
  }
  interface EventTypes {
    ammo: { who: Seat; card: Name; ammo: number }
    held: { who: Seat; card: Name }
    dropped: { who: Seat; card: Name }
    lost: { who: Seat; card: Name }
    attached: { who: Seat; card: Name; to: Name }
    taped: { who: Seat; card: Name; to: Name }
    putUnder: { who: Seat; back: Back }
  }
  interface NoteTypes {
    returned: true
  }
  interface EffectTypes {
    ammo: { of: 'energy' | 'flamethrower' | 'sixShooter' | 'nailDriver'; count: number | 'fill' }
    /** `of`: from this weapon, not one of choice. */
    spendAmmo: { count: number; of?: Name }
    /** Give up an Energy Charge to fill the weapon the Autoloader hangs on. */
    autoload: object
    /** `of`: only such an item. */
    loseItem: { of?: { component: Component } | { id: Name } | 'weapon' }
    attach: { to: 'energyWeapon'; ammo: number }
    tape: object
  }
}

type Kind = EffectOf<'ammo'>['of']
type Losable = EffectOf<'loseItem'>['of']

// ---------------------------------------------------------------- hand slots

export const isHeavy = (g: GameState, piece: number): boolean => itemOf(g, piece)?.heavy ?? false
/** Lies beside the character board for all to see: in a hand slot, or without one where it is light but has uses. */
export const isOpen = (g: GameState, piece: number): boolean => {
  const item = itemOf(g, piece)
  return item !== null && (item.heavy || item.uses !== undefined)
}
function isAttached(g: GameState, piece: number): boolean {
  for (const pair of g.attached) if (pair[0] === piece) return true
  return false
}

/** What lies beside the character board by itself. */
export const heldItems = (g: GameState, who: Seat): number[] => heldBy(g, who).filter(piece => !isAttached(g, piece))

/** NEM-HAND-03, NEM-HAND-08 */
export function freeSlots(g: GameState, who: Seat): number {
  const hands = heldBy(g, who)
  let free = handSlots(g, who)
  for (const piece of hands) if (isHeavy(g, piece) && !isAttached(g, piece)) free--
  for (const pair of g.taped) if (hands.includes(pair[0])) free++
  let casable = false
  for (const thing of g.things) {
    if (thing.by !== who) continue
    free--
    casable ||= thing.kind !== 'corpse'
  }
  return casable && hasGift(g, who, 'specimenCase') ? free + 1 : free
}

/** Is there a place for such an object: a hand, or the case that holds one Egg or Carcass? */
export const canHold = (g: GameState, who: Seat, kind: ObjectKind): boolean =>
  freeSlots(g, who) > 0 ||
  (kind !== 'corpse' &&
    hasGift(g, who, 'specimenCase') &&
    !g.things.some(thing => thing.by === who && thing.kind !== 'corpse'))

// ---------------------------------------------------------------- weapons

const isWeapon = (g: GameState, piece: number): boolean => (itemOf(g, piece)?.weapon ?? null) !== null
/** Ammo of a weapon, uses of a thing. */
const isCounted = (g: GameState, piece: number): boolean => rulesOf(g).content.weapons[piece] >= 0
export const weaponsOf = (g: GameState, who: Seat): number[] => heldBy(g, who).filter(piece => isWeapon(g, piece))
/** Everything beside the character board that has ammo or uses. */
export const countedOf = (g: GameState, who: Seat): number[] => heldBy(g, who).filter(piece => isCounted(g, piece))
export const ammoOf = (g: GameState, piece: number): number => g.ammo[rulesOf(g).content.weapons[piece]]

/** What hangs on a weapon adds to what it holds. */
const GIFT_AMMO = { extendedMagazine: 2, autoloader: 1 } as const
const giftAmmo = (g: GameState, item: number): number => {
  const gives = itemOf(g, item)?.gives
  return gives === 'extendedMagazine' || gives === 'autoloader' ? GIFT_AMMO[gives] : 0
}

/** NEM-HAND-06 */
export const capacityOf = (g: GameState, piece: number): number =>
  g.attached.reduce(
    (n, [item, host]) => (host === piece ? n + giftAmmo(g, item) : n),
    itemOf(g, piece)?.weapon?.capacity ?? itemOf(g, piece)?.uses ?? 0,
  )

export function setAmmo(
  g: GameState,
  who: Seat,
  piece: number,
  ammo: number,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  g.ammo[rulesOf(g).content.weapons[piece]] = ammo
  tell?.({ e: 'ammo', who, card: nameOf(g, piece), ammo, rule })
}

/** Weapons with ammo, or the one of that id. */
const loadedWeapons = (g: GameState, who: Seat, of?: Name): number[] =>
  weaponsOf(g, who).filter(piece => ammoOf(g, piece) > 0 && (of === undefined || itemOf(g, piece)?.id === of))

/** Of the pieces with that name, the first with the least of something; −1 when there is none. */
function least(g: GameState, pieces: readonly number[], card: Name, of: (piece: number) => number): number {
  let best = -1
  for (const piece of pieces) if (nameOf(g, piece) === card && (best < 0 || of(piece) < of(best))) best = piece
  return best
}

/** Of the pieces with that name the one with the most ammo or uses. */
export const fullest = (g: GameState, pieces: readonly number[], card: Name): number =>
  least(g, pieces, card, piece => -ammoOf(g, piece))

/** The piece of that name, the fullest if there are two. */
export const weaponNamed = (g: GameState, who: Seat, card: Name): number => fullest(g, weaponsOf(g, who), card)

const fits = (g: GameState, piece: number, of: Kind): boolean =>
  of === 'energy' ? itemOf(g, piece)?.weapon?.kind === 'energy' : itemOf(g, piece)?.id === of

/** NEM-RULING-189: only weapons the user carries. */
const loadable = (g: GameState, who: Seat, of: Kind): number[] => weaponsOf(g, who).filter(p => fits(g, p, of))

/** NEM-RULING-108 */
function load(g: GameState, who: Seat, piece: number, count: number | 'fill', tell: Tell | undefined): void {
  const full = capacityOf(g, piece)
  const ammo = count === 'fill' ? full : Math.min(full, ammoOf(g, piece) + count)
  setAmmo(g, who, piece, Math.max(ammo, ammoOf(g, piece)), 'NEM-HAND-06', tell)
}

// ---------------------------------------------------------------- gaining and losing

/** Heavy things are carried in the open, everything else in the inventory. NEM-HAND-01, NEM-HAND-02 */
export function takeItem(g: GameState, who: Seat, piece: number, tell: Tell | undefined): void {
  const item = itemOf(g, piece)
  // NEM-HAND-05, NEM-RULING-99
  if (isCounted(g, piece)) g.ammo[rulesOf(g).content.weapons[piece]] = item?.weapon?.loaded ?? item?.uses ?? 0
  if (!isOpen(g, piece)) {
    g.seen[piece] |= bit(who)
    putInOrder(g, inventoryOf(g, who), piece)
    return
  }
  const learned = layOpen(g, piece, heldBy(g, who))
  tell?.({ e: 'held', who, card: nameOf(g, piece), rule: 'NEM-HAND-02', learned })
  if (freeSlots(g, who) < 0) next(g, { do: 'makeRoom', who, fresh: [nameOf(g, piece)] })
}

const homeOf = (g: GameState, piece: number): Back | null => {
  const face = faceOf(g, piece)
  return face.kind === 'item' ? face.home : null
}

/** Where an item goes that is used up or given away. NEM-ITEM-04, NEM-RULING-97, NEM-RULING-98 */
function discardPile(g: GameState, piece: number): number[] {
  const home = homeOf(g, piece)
  if (home === 'red' || home === 'yellow' || home === 'green') return discardPileOf(g, home)
  return sharedZone(g, home === 'crafted' ? 'crafted.used' : 'removed')
}

/** A card left a hidden set: unless it was the only one with its back, nobody else can tell any more which is which. */
export function blur(g: GameState, seat: Seat, piece: number): void {
  const { backs } = rulesOf(g).content
  const alike = inventoryOf(g, seat).filter(p => backs[p] === backs[piece])
  if (alike.length < 2) return
  // Cards of one name are alike: whoever knows them all knows what was taken.
  const known = distinctNames(g, alike).length > 1 ? 0 : alike.reduce((bits, p) => bits & g.seen[p], EVERYBODY)
  for (const p of alike) g.seen[p] &= known | bit(seat)
}

/**
 * LOCK-ITEM-11, LOCK-RULING-92, LOCK-RULING-93: what is dropped unused goes face down under its deck; a crafted item
 * is there for all again. False: it has no such place.
 */
function putBack(
  g: GameState,
  who: Seat,
  piece: number,
  from: number[],
  rule: RuleId,
  tell: Tell | undefined,
): boolean {
  const home = homeOf(g, piece)
  if (home === null || home === 'quest') return false
  const card = nameOf(g, piece)
  if (home === 'crafted') {
    takeFrom(from, piece)
    const learned = reveal(g, piece)
    putInOrder(g, sharedZone(g, 'crafted'), piece)
    tell?.({ e: 'dropped', who, card, rule, learned })
    return true
  }
  const hidden = from === inventoryOf(g, who)
  if (hidden) blur(g, who, piece)
  takeFrom(from, piece)
  g.seen[piece] &= ~PUBLIC
  sharedZone(g, home).unshift(piece)
  g.notes[who].push({ round: g.round, what: 'returned', at: home, card })
  if (hidden) tell?.({ e: 'putUnder', who, back: home, rule, only: onlyFor(who, { card }) })
  else tell?.({ e: 'dropped', who, card, rule })
  return true
}

const holderZone = (g: GameState, who: Seat, piece: number): number[] | undefined =>
  (['inventory', 'hands', 'offer'] as const).map(z => seatZone(g, who, z)).find(z => z.includes(piece))

/** Tape comes off when one of the two leaves. NEM-RULING-101 */
export function untape(g: GameState, piece: number): void {
  g.taped = g.taped.filter(([a, b]) => a !== piece && b !== piece)
}

/** Out of a character's possession for good, with all that hangs on it. */
export function loseItem(
  g: GameState,
  who: Seat,
  piece: number,
  how: 'used' | 'dropped' | 'spent',
  rule: RuleId,
  tell: Tell | undefined,
): void {
  const from = holderZone(g, who, piece)
  if (!from) return
  untape(g, piece)
  if (isCounted(g, piece)) g.ammo[rulesOf(g).content.weapons[piece]] = 0
  const isBack = how === 'dropped' && settingsOf(g).droppedItems === 'bottom'
  if (!isBack || !putBack(g, who, piece, from, rule, tell)) {
    takeFrom(from, piece)
    const learned = layOpen(g, piece, discardPile(g, piece))
    const card = nameOf(g, piece)
    if (how === 'dropped') tell?.({ e: 'dropped', who, card, rule, learned })
    else if (how === 'spent') tell?.({ e: 'lost', who, card, rule, learned })
  }
  // What was in the case needs a hand.
  if (itemOf(g, piece)?.gives === 'specimenCase' && freeSlots(g, who) < 0) next(g, { do: 'makeRoom', who, fresh: [] })
  const hung = g.attached.filter(([, host]) => host === piece)
  g.attached = g.attached.filter(([, host]) => host !== piece)
  for (const [item] of hung) loseItem(g, who, item, how, rule, tell)
}

/** Every Item of a character leaves the game, for all to see. Quests that are not active yet are no Items. */
export function removeItems(g: GameState, who: Seat, rule: RuleId, tell: Tell | undefined): void {
  for (const zone of [inventoryOf(g, who), heldBy(g, who)])
    for (const piece of zone.slice()) {
      untape(g, piece)
      if (isCounted(g, piece)) g.ammo[rulesOf(g).content.weapons[piece]] = 0
      g.attached = g.attached.filter(pair => !pair.includes(piece))
      takeFrom(zone, piece)
      const learned = layOpen(g, piece, sharedZone(g, 'removed'))
      tell?.({ e: 'lost', who, card: nameOf(g, piece), rule, learned })
    }
}

// ---------------------------------------------------------------- dropping

function addOnce(list: Name[], name: Name): void {
  if (!list.includes(name)) list.push(name)
}

/** Everything this character could put down, by name. NEM-DROP-01 */
export function droppable(g: GameState, who: Seat): Name[] {
  const out: Name[] = []
  for (const piece of heldBy(g, who)) if (!isAttached(g, piece)) addOnce(out, nameOf(g, piece))
  for (const piece of inventoryOf(g, who)) addOnce(out, nameOf(g, piece))
  for (const thing of g.things) if (thing.by === who) addOnce(out, thingName(thing))
  return out
}

/** NEM-DROP-02, NEM-DROP-03, NEM-RULING-107 */
export function dropNamed(g: GameState, who: Seat, card: Name, tell: Tell | undefined): void {
  const thing = carriedBy(g, who).find(t => thingName(t) === card)
  if (thing) return putDown(g, thing, 'NEM-DROP-02', tell)
  loseItem(g, who, barest(g, who, card), 'dropped', 'NEM-DROP-03', tell)
}

/** All of a character's item cards, attachments aside. */
export const itemsOf = (g: GameState, who: Seat): number[] => [...inventoryOf(g, who), ...heldItems(g, who)]

/** Does this character carry such an item? */
export function carriesOne(g: GameState, who: Seat, fits: (item: ItemCard) => boolean): boolean {
  const isOne = (piece: number) => {
    const item = itemOf(g, piece)
    return item !== null && fits(item)
  }
  for (const piece of inventoryOf(g, who)) if (isOne(piece)) return true
  for (const piece of heldBy(g, who)) if (isOne(piece) && !isAttached(g, piece)) return true
  return false
}

/** Of things of one name, the one with the least on it: untaped, and with the least ammo. */
export function barest(g: GameState, who: Seat, card: Name): number {
  const burden = (piece: number) =>
    (g.taped.some(pair => pair.includes(piece)) ? 100 : 0) + (isCounted(g, piece) ? ammoOf(g, piece) : 0)
  return least(g, itemsOf(g, who), card, burden)
}

export const carryTasks: Handlers<
  'makeRoom' | 'chooseDrop' | 'chooseLoad' | 'chooseSpend' | 'chooseAttach' | 'chooseCharge' | 'chooseLoss'
> = {
  /** NEM-HAND-04, NEM-RULING-96 */
  makeRoom(g, { who, fresh }) {
    if (freeSlots(g, who) < 0) next(g, { do: 'chooseDrop', who, fresh })
  },

  chooseDrop: {
    ask: 'makeRoom',
    rule: 'NEM-HAND-04',
    options(g, { who, fresh }) {
      const heavy = heldItems(g, who).filter(p => isHeavy(g, p))
      const all = [...heavy.map(p => nameOf(g, p)), ...carriedBy(g, who).map(thingName)]
      const old = all.slice()
      for (const name of fresh) if (old.includes(name)) old.splice(old.lastIndexOf(name), 1)
      // Whoever takes more than two hands can hold has nothing else to let go.
      return [...new Set(old.length > 0 ? old : all)].map(card => ({ do: 'drop', card }))
    },
    answer(g, { who, fresh }, choice, tell) {
      if (choice.do !== 'drop') return
      dropNamed(g, who, choice.card, tell)
      next(g, { do: 'makeRoom', who, fresh })
    },
  },

  chooseLoad: {
    ask: 'weapon',
    rule: 'NEM-RULING-189',
    about: () => ({ purpose: 'load' }),
    options: (g, { who, of }) => distinctNames(g, loadable(g, who, of)).map(card => ({ do: 'item', card })),
    answer(g, { who, count }, choice, tell) {
      if (choice.do === 'item') load(g, who, emptiest(g, who, choice.card), count, tell)
    },
  },

  chooseSpend: {
    ask: 'weapon',
    rule: 'NEM-ESC-06',
    about: () => ({ purpose: 'spend' }),
    options: (g, { who }) => distinctNames(g, loadedWeapons(g, who)).map(card => ({ do: 'item', card })),
    answer(g, { who, count }, choice, tell) {
      if (choice.do !== 'item') return
      const piece = weaponNamed(g, who, choice.card)
      setAmmo(g, who, piece, ammoOf(g, piece) - count, 'NEM-ESC-06', tell)
    },
  },

  /** NEM-RULING-191 */
  chooseAttach: {
    ask: 'weapon',
    rule: 'NEM-HAND-07',
    about: () => ({ purpose: 'attach' }),
    options: (g, { who }) => distinctNames(g, loadable(g, who, 'energy')).map(card => ({ do: 'item', card })),
    answer(g, { who, item, ammo }, choice, tell) {
      if (choice.do === 'item') attach(g, who, item, weaponNamed(g, who, choice.card), ammo, tell)
    },
  },

  /** NEM-RULING-216: a charge of either colour. Asked even of one: others do not see how many there are. */
  chooseCharge: {
    ask: 'item',
    rule: 'NEM-RULING-216',
    about: () => ({ purpose: 'load' }),
    options: (g, { who }) => distinctNames(g, charges(g, who)).map(card => ({ do: 'item', card })),
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'item') return
      loseItem(g, who, named(g, charges(g, who), choice.card), 'spent', 'NEM-ITEM-03', tell)
      load(g, who, autoloaded(g, who), 'fill', tell)
    },
  },

  chooseLoss: {
    ask: 'item',
    rule: 'NEM-ITEM-04',
    about: () => ({ purpose: 'burn' }),
    options: (g, { who, of }) => distinctNames(g, losable(g, who, of)).map(card => ({ do: 'item', card })),
    answer(g, { who }, choice, tell) {
      if (choice.do === 'item') loseItem(g, who, named(g, itemsOf(g, who), choice.card), 'spent', 'NEM-ITEM-04', tell)
    },
  },
}

/** What can be given up: anything, or only such an item. */
function isLosable(item: ItemCard, of: Losable): boolean {
  if (of === undefined) return true
  if (of === 'weapon') return item.weapon !== null || item.melee === true
  return 'id' in of ? item.id === of.id : item.component === of.component
}
const losable = (g: GameState, who: Seat, of: Losable): number[] =>
  itemsOf(g, who).filter(piece => {
    const item = itemOf(g, piece)
    return item !== null && isLosable(item, of)
  })

const emptiest = (g: GameState, who: Seat, card: Name): number =>
  least(g, weaponsOf(g, who), card, piece => ammoOf(g, piece))

export function attach(g: GameState, who: Seat, item: Name, host: number, ammo: number, tell: Tell | undefined): void {
  const inventory = inventoryOf(g, who)
  const piece = named(g, inventory, item)
  takeFrom(inventory, piece)
  const learned = layOpen(g, piece, heldBy(g, who))
  g.attached = [...g.attached, [piece, host]]
  tell?.({ e: 'attached', who, card: item, to: nameOf(g, host), rule: 'NEM-HAND-07', learned })
  setAmmo(g, who, host, ammoOf(g, host) + ammo, 'NEM-RULING-191', tell)
}

const tapeable = (g: GameState, who: Seat): number[] =>
  heldItems(g, who).filter(piece => isHeavy(g, piece) && !g.taped.some(pair => pair.includes(piece)))

function whyNoWeapon(g: GameState, who: Seat, of: Kind): Why | null {
  for (const piece of heldBy(g, who)) if (isWeapon(g, piece) && fits(g, piece, of)) return null
  return 'noWeapon'
}

/** A magazine that hangs on no weapon yet. */
const magazine = (g: GameState, who: Seat): number | undefined =>
  inventoryOf(g, who).find(piece => itemOf(g, piece)?.gives === 'extendedMagazine')

/** The weapon an Autoloader hangs on, and the charges at hand for it. */
const autoloaded = (g: GameState, who: Seat): number =>
  g.attached.find(([item, host]) => itemOf(g, item)?.gives === 'autoloader' && heldBy(g, who).includes(host))?.[1] ?? -1
const charges = (g: GameState, who: Seat): number[] =>
  inventoryOf(g, who).filter(piece => itemOf(g, piece)?.id === 'energyCharge')

export const carryEffects: Primitives<'ammo' | 'spendAmmo' | 'attach' | 'tape' | 'loseItem' | 'autoload'> = {
  ammo: {
    why: (g, { by }, { of }) => whyNoWeapon(g, by, of),
    run(g, { by }, { of, count }, tell) {
      const list = loadable(g, by, of)
      if (distinctNames(g, list).length > 1) next(g, { do: 'chooseLoad', who: by, of, count })
      else if (list.length > 0) load(g, by, emptiest(g, by, nameOf(g, list[0])), count, tell)
    },
  },
  spendAmmo: {
    why: (g, { by }, { of }) => (loadedWeapons(g, by, of).length > 0 ? null : 'noAmmo'),
    run(g, { by }, { count, of }, tell) {
      const list = loadedWeapons(g, by, of)
      if (distinctNames(g, list).length > 1) next(g, { do: 'chooseSpend', who: by, count })
      else if (list.length > 0) setAmmo(g, by, list[0], ammoOf(g, list[0]) - count, 'NEM-ESC-06', tell)
    },
  },
  /** Energy weapons only: the card says so. */
  attach: {
    why: (g, { by }) => (magazine(g, by) === undefined ? 'nothingHere' : whyNoWeapon(g, by, 'energy')),
    run(g, { by }, { ammo }, tell) {
      const item = magazine(g, by)
      const list = loadable(g, by, 'energy')
      if (item === undefined || list.length === 0) return
      if (distinctNames(g, list).length > 1) next(g, { do: 'chooseAttach', who: by, item: nameOf(g, item), ammo })
      else attach(g, by, nameOf(g, item), list[0], ammo, tell)
    },
  },
  /** NEM-HAND-08: two heavy items become one handful; with two hands there are never more to choose from. */
  tape: {
    why: (g, { by }) => (tapeable(g, by).length > 1 ? null : 'nothingHere'),
    run(g, { by }, _, tell) {
      const [a, b] = tapeable(g, by)
      g.taped = [...g.taped, [a, b]]
      tell?.({ e: 'taped', who: by, card: nameOf(g, a), to: nameOf(g, b), rule: 'NEM-HAND-08' })
    },
  },
  loseItem: {
    why: (g, { by }, { of }) => (carriesOne(g, by, item => isLosable(item, of)) ? null : 'nothingToDiscard'),
    run: (g, { by }, { of }) => next(g, of ? { do: 'chooseLoss', who: by, of } : { do: 'chooseLoss', who: by }),
  },
  autoload: {
    why: (g, { by }) => (autoloaded(g, by) < 0 ? 'noWeapon' : charges(g, by).length > 0 ? null : 'nothingToDiscard'),
    run: (g, { by }) => next(g, { do: 'chooseCharge', who: by }),
  },
}
