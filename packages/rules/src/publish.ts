/**
 * Views and events as text, for whoever sends them: the table once for everybody, built anew only where it has changed;
 * what concerns one seat apart. The text is exactly what JSON.stringify gives of the views.
 */
import { bit, isContamination, numberOfZone, PUBLIC, readBy, seatZone, sharedZone } from './core/pieces.ts'
import { rulesOf } from './core/ruleset.ts'
import { type GameState, type Note, OPEN, type SeatZone, type SharedZone } from './core/state.ts'
import type { EventFace, Fate, GameEvent, ObjectKind, Seat, TableView } from './core/types.ts'
import { isAsked } from './engine.ts'
import { engineZone } from './mechanics/looks.ts'
import {
  crewView,
  deckView,
  deckViews,
  ENGINES,
  faceFor,
  KINDS,
  type Known,
  knownPlaces,
  mineOf,
  notesOf,
  roomView,
  TABLE_KEYS,
  tableParts,
  thingsLying,
} from './view.ts'

/** Numbers that say whether they have changed: all that a text depends on. */
class Signature {
  readonly #numbers: number[] = []
  #at = 0
  #changed = false
  add(n: number): void {
    if (this.#numbers[this.#at] !== n) {
      this.#numbers[this.#at] = n
      this.#changed = true
    }
    this.#at++
  }
  /** All is added: true if this is not what it was the last time. */
  turn(): boolean {
    const shorter = this.#numbers.length !== this.#at
    const changed = this.#changed || shorter
    if (shorter) this.#numbers.length = this.#at
    this.#at = 0
    this.#changed = false
    return changed
  }
}

/** A list of which most entries are as they were: what each depends on is signed, and only the changed are written. */
class ListText {
  readonly #texts: string[] = []
  readonly signatures: Signature[] = []
  /** The entries that the last update changed, by their number, as the inside of an object. */
  changes = ''

  get text(): string {
    return `[${this.#texts.join(',')}]`
  }

  /** Begins a new look at a list of that length. */
  resize(length: number): void {
    this.#texts.length = length
    while (this.signatures.length < length) this.signatures.push(new Signature())
  }

