/** Trade: everybody in the room deals with whom they like, until the opener ends it. NEM-BASIC-06..09, NEM-RULING-103. */
import {
  bit,
  distinctNames,
  heldBy,
  inventoryOf,
  isPublic,
  knows,
  layOpen,
  named,
  onlyFor,
  putInOrder,
  seatZone,
  takeFrom,
} from '../core/pieces.ts'
import { faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState, Thing, Trade } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Back, Choice, Handed, Name, Option, Seat, Tell } from '../core/types.ts'
import { barest, blur, untape } from './carry.ts'
import { crewIn, isOnFeet } from './crew.ts'
import { remember } from './looks.ts'
import { heldItems, isHeavy, isOpen } from './slots.ts'
import { carriedBy, carry, thingName } from './things.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    openTrade: { who: Seat }
    trade: { who: Seat }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    partner: { whom: Seat }
    put: { card: Name }
    takeBack: { card: Name }
    show: { card: Name }
    ready: object
    end: object
  }
  interface AskTypes {
    trade: true
  }
  interface EventTypes {
    tradeOpened: { who: Seat }
    partner: { who: Seat; whom: Seat }
    offered: { who: Seat; whom: Seat; thing: Handed }
    withdrawn: { who: Seat; whom: Seat; thing: Handed }
    shown: { who: Seat; whom: Seat; back: Back }
    ready: { who: Seat; whom: Seat }
    traded: { who: Seat; whom: Seat; gave: Handed[]; got: Handed[] }
    tradeEnded: { who: Seat }
  }
  interface NoteTypes {
    shown: true
  }
}

const traders = (g: GameState, opener: Seat): Seat[] => crewIn(g, g.crew[opener].room).filter(s => isOnFeet(g, s))

const backOf = (g: GameState, piece: number): Back | null => {
  const face = faceOf(g, piece)
  return face.kind === 'item' ? face.home : null
}

/** A card as everybody sees it change hands. */
const handed = (g: GameState, piece: number): Handed => ({
  back: backOf(g, piece),
  card: isPublic(g, piece) ? nameOf(g, piece) : null,
})
/** In an order everybody can see: where an unknown card comes among the others would tell something about it. */
function inOpenOrder(g: GameState, pieces: readonly number[]): number[] {
  const key = (piece: number) => {
    const { back, card } = handed(g, piece)
    return `${back ?? '~'} ${card ?? ''}`
  }
  return pieces.toSorted((a, b) => Number(key(a) > key(b)) - Number(key(a) < key(b)))
}
const handedThing = (thing: Thing): Handed => ({ back: null, card: thingName(thing) })

const offeredThings = (g: GameState, seat: Seat): Thing[] => carriedBy(g, seat).filter(t => t.offered)
const hasOffer = (g: GameState, seat: Seat): boolean =>
  seatZone(g, seat, 'offer').length > 0 || offeredThings(g, seat).length > 0

/** Both look at each other, and something lies between them. */
function canAgree(g: GameState, seat: Seat): boolean {
  const { trade } = g
  if (!trade || trade.ready[seat]) return false
  const other = trade.partners[seat]
  return other >= 0 && trade.partners[other] === seat && (hasOffer(g, seat) || hasOffer(g, other))
}

/** What this seat could put on offer, by name. */
const offerable = (g: GameState, seat: Seat): Name[] => [
  ...distinctNames(g, [...inventoryOf(g, seat), ...heldItems(g, seat)]),
  ...new Set(
    carriedBy(g, seat)
      .filter(t => !t.offered)
      .map(thingName),
  ),
]
const offered = (g: GameState, seat: Seat): Name[] => [
  ...distinctNames(g, seatZone(g, seat, 'offer')),
  ...new Set(offeredThings(g, seat).map(thingName)),
]

/** Cards that not everybody knows. Whom one has shown a card before is for one's own memory. */
const showable = (g: GameState, seat: Seat): Name[] =>
  distinctNames(
    g,
    [...inventoryOf(g, seat), ...seatZone(g, seat, 'offer')].filter(p => !isPublic(g, p)),
  )

