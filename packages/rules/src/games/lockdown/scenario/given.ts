/** Places what only Lockdown has: power, Knowledge, contingencies, cargo tokens, computer cards, the Surface. */
import { elementAt } from '../../../core/lists.ts'
import { bit, EVERYBODY, sharedZone } from '../../../core/pieces.ts'
import { boardOf, nameOf, rulesOf } from '../../../core/ruleset.ts'
import type { GameState } from '../../../core/state.ts'
import type { Name, Seat } from '../../../core/types.ts'
import { isTogether, roomOf } from '../../../mechanics/crew.ts'
import { at, fail, within } from '../../../scenario/fields.ts'
import type { Given } from '../../../scenario/format.ts'
import type { Pieces } from '../../../scenario/given/pieces.ts'
import type { Names } from '../../../scenario/names.ts'
import { isIsolationOpen } from '../isolation.ts'
import { POWER_PLACES } from '../sets.ts'
import { type Facility, facilityOf } from '../state.ts'

const powerPlaces: readonly string[] = POWER_PLACES
export const powerPlace = (name: string, path: string): number => {
  const place = powerPlaces.indexOf(name)
  return place >= 0 ? place : fail(path, `expected one of ${powerPlaces.join(', ')}`)
}

export function placeLockdown(pieces: Pieces, given: Given): void {
  const { g, names } = pieces
  const facility = facilityOf(g)
  if (given.power) placePower(facility, given.power)
  if (given.on) turnOn(facility, given.on)
  facility.backup = given.backup ?? facility.backup
  if (given.elevator !== undefined) placeElevator(g, names, given.elevator)
  facility.gateOpen = given.gateOpen ?? facility.gateOpen
  if (given.rover !== undefined) placeRover(g, names, given.rover)
  if (given.alert !== undefined) facility.alert = names.space(given.alert, 'given.alert')
  facility.red = given.red ?? facility.red
  placePeople(pieces, facility, given)
  placeContingencies(pieces, facility, given)
  if (given.poolOpen) openPool(g, facility, given.poolOpen)
  if (given.css) placeCargoTokens(g, names, given.css)
  given.cssOpen?.forEach((space, i) => {
    const p = at('given.cssOpen', i)
    const piece = elementAt(facility.css, names.space(space, p))
    if (piece < 0) fail(p, 'no token lies there')
    g.seen[piece] = EVERYBODY
  })
  if (given.computer) stackComputer(g, facility, given.computer)
  facility.analysed = given.analysed ?? facility.analysed
  pieces.bySeat('inCss', given.inCss, (seat, pod, p) => boardCargoPod(g, seat, pod, p))
  for (const [kind, count] of Object.entries(given.poolLost ?? {}))
    if (count < 0) fail(at('given.poolLost', kind), `expected 0 or more, got ${count}`)
  facility.lost = { ...facility.lost, ...given.poolLost }
}

/** Knowledge, and who is locked in, in the Bunker, or has not moved yet. */
function placePeople(pieces: Pieces, facility: Facility, given: Given): void {
  const { min = 1, max = 1 } = boardOf(pieces.g).data.tracks.knowledge ?? {}
  pieces.bySeat('knowledge', given.knowledge, (seat, n, p) => {
    facility.knowledge[seat] = within(n, min, max, p)
  })
  pieces.seatsIn('learned', given.learned, (_, seat) => {
    facility.learned[seat] = true
  })
  pieces.seatsIn('locked', given.locked, crew => {
    crew.fate = 'locked'
  })
  pieces.seatsIn('bunker', given.bunker, crew => {
    crew.fate = 'bunker'
  })
  if (given.fresh) facility.fresh.fill(false)
  pieces.seatsIn('fresh', given.fresh, (_, seat) => {
    facility.fresh[seat] = true
  })
}

/** Each power token changes places with the one that lies there. */
function placePower({ power }: Facility, tokens: Record<string, number>): void {
  const path = 'given.power'
  for (const [name, token] of Object.entries(tokens)) {
    const place = powerPlace(name, at(path, name))
    const old = power.indexOf(token)
    if (old < 0) fail(at(path, name), `there is no power token ${token}`)
    power[old] = elementAt(power, place)
    power[place] = token
  }
  for (const [name, token] of Object.entries(tokens))
    if (power[powerPlace(name, path)] !== token) fail(at(path, name), 'each token once')
}

