/** Translates the words of a scenario into the engine's numbers. The error for an unknown word names its field. */
import type { Face } from '../core/content.ts'
import { elementAt } from '../core/lists.ts'
import { sharedZone } from '../core/pieces.ts'
import { boardOf, faceOf, rulesOf } from '../core/ruleset.ts'
import { DECKS, type Deck, type GameState } from '../core/state.ts'
import type { Name, Seat } from '../core/types.ts'
import { vocabularies } from '../games/scenario.ts'
import { BY_SIZE } from '../mechanics/intruders.ts'
import { at, didYouMean, fail, isObject } from './fields.ts'

/** A viewer without a seat, who sees what lies open. */
const WATCHER = 'watcher'

export const TOKEN_KINDS: readonly string[] = ['blank', ...BY_SIZE]
/** A kind of intruder token, or an error: an expectation about one that does not exist could never fail. */
export const tokenKindOf = (kind: string, path: string): string =>
  TOKEN_KINDS.includes(kind) ? kind : fail(path, `there is no ${kind}${didYouMean(kind, TOKEN_KINDS)}`)

export const weaknessSlots = (g: GameState): string[] =>
  sharedZone(g, 'weakness').map((_, slot) => rulesOf(g).weaknessObject(slot) ?? String(slot + 1))

export const isDeck = (name: string): name is Deck => DECKS.some(deck => deck === name)

/** Kinds of cards that a player can hold in hand, as messages name them. */
const HAND_CARDS: Readonly<Partial<Record<Face['kind'], string>>> = {
  action: 'an action card',
  contamination: 'a contamination card',
  ...Object.assign({}, ...vocabularies.map(({ handCards }) => handCards)),
}

const HAND_KINDS = Object.keys(HAND_CARDS) as Face['kind'][]

/** How messages name a kind of card. */
const CALLED: Readonly<Partial<Record<Face['kind'], string>>> = {
  ...HAND_CARDS,
  item: 'an item',
  wound: 'a serious wound',
  event: 'an event card',
  attack: 'an attack card',
  objective: 'an objective',
  intruder: 'an intruder token',
}

export class Names {
  private readonly g: GameState
  constructor(g: GameState) {
    this.g = g
  }

  /** A character, or `P1`, `P2` … by seat, for players who have no character yet. */
  seat(name: string, path: string): Seat {
    const seat = this.g.crew.findIndex(
      ({ character }, s) => name === `P${s + 1}` || (name !== '' && character === name),
    )
    if (seat >= 0) return seat
    return fail(
      path,
      `nobody plays ${name}${didYouMean(
        name,
        this.g.crew.map(({ character }) => character),
      )}`,
    )
  }
  /** A seat by its name, or by its number from 0 as older files write it. */
  seatOf(value: unknown, path: string): Seat {
    if (typeof value === 'string') return this.seat(value, path)
    if (typeof value === 'number' && this.g.crew[value]) return value
    return fail(path, `expected a character, got ${JSON.stringify(value)}`)
  }
  /** How messages name a seat. */
  nameOf(seat: Seat): string {
    return this.g.crew[seat]?.character || `P${seat + 1}`
  }
  /** A seat, or null for the watcher. */
  viewer(name: string, path: string): Seat | null {
    return name === WATCHER ? null : this.seat(name, path)
  }

  room(id: string, path: string): number {
    return boardOf(this.g).roomIndex[id] ?? fail(path, `the board has no room ${id}`)
  }
  /** The place of this number on the time track. */
  space(n: string | number, path: string): number {
    const index = boardOf(this.g).data.tracks.time.findIndex(space => space.n === Number(n))
    return index >= 0 ? index : fail(path, `the time track has no space ${n}`)
  }
  /** A slot of the weakness cards: by the object that discovers it, or by its number where any object does. */
  slot(name: string, path: string): number {
    const slots = weaknessSlots(this.g)
    const slot = slots.indexOf(name)
    return slot >= 0 ? slot : fail(path, `expected one of ${slots.join(', ')}`)
  }
  /** `006/2` is the corridor with number 2 of room 006; otherwise a corridor's or network's own id. */
  corridor(id: string, path: string): number {
    const [room = '', number, more] = id.split('/')
    const board = boardOf(this.g)
    if (more !== undefined) fail(path, `expected ROOM/NUMBER, got ${id}`)
    if (number === undefined) return board.corridorIndex[id] ?? fail(path, `the board has no corridor ${id}`)
    const corridor = board.exits[this.room(room, path)]?.[Number(number)] ?? -1
    return corridor >= 0 ? corridor : fail(path, `room ${room} has no corridor ${number}`)
  }
  corridorId(id: string, path: string): string {
    return elementAt(boardOf(this.g).corridors, this.corridor(id, path))
  }

