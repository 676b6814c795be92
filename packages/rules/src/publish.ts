/**
 * Views and events as text, for whoever sends them: the table once for everybody, built anew only where it has changed;
 * what concerns one seat apart. The text is exactly what JSON.stringify gives of the views.
 */
import { bit, isContamination, isPublic, PUBLIC, readBy, seatZone, sharedZone } from './core/pieces.ts'
import { rulesOf } from './core/ruleset.ts'
import type { GameState, SeatZone } from './core/state.ts'
import type { Fate, GameEvent, ObjectKind, Seat, TableView } from './core/types.ts'
import { isAsked } from './engine.ts'
import { engineZone } from './mechanics/looks.ts'
import { crewView, ENGINES, faceFor, type Known, knownPlaces, mineOf, roomView, tableOf, thingsLying } from './view.ts'

/** Are these the same plain data? */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  let keys = 0
  for (const key in left) {
    if (!same(left[key], right[key])) return false
    keys++
  }
  for (const _ in right) keys--
  return keys === 0
}

interface Part {
  value: unknown
  text: string
}

/** Numbers that say whether they have changed: all that a text depends on. */
class Signature {
  #before: number[] = []
  #now: number[] = []
  add(n: number): void {
    this.#now.push(n)
  }
  /** True if this is not what it was the last time. */
  turn(): boolean {
    const [before, now] = [this.#before, this.#now]
    let changed = before.length !== now.length
    for (let i = 0; !changed && i < now.length; i++) changed = before[i] !== now[i]
    this.#before = now
    this.#now = before
    this.#now.length = 0
    return changed
  }
}

/** A list of which most entries are as they were: what each depends on is signed, and only the changed are written. */
class ListText {
  readonly #texts: string[] = []
  readonly signatures: Signature[] = []
  text = ''

  /** Begins a new look at a list of that length. */
  resize(length: number): void {
    this.#texts.length = length
    while (this.signatures.length < length) this.signatures.push(new Signature())
  }

  /** All entries are signed. */
  update(write: (entry: number) => unknown): boolean {
    let changed = false
    for (let i = 0; i < this.#texts.length; i++) {
      if (!this.signatures[i].turn() && this.#texts[i] !== undefined) continue
      this.#texts[i] = JSON.stringify(write(i))
      changed = true
    }
    if (changed) this.text = `[${this.#texts.join(',')}]`
    return changed
  }
}

/** Everything `roomView` reads, but for what lies there. */
function signRoom(g: GameState, room: number, signature: Signature): void {
  const tile = g.tiles[room]
  const token = g.tokens[room]
  signature.add(tile)
  signature.add(tile < 0 ? 0 : g.seen[tile])
  signature.add(token < 0 ? -1 : g.seen[token])
  signature.add(g.items[room])
  signature.add(Number(g.explored[room]) + 2 * Number(g.fire[room]) + 4 * Number(g.malfunction[room]))
  signature.add(g.arrivals[room])
}

const FATES: readonly Fate[] = ['aboard', 'hibernating', 'launched', 'dead']
/** Cards that lie in front of a player, open or not. */
const LYING: readonly SeatZone[] = ['discard', 'inventory', 'offer', 'drawn', 'hands', 'quests', 'wounds', 'dressed']

/** Everything `crewView` reads, but for what is carried in the open and hangs together. */
function signCrew(g: GameState, seat: Seat, signature: Signature): void {
  const crew = g.crew[seat]
  const { content, characters } = rulesOf(g)
  signature.add(characters.indexOf(crew.character) * 64 + crew.number * 8 + FATES.indexOf(crew.fate))
  signature.add(crew.room)
  signature.add(crew.pod)
  signature.add(crew.light)
  signature.add(Number(crew.slime) + 2 * Number(crew.larva) + 4 * Number(crew.signal) + 8 * Number(crew.passed))
  let contamination = 0
  const hand = seatZone(g, seat, 'hand')
  for (const piece of hand) if (isContamination(g, piece)) contamination++
  const deck = seatZone(g, seat, 'deck')
  for (let i = 0; i < deck.length; i++) {
    if (isContamination(g, deck[i])) contamination++
    if (g.seen[deck[i]] !== 0) signature.add(g.seen[deck[i]] * 1024 + i)
  }
  signature.add(hand.length)
  signature.add(deck.length)
  signature.add(contamination)
  for (const zone of LYING) {
    signature.add(-1)
    for (const piece of seatZone(g, seat, zone)) {
      signature.add(g.seen[piece] & PUBLIC ? piece : -2 - piece)
      const weapon = content.weapons[piece]
      if (weapon >= 0) signature.add(g.ammo[weapon])
    }
  }
  for (const [item, host] of g.attached) signature.add(item * 1024 + host)
  for (const [a, b] of g.taped) signature.add(a * 1024 + b)
  signature.add(seatZone(g, seat, 'objectives').length)
  signature.add(seatZone(g, seat, 'rejected').length)
}

const KINDS: readonly ObjectKind[] = ['corpse', 'egg', 'carcass']

/** Things lie in a room or are carried: they are part of one or the other. */
function signThings(g: GameState, rooms: readonly Signature[], crew: readonly Signature[]): void {
  const { characters } = rulesOf(g)
  for (const { kind, of, room, by } of g.things)
    (by < 0 ? rooms[room] : crew[by]).add(10_000 + KINDS.indexOf(kind) + 8 * characters.indexOf(of))
}

/** The table of one game as text, step after step. */
export class TableText {
  readonly #parts = new Map<string, Part>()
  readonly #rooms = new ListText()
  readonly #crew = new ListText()
  text = ''