function turnOn(facility: Facility, tokens: readonly number[]): void {
  tokens.forEach((token, i) => {
    if (!facility.power.includes(token)) fail(at('given.on', i), `there is no power token ${token}`)
  })
  facility.on = facility.on.map((_, i) => tokens.includes(i + 1))
}

function placeElevator(g: GameState, names: Names, id: string): void {
  const path = 'given.elevator'
  if (!boardOf(g).data.elevator?.rooms.includes(id)) fail(path, `room ${id} is no elevator room`)
  facilityOf(g).elevator = names.room(id, path)
}

function placeRover(g: GameState, names: Names, where: string): void {
  const path = 'given.rover'
  const facility = facilityOf(g)
  const { surface } = facility
  facility.roverAway = where === 'bunker'
  if (facility.roverAway && surface) surface.rover = -1
  if (where === 'bunker' || where === 'facility') return
  const room = names.room(where, path)
  if (!surface || !boardOf(g).exitRooms.includes(room)) return fail(path, `the Rover cannot stand in room ${where}`)
  surface.rover = room
}

/**
 * Named tokens go where the scenario says. A seat that is not named keeps as many as were dealt, and the pool gets what
 * is left; where the pool is given too, the first seat that is not named holds the rest. In a cooperative game nobody
 * holds any.
 */
function placeContingencies({ g, names }: Pieces, facility: Facility, given: Given): void {
  if (!given.contingency && !given.pool && !given.contingencies) return
  const free = [...facility.active, ...facility.pool, ...facility.held.flat()]
  const take = (name: Name, p: string): number => {
    const piece = free.find(one => nameOf(g, one) === name) ?? fail(p, `no contingency ${name} is left`)
    free.splice(free.indexOf(piece), 1)
    return piece
  }
  const takeAll = (list: readonly Name[], p: string) => list.map((name, i) => take(name, at(p, i)))
  const held = new Map<Seat, number[]>()
  for (const [character, tokens] of Object.entries(given.contingencies ?? {})) {
    const p = at('given.contingencies', character)
    held.set(names.seat(character, p), takeAll(tokens, p))
  }
  const active = given.contingency === undefined ? null : [take(given.contingency, 'given.contingency')]
  const pool = given.pool && takeAll(given.pool, 'given.pool')
  facility.active = active ?? free.splice(0, 1)
  if (isTogether(g)) {
    if (held.size > 0) fail('given.contingencies', 'in a cooperative game nobody holds any')
    facility.pool = [...(pool ?? []), ...free]
    for (const piece of facility.active) g.seen[piece] = 0
    openOnly(g, facility.pool, [0])
    return
  }
  dealContingencies(g, facility, held, free, pool)
}

/** Deals the tokens that no field names to the seats and the pool. */
function dealContingencies(
  g: GameState,
  facility: Facility,
  held: ReadonlyMap<Seat, number[]>,
  free: number[],
  pool: number[] | undefined,
): void {
  const dealt = facility.held.map(tokens => tokens.length)
  facility.held = dealt.map((count, seat) => held.get(seat) ?? free.splice(0, count))
  if (pool && free.length > 0) {
    const heir = facility.held.find((_, seat) => !held.has(seat))
    if (!heir) return fail('given.pool', `${free.map(piece => nameOf(g, piece)).join(', ')} must lie somewhere`)
    heir.push(...free.splice(0))
  }
  facility.pool = pool ?? free
  for (const piece of [...facility.active, ...facility.pool]) g.seen[piece] = 0
  facility.held.forEach((tokens, seat) => {
    for (const piece of tokens) g.seen[piece] = bit(seat)
  })
}

/** Everybody sees the pieces at these places of a list, and nobody the others. */
function openOnly(g: GameState, pieces: readonly number[], places: readonly number[]): void {
  pieces.forEach((piece, place) => {
    g.seen[piece] = places.includes(place) ? EVERYBODY : 0
  })
}

