/**
 * Makes a real state out of a scenario. It moves pieces from their supplies and never makes them, so conservation
 * holds by construction; what it leaves out is dealt by the seed.
 */
import { bit, EVERYBODY, layOpen, putInOrder, seatZone, sharedZone } from '../core/pieces.ts'
import { keyFromSeed, STREAMS, type Stream } from '../core/random.ts'
import { boardOf, findRuleset, nameOf, rulesOf } from '../core/ruleset.ts'
import { CLOSED, DECKS, DESTROYED, type Deck, type GameState, OPEN } from '../core/state.ts'
import type { Name, Seat } from '../core/types.ts'
import { create, SetupError } from '../engine.ts'
import { tileIn } from '../mechanics/movement.ts'
import { handSlots } from '../mechanics/wounds.ts'
import { at, fail, ScenarioError } from './fields.ts'
import type { Given, Scenario } from './format.ts'

const within = (n: number, min: number, max: number, path: string): number =>
  n >= min && n <= max ? n : fail(path, `expected ${min} to ${max}, got ${n}`)

/** The highest number on an exploration token. */
const mostItems = (g: GameState): number =>
  Math.max(...rulesOf(g).content.faces.map(face => (face.kind === 'token' ? face.token.items : 0)))

export const isDeck = (name: string): name is Deck => DECKS.some(deck => deck === name)

