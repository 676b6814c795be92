/**
 * The other side of secrecy: every world a seat cannot tell from the real one.
 * `exchange` changes what a seat cannot know in a state; `determinize` makes a whole state out of a seat's view.
 */
import { deepCopy } from './core/canonical.ts'
import { bit, EVERYBODY, PUBLIC, putInOrder, seatZone, sharedZone } from './core/pieces.ts'
import { below, type Key, newRng, type Rng, shuffleInPlace } from './core/random.ts'
import { faceOf, findRuleset, rulesOf } from './core/ruleset.ts'
import {
  blankState,
  CLOSED,
  clone,
  DESTROYED,
  type Deck,
  type GameState,
  newCrew,
  SEAT_ZONES,
  SHARED_ZONES,
} from './core/state.ts'
import type { Task } from './core/task.ts'
import type { Name, Pile, Seat, View } from './core/types.ts'

/** A spot where one piece lies: a zone and an index, or a tile or token slot of a room. */
interface Spot {
  list: number[]
  at: number
  /** Nothing heavy is ever in an inventory. */
  light: boolean
}

function spots(g: GameState): Spot[] {
  const out: Spot[] = []
  const inventory = SEAT_ZONES.indexOf('inventory')
  g.zones.forEach((list, z) => {
    const own = z - SHARED_ZONES.length
    const light = own >= 0 && own % SEAT_ZONES.length === inventory
    for (let at = 0; at < list.length; at++) out.push({ list, at, light })
  })
  for (const list of [g.tiles, g.tokens])
    for (let at = 0; at < list.length; at++) if (list[at] >= 0) out.push({ list, at, light: false })
  return out
}

const isHeavy = (g: GameState, piece: number): boolean => {
  const face = faceOf(g, piece)
  return face.kind === 'item' && face.heavy
}

/**
 * The same moment in another world that this seat (null: a spectator) cannot tell apart. Pieces with the same back
 * change places where the viewer has not seen them; what others know of a place, they know of what lies there now.
 * Answers others have sealed are forgotten.
 */
export function exchange(real: GameState, viewer: Seat | null, rng: Rng): GameState {
  const g = clone(real)
  const { backs } = rulesOf(g).content
  const mask = viewer === null ? PUBLIC : bit(viewer)
  const groups = new Map<string, Spot[]>()
  for (const spot of spots(g)) {
    const piece = spot.list[spot.at]
    if (g.seen[piece] & mask) continue
    const group = groups.get(backs[piece])
    if (group) group.push(spot)
    else groups.set(backs[piece], [spot])
  }
  for (const group of groups.values())
    for (let i = group.length - 1; i > 0; i--) swap(g, group[i], group[below(rng, 'other', i + 1)])
  g.crew.forEach((_, seat) => {
    sortHands(g, seat)
    if (seat !== viewer && g.answers[seat]) g.answers[seat] = { do: 'decline' }
  })
  return g
}

function swap(g: GameState, a: Spot, b: Spot): void {
  const p = a.list[a.at]
  const q = b.list[b.at]
  if (p === q || (a.light && isHeavy(g, q)) || (b.light && isHeavy(g, p))) return
  a.list[a.at] = q
  b.list[b.at] = p
  const seen = g.seen[p]
  g.seen[p] = g.seen[q]
  g.seen[q] = seen
}

/** Hands are kept in canonical order. */
function sortHands(g: GameState, seat: Seat): void {
  for (const zone of ['hand', 'inventory', 'drawn'] as const) {
    const list = seatZone(g, seat, zone)
    for (const piece of list.splice(0)) putInOrder(g, list, piece)
  }
}

// ---------------------------------------------------------------- from a view to a state

/** A view that no state can have given. */
export class ViewError extends Error {}

/** Hands out the pieces of a box, each once. */
class Supply {
  private readonly free: Record<string, number[]>
  private readonly names: readonly Name[]

  constructor(g: GameState, rng: Rng) {
    const { withBack, names } = rulesOf(g).content
    this.names = names
    this.free = Object.fromEntries(Object.entries(withBack).map(([back, pieces]) => [back, [...pieces]]))
    for (const list of Object.values(this.free)) shuffleInPlace(rng, 'other', list)
  }

  /** A piece of that name, out of those with that back. */
  named(back: string, name: Name): number {
    return this.take(back, piece => this.names[piece] === name, name)
  }

  /** Any piece that fits. */
  any(back: string, fits: (piece: number) => boolean = () => true): number {
    return this.take(back, fits, 'anything')
  }

  rest(): number[] {
    return Object.values(this.free)
      .flat()
      .sort((a, b) => a - b)
  }

  private take(back: string, fits: (piece: number) => boolean, what: string): number {
    const list = this.free[back] ?? []
    const at = list.findIndex(fits)
    if (at < 0) throw new ViewError(`no ${what} left among ${back}`)
    return list.splice(at, 1)[0]
  }
}

/**
 * A whole state that gives exactly this view: what is known stays, everything else is dealt anew. Who else knows
 * which place is public and kept. `view(determinize(v), seat)` equals v.
 */
