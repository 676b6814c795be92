/**
 * What people may know, built up from nothing. `tableView` is never given a seat, so it cannot tell one's secrets;
 * `myView` is where every secret of a seat is spelled out. A view shares no object with the state.
 */
import { deepCopy } from './core/canonical.ts'
import type { IntruderToken } from './core/content.ts'
import { inJsonOrder } from './core/describe.ts'
import {
  bit,
  discardPileOf,
  isContamination,
  isPublic,
  knows,
  ownName,
  PUBLIC,
  readBy,
  seatZone,
  sharedZone,
  wordOf,
} from './core/pieces.ts'
import { boardOf, cited, faceOf, nameOf, rulesOf, settingsOf } from './core/ruleset.ts'
import { BACKS, INTRUDER_KINDS } from './core/sets.ts'
import { knowsApart, names, openName, openNames, pile, seenBy } from './core/shown.ts'
import { DECKS, type Deck, type GameState, holdsTurn, OPEN } from './core/state.ts'
import type {
  Back,
  CrewView,
  EventFace,
  GameEvent,
  HeldView,
  MyView,
  Name,
  NoteView,
  ObjectName,
  OfferView,
  OpenView,
  RoomView,
  Seat,
  Setup,
  TableView,
  View,
} from './core/types.ts'
import { askingOf, pendingFor } from './engine.ts'
import { sliceHoldings, sliceNotes, sliceTable, VIEW_SLICES } from './games/views.ts'
import { ammoOf, capacityOf } from './mechanics/ammo.ts'
import { playsOn } from './mechanics/crew.ts'
import { doorState } from './mechanics/doors.ts'
import { handSlots } from './mechanics/hindrances.ts'
import { heldItems } from './mechanics/slots.ts'
import { carriedBy, thingName } from './mechanics/things.ts'
import {
  type Dues,
  HIDDEN_ZONES,
  type HoldingParts,
  type Holdings,
  type Known,
  type NotePlaces,
  type TableParts,
} from './viewSlice.ts'

export const KINDS: readonly IntruderToken['kind'][] = ['blank', ...INTRUDER_KINDS]
/** In this order hidden cards are laid out, whatever they are. */
const BACK_ORDER: readonly (Back | null)[] = [...BACKS, null]

/** The names of what lies in each room. */
export function thingsLying(g: GameState): ObjectName[][] {
  const out: ObjectName[][] = g.tiles.map(() => [])
  for (const thing of g.things) if (thing.by < 0) out[thing.room].push(thingName(thing))
  return out
}

export function roomView(g: GameState, room: number, objects: ObjectName[]): RoomView {
  const tile = g.tiles[room]
  const { rooms, places } = boardOf(g)
  const open = tile >= 0 && isPublic(g, tile)
  return {
    room: rooms[room],
    tile: tile < 0 ? (places[room].special ?? null) : open ? nameOf(g, tile) : null,
    explored: g.explored[room],
    items: g.items[room] < 0 ? null : g.items[room],
    fire: g.fire[room],
    malfunction: g.malfunction[room],
    token: g.tokens[room] >= 0,
    seenBy: open ? 0 : seenBy(g, tile),
    tokenSeenBy: seenBy(g, g.tokens[room]),
    objects,
    arrivals: g.arrivals[room],
  }
}

const backOf = (g: GameState, piece: number): Back | null => {
  const face = faceOf(g, piece)
  return face.kind === 'item' ? face.home : null
}

/** Cards that may be hidden: by their backs, the known ones first. Their order says nothing about the others. */
function cards(g: GameState, zone: readonly number[]): { back: Back; card: Name | null; piece: number }[] {
  return zone
    .map(piece => ({ back: backOf(g, piece) ?? 'quest', card: openName(g, piece), piece }))
    .sort((a, b) => BACK_ORDER.indexOf(a.back) - BACK_ORDER.indexOf(b.back) || Number(!a.card) - Number(!b.card))
}

const hungOn = (g: GameState, piece: number): Name[] =>
  g.attached.flatMap(([item, host]) => (host === piece ? [nameOf(g, item)] : []))