  /** Takes in the state as it is now; says whether anything that everybody may see has changed. */
  update(g: GameState): boolean {
    this.#rooms.resize(g.tiles.length)
    this.#crew.resize(g.crew.length)
    for (let room = 0; room < g.tiles.length; room++) signRoom(g, room, this.#rooms.signatures[room])
    for (let seat = 0; seat < g.crew.length; seat++) signCrew(g, seat, this.#crew.signatures[seat])
    signThings(g, this.#rooms.signatures, this.#crew.signatures)
    let changed = this.#rooms.update(room => roomView(g, room, thingsLying(g)[room]))
    if (this.#crew.update(seat => crewView(g, seat))) changed = true
    // What the state never changes in place need not be copied: nothing but text leaves this object.
    const table = tableOf(g, shallow, [], [])
    for (const key in table) if (this.#write(key, table[key as keyof TableView])) changed = true
    if (!changed) return false
    const parts: string[] = []
    for (const [key, { text }] of this.#parts)
      parts.push(`"${key}":${key === 'rooms' ? this.#rooms.text : key === 'crew' ? this.#crew.text : text}`)
    this.text = `{${parts.join(',')}}`
    return true
  }

  #write(key: string, value: unknown): boolean {
    const part = this.#parts.get(key)
    if (part && same(value, part.value)) return false
    this.#parts.set(key, { value, text: JSON.stringify(value) })
    return true
  }
}

/** Lists grow and shrink in place; what is in them does not change. */
const shallow = <T>(value: T): T => (Array.isArray(value) ? (value.slice() as T) : value)

const OWN: readonly SeatZone[] = ['hand', 'inventory', 'offer', 'drawn', 'objectives', 'rejected']
const OTHERS: readonly SeatZone[] = ['inventory', 'offer', 'objectives', 'rejected']

/** What every seat alone may know, as text, step after step. */
export class SeatTexts {
  readonly #texts: string[] = []
  readonly #signatures: Signature[] = []
  #g: GameState | null = null
  #known: Known = { piles: [], rooms: [], words: [] }

  /** Takes in the state as it is now. */
  update(g: GameState): void {
    this.#g = g
    this.#known = knownPlaces(g)
    for (let seat = 0; seat < g.crew.length; seat++) {
      this.#signatures[seat] ??= new Signature()
      const signature = this.#signatures[seat]
      // What a seat is asked, has answered and remembers is written anew each time.
      const busy = g.notes[seat].length > 0 || g.standing[seat] !== null || g.answers[seat] !== null || isAsked(g, seat)
      signature.add(Number(busy))
      if (!busy) this.#sign(g, seat, signature)
      if (signature.turn() || busy) this.#texts[seat] = ''
    }
  }

  of(seat: Seat): string {
    if (this.#g) this.#texts[seat] ||= JSON.stringify(mineOf(this.#g, seat, this.#known, value => value))
    return this.#texts[seat]
  }

  /** Everything that the private view of a seat depends on which is asked nothing and has noted nothing. */
  #sign(g: GameState, seat: Seat, signature: Signature): void {
    const own = bit(seat)
    for (const zone of OWN) {
      const pieces = seatZone(g, seat, zone)
      signature.add(-1 - pieces.length)
      for (const piece of pieces)
        signature.add(isContamination(g, piece) && readBy(g, piece) & own ? -1000 - piece : piece)
    }
    for (let other = 0; other < g.crew.length; other++)
      if (other !== seat)
        for (const zone of OTHERS)
          for (const piece of seatZone(g, other, zone))
            if (g.seen[piece] & own && !isPublic(g, piece)) signature.add(piece * 8 + other)
    signature.add(g.seen[sharedZone(g, 'coordinates')[0]] & own)
    for (const engine of ENGINES)
      for (const piece of engineZone(g, engine)) signature.add(g.seen[piece] & own ? piece : -1)
    for (const { index, piece } of this.#known.piles) if (g.seen[piece] & own) signature.add(piece * 1024 + index)
    for (const room of this.#known.rooms) {
      const [tile, token] = [g.tiles[room], g.tokens[room]]
      signature.add(tile >= 0 && !g.explored[room] && g.seen[tile] & own ? tile : -1)
      signature.add(token >= 0 && g.seen[token] & own ? token : -1)
    }
    for (const { pile, index, piece } of this.#known.words) {
      if (!(readBy(g, piece) & own)) continue
      signature.add(pile.charCodeAt(pile.length - 1))
      signature.add(piece * 1024 + index)
    }
  }
}

/** Events as text: their public face is written once, a private one beside it for those who have one. */
export class EventTexts {
  readonly #events: readonly GameEvent[]
  readonly #texts: string[] = []
  constructor(events: readonly GameEvent[]) {
    this.#events = events
  }
  /** What this seat receives of the events from that one on. */
  of(seat: Seat, from = 0): string {
    let out = ''
    for (let i = from; i < this.#events.length; i++) {
      this.#texts[i] ??= JSON.stringify(faceFor(this.#events[i], null))
      const mine = this.#events[i].only?.[seat]
      const text = mine ? `${this.#texts[i].slice(0, -1)},"mine":${JSON.stringify(mine)}}` : this.#texts[i]
      out += out === '' ? text : `,${text}`
    }
    return `[${out}]`
  }
}
