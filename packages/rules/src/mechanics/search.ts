/** Searching rooms, keeping one thing. NEM-SEARCH. */
import {
  bit,
  discardPileOf,
  distinctNames,
  named,
  onlyFor,
  putInOrder,
  refill,
  seatZone,
  sharedZone,
} from '../core/pieces.ts'
import { boardOf, nameOf } from '../core/ruleset.ts'
import { ITEM_COLORS, type ItemColor } from '../core/sets.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Color, Option, RuleId, Seat, Tell, Why } from '../core/types.ts'
import { takeItem } from './carry.ts'
import { tileIn } from './crew.ts'
import type { Primitives } from './effects.ts'
import { slime } from './markers.ts'

/** Item decks; white rooms let the player choose among them. */

/** Does the room's item counter allow a Search, is it lowered all the same, or does it not matter? */
type Counter = 'needed' | 'ignored' | 'unused'

declare module '../core/task.ts' {
  interface TaskTypes {
    searchDeck: { who: Seat; draw: number; counter: Counter }
    searchDraw: { who: Seat; deck: ItemColor; draw: number; counter: Counter }
    searchKeep: { who: Seat; deck: ItemColor }
    /** One card, without a Search. LOCK-RULING-119 */
    findItem: { who: Seat; deck: ItemColor }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    search: { colour: Color }
    keep: { card: Name }
  }
  interface AskTypes {
    searchDeck: true
    searchKeep: true
  }
  interface WhyTypes {
    noItemsLeft: true
    notSearchable: true
    deckEmpty: true
  }
  interface EventTypes {
    items: { room: RoomId; items: number }
    searched: { who: Seat; colour: Color; count: number }
    /** Unseen by others; count 0: the only card found went back. */
    kept: { who: Seat; colour: Color; count: number }
  }
  interface PrivateFace {
    kept?: Name
    returned?: Name
  }
  interface EffectTypes {
    /** Lower the item counter, draw items of the room's color, keep one, the rest face down under the deck. */
    search: { draw: number; counter: 'needed' | 'ignored' | 'unused' }
  }
}

/** NEM-RULING-19: a deck without any card cannot be chosen. */
const hasCards = (g: GameState, deck: ItemColor): boolean =>
  sharedZone(g, deck).length > 0 || discardPileOf(g, deck).length > 0

/** Can a Search in this room draw from that deck? Storage draws from any. */
const serves = (g: GameState, room: number, counter: Counter, deck: ItemColor): boolean => {
  const { colour } = tileIn(g, room)
  return (counter === 'unused' || colour === deck || colour === 'white') && hasCards(g, deck)
}
const decksFor = (g: GameState, room: number, counter: Counter): ItemColor[] =>
  ITEM_COLORS.filter(deck => serves(g, room, counter, deck))

/** NEM-SEARCH-03, NEM-SEARCH-05 */
function whyNoSearch(g: GameState, seat: Seat, counter: Counter): Why | null {
  const { room } = g.crew[seat]
  if (counter !== 'unused') {
    if (tileIn(g, room).noSearch || !g.explored[room] || g.items[room] < 0) return 'notSearchable'
    if (g.items[room] === 0 && counter === 'needed') return 'noItemsLeft'
  }
  for (const deck of ITEM_COLORS) if (serves(g, room, counter, deck)) return null
  return 'deckEmpty'
}

/** NEM-SEARCH-03 */
export function lowerCounter(g: GameState, room: number, tell: Tell | undefined): void {
  g.items[room]--
  tell?.({ e: 'items', room: boardOf(g).rooms[room], items: g.items[room], rule: 'NEM-SEARCH-03' })
}