const isWeapon = (g: GameState, piece: number): boolean => rulesOf(g).content.weapons[piece] >= 0

function heldViews(g: GameState, seat: Seat): HeldView[] {
  const held = heldItems(g, seat)
  return held.map(piece => {
    const pair = g.taped.find(p => p.includes(piece))
    const other = pair ? held.indexOf(pair[0] === piece ? pair[1] : pair[0]) : -1
    return {
      card: nameOf(g, piece),
      ammo: isWeapon(g, piece) ? ammoOf(g, piece) : null,
      capacity: isWeapon(g, piece) ? capacityOf(g, piece) : null,
      attached: hungOn(g, piece),
      taped: other < 0 ? null : other,
    }
  })
}

const offerViews = (g: GameState, seat: Seat): OfferView[] =>
  seatZone(g, seat, 'offer')
    .map(piece => ({
      back: backOf(g, piece),
      card: openName(g, piece),
      ammo: isWeapon(g, piece) ? ammoOf(g, piece) : null,
      attached: hungOn(g, piece),
    }))
    .sort((a, b) => BACK_ORDER.indexOf(a.back) - BACK_ORDER.indexOf(b.back) || Number(!a.card) - Number(!b.card))

export function crewView(g: GameState, seat: Seat): CrewView {
  const crew = g.crew[seat]
  const own = (zone: 'hand' | 'deck' | 'discard') => seatZone(g, seat, zone)
  const isOne = (n: number, piece: number) => n + (isContamination(g, piece) ? 1 : 0)
  return {
    seat,
    number: crew.number,
    character: crew.character || null,
    fate: crew.fate,
    room: boardOf(g).rooms[crew.room],
    pod: crew.pod < 0 ? null : g.pods[crew.pod].number,
    hand: own('hand').length,
    deck: pile(g, own('deck')),
    discard: openNames(g, own('discard')),
    inventory: cards(g, seatZone(g, seat, 'inventory')).map(({ back, card }) => ({ back, card })),
    offer: offerViews(g, seat),
    drawn: cards(g, seatZone(g, seat, 'drawn')).map(({ back }) => back),
    hands: heldViews(g, seat),
    objects: carriedBy(g, seat).map(thingName),
    handSlots: handSlots(g, seat),
    quests: openNames(g, seatZone(g, seat, 'quests')),
    light: crew.light,
    wounds: openNames(g, seatZone(g, seat, 'wounds')),
    dressed: openNames(g, seatZone(g, seat, 'dressed')),
    slime: crew.slime,
    larva: crew.larva,
    signal: crew.signal,
    passed: crew.passed,
    contamination: own('hand').reduce(isOne, own('deck').reduce(isOne, own('discard').reduce(isOne, 0))),
    objectives: seatZone(g, seat, 'objectives').length,
    rejected: seatZone(g, seat, 'rejected').length,
    openObjectives: openNames(g, seatZone(g, seat, 'objectives')),
  }
}

/** How many tokens of each kind. */
function tokens(g: GameState, zone: 'bag' | 'supply'): TableView['bag'] {
  const count: TableView['bag'] = { blank: 0, larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 }
  for (const piece of sharedZone(g, zone)) {
    const face = faceOf(g, piece)
    if (face.kind === 'intruder') count[face.token.kind]++
  }
  return count
}

export const tableView = (g: GameState): TableView => {
  const table: Partial<Record<keyof TableView, unknown>> = {}
  for (const key of TABLE_KEYS) table[key] = deepCopy(tableParts[key](g))
  return table as TableView
}

export const PILES = [...DECKS, 'contamination'] as const
export const deckView = (g: GameState, deck: (typeof PILES)[number]): TableView['decks'][number] => ({
  deck,
  pile: pile(g, sharedZone(g, deck)),
  discard: deck === 'contamination' ? [] : openNames(g, discardPileOf(g, deck)),
})

