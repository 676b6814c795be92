/**
 * Makes a real state out of a scenario. It moves pieces from their supplies and never makes them, so conservation
 * holds by construction; what it leaves out is dealt by the seed.
 */
import { selfDestructTrack } from '../core/board.ts'
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
} from '../core/pieces.ts'
import { keyFromSeed } from '../core/random.ts'
import { boardOf, findRuleset, nameOf, rulesOf } from '../core/ruleset.ts'
import { CLOSED, DECKS, DESTROYED, type Deck, type GameState, type Note, OPEN } from '../core/state.ts'
import type { Name, Seat, Setup } from '../core/types.ts'
import { create, SetupError } from '../engine.ts'
import { capacityOf, freeSlots, isOpen } from '../mechanics/carry.ts'
import { isTogether, itemOf, playsIntruders, roomOf, tileIn } from '../mechanics/crew.ts'
import { BY_SIZE } from '../mechanics/intruders.ts'
import { engineZone } from '../mechanics/looks.ts'
import { eggSupply } from '../mechanics/things.ts'
import { drawIntruderCards, takeOver } from '../nemesis/intruderplayer.ts'
import { SPACES } from '../nemesis/ship.ts'
import { placeFacility } from './facility.ts'
import { at, fail, ScenarioError } from './fields.ts'
import type { Given, Scenario } from './format.ts'

const within = (n: number, min: number, max: number, path: string): number =>
  n >= min && n <= max ? n : fail(path, `expected ${min} to ${max}, got ${n}`)

/** The highest number on an exploration token. */
const mostItems = (g: GameState): number =>
  Math.max(...rulesOf(g).content.faces.map(face => (face.kind === 'token' ? face.token.items : 0)))

/** A kind of intruder token, or an error: an expectation about one that does not exist could never fail. */
export const tokenKindOf = (kind: string, path: string): string =>
  kind === 'blank' || BY_SIZE.some(k => k === kind) ? kind : fail(path, `there is no ${kind}`)

const hasCounter = (g: GameState, room: number): boolean =>
  boardOf(g).places[room].itemsCounter && !tileIn(g, room).noSearch

export const weaknessSlots = (g: GameState): string[] =>
  sharedZone(g, 'weakness').map((_, slot) => rulesOf(g).weaknessObject(slot) ?? String(slot + 1))

export const isDeck = (name: string): name is Deck => DECKS.some(deck => deck === name)

/** Names in a scenario are the game's words; these turn them into the engine's numbers or say which field is wrong. */
export class Names {
  private readonly g: GameState
  constructor(g: GameState) {
    this.g = g
  }
  seat(character: string, path: string): Seat {
    const seat = this.g.crew.findIndex(c => c.character === character)
    return seat >= 0 ? seat : fail(path, `nobody plays ${character}`)
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
  /** An expectation that names what the game does not have could never fail. */
  known(
    { card, to, room, corridor }: { card?: unknown; to?: unknown; room?: unknown; corridor?: unknown },
    path: string,
  ): void {
    const names = [...rulesOf(this.g).content.names, ...rulesOf(this.g).characters]
    if (card !== undefined && !names.some(name => name === card)) fail(path, `there is no ${card} in the box`)
    if (to !== undefined) this.room(String(to), path)
    if (room !== undefined) this.room(String(room), path)
    if (corridor !== undefined) this.corridor(String(corridor), path)
  }
  /** `006/2` is the corridor with number 2 of room 006; otherwise a corridor's or network's own id. */
  corridor(id: string, path: string): number {
    const [room, number, more] = id.split('/')
    const board = boardOf(this.g)
    if (more !== undefined) fail(path, `expected ROOM/NUMBER, got ${id}`)
    if (number === undefined) return board.corridorIndex[id] ?? fail(path, `the board has no corridor ${id}`)
    const corridor = board.exits[this.room(room, path)][Number(number)] ?? -1
    return corridor >= 0 ? corridor : fail(path, `room ${room} has no corridor ${number}`)
  }
}

class Loader {
  readonly g: GameState
  readonly names: Names
  /** Pieces the scenario has placed: nothing else may move them. */
  private readonly placed = new Set<number>()

  constructor(g: GameState) {
    this.g = g
    this.names = new Names(g)
    g.tiles.forEach((piece, room) => {
      if (piece >= 0 && g.explored[room]) this.placed.add(piece)
    })
  }