  /** Anything in the box, by the name on it. */
  piece(name: Name, path: string): Name {
    const { names, readNames } = rulesOf(this.g).content
    const known = [...names, ...readNames, ...rulesOf(this.g).characters]
    return known.includes(name) ? name : fail(path, `there is no ${name} in the box${didYouMean(name, known)}`)
  }
  /** A card of one of these kinds; a card of another kind could never stand there. */
  card(name: Name, kinds: readonly Face['kind'][], path: string): Name {
    const { names, readNames } = rulesOf(this.g).content
    const isMeant = (_: unknown, piece: number) => kinds.includes(faceOf(this.g, piece).kind)
    const meant = [...names.filter(isMeant), ...readNames.filter(isMeant)]
    if (meant.includes(name)) return name
    const hint = didYouMean(name, meant)
    const called = kinds.flatMap(kind => CALLED[kind] ?? []).join(' or ')
    const why = names.includes(name) ? `${name} is not ${called}` : `there is no ${name} in the box`
    return fail(path, `${why}${hint}`)
  }
  /** A card that a player can hold in hand. */
  handCard(name: Name, path: string): Name {
    return this.card(name, HAND_KINDS, path)
  }
  /** A card that a player keeps of several. */
  kept(name: Name, path: string): Name {
    return this.card(name, ['item', ...HAND_KINDS], path)
  }
  character(name: Name, path: string): Name {
    const { characters, drafts } = rulesOf(this.g)
    const known = [...characters, ...drafts.flat()]
    return known.includes(name) ? name : fail(path, `there is no character ${name}${didYouMean(name, known)}`)
  }

  isObject(name: string): boolean {
    const [kind, of, more] = name.split('.')
    if (kind === 'egg' || kind === 'carcass') return of === undefined
    return kind === 'corpse' && more === undefined && (of === 'blue' || this.g.crew.some(c => c.character === of))
  }
  object(name: string, path: string): string {
    return this.isObject(name) ? name : fail(path, `there is no such object as ${name}`)
  }

  /** The fields of an event, with seats and corridors translated into the engine's words. */
  event(fields: Record<string, unknown>, path: string): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, this.told(field, value, at(path, field))]),
    )
  }
  private told(field: string, value: unknown, path: string): unknown {
    if (Array.isArray(value)) {
      const seats = SEAT_LISTS.includes(field)
      return value.map((one, i) =>
        seats ? this.seatOf(one, at(path, i)) : isObject(one) ? this.event(one, at(path, i)) : one,
      )
    }
    if (isObject(value)) return this.event(value, path)
    if ((field === 'who' || field === 'whom') && value !== null) return this.seatOf(value, path)
    if (typeof value !== 'string') return value
    if (field === 'corridor') return this.corridorId(value, path)
    this.demand(field, value, path)
    return value
  }
  /** Refuses a word that this game never uses in this field of an event: no event could match it. */
  private demand(field: string, value: string, path: string): void {
    const rules = rulesOf(this.g)
    const { printed, noiseDie, combatDie, content, characters } = rules
    const dice = vocabularies.flatMap(vocabulary => Object.values(vocabulary.dice))
    const rooms = boardOf(this.g).rooms
    const pieces = [...content.names, ...characters, ...Object.keys(printed)]
    const known: Readonly<Record<string, readonly string[]>> = {
      room: rooms,
      from: rooms,
      // The place something goes to, the card it is put on, the kind it becomes, or what a reaction answers.
      to: [...rooms, ...pieces, ...TOKEN_KINDS, 'action', 'interruption'],
      card: pieces,
      tile: pieces,
      token: pieces,
      kind: [...TOKEN_KINDS, 'eggs'],
      face: [...noiseDie, ...combatDie, ...dice.flatMap(faces => faces(rules))],
      colour: ['red', 'yellow', 'green', 'white', 'blue'],
    }
    const words = Object.hasOwn(known, field) ? known[field] : undefined
    if (field === 'object') this.object(value, path)
    if (words && !words.includes(value)) fail(path, `there is no ${value}${didYouMean(value, words)}`)
  }
}

/** Fields of events that list seats. */
const SEAT_LISTS: readonly string[] = vocabularies.flatMap(({ seatLists }) => seatLists)