/** These places of the pool and no others. */
function openPool(g: GameState, { pool }: Facility, places: readonly number[]): void {
  const path = 'given.poolOpen'
  if (!isTogether(g)) fail(path, 'they lie open only in a cooperative game')
  places.forEach((place, i) => {
    if (!(place in pool)) fail(at(path, i), 'no token lies there')
  })
  openOnly(g, pool, places)
}

/** Named cargo tokens lie where the scenario says; one of the seven stays in the box. */
function placeCargoTokens(g: GameState, names: Names, tokens: Record<string, Name>): void {
  const path = 'given.css'
  const { css } = facilityOf(g)
  const box = sharedZone(g, 'box')
  const { backs } = rulesOf(g).content
  const named = Object.keys(tokens).map(space => names.space(space, at(path, space)))
  const placed = new Set<number>()
  for (const [space, token] of Object.entries(tokens)) {
    const to = names.space(space, at(path, space))
    const is = (piece: number) =>
      piece >= 0 && backs[piece] === 'css' && nameOf(g, piece) === token && !placed.has(piece)
    const there = elementAt(css, to)
    if (!is(there)) {
      const list = css.some(is) ? css : box
      const piece = list.find(is) ?? fail(at(path, space), `no cargo token ${token} is left`)
      // A token comes out of the box to an empty space: another one, which no field names, goes back instead.
      const spare = css.findIndex((one, i) => one >= 0 && !placed.has(one) && !named.includes(i))
      const swapsBack = list === box && there < 0
      const returned = swapsBack ? (css[spare] ?? fail(at(path, space), 'one cargo token stays in the box')) : there
      if (swapsBack) css[spare] = -1
      list[list.indexOf(piece)] = returned
      css[to] = piece
    }
    placed.add(elementAt(css, to))
  }
}

/** These computer cards on top, the first of them open. */
function stackComputer(g: GameState, facility: Facility, cards: readonly Name[]): void {
  const rest = [...facility.computer]
  const top = cards.map((card, i) => {
    const piece =
      rest.find(one => nameOf(g, one) === card) ?? fail(at('given.computer', i), `there is no computer card ${card}`)
    rest.splice(rest.indexOf(piece), 1)
    return piece
  })
  facility.computer = [...rest, ...top.reverse()]
  openOnly(g, facility.computer, [facility.computer.length - 1])
}

/** In a cargo pod, out of play until it is launched. */
function boardCargoPod(g: GameState, seat: Seat, pod: 'A' | 'B' | 'C', path: string): void {
  const room = roomOf(g, `cargoSendingSystem${pod}`)
  if (room < 0) fail(path, 'the room of that pod is unexplored')
  const crew = elementAt(g.crew, seat)
  crew.room = room
  crew.fate = 'inPod'
  crew.passed = true
  crew.pod = g.pods.findIndex(({ section }) => section === pod)
}

export function refuseImpossible(g: GameState, given: Given): void {
  refuseSharedPods(given)
  refuseClock(g, given)
}

/** LOCK-CSS-03: a cargo pod takes one character. */
function refuseSharedPods({ inCss = {} }: Given): void {
  const taken = new Map<string, string>()
  for (const [character, pod] of Object.entries(inCss)) {
    const other = taken.get(pod)
    if (other) fail(at('given.inCss', character), `${other} is in pod ${pod} already`)
    taken.set(pod, character)
  }
}

/** LOCK-ALERT-01, LOCK-SD: both tokens lie ahead of the Time token. LOCK-ROOM-ISOLATION-02: a door that must be open. */
function refuseClock(g: GameState, given: Given): void {
  const { time } = boardOf(g).data.tracks
  const now = elementAt(time, g.time).n
  const start = time.find(space => space.start)?.n ?? now
  if (given.alert !== undefined && (given.alert > now || given.alert > Math.floor(start / 2)))
    fail(
      'given.alert',
      `the Alert token lies at half the time that was left, at ${Math.floor(start / 2)} or lower, and not behind the Time token at ${now}`,
    )
  if (given.selfDestruct !== undefined && given.selfDestruct > now)
    fail('given.selfDestruct', `the token lies ahead of the Time token at ${now}`)
  if (given.red && g.selfDestruct < 0) fail('given.red', 'the Autodestruction does not run')
  if (given.locked?.length && !isIsolationOpen(g))
    fail('given.locked', `the Isolation Room is closed at time ${now} without an Alert`)
}