  /** Takes a free piece of that name out of one of these lists. */
  private take(lists: readonly number[][], name: Name, path: string): number {
    const { names } = rulesOf(this.g).content
    if (!names.includes(name)) fail(path, `there is no ${name} in the box`)
    for (const list of lists) {
      const index = list.findIndex(piece => piece >= 0 && names[piece] === name && !this.placed.has(piece))
      if (index < 0) continue
      const [piece] = list.splice(index, 1)
      this.placed.add(piece)
      return piece
    }
    return fail(path, `no ${name} is left to place here`)
  }

  /** Exchanges what lies in a slot with the named piece, wherever that is. */
  private swapIn(slots: number[], room: number, name: Name, path: string): void {
    const { g } = this
    const { names, backs } = rulesOf(g).content
    const box = sharedZone(g, 'box')
    const old = slots[room]
    if (!names.includes(name)) fail(path, `there is no ${name} in the box`)
    if (old < 0) fail(path, 'nothing can lie there')
    const fits = (piece: number) =>
      piece >= 0 && names[piece] === name && backs[piece] === backs[old] && !this.placed.has(piece)
    const inSlot = slots.findIndex(fits)
    const inBox = box.findIndex(fits)
    if (inSlot >= 0) [slots[inSlot], slots[room]] = [old, slots[inSlot]]
    else if (inBox >= 0) [box[inBox], slots[room]] = [old, box[inBox]]
    else fail(path, `no ${name} can lie in this room`)
    this.placed.add(slots[room])
  }

  rooms(rooms: NonNullable<Given['rooms']>, path: string): void {
    const { g } = this
    for (const [id, r] of Object.entries(rooms)) {
      const p = at(path, id)
      const room = this.names.room(id, p)
      if (r.tile !== undefined && g.tiles[room] < 0) fail(at(p, 'tile'), 'this room is printed on the board')
      if (r.tile !== undefined && !this.liesOpen(room, r.tile, at(p, 'tile')))
        this.swapIn(g.tiles, room, r.tile, at(p, 'tile'))
      if (r.token) this.swapIn(g.tokens, room, r.token, at(p, 'token'))
    }
    // Only once every named piece lies where it should are rooms turned up.
    for (const [id, r] of Object.entries(rooms)) {
      const p = at(path, id)
      const room = this.names.room(id, p)
      if (r.explored === false && g.explored[room])
        fail(
          at(p, 'explored'),
          g.tiles[room] < 0 ? 'this room is printed on the board' : 'the tile of this room lies face up',
        )
      if (r.explored) this.explore(room)
      if (r.token === null) this.takeToken(room)
      if (r.items !== undefined) {
        if (!g.explored[room] || g.tokens[room] >= 0 || !hasCounter(g, room))
          fail(at(p, 'items'), 'this room has no item counter')
        g.items[room] = within(r.items, 0, mostItems(g), at(p, 'items'))
      }
      if (r.fire && tileIn(g, room).noFire) fail(at(p, 'fire'), 'nothing burns there')
      if (r.fire) this.mark(g.fire, room, rulesOf(g).limits.fire, at(p, 'fire'))
      if (r.malfunction) {
        if (!g.explored[room] || tileIn(g, room).noMalfunction)
          fail(at(p, 'malfunction'), 'this room cannot break down')
        this.mark(g.malfunction, room, rulesOf(g).limits.malfunction, at(p, 'malfunction'))
      }
    }
  }

  /** NEM-BOARD2-04: some tiles lie face up from the start, always the same. */
  private liesOpen(room: number, tile: Name, path: string): boolean {
    const { g } = this
    if (!g.explored[room]) return false
    const there = nameOf(g, g.tiles[room])
    if (there !== tile) fail(path, `${there} lies there face up`)
    return true
  }

  /** Turned up as if somebody had been here: the token is gone from the game. */
  private explore(room: number): void {
    const { g } = this
    if (g.tiles[room] < 0 || (g.explored[room] && g.tokens[room] < 0)) return
    g.explored[room] = true
    g.seen[g.tiles[room]] = EVERYBODY
    this.takeToken(room)
    if (hasCounter(g, room)) g.items[room] = 0
  }

