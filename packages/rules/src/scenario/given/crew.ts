/** The crew of a scenario: their cards, items, wounds, objectives and what else is on their boards. */
import { elementAt } from '../../core/lists.ts'
import {
  bit,
  EVERYBODY,
  isPublic,
  layOpen,
  putInOrder,
  seatZone,
  sharedZone,
  takeFrom,
  wordOf,
} from '../../core/pieces.ts'
import { nameOf, rulesOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Name, Seat } from '../../core/types.ts'
import { capacityOf } from '../../mechanics/ammo.ts'
import { isTogether, itemOf } from '../../mechanics/crew.ts'
import { freeSlots, isOpen } from '../../mechanics/slots.ts'
import { at, didYouMean, fail, within } from '../fields.ts'
import type { Given } from '../format.ts'
import { placeObject } from './board.ts'
import type { Pieces } from './pieces.ts'

/** Deals exactly these cards; the cards that were in hand go back to the deck. */
function deal(pieces: Pieces, seat: Seat, cards: readonly Name[], path: string): void {
  const { g } = pieces
  const deck = seatZone(g, seat, 'deck')
  for (const piece of seatZone(g, seat, 'hand').splice(0)) {
    g.seen[piece] = 0
    deck.unshift(piece)
  }
  cards.forEach((card, i) => pieces.deal(seat, 'hand', pieces.take([deck], card, at(path, i))))
}

/** Contamination cards with these words among a player's cards; nobody has read them. */
function contaminate(g: GameState, seat: Seat, zones: Record<string, string[]>, path: string): void {
  for (const [zone, words] of Object.entries(zones)) {
    const p = at(path, zone)
    if (zone !== 'hand' && zone !== 'deck' && zone !== 'discard') return fail(p, 'expected hand, deck or discard')
    words.forEach((word, i) => {
      const deck = sharedZone(g, 'contamination')
      const piece = deck.find(c => wordOf(g, c) === word) ?? fail(at(p, i), `no ${word} card is left`)
      takeFrom(deck, piece)
      g.seen[piece] = zone === 'hand' ? bit(seat) : zone === 'discard' ? EVERYBODY : 0
      if (zone === 'hand') putInOrder(g, seatZone(g, seat, 'hand'), piece)
      else seatZone(g, seat, zone).push(piece)
    })
  }
}

/** Where items come from: the decks, the crafted items, and the seat's own quests, which are then active. */
const sources = (g: GameState, seat: Seat): number[][] => [
  ...(['red', 'yellow', 'green', 'crafted'] as const).map(zone => sharedZone(g, zone)),
  seatZone(g, seat, 'quests'),
]

function fillInventory(pieces: Pieces, seat: Seat, cards: readonly Name[], path: string): void {
  const { g } = pieces
  cards.forEach((card, i) => {
    const piece = pieces.take(sources(g, seat), card, at(path, i))
    if (isOpen(g, piece)) fail(at(path, i), `${card} belongs in hands`)
    // Everybody has seen a card that was crafted or activated.
    const known = isPublic(g, piece)
    pieces.deal(seat, 'inventory', piece)
    if (known) g.seen[piece] = EVERYBODY
  })
}

function fillHands(pieces: Pieces, seat: Seat, cards: readonly Name[], path: string): void {
  const { g } = pieces
  const hands = seatZone(g, seat, 'hands')
  const removed = sharedZone(g, 'removed')
  removed.push(...hands.splice(0))
  pieces.open(hands, [removed, sharedZone(g, 'box'), ...sources(g, seat)], cards, path)
  for (const piece of hands) {
    if (!isOpen(g, piece)) fail(path, `${nameOf(g, piece)} is not carried in hands`)
    const item = itemOf(g, piece)
    const weapon = rulesOf(g).content.weapons[piece] ?? -1
    if (weapon >= 0) g.ammo[weapon] = item?.weapon?.loaded ?? item?.uses ?? 0
  }
}

/** A thing that a player carries in hands, by its name. */
function inHands(g: GameState, seat: Seat, card: Name, path: string, not = -1): number {
  const hands = seatZone(g, seat, 'hands')
  const held = hands.map(piece => nameOf(g, piece))
  return (
    hands.find(piece => piece !== not && nameOf(g, piece) === card) ??
    fail(path, `${card} is not in hand${didYouMean(card, held)}`)
  )
}