  /** All entries are signed. */
  update(write: (entry: number) => unknown): void {
    this.changes = ''
    for (let i = 0; i < this.#texts.length; i++) {
      if (!this.signatures[i].turn() && this.#texts[i] !== undefined) continue
      const text = JSON.stringify(write(i))
      if (text === this.#texts[i]) continue
      this.#texts[i] = text
      this.changes += this.changes === '' ? `"${i}":${text}` : `,"${i}":${text}`
    }
  }
}

/** Signs the pieces of a zone, in order, with who knows each. */
function signZone(g: GameState, zone: number, signature: Signature): void {
  const pieces = g.zones[zone]
  signature.add(-1)
  for (let i = 0; i < pieces.length; i++) signature.add(pieces[i] * 64 + g.seen[pieces[i]])
}

/** What the parts of a table depend on, where that is cheaper to look at than the part is to write. */
type Sign = (g: GameState, signature: Signature) => void
const ofZones = (...names: SharedZone[]): Sign => {
  const zones = names.map(numberOfZone)
  return (g, signature) => {
    for (const zone of zones) signZone(g, zone, signature)
  }
}
const signDecks = deckViews.map(deck => (deck === 'contamination' ? ofZones(deck) : ofZones(deck, `${deck}.discard`)))
const SIGNS: Partial<Record<keyof TableView, Sign>> = {
  coordinates: ofZones('coordinates'),
  engines: ofZones('engine.1', 'engine.2', 'engine.3'),
  bag: ofZones('bag'),
  supply: ofZones('supply'),
  weaknesses: ofZones('weakness'),
  crafted: ofZones('crafted'),
  used: ofZones('crafted.used'),
  removed: ofZones('removed'),
  inPlay: ofZones('play'),
  noise: (g, signature) => {
    for (let c = 0; c < g.noise.length; c++) if (g.noise[c]) signature.add(c)
  },
  doors: (g, signature) => {
    for (let c = 0; c < g.doors.length; c++) if (g.doors[c] !== OPEN) signature.add(c * 8 + g.doors[c])
  },
  intruders: (g, signature) => {
    for (const { id, kind, room, injuries } of g.intruders) {
      signature.add(id * 1024 + room)
      signature.add(injuries * 8 + KINDS.indexOf(kind))
    }
  },
  turn: (g, signature) => {
    if (g.turn) signature.add(g.turn.seat * 1024 + g.turn.done * 2 + Number(g.turn.unlimited))
  },
}

/** One part of a table: its text, and what it was when that was written. */
class PartText {
  readonly key: keyof TableView
  readonly #part: (g: GameState) => unknown
  readonly #sign: Sign | undefined
  readonly #signature = new Signature()
  #value: unknown
  text = ''

  constructor(key: keyof TableView) {
    this.key = key
    this.#part = tableParts[key]
    this.#sign = SIGNS[key]
  }

  /** Has it changed? */
  update(g: GameState): boolean {
    if (this.#sign) {
      this.#sign(g, this.#signature)
      if (!this.#signature.turn() && this.text !== '') return false
      return this.#write(this.#part(g))
    }
    const value = this.#part(g)
    // Plain values are their own signature. What is an object may have changed inside.
    if (value === this.#value && (typeof value !== 'object' || value === null) && this.text !== '') return false
    this.#value = value
    return this.#write(value)
  }

  #write(value: unknown): boolean {
    const text = JSON.stringify(value)
    if (text === this.text) return false
    this.text = text
    return true
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

const THINGS: readonly ObjectKind[] = ['corpse', 'egg', 'carcass']

/** Things lie in a room or are carried: they are part of one or the other. */
function signThings(g: GameState, rooms: readonly Signature[], crew: readonly Signature[]): void {
  const { characters } = rulesOf(g)
  for (const { kind, of, room, by } of g.things)
    (by < 0 ? rooms[room] : crew[by]).add(10_000 + THINGS.indexOf(kind) + 8 * characters.indexOf(of))
}

/** The table of one game as text, step after step. */
export class TableText {
  readonly #rooms = new ListText()
  readonly #crew = new ListText()
  readonly #decks = new ListText()
  readonly #parts: readonly (PartText | { key: keyof TableView; list: ListText })[]
  /**
   * What the last update found changed: an object of the parts that are no longer as they were, and of the lists
   * `rooms`, `crew` and `decks` an object of the entries.
   */
  changes = '{}'

  constructor() {
    const lists: Partial<Record<keyof TableView, ListText>> = {
      rooms: this.#rooms,
      crew: this.#crew,
      decks: this.#decks,
    }
    this.#parts = TABLE_KEYS.map(key => {
      const list = lists[key]
      return list ? { key, list } : new PartText(key)
    })
  }

  /** The whole table. */
  get text(): string {
    const parts = this.#parts.map(part => `"${part.key}":${'list' in part ? part.list.text : part.text}`)
    return `{${parts.join(',')}}`
  }

  /** Takes in the state as it is now; says whether anything that everybody may see has changed. */
  update(g: GameState): boolean {
    this.#updateLists(g)
    let changes = ''
    for (const part of this.#parts) {
      let text: string
      if ('list' in part) {
        if (part.list.changes === '') continue
        text = `{${part.list.changes}}`
      } else {
        if (!part.update(g)) continue
        text = part.text
      }
      changes += changes === '' ? `"${part.key}":${text}` : `,"${part.key}":${text}`
    }
    this.changes = `{${changes}}`
    return changes !== ''
  }

  #updateLists(g: GameState): void {
    const [rooms, crew, decks] = [this.#rooms, this.#crew, this.#decks]
    rooms.resize(g.tiles.length)
    crew.resize(g.crew.length)
    decks.resize(deckViews.length)
    for (let room = 0; room < g.tiles.length; room++) signRoom(g, room, rooms.signatures[room])
    for (let seat = 0; seat < g.crew.length; seat++) signCrew(g, seat, crew.signatures[seat])
    signThings(g, rooms.signatures, crew.signatures)
    for (let i = 0; i < signDecks.length; i++) signDecks[i](g, decks.signatures[i])
    rooms.update(room => roomView(g, room, thingsLying(g)[room]))
    crew.update(seat => crewView(g, seat))
    decks.update(i => deckView(g, deckViews[i]))
  }
}

const OWN: readonly SeatZone[] = ['hand', 'inventory', 'offer', 'drawn', 'objectives', 'rejected']

/** Notes are written once: those that follow are other ones. */
function sameNotes(a: readonly Note[], b: readonly Note[] | undefined): boolean {
  if (a.length !== b?.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** What every seat alone may know, as text, step after step. */
export class SeatTexts {
  readonly #texts: string[] = []
  readonly #signatures: Signature[] = []
  #notes: readonly (readonly Note[])[] = []
  #g: GameState | null = null
  #known: Known = { piles: [], rooms: [], words: [], cards: [] }

  /** Takes in the state as it is now. */
  update(g: GameState): void {
    this.#g = g
    this.#known = knownPlaces(g)
    for (let seat = 0; seat < g.crew.length; seat++) {
      this.#signatures[seat] ??= new Signature()
      const signature = this.#signatures[seat]
      // What a seat is asked and has answered is written anew each time.
      const busy = g.standing[seat] !== null || g.answers[seat] !== null || isAsked(g, seat)
      signature.add(Number(busy))
      if (!busy) this.#sign(g, seat, signature)
      const changed = signature.turn()
      if (changed || busy || !sameNotes(g.notes[seat], this.#notes[seat])) this.#texts[seat] = ''
    }
    this.#notes = g.notes.map(notes => notes.slice())
  }

  of(seat: Seat): string {
    if (this.#g) this.#texts[seat] ||= JSON.stringify(mineOf(this.#g, seat, this.#known, value => value))
    return this.#texts[seat]
  }

  /** Everything that the private view of a seat depends on, but for questions and answers. */
  #sign(g: GameState, seat: Seat, signature: Signature): void {
    const own = bit(seat)
    if (g.notes[seat].length > 0) for (const { stale } of notesOf(g, seat)) signature.add(Number(stale))
    for (const zone of OWN) {
      const pieces = seatZone(g, seat, zone)
      signature.add(-1 - pieces.length)
      for (const piece of pieces)
        signature.add(isContamination(g, piece) && readBy(g, piece) & own ? -1000 - piece : piece)
    }
    for (const { piece, owner } of this.#known.cards) if (g.seen[piece] & own) signature.add(piece * 8 + owner)
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

/** Most events have but one face. */
const publicFace = (event: GameEvent): EventFace =>
  event.only === undefined && event.learned === undefined ? event : faceFor(event, null)

/** Events as text: their public face is written once, a private one beside it for those who have one. */
export class EventTexts {
  readonly #events: readonly GameEvent[]
  readonly #texts: string[] = []
  constructor(events: readonly GameEvent[]) {
    this.#events = events
  }
  /** What this seat, or an onlooker, receives of the events from that one on. */
  of(seat: Seat | null, from = 0): string {
    let out = ''
    for (let i = from; i < this.#events.length; i++) {
      const text = this.#text(i, seat)
      out += out === '' ? text : `,${text}`
    }
    return `[${out}]`
  }
  #text(i: number, seat: Seat | null): string {
    this.#texts[i] ??= JSON.stringify(publicFace(this.#events[i]))
    const mine = seat === null ? undefined : this.#events[i].only?.[seat]
    return mine ? `${this.#texts[i].slice(0, -1)},"mine":${JSON.stringify(mine)}}` : this.#texts[i]
  }
}