/** The table, part by part. What a part gives may be the state's own: whoever lets it out makes a copy. */
const coreTable: Omit<TableParts, keyof typeof sliceTable> = {
  game: g => rulesOf(g).id,
  board: g => g.setup.board,
  mode: g => settingsOf(g).mode,
  options: g => g.setup.options ?? {},
  round: g => g.round,
  time: g => boardOf(g).data.tracks.time[g.time].n,
  selfDestruct: g => rulesOf(g).selfDestructSpace(g),
  first: g => g.first,
  turn: g =>
    g.turn && {
      seat: g.turn.seat,
      actions: g.turn.unlimited ? null : playsOn(g, g.turn.seat) ? 1 : rulesOf(g).limits.actions,
      done: g.turn.done,
    },
  asking: askingOf,
  agenda: g => g.agenda,
  rooms: g => {
    const lying = thingsLying(g)
    return g.tiles.map((_, room) => roomView(g, room, lying[room]))
  },
  noise: g => boardOf(g).corridors.filter((_, c) => g.noise[c]),
  doors: g =>
    boardOf(g).corridors.flatMap((corridor, c) => (g.doors[c] === OPEN ? [] : [{ corridor, state: doorState(g, c) }])),
  vent: g => (g.vent < 0 ? null : boardOf(g).rooms[g.vent]),
  crew: g => g.crew.map((_, seat) => crewView(g, seat)),
  intruders: g =>
    g.intruders.map(({ id, kind, room, injuries }) => ({
      intruder: id,
      kind,
      room: boardOf(g).rooms[room],
      injuries,
    })),
  nextIntruder: g => g.nextIntruder,
  bag: g => tokens(g, 'bag'),
  supply: g => tokens(g, 'supply'),
  killed: g => g.killed,
  eggs: g => g.eggs,
  nestDestroyed: g => g.nestDestroyed,
  weaknesses: g =>
    sharedZone(g, 'weakness').map((piece, slot) => ({
      object: rulesOf(g).weaknessObject(slot),
      card: openName(g, piece),
    })),
  pods: g => g.pods.map(({ number, section, locked, state }) => ({ pod: number, section, locked, state })),
  met: g => g.met,
  firstDeath: g => g.firstDeath,
  calm: g => g.calm,
  trade: g =>
    g.trade && {
      partners: g.trade.partners.map(s => (s < 0 ? null : s)),
      ready: g.trade.ready,
      left: g.trade.left,
      objects: g.crew.map((_, s) =>
        carriedBy(g, s)
          .filter(t => t.offered)
          .map(thingName),
      ),
    },
  decks: g => PILES.map(deck => deckView(g, deck)),
  crafted: g => openNames(g, sharedZone(g, 'crafted')),
  used: g => openNames(g, sharedZone(g, 'crafted.used')),
  removed: g => openNames(g, sharedZone(g, 'removed')),
  inPlay: g => openNames(g, sharedZone(g, 'play')),
  ending: g => g.ending,
  over: g => g.over,
}
const allParts: TableParts = { ...coreTable, ...sliceTable }
/** In the order of the JSON text. */
export const tableParts: TableParts = inJsonOrder(
  allParts,
  VIEW_SLICES.map(slice => slice.tableAfter),
)
export const TABLE_KEYS = Object.keys(tableParts) as (keyof TableView)[]

const notePlaces: NotePlaces = {
  tile: (g, at) => [g.tiles[boardOf(g).roomIndex[at]]],
  token: (g, at) => [g.tokens[boardOf(g).roomIndex[at]]],
  returned: (g, at) => sharedZone(g, at as Deck),
  event: (g, at) => sharedZone(g, at as Deck),
  attack: (g, at) => sharedZone(g, at as Deck),
  objective: (g, at) => [...seatZone(g, Number(at), 'objectives'), ...seatZone(g, Number(at), 'rejected')],
  shown: (g, at) => [...seatZone(g, Number(at), 'inventory'), ...seatZone(g, Number(at), 'offer')],
  scan: (g, at) => [...seatZone(g, Number(at), 'hand'), ...seatZone(g, Number(at), 'discard')],
  ...sliceNotes,
}

/**
 * A note is knowledge while the seat still knows such a piece in that place, and a memory afterwards. Each piece stands
 * for one note only, the newest: an old note does not come back to life when another card of its name is put there.
 */
