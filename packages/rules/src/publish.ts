/**
 * Views and events as text, for whoever sends them: the table once for everybody, built anew only where it has changed;
 * what concerns one seat apart. The text is exactly what JSON.stringify gives of the views.
 */
import { bit, isContamination, numberOfZone, readBy } from './core/pieces.ts'
import {
  DECKS,
  type GameState,
  holdsTurn,
  SEAT_ZONES,
  type SeatZone,
  SHARED_ZONES,
  type SharedZone,
} from './core/state.ts'
import type { Decision, EventFace, GameEvent, Seat, Setup, TableView } from './core/types.ts'
import { type Differences, differences } from './differences.ts'
import { askedNow } from './engine.ts'
import { VIEW_SLICES } from './games/views.ts'
import {
  citing,
  crewView,
  deckView,
  duesOf,
  faceFor,
  holdingsOf,
  knownPlaces,
  PILES,
  roomView,
  TABLE_KEYS,
  tableParts,
  thingsLying,
} from './view.ts'
import type { Known } from './viewSlice.ts'

/** A list of which most entries are as they were: only the changed are written. */
class ListText {
  readonly #texts: string[] = []
  /** The entries that the last update changed, by their number, as the inside of an object. */
  changes = ''

  get text(): string {
    return `[${this.#texts.join(',')}]`
  }

  update(length: number, mayDiffer: (entry: number) => boolean, write: (entry: number) => unknown): void {
    this.changes = ''
    this.#texts.length = length
    for (let i = 0; i < length; i++) {
      if (!mayDiffer(i)) continue
      const text = JSON.stringify(write(i))
      if (text === this.#texts[i]) continue
      this.#texts[i] = text
      this.changes += this.changes === '' ? `"${i}":${text}` : `,"${i}":${text}`
    }
  }
}

/** May a part of the table be another? Asked where that is cheaper than to write it. */
type MayDiffer = (different: Differences) => boolean
const inZones = (...names: SharedZone[]): MayDiffer => {
  const zones = names.map(numberOfZone)
  return different => {
    for (const zone of zones) if (different.zones[zone]) return true
    return false
  }
}
const pilesMayDiffer = PILES.map(pile => (pile === 'contamination' ? inZones(pile) : inZones(pile, `${pile}.discard`)))
const PARTS_MAY_DIFFER: Partial<Record<keyof TableView, MayDiffer>> = {
  bag: inZones('bag'),
  supply: inZones('supply'),
  weaknesses: inZones('weakness'),
  crafted: inZones('crafted'),
  used: inZones('crafted.used'),
  removed: inZones('removed'),
  inPlay: inZones('play'),
  noise: ({ noise }) => noise,
  doors: ({ doors }) => doors,
  intruders: ({ intruders }) => intruders,
  pods: ({ pods }) => pods,
  turn: ({ turn }) => turn,
  agenda: ({ agenda }) => agenda,
  killed: ({ killed }) => killed,
  options: ({ setup }) => setup,
}

/** A part that only some games show depends on zones that it names, or on what only they have in their state. */
function mayDifferIn(key: keyof TableView): MayDiffer | undefined {
  for (const { table, tableZones } of VIEW_SLICES) {
    if (!Object.hasOwn(table, key)) continue
    const zones: readonly SharedZone[] | undefined = Reflect.get(tableZones, key)
    return zones ? inZones(...zones) : ({ slices }) => slices
  }
  return PARTS_MAY_DIFFER[key]
}

/** One part of a table: its text, and what it was when that was written. */
class PartText {
  readonly key: keyof TableView
  readonly #part: (g: GameState) => unknown
  readonly #mayDiffer: MayDiffer | undefined
  #value: unknown
  text = ''

  constructor(key: keyof TableView) {
    this.key = key
    this.#part = tableParts[key]
    this.#mayDiffer = mayDifferIn(key)
  }