/** What hangs on a weapon in hand: `{ extendedMagazine: "rifle" }`. */
function attach(pieces: Pieces, seat: Seat, items: Record<string, string>, path: string): void {
  const { g } = pieces
  for (const [item, host] of Object.entries(items)) {
    const to = inHands(g, seat, host, at(path, item))
    const piece = pieces.take(sources(g, seat), item, at(path, item))
    layOpen(g, piece, seatZone(g, seat, 'hands'))
    g.attached.push([piece, to])
  }
}

function tape(g: GameState, seat: Seat, pair: readonly string[], path: string): void {
  const [one, other, more] = pair
  if (one === undefined || other === undefined || more !== undefined) return fail(path, 'expected two things')
  const first = inHands(g, seat, one, path)
  g.taped.push([first, inHands(g, seat, other, path, first)])
}

function load(g: GameState, seat: Seat, weapons: Record<string, number>, path: string): void {
  for (const [card, n] of Object.entries(weapons)) {
    const p = at(path, card)
    const inside = seatZone(g, seat, 'inventory').find(piece => nameOf(g, piece) === card)
    const piece = inside ?? inHands(g, seat, card, p)
    const index = rulesOf(g).content.weapons[piece] ?? -1
    if (index < 0) fail(p, `${card} is no weapon`)
    g.ammo[index] = within(n, 0, capacityOf(g, piece), p)
  }
}

/** Cards in hand, deck, discard pile and inventory, wounds, things in hands. */
export function placeBelongings(pieces: Pieces, given: Given): void {
  const { g } = pieces
  pieces.bySeat('discard', given.discard, (seat, cards, p) =>
    pieces.open(seatZone(g, seat, 'discard'), [seatZone(g, seat, 'deck'), seatZone(g, seat, 'hand')], cards, p),
  )
  pieces.bySeat('hand', given.hand, (seat, cards, p) => deal(pieces, seat, cards, p))
  pieces.bySeat('deck', given.deck, (seat, cards, p) => pieces.stack(seatZone(g, seat, 'deck'), cards, p))
  pieces.bySeat('contamination', given.contamination, (seat, zones, p) => contaminate(g, seat, zones, p))
  pieces.bySeat('wounds', given.wounds, (seat, cards, p) =>
    pieces.open(seatZone(g, seat, 'wounds'), [sharedZone(g, 'wound')], cards, p),
  )
  pieces.bySeat('dressed', given.dressed, (seat, cards, p) => {
    pieces.open(seatZone(g, seat, 'dressed'), [sharedZone(g, 'wound')], cards, p)
    within(seatZone(g, seat, 'wounds').length + cards.length, 0, rulesOf(g).limits.serious, p)
  })
  pieces.bySeat('wounds', given.wounds, (_, cards, p) => within(cards.length, 0, rulesOf(g).limits.serious, p))
  pieces.bySeat('hands', given.hands, (seat, cards, p) => fillHands(pieces, seat, cards, p))
  pieces.bySeat('inventory', given.inventory, (seat, cards, p) => fillInventory(pieces, seat, cards, p))
  pieces.bySeat('attached', given.attached, (seat, items, p) => attach(pieces, seat, items, p))
  pieces.bySeat('taped', given.taped, (seat, pair, p) => tape(g, seat, pair, p))
  pieces.bySeat('ammo', given.ammo, (seat, weapons, p) => load(g, seat, weapons, p))
  pieces.bySeat('quests', given.quests, (seat, cards, p) => {
    const have = seatZone(g, seat, 'quests').map(piece => nameOf(g, piece))
    for (const card of cards)
      if (!have.includes(card)) fail(p, `${card} is not a quest of this seat${didYouMean(card, have)}`)
  })
}

