/** Searching, keeping and carrying. NEM-SEARCH, NEM-HAND, NEM-DROP. */
import {
  bit,
  distinctNames,
  layOpen,
  named,
  putInOrder,
  refill,
  seatZone,
  sharedZone,
  takeFrom,
} from '../core/pieces.ts'
import { boardOf, faceOf, nameOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Colour, Option, Seat, Tell, Why } from '../core/types.ts'
import { tileIn } from './movement.ts'
import { handSlots } from './wounds.ts'

/** Item decks; white rooms let the player choose among them. */
export type ItemDeck = Exclude<Colour, 'white'>
const ITEM_DECKS: readonly ItemDeck[] = ['red', 'yellow', 'green']

declare module '../core/task.ts' {
  interface TaskTypes {
    searchDeck: { who: Seat; draw: number }
    searchDraw: { who: Seat; deck: ItemDeck; draw: number }
    searchKeep: { who: Seat; deck: ItemDeck }
    /** Drop until the hand slots hold what is carried. `fresh`: the thing taken last is not the one to go. */
    makeRoom: { who: Seat; fresh: boolean }
    chooseDrop: { who: Seat; fresh: boolean }
  }
}

/** NEM-RULING-19: a deck without any card cannot be chosen. */
const hasCards = (g: GameState, deck: ItemDeck): boolean =>
  sharedZone(g, deck).length > 0 || sharedZone(g, `${deck}.discard`).length > 0

/** The decks a Search in this room may draw from. */
const decksFor = (g: GameState, room: number): ItemDeck[] => {
  const colour = tileIn(g, room)?.colour
  return ITEM_DECKS.filter(deck => (colour === deck || colour === 'white') && hasCards(g, deck))
}

/** NEM-SEARCH-03, NEM-SEARCH-05 */
export function whyNoSearch(g: GameState, seat: Seat): Why | null {
  const { room } = g.crew[seat]
  const tile = tileIn(g, room)
  if (!tile || tile.noSearch || !g.explored[room] || g.items[room] < 0) return 'notSearchable'
  if (g.items[room] === 0) return 'noItemsLeft'
  return decksFor(g, room).length > 0 ? null : 'deckEmpty'
}

/** NEM-SEARCH-01, NEM-SEARCH-02 */
export function beginSearch(g: GameState, who: Seat, draw: number): void {
  const decks = decksFor(g, g.crew[who].room)
  if (decks.length === 1) next(g, { do: 'searchDraw', who, deck: decks[0], draw })
  else if (decks.length > 1) next(g, { do: 'searchDeck', who, draw })
}

/** Heavy things are carried in the open, everything else in the inventory. NEM-HAND-01, NEM-HAND-02 */
function take(g: GameState, who: Seat, piece: number, tell: Tell | undefined): void {
  const face = faceOf(g, piece)
  if (face.kind === 'item' && !face.heavy) {
    putInOrder(g, seatZone(g, who, 'inventory'), piece)
    return
  }
  const learned = layOpen(g, piece, seatZone(g, who, 'hands'))
  tell?.({ e: 'held', who, card: nameOf(g, piece), rule: 'NEM-HAND-02', learned })
  next(g, { do: 'makeRoom', who, fresh: true })
}

/** NEM-DROP-03, NEM-RULING-97: to its discard pile; what has no colour leaves the game. */
function drop(g: GameState, who: Seat, piece: number, tell: Tell | undefined): void {
  takeFrom(seatZone(g, who, 'hands'), piece)
  const face = faceOf(g, piece)
  layOpen(
    g,
    piece,
    sharedZone(g, face.kind === 'item' && face.colour !== 'white' ? `${face.colour}.discard` : 'removed'),
  )
  tell?.({ e: 'dropped', who, card: nameOf(g, piece), rule: 'NEM-DROP-03' })
}

export const itemTasks: Handlers<'searchDeck' | 'searchDraw' | 'searchKeep' | 'makeRoom' | 'chooseDrop'> = {
  searchDeck: {
    ask: 'searchDeck',
    rule: 'NEM-SEARCH-02',
    options: (g, { who }) => decksFor(g, g.crew[who].room).map(colour => ({ do: 'search', colour })),
    answer(g, { who, draw }, choice) {
      if (choice.do !== 'search' || choice.colour === 'white') return
      next(g, { do: 'searchDraw', who, deck: choice.colour, draw })
    },
  },

  /** NEM-SEARCH-03, NEM-SEARCH-04, NEM-RULING-102 */
  searchDraw(g, { who, deck, draw }, tell) {
    const { room } = g.crew[who]
    g.items[room]--
    tell?.({ e: 'items', room: boardOf(g).rooms[room], items: g.items[room], rule: 'NEM-SEARCH-03' })
    const drawn = seatZone(g, who, 'drawn')
    while (drawn.length < draw && refill(g, deck, 'NEM-RULING-19', tell)) {
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
      rule: 'NEM-SEARCH-04',
      only: { [who]: { cards } },
      learned: bit(who),
    })
    next(g, { do: 'searchKeep', who, deck })
  },

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
      if (kept < 0) {
        tell?.({ e: 'kept', who, colour: deck, count: 0, rule: 'NEM-RULING-102', only: { [who]: back } })
        return
      }
      tell?.({
        e: 'kept',
        who,
        colour: deck,
        count: 1,
        rule: 'NEM-SEARCH-04',
        only: { [who]: { kept: nameOf(g, kept), ...back } },
      })
      take(g, who, kept, tell)
    },
  },

  /** NEM-HAND-04, NEM-RULING-96 */
  makeRoom(g, { who, fresh }) {
    if (seatZone(g, who, 'hands').length > handSlots(g, who)) next(g, { do: 'chooseDrop', who, fresh })
  },

  chooseDrop: {
    ask: 'makeRoom',
    rule: 'NEM-HAND-04',
    options(g, { who, fresh }) {
      const hands = seatZone(g, who, 'hands')
      return distinctNames(g, fresh ? hands.slice(0, -1) : hands).map(card => ({ do: 'drop', card }))
    },
    answer(g, { who, fresh }, choice, tell) {
      if (choice.do !== 'drop') return
      drop(g, who, named(g, seatZone(g, who, 'hands'), choice.card), tell)
      next(g, { do: 'makeRoom', who, fresh })
    },
  },
}
