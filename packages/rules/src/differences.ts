/**
 * Where two states of a game differ, in the pieces that views are made of. To look is much cheaper than to write a view
 * and find that it is as it was.
 */

import type { Facility, Surface } from './core/facility.ts'
import type { Crew, GameState, Intruder, Pod, Thing } from './core/state.ts'
import { SEAT_ZONES, SHARED_ZONES } from './core/state.ts'

class Differences {
  /** Zone → do other pieces lie there, or in another order, or does somebody else know them? */
  readonly zones: boolean[] = []
  /** Room → is its tile or its token another, or known to others? */
  readonly ground: boolean[] = []
  /** Room → does anything else show there? */
  readonly rooms: boolean[] = []
  /** Seat → has anything changed that lies in front of it, or that its character carries or suffers? */
  readonly crew: boolean[] = []
  /** Has anybody read a word of contamination, or is one forgotten? */
  read = true
  noise = true
  doors = true
  intruders = true
  pods = true
  /** Does anything else show that only the facility has? */
  facility = true
  /** Do its contingencies or cargo tokens lie elsewhere, or are they known to others? */
  tokens = true
  turn = true
  agenda = true
  killed = true
  /** Is it another game? */
  setup = true
  #all = true

  #before: GameState | null = null
  #now: GameState | null = null

  /** Null, or the very same state, which may have changed in place: everything may be different. */
  between(before: GameState | null, g: GameState): this {
    if (before !== null && before !== g && before === this.#before && g === this.#now) return this
    this.#before = before
    this.#now = g
    this.#all = before === null || before === g || before.setup !== g.setup
    const b = before ?? g
    this.#compareZones(b, g)
    this.#compareRooms(b, g)
    this.#compareCrew(b, g)
    this.#compareThings(b.things, g.things)
    this.read = this.#all || !sameList(b.read, g.read)
    this.noise = this.#all || !sameList(b.noise, g.noise)
    this.doors = this.#all || !sameList(b.doors, g.doors)
    this.agenda = this.#all || !sameList(b.agenda, g.agenda)
    this.intruders = this.#all || !sameBy(b.intruders, g.intruders, sameIntruder)
    this.pods = this.#all || !sameBy(b.pods, g.pods, samePod)
    this.tokens = this.#all || !sameTokens(b, g)
    this.facility = this.tokens || b.time !== g.time || !sameFacility(b, g)
    // How many actions a turn has depends on who plays the Intruders, and since when.
    this.turn =
      this.#all || b.round !== g.round || !sameTurn(b.turn, g.turn) || !sameRole(b.intruderPlayer, g.intruderPlayer)
    this.killed = this.#all || !sameCounts(b.killed, g.killed)
    this.setup = this.#all
    return this
  }

  #compareZones(b: GameState, g: GameState): void {
    this.zones.length = g.zones.length
    const known = sameList(b.seen, g.seen)
    for (let zone = 0; zone < g.zones.length; zone++) {
      const before = b.zones[zone]
      const now = g.zones[zone]
      this.zones[zone] = this.#all || !(known ? sameList(before, now) : sameZone(before, b.seen, now, g.seen))
    }
  }

  #compareRooms(b: GameState, g: GameState): void {
    this.ground.length = this.rooms.length = g.tiles.length
    for (let room = 0; room < g.tiles.length; room++) {
      const ground =
        this.#all ||
        b.explored[room] !== g.explored[room] ||
        !samePiece(b.tiles[room], b.seen, g.tiles[room], g.seen) ||
        !samePiece(b.tokens[room], b.seen, g.tokens[room], g.seen)
      this.ground[room] = ground
      this.rooms[room] =
        ground ||
        b.items[room] !== g.items[room] ||
        b.fire[room] !== g.fire[room] ||
        b.malfunction[room] !== g.malfunction[room] ||
        b.arrivals[room] !== g.arrivals[room]
    }
  }

  #compareCrew(b: GameState, g: GameState): void {
    this.crew.length = g.crew.length
    const weapons = sameList(b.ammo, g.ammo) && sameList(b.attached, g.attached) && sameList(b.taped, g.taped)
    for (let seat = 0; seat < g.crew.length; seat++) {
      let changed = this.#all || !weapons || !sameCrew(b.crew[seat], g.crew[seat])
      const first = SHARED_ZONES.length + seat * SEAT_ZONES.length
      for (let zone = first; zone < first + SEAT_ZONES.length; zone++) changed ||= this.zones[zone]
      this.crew[seat] = changed
    }
  }

  /** Things lie in a room or are carried: they are part of one or the other. */
  #compareThings(before: readonly Thing[], now: readonly Thing[]): void {
    if (this.#all || sameBy(before, now, sameThing)) return
    for (const things of [before, now])
      for (const { by, room } of things) {
        if (by < 0) this.rooms[room] = true
        else this.crew[by] = true
      }
  }
}

