/**
 * Where pieces lie and who knows them: the one mechanism behind hands, decks, secret looks and their going stale.
 * Looking sets a bit. Moving in the open keeps all bits. Shuffling clears them.
 */
import { below, type Stream, shuffleInPlace } from './random.ts'
import { nameOf, rulesOf } from './ruleset.ts'
import {
  DECKS,
  type Deck,
  type GameState,
  SEAT_ZONES,
  type SeatZone,
  SHARED_ZONES,
  type SharedZone,
  type Stacked,
} from './state.ts'
import type { Name, PrivateFace, Seat, Tell } from './types.ts'

/** The bit of a seat in `seen`. */
export const bit = (seat: Seat): number => 1 << seat
/** Face up for everybody, spectators included. */
export const PUBLIC = 1 << 5
export const EVERYBODY = PUBLIC | (PUBLIC - 1)

export const isPublic = (g: GameState, piece: number): boolean => (g.seen[piece] & PUBLIC) !== 0
export const knows = (g: GameState, seat: Seat, piece: number): boolean => (g.seen[piece] & bit(seat)) !== 0

/** Forms for what one seat alone learns: to copy one and fill it in is faster than to begin with nothing. */
const FORMS: readonly Record<Seat, PrivateFace>[] = [{ 0: {} }, { 1: {} }, { 2: {} }, { 3: {} }, { 4: {} }]
/** The private side of an event that this seat alone sees. */
export function onlyFor(seat: Seat, face: PrivateFace): Record<Seat, PrivateFace> {
  const only = { ...FORMS[seat] }
  only[seat] = face
  return only
}

const SHARED_INDEX = Object.fromEntries(SHARED_ZONES.map((z, i) => [z, i])) as Record<SharedZone, number>
const SEAT_INDEX = Object.fromEntries(SEAT_ZONES.map((z, i) => [z, i])) as Record<SeatZone, number>

export const numberOfZone = (zone: SharedZone): number => SHARED_INDEX[zone]
export const sharedZone = (g: GameState, zone: SharedZone): number[] => g.zones[SHARED_INDEX[zone]]
export const seatZone = (g: GameState, seat: Seat, zone: SeatZone): number[] =>
  g.zones[SHARED_ZONES.length + seat * SEAT_ZONES.length + SEAT_INDEX[zone]]

const DISCARD_PILES = Object.fromEntries(DECKS.map(deck => [deck, SHARED_INDEX[`${deck}.discard`]])) as Record<
  Deck,
  number
>
/** The discard pile of a deck, without making a word of its name first. */
export const discardPileOf = (g: GameState, deck: Deck): number[] => g.zones[DISCARD_PILES[deck]]

/** To find a zone by its name takes longer than all else that is done with it: those asked for all the time have a door. */
function doorTo(zone: SeatZone): (g: GameState, seat: Seat) => number[] {
  const first = SHARED_ZONES.length + SEAT_INDEX[zone]
  const perSeat = SEAT_ZONES.length
  return (g, seat) => g.zones[first + seat * perSeat]
}
export const handOf = doorTo('hand')
export const deckOf = doorTo('deck')
export const discardOf = doorTo('discard')
export const inventoryOf = doorTo('inventory')
/** What lies beside the character board. */
export const heldBy = doorTo('hands')
/** Serious wounds that are not dressed. */
export const woundsOf = doorTo('wounds')
export const dressedOf = doorTo('dressed')
export const questsOf = doorTo('quests')

/** The same for zones that belong to nobody. */
function commonDoorTo(zone: SharedZone): (g: GameState) => number[] {
  const at = SHARED_INDEX[zone]
  return g => g.zones[at]
}
/** Cards that are being resolved. */
export const cardsInPlay = commonDoorTo('play')
export const weaknesses = commonDoorTo('weakness')
export const bagOf = commonDoorTo('bag')
export const supplyOf = commonDoorTo('supply')

/** Takes a piece out of a zone, wherever it lies there. */
export function takeFrom(zone: number[], piece: number): void {
  const at = zone.indexOf(piece)
  if (at < 0) throw new Error(`piece ${piece} is not in that zone`)
  for (let i = at + 1; i < zone.length; i++) zone[i - 1] = zone[i]
  zone.pop()
}

/** A hand is a set: it is kept in canonical order. */
export function putInOrder(g: GameState, zone: number[], piece: number): void {
  const { order } = rulesOf(g).content
  let i = zone.push(piece) - 1
  for (; i > 0 && order[zone[i - 1]] > order[piece]; i--) zone[i] = zone[i - 1]
  zone[i] = piece
}

/** Brings a hand in canonical order. */
export function sortPieces(g: GameState, zone: number[]): void {
  const { order } = rulesOf(g).content
  for (let end = 1; end < zone.length; end++) {
    const piece = zone[end]
    let i = end
    for (; i > 0 && order[zone[i - 1]] > order[piece]; i--) zone[i] = zone[i - 1]
    zone[i] = piece
  }
}

