/**
 * What people may know, built up from nothing. `tableView` is never given a seat, so it cannot tell one's secrets;
 * `myView` is where every secret of a seat is spelled out. A view shares no object with the state.
 */
import { deepCopy } from './core/canonical.ts'
import { bit, isPublic, knows, PUBLIC, seatZone, sharedZone } from './core/pieces.ts'
import { boardOf, faceOf, nameOf, rulesOf } from './core/ruleset.ts'
import { DECKS, type Deck, type GameState, OPEN } from './core/state.ts'
import type {
  Colour,
  CrewView,
  EventFace,
  GameEvent,
  MyView,
  Name,
  NoteView,
  Pile,
  RoomView,
  Seat,
  TableView,
  View,
} from './core/types.ts'
import { asking, pendingFor } from './engine.ts'
import { doorState } from './mechanics/doors.ts'

/** Who of the seats knows a face-down piece. */
const seenBy = (g: GameState, piece: number): number => (piece < 0 ? 0 : g.seen[piece] & ~PUBLIC)

function pile(g: GameState, zone: readonly number[]): Pile {
  const known: [number, number][] = []
  for (let i = zone.length - 1; i >= 0; i--) {
    const mask = seenBy(g, zone[i])
    if (mask) known.push([zone.length - 1 - i, mask])
  }
  return { count: zone.length, known }
}

/** Open piles, by name; a face-down piece among them would show as nothing. */
const openNames = (g: GameState, zone: readonly number[]): Name[] =>
  zone.filter(piece => isPublic(g, piece)).map(piece => nameOf(g, piece))

function roomView(g: GameState, room: number): RoomView {
  const tile = g.tiles[room]
  const { rooms, data } = boardOf(g)
  const open = tile >= 0 && isPublic(g, tile)
  return {
    room: rooms[room],
    tile: tile < 0 ? (data.rooms[room].special ?? null) : open ? nameOf(g, tile) : null,
    explored: g.explored[room],
    items: g.items[room] < 0 ? null : g.items[room],
    fire: g.fire[room],
    malfunction: g.malfunction[room],
    token: g.tokens[room] >= 0,
    seenBy: open ? 0 : seenBy(g, tile),
    tokenSeenBy: seenBy(g, g.tokens[room]),
  }
}

function backOf(g: GameState, piece: number): Colour {
  const face = faceOf(g, piece)
  return face.kind === 'item' ? face.colour : 'white'
}

function crewView(g: GameState, seat: Seat): CrewView {
  const crew = g.crew[seat]
  return {
    seat,
    character: g.setup.seats[seat].character,
    alive: crew.alive,
    room: boardOf(g).rooms[crew.room],
    hand: seatZone(g, seat, 'hand').length,
    deck: pile(g, seatZone(g, seat, 'deck')),
    discard: openNames(g, seatZone(g, seat, 'discard')),
    inventory: seatZone(g, seat, 'inventory').map(piece => backOf(g, piece)),
    drawn: seatZone(g, seat, 'drawn').map(piece => backOf(g, piece)),
    hands: openNames(g, seatZone(g, seat, 'hands')),
    light: crew.light,
    wounds: openNames(g, seatZone(g, seat, 'wounds')),
    slime: crew.slime,
    passed: crew.passed,
  }
}

export function tableView(g: GameState): TableView {
  const { corridors, data } = boardOf(g)
  return {
    game: g.setup.game,
    board: g.setup.board,
    round: g.round,
    time: data.tracks.time[g.time].n,
    first: g.first,
    turn: g.turn && { seat: g.turn.seat, actions: rulesOf(g).limits.actions, done: g.turn.done },
    asking: asking(g),
    agenda: deepCopy(g.agenda),
    rooms: g.tiles.map((_, room) => roomView(g, room)),
    noise: corridors.filter((_, c) => g.noise[c]),
    doors: corridors.flatMap((corridor, c) => (g.doors[c] === OPEN ? [] : [{ corridor, state: doorState(g, c) }])),
    crew: g.crew.map((_, seat) => crewView(g, seat)),
    decks: DECKS.map(deck => ({
      deck,
      pile: pile(g, sharedZone(g, deck)),
      discard: openNames(g, sharedZone(g, `${deck}.discard`)),
    })),
    removed: openNames(g, sharedZone(g, 'removed')),
    over: g.over && { reason: g.over.reason, rule: g.over.rule, winners: [...g.over.winners] },
  }
}

/**
 * A note is knowledge while the seat still knows such a piece in that place, and a memory afterwards. Each piece stands
 * for one note only, the newest: an old note does not come back to life when another card of its name is put there.
 */
function notesOf(g: GameState, seat: Seat): NoteView[] {
  const spoken = new Set<number>()
  return g.notes[seat]
    .toReversed()
    .map(({ round, what, at, card }) => {
      const place = what === 'tile' ? [g.tiles[boardOf(g).roomIndex[at]]] : sharedZone(g, at as Deck)
      const piece = place.find(p => knows(g, seat, p) && nameOf(g, p) === card && !spoken.has(p))
      if (piece !== undefined) spoken.add(piece)
      return { round, what, at, card, stale: piece === undefined }
    })
    .reverse()
}

const names = (g: GameState, zone: readonly number[]): Name[] => zone.map(piece => nameOf(g, piece))

export function myView(g: GameState, seat: Seat): MyView {
  const { rooms } = boardOf(g)
  const mine = (piece: number) => piece >= 0 && knows(g, seat, piece) && !isPublic(g, piece)
  const piles: MyView['piles'] = []
  const look = (deck: string, zone: readonly number[]) => {
    for (let i = zone.length - 1; i >= 0; i--)
      if (mine(zone[i])) piles.push({ deck, index: zone.length - 1 - i, card: nameOf(g, zone[i]) })
  }
  for (const deck of DECKS) look(deck, sharedZone(g, deck))
  g.crew.forEach((_, s) => look(`deck.${s}`, seatZone(g, s, 'deck')))
  const standing = g.standing[seat]
  const answer = g.answers[seat]
  return {
    seat,
    hand: names(g, seatZone(g, seat, 'hand')),
    inventory: names(g, seatZone(g, seat, 'inventory')),
    drawn: names(g, seatZone(g, seat, 'drawn')),
    tiles: g.tiles.flatMap((tile, room) => (mine(tile) ? [{ room: rooms[room], tile: nameOf(g, tile) }] : [])),
    tokens: g.tokens.flatMap((token, room) => (mine(token) ? [{ room: rooms[room], token: nameOf(g, token) }] : [])),
    piles,
    notes: notesOf(g, seat),
    standing: standing && { ...standing },
    answer: answer && { ...answer },
    decision: deepCopy(pendingFor(g, seat)),
  }
}

/** Everything a viewer gets; spectators have no seat. */
export const view = (g: GameState, viewer: Seat | null): View => ({
  table: tableView(g),
  me: viewer === null ? null : myView(g, viewer),
})

/** What a seat, or a spectator, receives of an event. */
export function faceFor(event: GameEvent, seat: Seat | null): EventFace {
  const { only, learned: _, ...told } = event
  const mine = seat === null ? undefined : only?.[seat]
  return mine ? { ...told, mine } : told
}

/** Does this event tell a hidden fact to that seat (or, without a seat, to everybody)? */
export const reveals = (event: GameEvent, seat: Seat | null): boolean =>
  ((event.learned ?? 0) & (seat === null ? PUBLIC : bit(seat))) !== 0
