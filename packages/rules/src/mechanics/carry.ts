/** What characters carry: gaining, losing and dropping items, and items taped together. NEM-HAND, NEM-DROP, NEM-ITEM. */
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
import type { Back, Name, RuleId, Seat, Tell } from '../core/types.ts'
import { ammoOf, isCounted, least } from './ammo.ts'
import { itemOf } from './crew.ts'
import type { Primitives } from './effects.ts'
import { freeSlots, heldItems, isAttached, isHeavy, isOpen } from './slots.ts'
import { carriedBy, putDown, thingName } from './things.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** Drop until the hand slots hold what is carried. `fresh`: things just taken are not the ones to go. */
    makeRoom: { who: Seat; fresh: readonly Name[] }
    chooseDrop: { who: Seat; fresh: readonly Name[] }
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
  }
  interface EventTypes {
    held: { who: Seat; card: Name }
    dropped: { who: Seat; card: Name }
    lost: { who: Seat; card: Name }
    taped: { who: Seat; card: Name; to: Name }
    putUnder: { who: Seat; back: Back }
  }
  interface NoteTypes {
    returned: true
  }
  interface EffectTypes {
    /** `of`: only such an item. */
    loseItem: { of?: { component: Component } | { id: Name } | 'weapon' }
    tape: object
  }
}

type Losable = EffectOf<'loseItem'>['of']

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

export const carryTasks: Handlers<'makeRoom' | 'chooseDrop' | 'chooseLoss'> = {
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

const tapeable = (g: GameState, who: Seat): number[] =>
  heldItems(g, who).filter(piece => isHeavy(g, piece) && !g.taped.some(pair => pair.includes(piece)))

export const carryEffects: Primitives<'tape' | 'loseItem'> = {
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
}