export function determinize({ table, me }: View, key: Key): GameState {
  const setup = {
    game: table.game,
    board: table.board,
    seats: table.crew.map(({ character }) => ({ character })),
  }
  const rules = findRuleset(table.game)
  const board = rules?.boards[table.board]
  if (!rules || !board) throw new ViewError(`unknown game or board: ${table.game}, ${table.board}`)
  const g = blankState(setup, key, board.rooms.length, board.corridors.length, rules.content.faces.length)
  const supply = new Supply(g, newRng(key))

  g.n = table.asking?.n ?? 0
  g.agenda = deepCopy(table.agenda) as Task[]
  g.round = table.round
  g.time = board.data.tracks.time.findIndex(space => space.n === table.time)
  g.first = table.first
  g.turn = table.turn && { seat: table.turn.seat, done: table.turn.done }
  g.over = deepCopy(table.over)
  for (const id of table.noise) g.noise[board.corridorIndex[id]] = true
  for (const { corridor, state } of table.doors)
    g.doors[board.corridorIndex[corridor]] = state === 'closed' ? CLOSED : DESTROYED

  // Everything known is taken first, so that nothing known is dealt elsewhere.
  const later: (() => void)[] = []
  const open = (zone: number[], back: string, names: readonly Name[]) => {
    for (const name of names) {
      const piece = supply.named(back, name)
      g.seen[piece] = EVERYBODY
      zone.push(piece)
    }
  }
  const mine = me === null ? 0 : bit(me.seat)
  /** Face-down places, bottom first in the zone: some the viewer knows, some only others know. */
  const hidden = (
    zone: number[],
    back: string,
    { count, known }: Pile,
    own: Map<number, Name>,
    fits?: (p: number) => boolean,
  ) => {
    const pieces = Array<number>(count).fill(-1)
    for (const [index, name] of own) pieces[index] = supply.named(back, name)
    const deal = () => {
      const masks = new Map(known)
      for (let i = 0; i < count; i++) {
        if (pieces[i] < 0) pieces[i] = supply.any(back, fits)
        g.seen[pieces[i]] = (masks.get(i) ?? 0) | (own.has(i) ? mine : 0)
      }
      zone.push(...pieces.reverse())
    }
    // Where not everything fits comes first.
    if (fits) later.unshift(deal)
    else later.push(deal)
  }
  const knownIn = (deck: string) =>
    new Map((me?.piles ?? []).filter(p => p.deck === deck).map(p => [p.index, p.card] as const))

  table.rooms.forEach((view, room) => {
    const { slot, special } = board.data.rooms[room]
    g.explored[room] = view.explored
    g.items[room] = view.items ?? -1
    g.fire[room] = view.fire
    g.malfunction[room] = view.malfunction
    if (special === undefined) {
      const seen = me?.tiles.find(t => t.room === view.room)?.tile
      slotIn(g.tiles, room, `tile.${slot}`, view.tile ?? seen ?? null, view.tile ? EVERYBODY : view.seenBy)
    }
    if (view.token) {
      const seen = me?.tokens.find(t => t.room === view.room)?.token
      slotIn(g.tokens, room, 'token', seen ?? null, view.tokenSeenBy)
    }
  })

  function slotIn(slots: number[], room: number, back: string, name: Name | null, seen: number): void {
    const put = (piece: number) => {
      slots[room] = piece
      g.seen[piece] = seen
    }
    if (name !== null) put(supply.named(back, name))
    else later.push(() => put(supply.any(back)))
  }

  for (const { deck, pile, discard } of table.decks) {
    const back = deck === 'wound' ? 'wound' : `item.${deck}`
    open(sharedZone(g, `${deck as Deck}.discard`), back, discard)
    hidden(sharedZone(g, deck as Deck), back, pile, knownIn(deck))
  }
  for (const name of table.removed) open(sharedZone(g, 'removed'), backOfName(g, name), [name])

  for (const crew of table.crew) {
    const { seat } = crew
    const isMe = me?.seat === seat
    const back = `action.${crew.character}`
    g.crew.push({
      ...newCrew(board.roomIndex[crew.room]),
      alive: crew.alive,
      light: crew.light,
      slime: crew.slime,
      passed: crew.passed,
    })
    open(seatZone(g, seat, 'discard'), back, crew.discard)
    open(seatZone(g, seat, 'wounds'), 'wound', crew.wounds)
    for (const name of crew.hands) open(seatZone(g, seat, 'hands'), backOfName(g, name), [name])
    hidden(seatZone(g, seat, 'deck'), back, crew.deck, knownIn(`deck.${seat}`))
    const holder: [number, number][] = Array.from({ length: crew.hand }, (_, i) => [i, bit(seat)])
    hidden(seatZone(g, seat, 'hand'), back, { count: crew.hand, known: holder }, new Map(isMe ? me.hand.entries() : []))
    for (const [zone, backs, names] of [
      ['inventory', crew.inventory, me?.inventory],
      ['drawn', crew.drawn, me?.drawn],
    ] as const)
      backs.forEach((colour, i) => {
        const own = isMe && names ? new Map([[0, names[i]]]) : new Map<number, Name>()
        const fits = zone === 'inventory' ? (piece: number) => !isHeavy(g, piece) : undefined
        hidden(seatZone(g, seat, zone), `item.${colour}`, { count: 1, known: [[0, bit(seat)]] }, own, fits)
      })
  }
  for (const deal of later) deal()
  sharedZone(g, 'box').push(...supply.rest())
  g.crew.forEach((_, seat) => sortHands(g, seat))
  if (me) {
    g.standing[me.seat] = deepCopy(me.standing)
    g.answers[me.seat] = deepCopy(me.answer)
    g.notes[me.seat] = me.notes.map(({ round, what, at, card }) => ({ round, what, at, card }))
  }
  return g
}

/** The back of something that lies open: its colour or kind is there to see, but a view names it by its face alone. */
function backOfName(g: GameState, name: Name): string {
  const { names, backs } = rulesOf(g).content
  return backs[names.indexOf(name)]
}