/** Light wounds, markers on the character boards, players who have passed and characters who are gone. */
export function placeCondition(pieces: Pieces, given: Given): void {
  const { g } = pieces
  pieces.bySeat('light', given.light, (_, n, p, crew) => {
    crew.light = within(n, 0, rulesOf(g).limits.light - 1, p)
  })
  pieces.seatsIn('slime', given.slime, crew => {
    crew.slime = true
  })
  pieces.seatsIn('larva', given.larva, crew => {
    crew.larva = true
  })
  pieces.seatsIn('signal', given.signal, crew => {
    crew.signal = true
  })
  pieces.seatsIn('passed', given.passed, crew => {
    crew.passed = true
  })
  pieces.seatsIn('launched', given.launched, crew => {
    crew.fate = 'launched'
  })
  pieces.seatsIn('dead', given.dead, (crew, seat) => {
    crew.fate = 'dead'
    g.firstDeath = true
    // NEM-RULING-148
    if (isTogether(g))
      for (const piece of seatZone(g, seat, 'hand').splice(0)) layOpen(g, piece, seatZone(g, seat, 'discard'))
    g.things.push({ kind: 'corpse', of: crew.character, room: crew.room, by: -1, offered: false })
  })
}

/** Bulky objects in rooms and in hands. */
export function placeObjects(pieces: Pieces, given: Given): void {
  const { g, names } = pieces
  for (const [id, objects] of Object.entries(given.objects ?? {})) {
    const p = at('given.objects', id)
    const room = names.room(id, p)
    objects.forEach((name, i) => placeObject(g, name, room, -1, at(p, i)))
  }
  pieces.bySeat('carried', given.carried, (seat, objects, p, { room }) => {
    objects.forEach((name, i) => placeObject(g, name, room, seat, at(p, i)))
  })
  g.crew.forEach((crew, seat) => {
    if (freeSlots(g, seat) < 0) fail('given.hands', `${crew.character} has not that many hand slots`)
  })
}

/** The objectives that seats hold, wherever they were dealt before. A seat with one named has put the other aside. */
export function placeObjectives(pieces: Pieces, given: Given): void {
  const { g } = pieces
  pieces.bySeat('objectives', given.objectives, (seat, cards, p) => hold(pieces, seat, cards, p))
  pieces.bySeat('objectives', given.objectives, (seat, cards) => {
    const [kept, more] = cards
    if (kept !== undefined && more === undefined) putAside(g, seat, kept)
  })
  // Everybody has chosen an objective once an intruder has been met.
  if (g.met)
    g.crew.forEach((crew, seat) => {
      const held = seatZone(g, seat, 'objectives')
      if (held.length > 1 && !given.objectives?.[crew.character]) {
        const piece = held.pop()
        if (piece !== undefined) seatZone(g, seat, 'rejected').push(piece)
      }
    })
}

function hold(pieces: Pieces, seat: Seat, cards: readonly Name[], path: string): void {
  const { g } = pieces
  const { backs, names } = rulesOf(g).content
  const held = seatZone(g, seat, 'objectives')
  within(cards.length, 1, 2, path)
  cards.forEach((card, i) => {
    const p = at(path, i)
    const lists = [held, sharedZone(g, 'box'), ...g.crew.map((_, s) => seatZone(g, s, 'objectives'))]
    const is = (piece: number) => names[piece] === card && pieces.isFree(piece)
    const from = lists.find(list => list.some(is)) ?? fail(p, `no ${card} is left to hold${didYouMean(card, names)}`)
    const wanted = elementAt(from.filter(is), 0)
    const old =
      held.find(piece => backs[piece] === backs[wanted] && pieces.isFree(piece)) ??
      fail(p, `${card} does not fit beside the others`)
    from[from.indexOf(wanted)] = old
    held[held.indexOf(old)] = wanted
    pieces.keep(wanted)
  })
  g.crew.forEach((_, s) => {
    for (const piece of seatZone(g, s, 'objectives')) g.seen[piece] = isTogether(g) ? EVERYBODY : bit(s)
  })
  for (const piece of sharedZone(g, 'box')) if (backs[piece]?.startsWith('objective')) g.seen[piece] = 0
}

function putAside(g: GameState, seat: Seat, kept: Name): void {
  const held = seatZone(g, seat, 'objectives')
  for (const piece of held.filter(p => nameOf(g, p) !== kept)) {
    takeFrom(held, piece)
    seatZone(g, seat, 'rejected').push(piece)
  }
}