function notesOf(g: GameState, seat: Seat): NoteView[] {
  const spoken = new Set<number>()
  return g.notes[seat]
    .toReversed()
    .map(note => {
      const is = (p: number) =>
        note.what === 'scan'
          ? (readBy(g, p) & bit(seat)) !== 0 && isContamination(g, p) && wordOf(g, p) === note.card
          : knows(g, seat, p) && nameOf(g, p) === note.card
      const piece = notePlaces[note.what](g, note.at).find(p => p >= 0 && !spoken.has(p) && is(p))
      if (piece !== undefined) spoken.add(piece)
      return { round: note.round, what: note.what, at: note.at, card: note.card, stale: piece === undefined }
    })
    .reverse()
}

export function knownPlaces(g: GameState): Known {
  const known: Known = { piles: [], rooms: [], words: [], cards: [] }
  const look = (deck: string, zone: readonly number[]) => {
    for (let i = zone.length - 1; i >= 0; i--)
      if (g.seen[zone[i]] !== 0) known.piles.push({ deck, index: zone.length - 1 - i, piece: zone[i] })
  }
  for (const deck of DECKS) look(deck, sharedZone(g, deck))
  for (let s = 0; s < g.crew.length; s++) look(`deck.${s}`, seatZone(g, s, 'deck'))
  const isKnown = (piece: number) => piece >= 0 && g.seen[piece] !== 0
  for (let room = 0; room < g.tiles.length; room++)
    if ((!g.explored[room] && isKnown(g.tiles[room])) || isKnown(g.tokens[room])) known.rooms.push(room)
  if (g.read.some(bits => bits !== 0)) {
    const read = (pile: string, zone: readonly number[]) => {
      for (let index = 0; index < zone.length; index++)
        if (isContamination(g, zone[index]) && readBy(g, zone[index]) !== 0)
          known.words.push({ pile, index, piece: zone[index] })
    }
    for (let s = 0; s < g.crew.length; s++) read(`discard.${s}`, seatZone(g, s, 'discard'))
    read('removed', sharedZone(g, 'removed'))
    read('contamination', sharedZone(g, 'contamination'))
  }
  for (let owner = 0; owner < g.crew.length; owner++)
    for (const zone of HIDDEN_ZONES)
      for (const piece of seatZone(g, owner, zone))
        if (g.seen[piece] & ~bit(owner) && !isPublic(g, piece)) known.cards.push({ owner, zone, piece })
  return known
}

/** What a seat knows of others' hidden cards. */
function knownOfOthers(g: GameState, seat: Seat, { cards }: Known): MyView['others'] {
  const others: MyView['others'] = []
  for (const { owner, zone, piece } of cards) {
    if (owner === seat || !knows(g, seat, piece)) continue
    if (others.at(-1)?.seat !== owner)
      others.push({ seat: owner, inventory: [], offer: [], objectives: [], rejected: [] })
    others[others.length - 1][zone].push(nameOf(g, piece))
  }
  return others
}

export const myView = (g: GameState, seat: Seat): MyView => ({
  ...holdingsOf(g, seat, knownPlaces(g)),
  ...deepCopy(duesOf(g, seat)),
})

/** The state's own, as the parts of the table. */
export const duesOf = (g: GameState, seat: Seat): Dues => ({
  standing: g.standing[seat],
  held: holdsTurn(g, seat),
  answer: g.answers[seat],
  decision: pendingFor(g, seat),
})

/** The cards of a hand as their owner calls them; in which order Contamination came into it does not show. */
function handNames(g: GameState, seat: Seat): Name[] {
  const hand = seatZone(g, seat, 'hand')
  const read = hand.filter(piece => isContamination(g, piece)).map(piece => ownName(g, seat, piece))
  read.sort()
  let next = 0
  return hand.map(piece => (isContamination(g, piece) ? read[next++] : nameOf(g, piece)))
}