/** Turns a piece face up; gives the bits of those to whom that is news. */
export function reveal(g: GameState, piece: number): number {
  const news = EVERYBODY & ~g.seen[piece]
  g.seen[piece] = EVERYBODY
  return news
}

/** Lays a piece face up on a pile; gives the bits of those to whom that is news. */
export function layOpen(g: GameState, piece: number, zone: number[]): number {
  zone.push(piece)
  return reveal(g, piece)
}

export function shuffle(g: GameState, zone: number[], stream: Stream): void {
  shuffleInPlace(g.rng, stream, zone)
  if (g.stacked !== null) arrange(g, zone, stream)
  const { firstContamination: first, contaminationCount: count } = rulesOf(g).content
  for (const piece of zone) {
    g.seen[piece] = 0
    if (piece >= first && piece < first + count) g.read[piece - first] = 0
  }
}

/** What a scenario has put in order cannot come true. Only scenarios put anything in order. */
export class StackedError extends Error {}

/** Ends each order of a shuffled deck among the stacked results. */
export const END_OF_ORDER = -1

/** A token that a lesson wants drawn only where it is in the bag, for its player may go another way. Its own inverse. */
export const ifThere = (place: number): number => -2 - place

/** Puts the cards on top that a scenario wants there after this shuffle, by their canonical places, the first drawn first. */
export function arrange(g: GameState, zone: number[], stream: Stream): void {
  const results = g.stacked?.[stream]
  const end = results?.indexOf(END_OF_ORDER) ?? -1
  if (!results || end < 0) return
  const { order } = rulesOf(g).content
  const top: number[] = []
  for (const wanted of results.slice(0, end)) {
    const piece = zone.find(p => order[p] === wanted && !top.includes(p))
    if (piece === undefined) return // another shuffle is meant
    top.push(piece)
  }
  results.splice(0, end + 1)
  for (const piece of top) takeFrom(zone, piece)
  zone.push(...top.reverse())
}

/** Nobody can tell any more which piece this is. */
export function forget(g: GameState, piece: number): void {
  g.seen[piece] = 0
  const { firstContamination, contaminationCount } = rulesOf(g).content
  const at = piece - firstContamination
  if (at >= 0 && at < contaminationCount) g.read[at] = 0
}

/** Bits of those who have read the word of a contamination card. */
export const readBy = (g: GameState, piece: number): number =>
  g.read[piece - rulesOf(g).content.firstContamination] ?? 0
export const isContamination = (g: GameState, piece: number): boolean => rulesOf(g).content.words[piece] !== ''
export const wordOf = (g: GameState, piece: number): Name => rulesOf(g).content.words[piece]

/** What a seat calls a card it holds: a contamination card it has read goes by its word too. */
export const ownName = (g: GameState, seat: Seat, piece: number): Name =>
  isContamination(g, piece) && readBy(g, piece) & bit(seat) ? rulesOf(g).content.readNames[piece] : nameOf(g, piece)

/** A die's or draw's result, unless a scenario has stacked one. */
export function roll(g: GameState, stream: Stream, sides: number, pile: Stacked = stream): number {
  const stacked = g.stacked?.[pile]
  return stacked?.length ? (stacked.shift() ?? 0) : below(g.rng, stream, sides)
}

/** NEM-RULING-18, NEM-RULING-19: an empty deck is made anew from its discard pile. False: there is no card at all. */
export function refill(g: GameState, deck: Deck, rule: string, tell: Tell | undefined): boolean {
  const cards = sharedZone(g, deck)
  if (cards.length > 0) return true
  const discard = discardPileOf(g, deck)
  if (discard.length === 0) return false
  cards.push(...discard.splice(0))
  shuffle(g, cards, deck)
  tell?.({ e: 'reshuffled', deck, rule })
  return true
}

/** The first piece of that name in a zone, or −1. Pieces of one name are interchangeable. */
export function named(g: GameState, zone: readonly number[], name: Name): number {
  const { names } = rulesOf(g).content
  for (const piece of zone) if (names[piece] === name) return piece
  return -1
}

/** The first card a seat would call so, or −1. */
export function ownNamed(g: GameState, seat: Seat, zone: readonly number[], name: Name): number {
  for (const piece of zone) if (ownName(g, seat, piece) === name) return piece
  return -1
}

/** The names in a zone, each once: what a player can tell apart. */
export function distinctNames(g: GameState, zone: readonly number[]): Name[] {
  const out: Name[] = []
  for (const piece of zone) {
    const name = nameOf(g, piece)
    if (!out.includes(name)) out.push(name)
  }
  return out
}
