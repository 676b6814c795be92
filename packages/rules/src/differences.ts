/**
 * Where two states of a game differ, in the pieces that views are made of. To look is much cheaper than to write a view
 * and find that it is as it was.
 */

import { otherKnowers, otherKnowersIn, sameBy, sameList, samePiece } from './core/same.ts'
import { type GameState, SEAT_ZONES, SHARED_ZONES, type Thing } from './core/state.ts'
import {
  sameCrew,
  sameIntruder,
  sameKilled,
  samePod,
  sameRoom,
  sameRooms,
  sameSliceSecrets,
  sameSlices,
  sameThing,
  sameTurn,
} from './games/state.generated.ts'

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
  /** Has anything changed that only some games have? */
  slices = true
  /** Do pieces of theirs that single seats may know lie elsewhere, or are they known to others? */
  secrets = true
  turn = true
  agenda = true
  killed = true
  /** Is it another game? */
  setup = true
  #all = true
  /** How many pieces are known to other seats than before and lie in no zone that has changed. */
  #elsewhere = 0

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
    this.secrets = this.#all || !sameSliceSecrets(b, g)
    // A game may show something of its own that follows from the time.
    this.slices = this.secrets || b.time !== g.time || !sameSlices(b, g)
    // How many actions a turn has may depend on what only this game has.
    this.turn = this.slices || b.round !== g.round || !(b.turn && g.turn ? sameTurn(b.turn, g.turn) : b.turn === g.turn)
    this.killed = this.#all || !sameKilled(b.killed, g.killed)
    this.setup = this.#all
    return this
  }

  #compareZones(b: GameState, g: GameState): void {
    this.zones.length = g.zones.length
    this.#elsewhere = otherKnowers(b.seen, g.seen)
    for (let zone = 0; zone < g.zones.length; zone++) {
      const now = g.zones[zone]
      const isSame = !this.#all && sameList(b.zones[zone], now)
      this.zones[zone] = !isSame
      if (!isSame && this.#elsewhere > 0) this.#elsewhere -= otherKnowersIn(now, b.seen, g.seen)
    }
    // A piece lies in one place, and mostly other seats know it because it has moved.
    if (this.#elsewhere === 0) return
    for (let zone = 0; zone < g.zones.length; zone++)
      this.zones[zone] ||= otherKnowersIn(g.zones[zone], b.seen, g.seen) > 0
  }

  #compareRooms(b: GameState, g: GameState): void {
    this.ground.length = this.rooms.length = g.tiles.length
    if (
      !this.#all &&
      this.#elsewhere === 0 &&
      sameRooms(b, g) &&
      sameList(b.tiles, g.tiles) &&
      sameList(b.tokens, g.tokens)
    ) {
      this.ground.fill(false)
      this.rooms.fill(false)
      return
    }
    for (let room = 0; room < g.tiles.length; room++) {
      const ground =
        this.#all ||
        b.explored[room] !== g.explored[room] ||
        !samePiece(b.tiles[room], b.seen, g.tiles[room], g.seen) ||
        !samePiece(b.tokens[room], b.seen, g.tokens[room], g.seen)
      this.ground[room] = ground
      this.rooms[room] = ground || !sameRoom(b, g, room)
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