/** Names in a scenario are the game's words; these turn them into the engine's numbers or say which field is wrong. */
export class Names {
  private readonly g: GameState
  constructor(g: GameState) {
    this.g = g
  }
  seat(character: string, path: string): Seat {
    const seat = this.g.setup.seats.findIndex(s => s.character === character)
    return seat >= 0 ? seat : fail(path, `nobody plays ${character}`)
  }
  room(id: string, path: string): number {
    return boardOf(this.g).roomIndex[id] ?? fail(path, `the board has no room ${id}`)
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
      if (r.tile !== undefined) this.swapIn(g.tiles, room, r.tile, at(p, 'tile'))
      if (r.token !== undefined) this.swapIn(g.tokens, room, r.token, at(p, 'token'))
    }
    // Only once every named piece lies where it should are rooms turned up.
    for (const [id, r] of Object.entries(rooms)) {
      const p = at(path, id)
      const room = this.names.room(id, p)
      if (r.explored === false && g.explored[room]) fail(at(p, 'explored'), 'this room is printed on the board')
      if (r.explored) this.explore(room)
      if (r.items !== undefined) {
        const tile = tileIn(g, room)
        if (!g.explored[room] || !tile || tile.noSearch) fail(at(p, 'items'), 'this room has no item counter')
        g.items[room] = within(r.items, 0, mostItems(g), at(p, 'items'))
      }
      if (r.fire) this.mark(g.fire, room, rulesOf(g).limits.fire, at(p, 'fire'))
      if (r.malfunction) {
        if (!g.explored[room] || tileIn(g, room)?.noMalfunction)
          fail(at(p, 'malfunction'), 'this room cannot break down')
        this.mark(g.malfunction, room, rulesOf(g).limits.malfunction, at(p, 'malfunction'))
      }
    }
  }

  /** Turned up as if somebody had been here: the token is gone from the game. */
  private explore(room: number): void {
    const { g } = this
    if (g.explored[room]) return
    g.explored[room] = true
    g.seen[g.tiles[room]] = EVERYBODY
    const token = g.tokens[room]
    g.tokens[room] = -1
    if (token >= 0) layOpen(g, token, sharedZone(g, 'removed'))
    if (!tileIn(g, room)?.noSearch) g.items[room] = 0
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

  /** Named cards face up on a pile or in front of a player. */
  open(zone: number[], from: number[][], cards: Name[], path: string): void {
    cards.forEach((card, i) => layOpen(this.g, this.take(from, card, at(path, i)), zone))
  }

  /** These cards on top of a deck, the first one drawn first. */
  stack(deck: number[], cards: Name[], path: string): void {
    const top = cards.map((card, i) => this.take([deck], card, at(path, i)))
    deck.push(...top.reverse())
  }

  inventory(seat: Seat, cards: Name[], path: string): void {
    const { g } = this
    cards.forEach((card, i) => {
      const piece = this.take(
        [sharedZone(g, 'red'), sharedZone(g, 'yellow'), sharedZone(g, 'green')],
        card,
        at(path, i),
      )
      const face = rulesOf(g).content.faces[piece]
      if (face.kind === 'item' && face.heavy) fail(at(path, i), `${card} is heavy and belongs in hands`)
      g.seen[piece] = bit(seat)
      putInOrder(g, seatZone(g, seat, 'inventory'), piece)
    })
  }

  hands(seat: Seat, cards: Name[], path: string): void {
    const { g } = this
    const hands = seatZone(g, seat, 'hands')
    const removed = sharedZone(g, 'removed')
    removed.push(...hands.splice(0))
    const from = [removed, sharedZone(g, 'box'), sharedZone(g, 'red'), sharedZone(g, 'yellow'), sharedZone(g, 'green')]
    this.open(hands, from, cards, path)
    for (const piece of hands) {
      const face = rulesOf(g).content.faces[piece]
      if (face.kind === 'weapon' || (face.kind === 'item' && face.heavy)) continue
      fail(path, `${nameOf(g, piece)} is not carried in hands`)
    }
    if (hands.length > handSlots(g, seat)) fail(path, `only ${handSlots(g, seat)} hand slots`)
  }

  see(seat: Seat, place: string, path: string): void {
    const { g } = this
    const [kind, id = ''] = place.split('.')
    if (kind !== 'tile' && kind !== 'token') fail(path, `expected tile.ROOM or token.ROOM, got ${place}`)
    const piece = (kind === 'tile' ? g.tiles : g.tokens)[this.names.room(id, path)]
    if (piece < 0) fail(path, 'nothing lies there')
    g.seen[piece] |= bit(seat)
    if (kind === 'tile') g.notes[seat].push({ round: g.round, what: 'tile', at: id, card: nameOf(g, piece) })
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
    g = create({ game, board, seats: seats.map(character => ({ character })) }, keyFromSeed(`${s.seed ?? s.id ?? ''}`))
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

  if (given.round !== undefined) g.round = within(given.round, 1, Number.MAX_SAFE_INTEGER, at(path, 'round'))
  if (given.time !== undefined) {
    g.time = boardOf(g).data.tracks.time.findIndex(space => space.n === given.time)
    if (g.time < 0) fail(at(path, 'time'), `the time track has no space ${given.time}`)
    if (boardOf(g).data.tracks.time[g.time].end) fail(at(path, 'time'), 'the game is over there')
  }
  if (given.first !== undefined) g.first = names.seat(given.first, at(path, 'first'))
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
  bySeat('wounds', given.wounds, (seat, cards, p) => {
    within(cards.length, 0, rulesOf(g).limits.serious, p)
    load.open(seatZone(g, seat, 'wounds'), [sharedZone(g, 'wound')], cards, p)
  })
  bySeat('hands', given.hands, (seat, cards, p) => load.hands(seat, cards, p))
  bySeat('inventory', given.inventory, (seat, cards, p) => load.inventory(seat, cards, p))
  bySeat('light', given.light, (seat, n, p) => {
    g.crew[seat].light = within(n, 0, rulesOf(g).limits.light - 1, p)
  })
  seatsIn('slime', given.slime, seat => (g.crew[seat].slime = true))
  seatsIn('passed', given.passed, seat => (g.crew[seat].passed = true))
  seatsIn('dead', given.dead, seat => (g.crew[seat].alive = false))
  for (const [deck, cards] of Object.entries(given.decks ?? {})) {
    const p = at(at(path, 'decks'), deck)
    if (!isDeck(deck)) return fail(p, `unknown deck; known are ${DECKS.join(', ')}`)
    load.stack(sharedZone(g, deck), cards, p)
  }
  given.noise?.forEach((id, i) => (g.noise[names.corridor(id, at(at(path, 'noise'), i))] = true))
  for (const [id, state] of Object.entries(given.doors ?? {})) {
    const p = at(at(path, 'doors'), id)
    const corridor = names.corridor(id, p)
    if (corridor >= boardOf(g).firstNetwork) fail(p, 'technical corridors have no doors')
    g.doors[corridor] = state === 'closed' ? CLOSED : DESTROYED
    if (g.doors.filter(d => d !== OPEN).length > rulesOf(g).limits.doors)
      fail(p, `there are only ${rulesOf(g).limits.doors} doors`)
  }
  bySeat('seen', given.seen, (seat, places, p) => {
    places.forEach((spot, i) => load.see(seat, spot, at(p, i)))
  })
  startTurn(g, given, names)
}

/** The moment is always somebody's turn: the First Player's unless it says whose. */
function startTurn(g: GameState, given: Given, names: Names): void {
  const path = 'given.turn'
  const seat = given.turn === undefined ? g.first : names.seat(given.turn, path)
  if (!g.crew[seat].alive || g.crew[seat].passed) fail(path, 'whoever is dead or has passed takes no turn')
  g.turn = { seat, done: within(given.done ?? 0, 0, rulesOf(g).limits.actions - 1, 'given.done') }
  g.agenda = [
    { do: 'endTurn', seat },
    { do: 'takeTurn', who: seat },
    { do: 'chooseAction', who: seat },
  ]
}

function stackDice(g: GameState, dice: Record<string, unknown[]>): void {
  const stacked: Partial<Record<Stream, number[]>> = {}
  for (const [name, results] of Object.entries(dice)) {
    const path = at('dice', name)
    const stream = STREAMS.find(s => s === name) ?? fail(path, 'there is no such die')
    if (stream !== 'noise') return fail(path, 'only the noise die can be stacked so far')
    const faces = rulesOf(g).noiseDie
    stacked[stream] = results.map((r, i) => {
      const face = faces.indexOf(String(r) as (typeof faces)[number])
      return face >= 0 ? face : fail(at(path, i), `the die has no face ${JSON.stringify(r)}`)
    })
  }
  if (Object.keys(stacked).length > 0) g.stacked = stacked
}