function put(g: GameState, seat: Seat, to: Seat, card: Name, tell: Tell | undefined): void {
  const thing = carriedBy(g, seat).find(t => !t.offered && thingName(t) === card)
  const tellOffer = (what: Handed) => tell?.({ e: 'offered', who: seat, whom: to, thing: what, rule: 'NEM-BASIC-06' })
  if (thing) {
    thing.offered = true
    return tellOffer(handedThing(thing))
  }
  const inventory = inventoryOf(g, seat)
  const inside = named(g, inventory, card)
  const piece = inside >= 0 ? inside : barest(g, seat, card)
  if (inside >= 0) blur(g, seat, piece)
  takeFrom(inside >= 0 ? inventory : heldBy(g, seat), piece)
  putInOrder(g, seatZone(g, seat, 'offer'), piece)
  tellOffer(handed(g, piece))
}

/** Back where it came from. */
function giveBack(g: GameState, seat: Seat, piece: number): void {
  takeFrom(seatZone(g, seat, 'offer'), piece)
  if (isOpen(g, piece)) heldBy(g, seat).push(piece)
  else putInOrder(g, inventoryOf(g, seat), piece)
}

function withdraw(g: GameState, seat: Seat, to: Seat, what: Thing | number, tell: Tell | undefined): void {
  if (typeof what === 'number') giveBack(g, seat, what)
  else what.offered = false
  const thing = typeof what === 'number' ? handed(g, what) : handedThing(what)
  tell?.({ e: 'withdrawn', who: seat, whom: to, thing, rule: 'NEM-BASIC-06' })
}

function takeBack(g: GameState, seat: Seat, to: Seat, card: Name, tell: Tell | undefined): void {
  const thing = offeredThings(g, seat).find(t => thingName(t) === card)
  withdraw(g, seat, to, thing ?? named(g, seatZone(g, seat, 'offer'), card), tell)
}

/** NEM-HIDE-11: shown to the partner alone. */
function show(g: GameState, seat: Seat, to: Seat, card: Name, tell: Tell | undefined): void {
  const cards = [...inventoryOf(g, seat), ...seatZone(g, seat, 'offer')]
  const fitting = cards.filter(p => nameOf(g, p) === card && !isPublic(g, p))
  const piece = fitting.find(p => !knows(g, to, p)) ?? fitting[0]
  if (piece === undefined) return
  g.seen[piece] |= bit(to)
  remember(g, to, { round: g.round, what: 'shown', at: String(seat), card })
  const back = backOf(g, piece) ?? 'quest'
  tell?.({ e: 'shown', who: seat, whom: to, back, rule: 'NEM-HIDE-11', only: onlyFor(to, { card }), learned: bit(to) })
}

/** Everything one offers goes to the other, ammo and attachments with it. NEM-BASIC-09, NEM-RULING-101 */
function handOver(
  g: GameState,
  from: Seat,
  to: Seat,
  tell: Tell | undefined,
): { given: Handed[]; cards: Name[]; heavy: Name[] } {
  const pieces = inOpenOrder(g, seatZone(g, from, 'offer').splice(0))
  const things = offeredThings(g, from)
  const given = [...pieces.map(p => handed(g, p)), ...things.map(handedThing)]
  for (const piece of pieces) {
    g.seen[piece] |= bit(to)
    if (!isOpen(g, piece)) {
      putInOrder(g, inventoryOf(g, to), piece)
      continue
    }
    layOpen(g, piece, heldBy(g, to))
    untape(g, piece)
    for (const [item, host] of g.attached) {
      if (host !== piece) continue
      takeFrom(heldBy(g, from), item)
      heldBy(g, to).push(item)
    }
  }
  for (const thing of things) carry(g, to, thing, 'NEM-BASIC-07', tell)
  const heavy = [...pieces.filter(p => isHeavy(g, p)).map(p => nameOf(g, p)), ...things.map(thingName)]
  return { given, cards: pieces.map(p => nameOf(g, p)), heavy }
}

/** NEM-BASIC-07: both have agreed. */
function swap(g: GameState, a: Seat, b: Seat, tell: Tell | undefined): void {
  const gave = handOver(g, a, b, tell)
  const got = handOver(g, b, a, tell)
  tell?.({
    e: 'traded',
    who: a,
    whom: b,
    gave: gave.given,
    got: got.given,
    rule: 'NEM-BASIC-07',
    only: { [a]: { cards: got.cards }, [b]: { cards: gave.cards } },
    learned: bit(a) | bit(b),
  })
  if (g.trade) {
    g.trade.ready[a] = false
    g.trade.ready[b] = false
  }
  // NEM-HAND-04, NEM-RULING-96
  next(g, { do: 'makeRoom', who: a, fresh: got.heavy }, { do: 'makeRoom', who: b, fresh: gave.heavy })
}