const latest = new Differences()
/** Good until the next are asked for: the texts of a game ask for the same one after the other. */
export const differences = (before: GameState | null, g: GameState): Differences => latest.between(before, g)
export type { Differences }

function sameZone(
  before: readonly number[],
  seenBefore: readonly number[],
  now: readonly number[],
  seen: readonly number[],
): boolean {
  if (before.length !== now.length) return false
  for (let i = 0; i < now.length; i++) if (!samePiece(before[i], seenBefore, now[i], seen)) return false
  return true
}

/** Known to the same seats, too. There may be none (−1). */
const samePiece = (before: number, seenBefore: readonly number[], now: number, seen: readonly number[]): boolean =>
  before === now && (now < 0 || seenBefore[now] === seen[now])

function sameList<T>(before: readonly T[], now: readonly T[]): boolean {
  if (before.length !== now.length) return false
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false
  return true
}

function sameBy<T>(before: readonly T[], now: readonly T[], same: (a: T, b: T) => boolean): boolean {
  if (before.length !== now.length) return false
  for (let i = 0; i < now.length; i++) if (!same(before[i], now[i])) return false
  return true
}

const sameCrew = (a: Crew, b: Crew): boolean =>
  a.room === b.room &&
  a.light === b.light &&
  a.passed === b.passed &&
  a.slime === b.slime &&
  a.larva === b.larva &&
  a.signal === b.signal &&
  a.fate === b.fate &&
  a.pod === b.pod &&
  a.character === b.character &&
  a.number === b.number
function sameTokens({ facility: a, seen: before }: GameState, { facility: b, seen }: GameState): boolean {
  if (!a || !b) return a === b
  const same = (was: readonly number[], is: readonly number[]) => sameZone(was, before, is, seen)
  return same(a.active, b.active) && same(a.pool, b.pool) && sameBy(a.held, b.held, same) && same(a.css, b.css)
}

function sameFacility({ facility: a, seen: before }: GameState, { facility: b, seen }: GameState): boolean {
  return a && b
    ? sameZone(a.computer, before, b.computer, seen) && sameOpenly(a, b) && sameSurface(a.surface, b.surface)
    : a === b
}

/** Who only counts the deck need not know what is in it. */
const sameSurface = (a: Surface | undefined, b: Surface | undefined): boolean =>
  a && b ? a.rover === b.rover && a.deck.length === b.deck.length && sameList(a.discard, b.discard) : a === b

const sameOpenly = (a: Facility, b: Facility): boolean =>
  a.backup === b.backup &&
  a.elevator === b.elevator &&
  a.gateOpen === b.gateOpen &&
  a.roverAway === b.roverAway &&
  a.alert === b.alert &&
  a.red === b.red &&
  a.lost.fire === b.lost.fire &&
  a.lost.malfunction === b.lost.malfunction &&
  a.lost.eggs === b.lost.eggs &&
  sameList(a.power, b.power) &&
  sameList(a.on, b.on) &&
  sameList(a.knowledge, b.knowledge) &&
  sameList(a.learned, b.learned) &&
  sameList(a.analysed, b.analysed) &&
  sameList(a.fresh, b.fresh) &&
  sameList(a.chasing, b.chasing)
const sameIntruder = (a: Intruder, b: Intruder): boolean =>
  a.id === b.id && a.kind === b.kind && a.room === b.room && a.injuries === b.injuries
const sameThing = (a: Thing, b: Thing): boolean =>
  a.kind === b.kind && a.of === b.of && a.room === b.room && a.by === b.by && a.offered === b.offered
const samePod = (a: Pod, b: Pod): boolean =>
  a.number === b.number && a.section === b.section && a.locked === b.locked && a.state === b.state
const sameCounts = (a: GameState['killed'], b: GameState['killed']): boolean =>
  a.larva === b.larva &&
  a.creeper === b.creeper &&
  a.adult === b.adult &&
  a.breeder === b.breeder &&
  a.queen === b.queen
const sameRole = (a: GameState['intruderPlayer'], b: GameState['intruderPlayer']): boolean =>
  a === b || (a !== undefined && b !== undefined && a.seat === b.seat && a.from === b.from)
const sameTurn = (a: GameState['turn'], b: GameState['turn']): boolean =>
  a === b || (a !== null && b !== null && a.seat === b.seat && a.done === b.done && a.unlimited === b.unlimited)