const coreHoldings: Omit<HoldingParts, keyof typeof sliceHoldings> = {
  seat: (_, seat) => seat,
  hand: handNames,
  inventory: (g, seat) => names(g, seatZone(g, seat, 'inventory')),
  offer: (g, seat) => names(g, seatZone(g, seat, 'offer')),
  drawn: (g, seat) => names(g, seatZone(g, seat, 'drawn')),
  objectives: (g, seat) => names(g, seatZone(g, seat, 'objectives')),
  rejected: (g, seat) => names(g, seatZone(g, seat, 'rejected')),
  tiles: (g, seat, known) => {
    const tiles: MyView['tiles'] = []
    for (const room of known.rooms)
      if (knowsApart(g, seat, g.tiles[room]))
        tiles.push({ room: boardOf(g).rooms[room], tile: nameOf(g, g.tiles[room]) })
    return tiles
  },
  tokens: (g, seat, known) => {
    const tokens: MyView['tokens'] = []
    for (const room of known.rooms)
      if (knowsApart(g, seat, g.tokens[room]))
        tokens.push({ room: boardOf(g).rooms[room], token: nameOf(g, g.tokens[room]) })
    return tokens
  },
  piles: (g, seat, known) => {
    const piles: MyView['piles'] = []
    for (const { deck, index, piece } of known.piles)
      if (knowsApart(g, seat, piece)) piles.push({ deck, index, card: nameOf(g, piece) })
    return piles
  },
  others: knownOfOthers,
  words: (g, seat, known) => {
    const words: MyView['words'] = []
    for (const { pile: where, index, piece } of known.words)
      if (readBy(g, piece) & bit(seat)) words.push({ pile: where, index, word: wordOf(g, piece) })
    return words
  },
  notes: (g, seat) => (g.notes[seat].length > 0 ? notesOf(g, seat) : []),
}
const allHoldings: HoldingParts = { ...coreHoldings, ...sliceHoldings }
/** In the order of the JSON text. */
const holdingParts: HoldingParts = inJsonOrder(
  allHoldings,
  VIEW_SLICES.map(slice => slice.mineAfter),
)
const HOLDING_KEYS = Object.keys(holdingParts) as (keyof Holdings)[]

/** Whoever asks for several seats looks for what is known once. */
export function holdingsOf(g: GameState, seat: Seat, known: Known): Holdings {
  const holdings: Partial<Record<keyof Holdings, unknown>> = {}
  for (const key of HOLDING_KEYS) holdings[key] = holdingParts[key](g, seat, known)
  return holdings as Holdings
}

/** What lies open to somebody who may look into another's cards: what that seat knows, not what it is about to do. */
export function openView(g: GameState, seat: Seat): OpenView {
  const { standing: _, held: _____, answer: __, decision: ___, notes: ____, ...open } = myView(g, seat)
  return open
}

/** House options: what a seat sees of the game. `nothing`: only what it saw before it was out. */
export function sightOf(g: GameState, seat: Seat): 'own' | 'everything' | 'nothing' {
  const { openInformation, deadSee } = settingsOf(g)
  if (openInformation) return 'everything'
  if (g.crew[seat].fate !== 'dead' || g.over || deadSee === 'public') return 'own'
  return deadSee
}

/** Everything a viewer gets; spectators have no seat. */
export const view = (g: GameState, viewer: Seat | null): View => ({
  table: tableView(g),
  me: viewer === null ? null : myView(g, viewer),
})

/** An event by the catalogue of its game. Done only where somebody reads it: to do it whenever one is told is slow. */
export function citing(setup: Setup, event: GameEvent): GameEvent {
  const rule = cited(setup, event.rule)
  return rule === event.rule ? event : { ...event, rule }
}

/** What a seat, or a spectator, receives of an event; `setup`: of its game, unless it cites its catalogue already. */
export function faceFor(event: GameEvent, seat: Seat | null, setup?: Setup): EventFace {
  const { only, learned: _, ...told } = setup ? citing(setup, event) : event
  const mine = seat === null ? undefined : only?.[seat]
  return mine ? { ...told, mine } : told
}

/** Does this event tell a hidden fact to that seat (or, without a seat, to everybody)? */
export const reveals = (event: GameEvent, seat: Seat | null): boolean =>
  ((event.learned ?? 0) & (seat === null ? PUBLIC : bit(seat))) !== 0