  /** Has it changed? */
  update(g: GameState, different: Differences): boolean {
    if (this.#mayDiffer && !this.#mayDiffer(different)) return false
    const value = this.#part(g)
    // Plain values are compared by themselves. What is an object may have changed inside.
    if (value === this.#value && (typeof value !== 'object' || value === null) && this.text !== '') return false
    this.#value = value
    const text = JSON.stringify(value)
    if (text === this.text) return false
    this.text = text
    return true
  }
}

/** The table of one game as text, step after step. A state that was taken in must not change afterwards. */
export class TableText {
  readonly #rooms = new ListText()
  readonly #crew = new ListText()
  readonly #decks = new ListText()
  readonly #parts: readonly (PartText | { key: keyof TableView; list: ListText })[]
  #last: GameState | null = null
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
    const different = differences(this.#last, g)
    this.#last = g
    this.#rooms.update(
      g.tiles.length,
      room => different.rooms[room],
      room => roomView(g, room, thingsLying(g)[room]),
    )
    this.#crew.update(
      g.crew.length,
      seat => different.crew[seat],
      seat => crewView(g, seat),
    )
    this.#decks.update(
      PILES.length,
      i => pilesMayDiffer[i](different),
      i => deckView(g, PILES[i]),
    )
    let changes = ''
    for (const part of this.#parts) {
      let text: string
      if ('list' in part) {
        if (part.list.changes === '') continue
        text = `{${part.list.changes}}`
      } else {
        if (!part.update(g, different)) continue
        text = part.text
      }
      changes += changes === '' ? `"${part.key}":${text}` : `,"${part.key}":${text}`
    }
    this.changes = `{${changes}}`
    return changes !== ''
  }
}

const SEATS = [0, 1, 2, 3, 4]
const zoneOf = (seat: Seat, zone: SeatZone): number =>
  SHARED_ZONES.length + seat * SEAT_ZONES.length + SEAT_ZONES.indexOf(zone)
const ofEverySeat = (...zones: SeatZone[]): number[] => SEATS.flatMap(seat => zones.map(zone => zoneOf(seat, zone)))

/** Whatever happens there concerns the seat. */
const OWN: readonly SeatZone[] = ['hand', 'inventory', 'offer', 'drawn', 'objectives', 'rejected']
const OWN_ZONES = SEATS.map(seat => OWN.map(zone => zoneOf(seat, zone)))
/** Where pieces lie face down that some seat may know. */
const DARK_ZONES = [
  ...DECKS.map(numberOfZone),
  ...VIEW_SLICES.flatMap(({ darkZones }) => darkZones).map(numberOfZone),
  ...ofEverySeat('deck', 'inventory', 'offer', 'objectives', 'rejected'),
]
/** Where contamination lies whose word somebody may have read. */
const READ_ZONES = [numberOfZone('removed'), numberOfZone('contamination'), ...ofEverySeat('hand', 'discard')]

/** Of most seats nothing is asked, and they have answered nothing. */
const NOTHING_DUE = ',"standing":null,"held":false,"answer":null,"decision":null}'

/** What every seat alone may know, as text, step after step. A state that was taken in must not change afterwards. */
export class SeatTexts {
  readonly #texts: string[] = []
  /** What a text begins with: what the seat has and knows. It changes far less often than what it is asked. */
  readonly #holdings: string[] = []
  /** Was this seat asked something, or had it answered, when its text was written? */
  readonly #busy: boolean[] = []
  /** What each seat is asked, as its text says. */
  readonly #decisions: (Decision | null)[] = []
  #g: GameState | null = null
  #known: Known = { piles: [], rooms: [], words: [], cards: [] }