function optionsFor(g: GameState, opener: Seat, seat: Seat): Option[] {
  const { trade } = g
  const options: Option[] = [seat === opener ? { do: 'end' } : { do: 'done' }]
  if (!trade) return options
  const to = trade.partners[seat]
  if (canAgree(g, seat)) options.push({ do: 'ready' })
  if (trade.left[seat] <= 0) return options
  if (!hasOffer(g, seat))
    for (const whom of traders(g, opener)) if (whom !== seat && whom !== to) options.push({ do: 'partner', whom })
  if (to < 0) return options
  for (const card of offerable(g, seat)) options.push({ do: 'put', card })
  for (const card of offered(g, seat)) options.push({ do: 'takeBack', card })
  for (const card of showable(g, seat)) options.push({ do: 'show', card })
  return options
}

/** Takes readiness back, on both sides; a third who deals with somebody else is not disturbed. */
function unsettle(trade: Trade, seat: Seat): void {
  trade.ready[seat] = false
  const other = trade.partners[seat]
  if (other >= 0 && trade.partners[other] === seat) trade.ready[other] = false
}

/** NEM-RULING-219: changes are counted. */
function change(trade: Trade, seat: Seat): void {
  trade.left[seat]--
  unsettle(trade, seat)
}

/** No more changes: what lies on offer stays there. Said again, it is a no to whatever is still open. */
function stopChanging(g: GameState, trade: Trade, seat: Seat, tell: Tell | undefined): void {
  const saidBefore = trade.left[seat] === 0
  trade.left[seat] = 0
  if (!saidBefore) return
  unsettle(trade, seat)
  for (const what of [...inOpenOrder(g, seatZone(g, seat, 'offer')), ...offeredThings(g, seat)])
    withdraw(g, seat, trade.partners[seat], what, tell)
  trade.partners[seat] = -1
}

function act(g: GameState, seat: Seat, choice: Choice, tell: Tell | undefined): void {
  const { trade } = g
  if (!trade) return
  const to = trade.partners[seat]
  switch (choice.do) {
    case 'partner':
      change(trade, seat)
      trade.partners[seat] = choice.whom
      tell?.({ e: 'partner', who: seat, whom: choice.whom, rule: 'NEM-BASIC-08' })
      return
    case 'put':
      change(trade, seat)
      return put(g, seat, to, choice.card, tell)
    case 'takeBack':
      change(trade, seat)
      return takeBack(g, seat, to, choice.card, tell)
    case 'show':
      trade.left[seat]--
      return show(g, seat, to, choice.card, tell)
    case 'done':
      return stopChanging(g, trade, seat, tell)
    case 'ready':
      trade.ready[seat] = true
      tell?.({ e: 'ready', who: seat, whom: to, rule: 'NEM-BASIC-07' })
      if (trade.ready[to]) swap(g, seat, to, tell)
  }
}

export const tradeTasks: Handlers<'openTrade' | 'trade'> = {
  openTrade(g, { who }, tell) {
    const { limits } = rulesOf(g)
    const there = traders(g, who)
    if (there.length < 2) return
    g.trade = {
      partners: g.crew.map(() => -1),
      ready: g.crew.map(() => false),
      left: g.crew.map((_, s) => (there.includes(s) ? limits.trade : 0)),
    }
    tell?.({ e: 'tradeOpened', who, rule: 'NEM-BASIC-06' })
    next(g, { do: 'trade', who })
  },

  trade: {
    ask: 'trade',
    rule: 'NEM-BASIC-06',
    asked(g, { who }) {
      let asked = 0
      for (const s of traders(g, who)) if (s === who || (g.trade?.left[s] ?? 0) > 0 || canAgree(g, s)) asked |= bit(s)
      return asked
    },
    options: (g, { who }, seat) => optionsFor(g, who, seat),
    answer(g, { who }, choice, tell, seat) {
      if (choice.do !== 'end') {
        next(g, { do: 'trade', who })
        return act(g, seat, choice, tell)
      }
      g.crew.forEach((_, s) => {
        for (const piece of seatZone(g, s, 'offer').slice()) giveBack(g, s, piece)
        for (const thing of offeredThings(g, s)) thing.offered = false
      })
      g.trade = null
      tell?.({ e: 'tradeEnded', who, rule: 'NEM-BASIC-06' })
    },
  },
}