/** Draws item cards to keep one of. */
function drawItems(
  g: GameState,
  who: Seat,
  deck: ItemColor,
  count: number,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  const drawn = seatZone(g, who, 'drawn')
  while (drawn.length < count && refill(g, deck, 'NEM-RULING-19', tell)) {
    const piece = sharedZone(g, deck).pop()
    if (piece === undefined) break
    g.seen[piece] = bit(who) // whoever knew the card cannot tell, a moment later, which one was kept
    putInOrder(g, drawn, piece)
  }
  const cards = drawn.map(piece => nameOf(g, piece))
  tell?.({
    e: 'searched',
    who,
    colour: deck,
    count: drawn.length,
    rule,
    only: onlyFor(who, { cards }),
    learned: bit(who),
  })
  if (drawn.length > 0) next(g, { do: 'searchKeep', who, deck })
}

export const searchTasks: Handlers<'searchDeck' | 'searchDraw' | 'searchKeep' | 'findItem'> = {
  searchDeck: {
    ask: 'searchDeck',
    rule: 'NEM-SEARCH-02',
    options: (g, { who, counter }) => decksFor(g, g.crew[who].room, counter).map(colour => ({ do: 'search', colour })),
    answer(g, { who, draw, counter }, choice) {
      if (choice.do !== 'search' || choice.colour === 'white') return
      next(g, { do: 'searchDraw', who, deck: choice.colour, draw, counter })
    },
  },

  /** NEM-SEARCH-03, NEM-SEARCH-04, NEM-RULING-102 */
  searchDraw(g, { who, deck, draw, counter }, tell) {
    const { room } = g.crew[who]
    if (counter !== 'unused' && g.items[room] > 0) lowerCounter(g, room, tell)
    if (tileIn(g, room).search === 'slime') slime(g, who, 'LOCK-ROOM-CONTAMINATED-01', tell)
    drawItems(g, who, deck, draw, 'NEM-SEARCH-04', tell)
  },

  findItem: (g, { who, deck }, tell) => drawItems(g, who, deck, 1, 'LOCK-RULING-119', tell),

  searchKeep: {
    ask: 'searchKeep',
    rule: 'NEM-SEARCH-04',
    options(g, { who }) {
      const drawn = seatZone(g, who, 'drawn')
      const options: Option[] = distinctNames(g, drawn).map(card => ({ do: 'keep', card }))
      if (drawn.length === 1) options.push({ do: 'decline' }) // NEM-RULING-102
      return options
    },
    /** NEM-HIDE-08: only the searcher knows what lies under the deck. */
    answer(g, { who, deck }, choice, tell) {
      const drawn = seatZone(g, who, 'drawn')
      const kept = choice.do === 'keep' ? named(g, drawn, choice.card) : -1
      const returned = drawn.splice(0).filter(piece => piece !== kept)
      for (const piece of returned) {
        sharedZone(g, deck).unshift(piece)
        g.notes[who].push({ round: g.round, what: 'returned', at: deck, card: nameOf(g, piece) })
      }
      const back = returned.length > 0 ? { returned: nameOf(g, returned[0]) } : {}
      const only = kept < 0 ? back : { kept: nameOf(g, kept), ...back }
      const rule = kept < 0 ? 'NEM-RULING-102' : 'NEM-SEARCH-04'
      tell?.({ e: 'kept', who, colour: deck, count: kept < 0 ? 0 : 1, rule, only: onlyFor(who, only) })
      if (kept >= 0) takeItem(g, who, kept, tell)
    },
  },
}

export const searchEffects: Primitives<'search'> = {
  /** NEM-SEARCH-01, NEM-SEARCH-02, NEM-ROOM-STORAGE-1 */
  search: {
    why: (g, { by }, { counter }) => whyNoSearch(g, by, counter),
    run(g, { by }, { draw, counter }) {
      const decks = decksFor(g, g.crew[by].room, counter)
      if (decks.length === 1) next(g, { do: 'searchDraw', who: by, deck: decks[0], draw, counter })
      else if (decks.length > 1) next(g, { do: 'searchDeck', who: by, draw, counter })
    },
  },
}