  /** Resolved before, and out of the game. */
  private takeToken(room: number): void {
    const { g } = this
    const token = g.tokens[room]
    g.tokens[room] = -1
    if (token >= 0) layOpen(g, token, sharedZone(g, 'removed'))
  }

  private mark(markers: boolean[], room: number, limit: number, path: string): void {
    markers[room] = true
    if (markers.filter(Boolean).length > limit) fail(path, `there are only ${limit} such markers`)
  }

  /** Exactly these cards in hand; whatever was there goes back to the deck. */
  hand(seat: Seat, cards: Name[], path: string): void {
    const { g } = this
    const hand = seatZone(g, seat, 'hand')
    const deck = seatZone(g, seat, 'deck')
    for (const piece of hand.splice(0)) {
      g.seen[piece] = 0
      deck.unshift(piece)
    }
    cards.forEach((card, i) => {
      const piece = this.take([deck], card, at(path, i))
      g.seen[piece] = bit(seat)
      putInOrder(g, hand, piece)
    })
  }

  /** Plays the Intruders in this round already, with as many cards as at its beginning. */
  intruderPlayer(seat: Seat): void {
    takeOver(this.g, seat, this.g.round)
    drawIntruderCards(this.g, seat, undefined)
  }

  /** Contamination cards with these words among a player's cards; nobody has read them. */
  contamination(seat: Seat, zones: Record<string, string[]>, path: string): void {
    const { g } = this
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

  /** Named cards face up on a pile or in front of a player. */
  open(zone: number[], from: number[][], cards: Name[], path: string): void {
    cards.forEach((card, i) => layOpen(this.g, this.take(from, card, at(path, i)), zone))
  }

  /** These cards on top of a deck, the first one drawn first. */
  stack(deck: number[], cards: Name[], path: string): void {
    const top = cards.map((card, i) => this.take([deck], card, at(path, i)))
    deck.push(...top.reverse())
  }

  /** Where items come from: the decks, the crafted items, and the seat's own quests, which are then active. */
  private sources(seat: Seat): number[][] {
    const { g } = this
    return [
      ...(['red', 'yellow', 'green', 'crafted'] as const).map(zone => sharedZone(g, zone)),
      seatZone(g, seat, 'quests'),
    ]
  }

  inventory(seat: Seat, cards: Name[], path: string): void {
    const { g } = this
    cards.forEach((card, i) => {
      const piece = this.take(this.sources(seat), card, at(path, i))
      if (isOpen(g, piece)) fail(at(path, i), `${card} belongs in hands`)
      // What was crafted or activated, everybody has seen.
      g.seen[piece] = isPublic(g, piece) ? EVERYBODY : bit(seat)
      putInOrder(g, seatZone(g, seat, 'inventory'), piece)
    })
  }

  hands(seat: Seat, cards: Name[], path: string): void {
    const { g } = this
    const hands = seatZone(g, seat, 'hands')
    const removed = sharedZone(g, 'removed')
    removed.push(...hands.splice(0))
    this.open(hands, [removed, sharedZone(g, 'box'), ...this.sources(seat)], cards, path)
    for (const piece of hands) {
      const { weapons } = rulesOf(g).content
      if (!isOpen(g, piece)) fail(path, `${nameOf(g, piece)} is not carried in hands`)
      const item = itemOf(g, piece)
      if (weapons[piece] >= 0) g.ammo[weapons[piece]] = item?.weapon?.loaded ?? item?.uses ?? 0
    }
  }

  /** What hangs on a weapon in hand: `{ extendedMagazine: "rifle" }`. */
  attach(seat: Seat, items: Record<string, string>, path: string): void {
    const { g } = this
    for (const [item, host] of Object.entries(items)) {
      const hands = seatZone(g, seat, 'hands')
      const to = hands.find(piece => nameOf(g, piece) === host) ?? fail(at(path, item), `${host} is not in hand`)
      const piece = this.take(this.sources(seat), item, at(path, item))
      layOpen(g, piece, hands)
      g.attached.push([piece, to])
    }
  }

  tape(seat: Seat, [a, b]: string[], path: string): void {
    const { g } = this
    const hands = seatZone(g, seat, 'hands')
    const first = hands.find(piece => nameOf(g, piece) === a) ?? fail(path, `${a} is not in hand`)
    const second = hands.find(piece => piece !== first && nameOf(g, piece) === b) ?? fail(path, `${b} is not in hand`)
    g.taped.push([first, second])
  }

  ammo(seat: Seat, weapons: Record<string, number>, path: string): void {
    const { g } = this
    for (const [card, n] of Object.entries(weapons)) {
      const p = at(path, card)
      const own = [...seatZone(g, seat, 'hands'), ...seatZone(g, seat, 'inventory')]
      const piece = own.find(w => nameOf(g, w) === card) ?? fail(p, `${card} is not in hand`)
      const index = rulesOf(g).content.weapons[piece]
      if (index < 0) fail(p, `${card} is no weapon`)
      g.ammo[index] = within(n, 0, capacityOf(g, piece), p)
    }
  }

  /** These objectives are held, wherever they were dealt before. */
  objectives(seat: Seat, cards: Name[], path: string): void {
    const { g } = this
    const { backs, names } = rulesOf(g).content
    const held = seatZone(g, seat, 'objectives')
    within(cards.length, 1, 2, path)
    cards.forEach((card, i) => {
      const p = at(path, i)
      const lists = [held, sharedZone(g, 'box'), ...g.crew.map((_, s) => seatZone(g, s, 'objectives'))]
      const is = (piece: number) => names[piece] === card && !this.placed.has(piece)
      const from = lists.find(list => list.some(is)) ?? fail(p, `no ${card} is left to hold`)
      const wanted = from.findIndex(is)
      const old = held.findIndex(piece => backs[piece] === backs[from[wanted]] && !this.placed.has(piece))
      if (old < 0) fail(p, `${card} does not fit beside the others`)
      ;[held[old], from[wanted]] = [from[wanted], held[old]]
      this.placed.add(held[old])
    })
    g.crew.forEach((_, s) => {
      for (const piece of seatZone(g, s, 'objectives')) g.seen[piece] = isTogether(g) ? EVERYBODY : bit(s)
    })
    for (const piece of sharedZone(g, 'box')) if (backs[piece].startsWith('objective')) g.seen[piece] = 0
  }

  /** With one objective named, the other was put aside. */
  putAside(seat: Seat, cards: Name[]): void {
    const { g } = this
    const held = seatZone(g, seat, 'objectives')
    if (cards.length > 1) return
    for (const piece of held.filter(p => nameOf(g, p) !== cards[0])) {
      takeFrom(held, piece)
      seatZone(g, seat, 'rejected').push(piece)
    }
  }

  /** This face of an engine, a coordinates card or a weakness: exchanged with whatever lies there. */
  exchange(zone: number[], index: number, card: Name, path: string): void {
    const { g } = this
    const { names, backs } = rulesOf(g).content
    const old = zone[index]
    for (const list of [zone, sharedZone(g, 'box')]) {
      const found = list.findIndex(piece => names[piece] === card && backs[piece] === backs[old])
      if (found < 0) continue
      const now = list[found]
      ;[zone[index], list[found]] = [now, old]
      // What lies open lies open, whatever it is.
      ;[g.seen[now], g.seen[old]] = [g.seen[old], g.seen[now]]
      return
    }
    fail(path, `there is no ${card} to lie there`)
  }

  bag(counts: Record<string, number>, path: string): void {
    const { g } = this
    const [bag, supply] = [sharedZone(g, 'bag'), sharedZone(g, 'supply')]
    const kindOf = (piece: number) => {
      const face = rulesOf(g).content.faces[piece]
      return face.kind === 'intruder' ? face.token.kind : ''
    }
    for (const [kind, count] of Object.entries(counts)) {
      tokenKindOf(kind, at(path, kind))
      const of = (list: number[]) => list.filter(piece => kindOf(piece) === kind)
      within(count, 0, of(bag).length + of(supply).length, at(path, kind))
      for (const [from, to, n] of [
        [bag, supply, of(bag).length - count],
        [supply, bag, count - of(bag).length],
      ] as const)
        for (const piece of of(from).slice(0, Math.max(0, n))) {
          takeFrom(from, piece)
          to.push(piece)
        }
    }
  }

  intruder({ kind = '', room = '', injuries = 0 }: NonNullable<Given['intruders']>[number], path: string): void {
    const { g } = this
    const which = BY_SIZE.find(k => k === kind) ?? fail(at(path, 'kind'), `there is no ${kind}`)
    const limit = rulesOf(g).limits.miniatures[which]
    if (g.intruders.filter(i => i.kind === which).length >= limit)
      fail(at(path, 'kind'), `there are only ${limit} such miniatures`)
    const where = this.names.room(room, at(path, 'room'))
    g.intruders.push({
      id: g.nextIntruder++,
      kind: which,
      room: where,
      injuries: within(injuries, 0, 50, at(path, 'injuries')),
    })
    g.arrivals[where]++
  }

  /** An object lying in a room, or carried: the blue corpse is moved, others are taken from the supply. */
  object(name: string, room: number, by: Seat, path: string): void {
    const { g } = this
    const [kind, of = ''] = name.split('.')
    if (kind === 'egg' && of === '') {
      if (eggSupply(g) < 1) fail(path, 'no egg is left')
    } else if (kind === 'corpse') {
      if (of !== 'blue' && !g.crew.some(c => c.character === of && c.fate === 'dead')) fail(path, `${of} is not dead`)
      g.things = g.things.filter(t => t.kind !== 'corpse' || t.of !== of)
    } else if (kind !== 'carcass' || of !== '') fail(path, `there is no such object as ${name}`)
    g.things.push({ kind: kind as 'egg' | 'corpse' | 'carcass', of, room, by, offered: false })
  }

  see(seat: Seat, place: string, path: string): void {
    const { g } = this
    const [kind, id = '', index = '0'] = place.split('.')
    const note = (piece: number | undefined, what: Note['what'], where: string) => {
      if (piece === undefined || piece < 0) return fail(path, 'nothing lies there')
      g.seen[piece] |= bit(seat)
      g.notes[seat].push({ round: g.round, what, at: where, card: nameOf(g, piece) })
    }
    if (kind === 'tile' || kind === 'token')
      return note((kind === 'tile' ? g.tiles : g.tokens)[this.names.room(id, path)], kind, id)
    if (kind === 'engine' && /^[123]$/.test(id)) return note(engineZone(g, Number(id)).at(-1) ?? -1, 'engine', id)
    if (place === 'coordinates') return note(sharedZone(g, 'coordinates')[0], 'coordinates', 'coordinates')
    if (kind === 'css') return note(g.facility?.css[this.names.space(id, path)], 'css', id)
    if (kind === 'contingency') {
      const whose = id === 'pool' ? id : this.names.seat(id, path)
      const tokens = whose === 'pool' ? g.facility?.pool : g.facility?.held[whose]
      return note(tokens?.[Number(index)], 'contingency', String(whose))
    }
    fail(
      path,
      `expected tile.ROOM, token.ROOM, engine.NUMBER, coordinates, css.SPACE, contingency.pool.PLACE or contingency.CHARACTER.PLACE, got ${place}`,
    )
  }
}

/** A state at somebody's turn, as the scenario describes it. */
export function loadScenario(s: Scenario): GameState {
  const game = s.game ?? fail('game', 'a scenario names its game')
  const rules = findRuleset(game) ?? fail('game', `there is no game called ${game}`)
  const seats = s.seats ?? fail('seats', 'a scenario names the characters that play')
  const board = s.board ?? Object.keys(rules.boards)[0]
  let g: GameState
  try {
    // Mode and options are whatever the file says: creating a game checks them.
    const setup = {
      game,
      board,
      ...(s.mode !== undefined && { mode: s.mode }),
      ...(s.options && { options: s.options }),
      seats: seats.map(character => ({ character })),
    } as Setup
    g = create(setup, keyFromSeed(`${s.seed ?? s.id ?? ''}`))
  } catch (error) {
    if (error instanceof SetupError) throw new ScenarioError(error.field.replace('.character', ''), error.message)
    throw error
  }
  place(g, s.given ?? {})
  stackDice(g, s.dice ?? {})
  return g
}

function place(g: GameState, given: Given): void {
  const load = new Loader(g)
  const { names } = load
  const path = 'given'
  const bySeat = <T>(
    field: keyof Given,
    values: Record<string, T> | undefined,
    put: (seat: Seat, v: T, p: string) => void,
  ) => {
    for (const [character, value] of Object.entries(values ?? {})) {
      const p = at(at(path, field), character)
      put(names.seat(character, p), value, p)
    }
  }
  const seatsIn = (field: keyof Given, list: string[] | undefined, put: (seat: Seat) => void) => {
    ;(list ?? []).forEach((character, i) => put(names.seat(character, at(at(path, field), i))))
  }
  const tracks = boardOf(g).data.tracks

  if (given.round !== undefined) g.round = within(given.round, 1, Number.MAX_SAFE_INTEGER, at(path, 'round'))
  if (given.time !== undefined) {
    g.time = names.space(given.time, at(path, 'time'))
    if (tracks.time[g.time].end) fail(at(path, 'time'), 'the game is over there')
  }
  if (given.selfDestruct !== undefined) {
    g.selfDestruct = selfDestructTrack(boardOf(g).data).findIndex(space => space.n === given.selfDestruct && !space.end)
    if (g.selfDestruct < 0) fail(at(path, 'selfDestruct'), `the track has no space ${given.selfDestruct}`)
  }
  if (given.destination !== undefined) {
    g.destination = SPACES.findIndex(space => space === given.destination)
    if (g.destination < 0) fail(at(path, 'destination'), `expected one of ${SPACES.join(', ')}`)
  }
  // Without being told otherwise, Player Numbers follow the seats.
  g.crew.forEach((crew, seat) => {
    crew.number = seat + 1
  })
  bySeat('numbers', given.numbers, (seat, n, p) => {
    g.crew[seat].number = within(n, 1, g.crew.length, p)
  })
  const numbers = g.crew.map(crew => crew.number)
  if (new Set(numbers).size < numbers.length) fail(at(path, 'numbers'), 'each number once')
  if (given.playsIntruders !== undefined) {
    const p = at(path, 'playsIntruders')
    if (!g.intruderPlayer) fail(p, 'nobody may play the Intruders at this table')
    if (!given.dead?.includes(given.playsIntruders)) fail(p, 'only somebody who is dead plays the Intruders')
    load.intruderPlayer(names.seat(given.playsIntruders, p))
  }
  g.first = given.first === undefined ? 0 : names.seat(given.first, at(path, 'first'))
  load.rooms(given.rooms ?? {}, at(path, 'rooms'))
  bySeat('at', given.at, (seat, id, p) => {
    const room = names.room(id, p)
    if (!g.explored[room]) fail(p, `room ${id} is unexplored: nobody can have got there`)
    g.crew[seat].room = room
  })
  bySeat('discard', given.discard, (seat, cards, p) =>
    load.open(seatZone(g, seat, 'discard'), [seatZone(g, seat, 'deck'), seatZone(g, seat, 'hand')], cards, p),
  )
  bySeat('hand', given.hand, (seat, cards, p) => load.hand(seat, cards, p))
  bySeat('deck', given.deck, (seat, cards, p) => load.stack(seatZone(g, seat, 'deck'), cards, p))
  bySeat('contamination', given.contamination, (seat, zones, p) => load.contamination(seat, zones, p))
  bySeat('wounds', given.wounds, (seat, cards, p) =>
    load.open(seatZone(g, seat, 'wounds'), [sharedZone(g, 'wound')], cards, p),
  )
  bySeat('dressed', given.dressed, (seat, cards, p) => {
    load.open(seatZone(g, seat, 'dressed'), [sharedZone(g, 'wound')], cards, p)
    within(seatZone(g, seat, 'wounds').length + cards.length, 0, rulesOf(g).limits.serious, p)
  })
  bySeat('wounds', given.wounds, (_, cards, p) => within(cards.length, 0, rulesOf(g).limits.serious, p))
  bySeat('hands', given.hands, (seat, cards, p) => load.hands(seat, cards, p))
  bySeat('inventory', given.inventory, (seat, cards, p) => load.inventory(seat, cards, p))
  bySeat('attached', given.attached, (seat, items, p) => load.attach(seat, items, p))
  bySeat('taped', given.taped, (seat, pair, p) => load.tape(seat, pair, p))
  bySeat('ammo', given.ammo, (seat, weapons, p) => load.ammo(seat, weapons, p))
  bySeat('quests', given.quests, (seat, cards, p) => {
    const have = seatZone(g, seat, 'quests').map(piece => nameOf(g, piece))
    for (const card of cards) if (!have.includes(card)) fail(p, `${card} is not a quest of this seat`)
  })
  bySeat('light', given.light, (seat, n, p) => {
    g.crew[seat].light = within(n, 0, rulesOf(g).limits.light - 1, p)
  })
  seatsIn('slime', given.slime, seat => (g.crew[seat].slime = true))
  seatsIn('larva', given.larva, seat => (g.crew[seat].larva = true))
  seatsIn('signal', given.signal, seat => (g.crew[seat].signal = true))
  seatsIn('passed', given.passed, seat => (g.crew[seat].passed = true))
  seatsIn('hibernating', given.hibernating, seat => (g.crew[seat].fate = 'hibernating'))
  seatsIn('launched', given.launched, seat => (g.crew[seat].fate = 'launched'))
  seatsIn('dead', given.dead, seat => {
    g.crew[seat].fate = 'dead'
    g.firstDeath = true
    // NEM-RULING-148
    if (isTogether(g))
      for (const piece of seatZone(g, seat, 'hand').splice(0)) layOpen(g, piece, seatZone(g, seat, 'discard'))
    g.things.push({ kind: 'corpse', of: g.crew[seat].character, room: g.crew[seat].room, by: -1, offered: false })
  })
  for (const [deck, cards] of Object.entries(given.decks ?? {})) {
    const p = at(at(path, 'decks'), deck)
    const zone = isDeck(deck) ? sharedZone(g, deck) : deck === 'surface' ? g.facility?.surface?.deck : undefined
    if (!zone) return fail(p, `unknown deck; known are ${DECKS.join(', ')}, and surface on that board`)
    load.stack(zone, cards, p)
  }
  const { firstPath, firstNetwork } = boardOf(g)
  given.noise?.forEach((id, i) => {
    const p = at(at(path, 'noise'), i)
    const corridor = names.corridor(id, p)
    if (corridor >= firstPath && corridor < firstNetwork) fail(p, 'there is never noise on a path')
    g.noise[corridor] = true
  })
  for (const [id, state] of Object.entries(given.doors ?? {})) {
    const p = at(at(path, 'doors'), id)
    const corridor = names.corridor(id, p)
    if (corridor >= firstPath) fail(p, 'only ordinary corridors have doors')
    g.doors[corridor] = state === 'closed' ? CLOSED : DESTROYED
    if (g.doors.filter(d => d !== OPEN).length > rulesOf(g).limits.doors)
      fail(p, `there are only ${rulesOf(g).limits.doors} doors`)
  }
  if (given.vent !== undefined) g.vent = names.room(given.vent, at(path, 'vent'))

  if (given.eggs !== undefined) g.eggs = within(given.eggs, 0, rulesOf(g).limits.eggs, at(path, 'eggs'))
  g.nestDestroyed = given.nestDestroyed ?? false
  for (const [id, objects] of Object.entries(given.objects ?? {})) {
    const p = at(at(path, 'objects'), id)
    const room = names.room(id, p)
    objects.forEach((name, i) => load.object(name, room, -1, at(p, i)))
  }
  bySeat('carried', given.carried, (seat, objects, p) => {
    objects.forEach((name, i) => load.object(name, g.crew[seat].room, seat, at(p, i)))
  })
  g.crew.forEach((crew, seat) => {
    if (freeSlots(g, seat) < 0) fail(at(path, 'hands'), `${crew.character} has not that many hand slots`)
  })
  if (given.pods) setPods(g, given.pods, at(path, 'pods'))
  bySeat('inPod', given.inPod, (seat, number, p) => {
    const pod = g.pods.findIndex(one => one.number === number && one.state === 'docked')
    if (pod < 0) fail(p, `there is no pod ${number}`)
    const room = roomOf(g, `evacuationSection${g.pods[pod].section}`)
    if (room < 0) fail(p, 'the evacuation section of that pod is unexplored')
    g.crew[seat].room = room
    g.crew[seat].pod = pod
  })
  for (const [n, top] of Object.entries(given.engines ?? {})) {
    const p = at(at(path, 'engines'), n)
    if (!/^[123]$/.test(n)) fail(p, 'there are engines 1, 2 and 3')
    load.exchange(engineZone(g, Number(n)), 1, top, p)
  }
  if (given.coordinates !== undefined)
    load.exchange(sharedZone(g, 'coordinates'), 0, given.coordinates, at(path, 'coordinates'))
  for (const [object, card] of Object.entries(given.weaknesses ?? {})) {
    const p = at(at(path, 'weaknesses'), object)
    load.exchange(sharedZone(g, 'weakness'), names.slot(object, p), card, p)
  }
  given.discovered?.forEach((object, i) => {
    const slot = names.slot(object, at(at(path, 'discovered'), i))
    g.seen[sharedZone(g, 'weakness')[slot]] = EVERYBODY
  })
  load.bag(given.bag ?? {}, at(path, 'bag'))
  given.intruders?.forEach((one, i) => load.intruder(one, at(at(path, 'intruders'), i)))
  g.met = given.met ?? (given.intruders?.length ?? 0) > 0
  bySeat('objectives', given.objectives, (seat, cards, p) => load.objectives(seat, cards, p))
  bySeat('objectives', given.objectives, (seat, cards) => load.putAside(seat, cards))
  // Where an intruder has been met, everybody has chosen.
  if (g.met)
    g.crew.forEach((crew, seat) => {
      const held = seatZone(g, seat, 'objectives')
      if (held.length > 1 && !given.objectives?.[crew.character]) {
        const piece = held.pop()
        if (piece !== undefined) seatZone(g, seat, 'rejected').push(piece)
      }
    })
  g.calm = given.calm ?? false
  placeFacility(g, given, names, path)
  bySeat('seen', given.seen, (seat, places, p) => {
    places.forEach((spot, i) => load.see(seat, spot, at(p, i)))
  })
  startTurn(g, given, names)
}

/** These pods and no others, in ascending number, alternating between the sections (NEM-SETUP-08). */
function setPods(g: GameState, pods: NonNullable<Given['pods']>, path: string): void {
  const numbers = Object.keys(pods)
    .map(Number)
    .sort((a, b) => a - b)
  g.pods = numbers.map((number, i) => {
    const state = pods[number]
    within(number, 1, 4, at(path, number))
    return {
      number,
      section: i % 2 === 0 ? 'A' : 'B',
      locked: state === 'locked',
      state: state === 'launched' || state === 'gone' ? state : 'docked',
    }
  })
}

/** The moment is always somebody's turn: the First Player's unless it says whose. */
function startTurn(g: GameState, given: Given, names: Names): void {
  const path = 'given.turn'
  const seat = given.turn === undefined ? g.first : names.seat(given.turn, path)
  const intruders = playsIntruders(g, seat)
  if ((g.crew[seat].fate !== 'aboard' && !intruders) || g.crew[seat].passed)
    fail(path, 'whoever is gone or has passed takes no turn')
  g.turn = {
    seat,
    done: within(given.done ?? 0, 0, rulesOf(g).limits.actions - 1, 'given.done'),
    unlimited: false,
  }
  if (intruders) {
    g.agenda = [
      { do: 'endTurn', seat },
      { do: 'intruderTurn', seat },
    ]
    return
  }
  g.agenda = [
    { do: 'endTurn', seat },
    { do: 'takeTurn', who: seat },
    g.crew[seat].pod >= 0 ? { do: 'podTurn', who: seat } : { do: 'chooseAction', who: seat },
  ]
}

/** The order of results: faces of the dice, tokens out of the bag. */
function stackDice(g: GameState, dice: Record<string, unknown[]>): void {
  const { noiseDie, surfaceDie, combatDie, advantageDie, content } = rulesOf(g)
  const dieFaces = { noise: noiseDie, surface: surfaceDie, combat: combatDie, advantage: advantageDie, bag: [] }
  const stacked: NonNullable<GameState['stacked']> = {}
  for (const [name, results] of Object.entries(dice)) {
    const path = at('dice', name)
    const die = Object.keys(dieFaces).find((one): one is keyof typeof dieFaces => one === name)
    if (!die) return fail(path, 'there is no such die')
    const faces: readonly string[] = dieFaces[die]
    stacked[die] = results.map((r, i) => {
      if (die === 'bag') {
        const token = content.faces.findIndex((face, p) => face.kind === 'intruder' && content.names[p] === r)
        return token >= 0 ? content.order[token] : fail(at(path, i), `there is no token ${JSON.stringify(r)}`)
      }
      const face = faces.indexOf(String(r))
      return face >= 0 ? face : fail(at(path, i), `the die has no face ${JSON.stringify(r)}`)
    })
  }
  if (Object.keys(stacked).length > 0) g.stacked = stacked
}
