/** The part of a scenario that only the facility has: power, Knowledge, contingencies, cargo tokens, computer cards. */
import { type Facility, POWER_PLACES } from '../../core/facility.ts'
import { bit, EVERYBODY, sharedZone } from '../../core/pieces.ts'
import { boardOf, nameOf, rulesOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { Name, Seat } from '../../core/types.ts'
import { isTogether, roomOf } from '../../mechanics/crew.ts'
import { at, fail } from '../fields.ts'
import type { Given } from '../format.ts'
import type { Names } from '../names.ts'

/** Fields that mean nothing without a facility. */
export const FACILITY_FIELDS = [
  'power',
  'on',
  'backup',
  'elevator',
  'gateOpen',
  'rover',
  'alert',
  'red',
  'knowledge',
  'learned',
  'contingency',
  'pool',
  'poolOpen',
  'contingencies',
  'css',
  'cssOpen',
  'computer',
  'analysed',
  'locked',
  'bunker',
  'inCss',
  'poolLost',
  'fresh',
] as const satisfies readonly (keyof Given)[]

const powerPlaces: readonly string[] = POWER_PLACES
export const powerPlace = (name: string, path: string): number => {
  const place = powerPlaces.indexOf(name)
  return place >= 0 ? place : fail(path, `expected one of ${powerPlaces.join(', ')}`)
}

export function placeFacility(g: GameState, given: Given, names: Names): void {
  const { facility } = g
  const path = 'given'
  if (!facility) {
    const field = FACILITY_FIELDS.find(key => given[key] !== undefined)
    if (field) fail(at(path, field), `${g.setup.game} has no facility`)
    return
  }
  const place = new Facilities(g, facility, names)
  const where = (field: keyof Given) => at(path, field)
  if (given.power) place.power(given.power, where('power'))
  if (given.on) place.on(given.on, where('on'))
  facility.backup = given.backup ?? facility.backup
  if (given.elevator !== undefined) place.elevator(given.elevator, where('elevator'))
  facility.gateOpen = given.gateOpen ?? facility.gateOpen
  if (given.rover !== undefined) place.rover(given.rover, where('rover'))
  if (given.alert !== undefined) facility.alert = names.space(given.alert, where('alert'))
  facility.red = given.red ?? facility.red
  for (const [character, knowledge] of Object.entries(given.knowledge ?? {})) {
    const p = at(where('knowledge'), character)
    facility.knowledge[names.seat(character, p)] = place.knowledge(knowledge, p)
  }
  const seats = (field: 'learned' | 'locked' | 'bunker' | 'fresh'): Seat[] =>
    (given[field] ?? []).map((character, i) => names.seat(character, at(where(field), i)))
  for (const seat of seats('learned')) facility.learned[seat] = true
  for (const seat of seats('locked')) g.crew[seat].fate = 'locked'
  for (const seat of seats('bunker')) g.crew[seat].fate = 'bunker'
  place.contingencies(given, path)
  if (given.poolOpen) place.poolOpen(given.poolOpen, where('poolOpen'))
  if (given.css) place.css(given.css, where('css'))
  given.cssOpen?.forEach((space, i) => {
    const p = at(where('cssOpen'), i)
    const piece = facility.css[names.space(space, p)]
    if (piece < 0) fail(p, 'no token lies there')
    g.seen[piece] = EVERYBODY
  })
  if (given.computer) place.computer(given.computer, where('computer'))
  facility.analysed = given.analysed ?? facility.analysed
  for (const [character, pod] of Object.entries(given.inCss ?? {})) {
    const p = at(where('inCss'), character)
    place.board(names.seat(character, p), pod, p)
  }
  for (const [kind, count] of Object.entries(given.poolLost ?? {}))
    if (count < 0) fail(at(where('poolLost'), kind), `expected 0 or more, got ${count}`)
  facility.lost = { ...facility.lost, ...given.poolLost }
  if (given.fresh) facility.fresh = g.crew.map((_, seat) => seats('fresh').includes(seat))
}

class Facilities {
  private readonly g: GameState
  private readonly facility: Facility
  private readonly names: Names
  constructor(g: GameState, facility: Facility, names: Names) {
    this.g = g
    this.facility = facility
    this.names = names
  }

  /** Each token changes places with the one that lies there. */
  power(tokens: Record<string, number>, path: string): void {
    const { power } = this.facility
    for (const [name, token] of Object.entries(tokens)) {
      const place = powerPlace(name, at(path, name))
      const old = power.indexOf(token)
      if (old < 0) fail(at(path, name), `there is no power token ${token}`)
      ;[power[place], power[old]] = [power[old], power[place]]
    }
    for (const [name, token] of Object.entries(tokens))
      if (power[powerPlace(name, path)] !== token) fail(at(path, name), 'each token once')
  }

  on(tokens: readonly number[], path: string): void {
    tokens.forEach((token, i) => {
      if (!this.facility.power.includes(token)) fail(at(path, i), `there is no power token ${token}`)
    })
    this.facility.on = this.facility.on.map((_, i) => tokens.includes(i + 1))
  }

  elevator(id: string, path: string): void {
    if (!boardOf(this.g).data.elevator?.rooms.includes(id)) fail(path, `room ${id} is no elevator room`)
    this.facility.elevator = this.names.room(id, path)
  }

  rover(at: string, path: string): void {
    const { surface } = this.facility
    this.facility.roverAway = at === 'bunker'
    if (this.facility.roverAway && surface) surface.rover = -1
    if (at === 'bunker' || at === 'facility') return
    const room = this.names.room(at, path)
    if (!surface || !boardOf(this.g).exitRooms.includes(room)) fail(path, `the Rover cannot stand in room ${at}`)
    surface.rover = room
  }

  knowledge(n: number, path: string): number {
    const { min = 1, max = 1 } = boardOf(this.g).data.tracks.knowledge ?? {}
    return n >= min && n <= max ? n : fail(path, `expected ${min} to ${max}, got ${n}`)
  }

  /**
   * Named tokens go where the scenario says. Who is not named keeps as many as were dealt, and the pool gets what is
   * left; where the pool is given too, the first seat that is not named holds the rest. In a cooperative game nobody
   * holds any.
   */
  contingencies(given: Given, path: string): void {
    const { g, facility, names } = this
    if (!given.contingency && !given.pool && !given.contingencies) return
    const free = [...facility.active, ...facility.pool, ...facility.held.flat()]
    const take = (name: Name, p: string): number => {
      const index = free.findIndex(piece => nameOf(g, piece) === name)
      return index >= 0 ? free.splice(index, 1)[0] : fail(p, `no contingency ${name} is left`)
    }
    const takeAll = (list: readonly Name[], p: string) => list.map((name, i) => take(name, at(p, i)))
    const held = new Map<Seat, number[]>()
    for (const [character, tokens] of Object.entries(given.contingencies ?? {})) {
      const p = at(at(path, 'contingencies'), character)
      held.set(names.seat(character, p), takeAll(tokens, p))
    }
    const active = given.contingency === undefined ? null : [take(given.contingency, at(path, 'contingency'))]
    const pool = given.pool && takeAll(given.pool, at(path, 'pool'))
    facility.active = active ?? free.splice(0, 1)
    if (isTogether(g)) {
      if (held.size > 0) fail(at(path, 'contingencies'), 'in a cooperative game nobody holds any')
      facility.pool = [...(pool ?? []), ...free]
      facility.pool.forEach((piece, i) => {
        g.seen[piece] = i === 0 ? EVERYBODY : 0
      })
      g.seen[facility.active[0]] = 0
      return
    }
    const dealt = facility.held.map(tokens => tokens.length)
    facility.held = dealt.map((count, seat) => held.get(seat) ?? free.splice(0, count))
    const heir = dealt.findIndex((_, seat) => !held.has(seat))
    if (pool && free.length > 0) {
      if (heir < 0) fail(at(path, 'pool'), `${free.map(piece => nameOf(g, piece)).join(', ')} must lie somewhere`)
      facility.held[heir].push(...free.splice(0))
    }
    facility.pool = pool ?? free
    for (const piece of [...facility.active, ...facility.pool]) g.seen[piece] = 0
    facility.held.forEach((tokens, seat) => {
      for (const piece of tokens) g.seen[piece] = bit(seat)
    })
  }

  /** These places of the pool and no others. */
  poolOpen(places: readonly number[], path: string): void {
    const { g, facility } = this
    if (!isTogether(g)) fail(path, 'they lie open only in a cooperative game')
    places.forEach((place, i) => {
      if (!(place in facility.pool)) fail(at(path, i), 'no token lies there')
    })
    facility.pool.forEach((piece, i) => {
      g.seen[piece] = places.includes(i) ? EVERYBODY : 0
    })
  }

  /** Named tokens lie where the scenario says; one of the seven stays in the box. */
  css(tokens: Record<string, Name>, path: string): void {
    const { g, facility } = this
    const { css } = facility
    const box = sharedZone(g, 'box')
    const { backs } = rulesOf(g).content
    const named = Object.keys(tokens).map(space => this.names.space(space, at(path, space)))
    const placed = new Set<number>()
    for (const [space, token] of Object.entries(tokens)) {
      const to = this.names.space(space, at(path, space))
      const is = (piece: number) =>
        piece >= 0 && backs[piece] === 'css' && nameOf(g, piece) === token && !placed.has(piece)
      if (!is(css[to])) {
        const list = css.some(is) ? css : box
        const from = list.findIndex(is)
        if (from < 0) fail(at(path, space), `no cargo token ${token} is left`)
        // Out of the box to where none lies: another one, of which nothing is said, goes back instead.
        const spare = css.findIndex((piece, i) => piece >= 0 && !placed.has(piece) && !named.includes(i))
        if (list === box && css[to] < 0) [css[to], css[spare]] = [css[spare], -1]
        ;[css[to], list[from]] = [list[from], css[to]]
      }
      placed.add(css[to])
    }
  }

  /** These cards on top, the first of them open. */
  computer(cards: readonly Name[], path: string): void {
    const { g, facility } = this
    const rest = [...facility.computer]
    const top = cards.map((card, i) => {
      const index = rest.findIndex(piece => nameOf(g, piece) === card)
      return index >= 0 ? rest.splice(index, 1)[0] : fail(at(path, i), `there is no computer card ${card}`)
    })
    facility.computer = [...rest, ...top.reverse()]
    facility.computer.forEach((piece, i, all) => {
      g.seen[piece] = i === all.length - 1 ? EVERYBODY : 0
    })
  }

  /** In a cargo pod, out of play until it is launched. */
  board(seat: Seat, pod: 'A' | 'B' | 'C', path: string): void {
    const { g } = this
    const room = roomOf(g, `cargoSendingSystem${pod}`)
    if (room < 0) fail(path, 'the room of that pod is unexplored')
    g.crew[seat].room = room
    g.crew[seat].fate = 'inPod'
    g.crew[seat].passed = true
    g.crew[seat].pod = g.pods.findIndex(({ section }) => section === pod)
  }
}