  /** Takes in the state as it is now. */
  update(g: GameState): void {
    const before = this.#g
    const different = differences(before, g)
    this.#g = g
    const anyRead = g.read.some(bits => bits !== 0)
    const isMoved = (zone: number) => different.zones[zone]
    if (
      different.read ||
      different.ground.includes(true) ||
      DARK_ZONES.some(isMoved) ||
      (anyRead && READ_ZONES.some(isMoved))
    )
      this.#known = knownPlaces(g)
    const changed = before ? touched(before, g, different) : ~0
    const asked = askedNow(g)
    for (let seat = 0; seat < g.crew.length; seat++) {
      if (changed & bit(seat)) this.#holdings[seat] = ''
      // What a seat is asked and has answered is written anew each time.
      const busy =
        g.standing[seat] !== null || holdsTurn(g, seat) || g.answers[seat] !== null || (asked & bit(seat)) !== 0
      if (busy || this.#busy[seat] || changed & bit(seat)) this.#texts[seat] = ''
      this.#busy[seat] = busy
      this.#decisions[seat] = null
    }
  }

  of(seat: Seat): string {
    if (this.#g) this.#texts[seat] ||= this.#write(this.#g, seat)
    return this.#texts[seat]
  }

  /** What a seat is asked in this state, if that has been written: to be stepped on with. */
  offered(g: GameState, seat: Seat): Decision | null {
    return g === this.#g ? this.#decisions[seat] : null
  }

  #write(g: GameState, seat: Seat): string {
    this.#holdings[seat] ||= JSON.stringify(holdingsOf(g, seat, this.#known)).slice(0, -1)
    if (!this.#busy[seat]) return this.#holdings[seat] + NOTHING_DUE
    const dues = duesOf(g, seat)
    this.#decisions[seat] = dues.decision
    return `${this.#holdings[seat]},${JSON.stringify(dues).slice(1)}`
  }
}

/** The bits of all seats who may know something else than before, but for questions and answers. */
function touched(before: GameState, g: GameState, { zones, ground, read, secrets }: Differences): number {
  if (before === g || read || secrets) return ~0
  let seats = 0
  for (let seat = 0; seat < g.crew.length; seat++)
    if (OWN_ZONES[seat].some(zone => zones[zone]) || !sameNotes(before.notes[seat], g.notes[seat])) seats |= bit(seat)
  for (const state of [before, g]) {
    for (const zone of DARK_ZONES) if (zones[zone]) for (const piece of state.zones[zone]) seats |= state.seen[piece]
    if (state.read.some(bits => bits !== 0))
      for (const zone of READ_ZONES)
        if (zones[zone])
          for (const piece of state.zones[zone]) seats |= isContamination(state, piece) ? readBy(state, piece) : 0
    for (let room = 0; room < ground.length; room++)
      if (ground[room]) seats |= (state.seen[state.tiles[room]] ?? 0) | (state.seen[state.tokens[room]] ?? 0)
  }
  return seats
}

/** Notes are written once: those that follow are other ones. */
function sameNotes(before: GameState['notes'][number], now: GameState['notes'][number]): boolean {
  if (before.length !== now.length) return false
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false
  return true
}

/** Most events have but one face. */
const publicFace = (event: GameEvent): EventFace =>
  event.only === undefined && event.learned === undefined ? event : faceFor(event, null)

/** Events as text: their public face is written once, a private one beside it for those who have one. */
export class EventTexts {
  readonly #events: readonly GameEvent[]
  readonly #setup: Setup
  readonly #texts: string[] = []
  /** The last that was asked for as everybody hears it. */
  #news = { from: 0, until: 0, text: '[]', isPrivate: false }
  constructor(events: readonly GameEvent[], setup: Setup) {
    this.#events = events
    this.#setup = setup
  }
  /** What this seat, or an onlooker, receives of the events from that one on. */
  of(seat: Seat | null, from = 0): string {
    if (this.#news.from !== from || this.#news.until !== this.#events.length) this.#look(from)
    return seat === null || !this.#news.isPrivate ? this.#news.text : this.#joined(seat, from)
  }
  #look(from: number): void {
    const until = this.#events.length
    let isPrivate = false
    for (let i = from; i < until; i++) if (this.#events[i].only !== undefined) isPrivate = true
    this.#news = { from, until, text: this.#joined(null, from), isPrivate }
  }
  #joined(seat: Seat | null, from: number): string {
    let out = ''
    for (let i = from; i < this.#events.length; i++) {
      const text = this.#text(i, seat)
      out += out === '' ? text : `,${text}`
    }
    return `[${out}]`
  }
  #text(i: number, seat: Seat | null): string {
    this.#texts[i] ??= JSON.stringify(publicFace(citing(this.#setup, this.#events[i])))
    const mine = seat === null ? undefined : this.#events[i].only?.[seat]
    return mine ? `${this.#texts[i].slice(0, -1)},"mine":${JSON.stringify(mine)}}` : this.#texts[i]
  }
}
