/**
 * What people may know, built up from nothing. `tableView` is never given a seat, so it cannot tell one's secrets;
 * `myView` is where every secret of a seat is spelled out. A view shares no object with the state.
 */
import { deepCopy } from './core/canonical.ts'
import type { IntruderToken } from './core/content.ts'
import { POWER_PLACES } from './core/facility.ts'
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
import { DECKS, type Deck, type GameState, holdsTurn, OPEN } from './core/state.ts'
import type {
  Back,
  CrewView,
  EventFace,
  FacilityView,
  GameEvent,
  HeldView,
  MyFacilityView,
  MyView,
  Name,
  NoteView,
  ObjectName,
  OfferView,
  OpenView,
  Pile,
  RoomView,
  Seat,
  Setup,
  TableView,
  View,
} from './core/types.ts'
import { asking, pendingFor } from './engine.ts'
import { roverAt } from './lockdown/gate.ts'
import { isIsolationOpen } from './lockdown/isolation.ts'
import { ammoOf, capacityOf, heldItems } from './mechanics/carry.ts'
import { playsIntruders } from './mechanics/crew.ts'
import { doorState } from './mechanics/doors.ts'
import { engineZone } from './mechanics/looks.ts'
import { carriedBy, thingName } from './mechanics/things.ts'
import { handSlots } from './mechanics/wounds.ts'
import { SPACES } from './nemesis/ship.ts'

export const ENGINES = [1, 2, 3] as const
export const KINDS: readonly IntruderToken['kind'][] = ['blank', 'larva', 'creeper', 'adult', 'breeder', 'queen']
/** In this order hidden cards are laid out, whatever they are. */
const BACKS: readonly (Back | null)[] = ['red', 'yellow', 'green', 'crafted', 'quest', null]

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
const openNames = (g: GameState, zone: readonly number[]): Name[] => {
  const out: Name[] = []
  for (const piece of zone) if (isPublic(g, piece)) out.push(nameOf(g, piece))
  return out
}
const openName = (g: GameState, piece: number): Name | null => (isPublic(g, piece) ? nameOf(g, piece) : null)

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

export const backOf = (g: GameState, piece: number): Back | null => {
  const face = faceOf(g, piece)
  return face.kind === 'item' ? face.home : null
}

/** Cards that may be hidden: by their backs, the known ones first. Their order says nothing about the others. */
function cards(g: GameState, zone: readonly number[]): { back: Back; card: Name | null; piece: number }[] {
  return zone
    .map(piece => ({ back: backOf(g, piece) ?? 'quest', card: openName(g, piece), piece }))
    .sort((a, b) => BACKS.indexOf(a.back) - BACKS.indexOf(b.back) || Number(!a.card) - Number(!b.card))
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
    .sort((a, b) => BACKS.indexOf(a.back) - BACKS.indexOf(b.back) || Number(!a.card) - Number(!b.card))

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

const hidden = (g: GameState, piece: number) => ({
  seenBy: isPublic(g, piece) ? 0 : seenBy(g, piece),
  card: openName(g, piece),
})

/** The ship has engines, the facility has none. */
const enginesOf = (g: GameState) => ENGINES.filter(engine => engineZone(g, engine).length > 0)

function facilityView(g: GameState): FacilityView | null {
  const { facility } = g
  if (!facility) return null
  const { markers } = rulesOf(g)
  const { rooms, data } = boardOf(g)
  const { time } = data.tracks
  const token = (piece: number) => ({ seenBy: seenBy(g, piece) })
  return {
    power: POWER_PLACES.map((place, i) => {
      const number = facility.power[i]
      return { place, token: number, on: facility.on[number - 1] }
    }),
    backup: facility.backup,
    elevator: rooms[facility.elevator],
    gateOpen: facility.gateOpen,
    rover: rooms[roverAt(g)] ?? 'bunker',
    alert: facility.alert < 0 ? null : time[facility.alert].n,
    selfDestructRed: facility.red,
    isolationOpen: isIsolationOpen(g),
    fire: markers(g, 'fire'),
    malfunction: markers(g, 'malfunction'),
    eggs: markers(g, 'eggs'),
    people: facility.knowledge.map((knowledge, seat) => ({
      knowledge,
      learned: facility.learned[seat],
      contingencies: facility.held[seat].map(token),
    })),
    pool: facility.pool.map(piece => hidden(g, piece)),
    active: { card: facility.active.length > 0 ? openName(g, facility.active[0]) : null },
    css: facility.css.flatMap((piece, i) => (piece < 0 ? [] : [{ space: time[i].n, ...hidden(g, piece) }])),
    computer: {
      card: nameOf(g, facility.computer[facility.computer.length - 1]),
      under: facility.computer
        .slice(0, -1)
        .map(piece => openName(g, piece))
        .reverse(),
    },
    analysed: facility.analysed,
    fresh: facility.fresh,
    chasing: facility.chasing,
    surface: facility.surface
      ? { deck: facility.surface.deck.length, discard: openNames(g, facility.surface.discard) }
      : null,
  }
}

/** The table, part by part. What a part gives may be the state's own: whoever lets it out makes a copy. */
export const tableParts: { [K in keyof TableView]: (g: GameState) => TableView[K] } = {
  game: g => rulesOf(g).id,
  board: g => g.setup.board,
  mode: g => settingsOf(g).mode,
  options: g => g.setup.options ?? {},
  round: g => g.round,
  time: g => boardOf(g).data.tracks.time[g.time].n,
  selfDestruct: g => rulesOf(g).selfDestructSpace(g),
  destination: g => (boardOf(g).data.tracks.destination.length > 0 ? SPACES[g.destination] : null),
  coordinates: g => {
    const [card] = sharedZone(g, 'coordinates')
    return card === undefined ? null : hidden(g, card)
  },
  engines: g =>
    enginesOf(g).map(engine => ({
      tokens: engineZone(g, engine)
        .map(piece => hidden(g, piece))
        .reverse(),
    })),
  first: g => g.first,
  turn: g =>
    g.turn && {
      seat: g.turn.seat,
      actions: g.turn.unlimited ? null : playsIntruders(g, g.turn.seat) ? 1 : rulesOf(g).limits.actions,
      done: g.turn.done,
    },
  asking,
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
  facility: facilityView,
  intruderPlayer: ({ intruderPlayer: by }) => (by && by.seat >= 0 ? by : null),
  ending: g => g.ending,
  over: g => g.over,
}
export const TABLE_KEYS = Object.keys(tableParts) as (keyof TableView)[]

/** Where a note's thing would be, were it still there. */
function placeOf(g: GameState, { what, at }: Omit<NoteView, 'stale'>): readonly number[] {
  switch (what) {
    case 'tile':
      return [g.tiles[boardOf(g).roomIndex[at]]]
    case 'token':
      return [g.tokens[boardOf(g).roomIndex[at]]]
    case 'returned':
    case 'event':
    case 'attack':
      return sharedZone(g, at as Deck)
    case 'contingency':
      return (at === 'pool' ? g.facility?.pool : g.facility?.held[Number(at)]) ?? []
    case 'css':
      return g.facility?.css.filter((_, i) => boardOf(g).data.tracks.time[i].n === Number(at)) ?? []
    case 'coordinates':
      return sharedZone(g, 'coordinates')
    case 'engine':
      return engineZone(g, Number(at)).slice(-1) // a note says in what state the engine is
    case 'objective':
      return [...seatZone(g, Number(at), 'objectives'), ...seatZone(g, Number(at), 'rejected')]
    case 'shown':
      return [...seatZone(g, Number(at), 'inventory'), ...seatZone(g, Number(at), 'offer')]
    case 'scan':
      return [...seatZone(g, Number(at), 'hand'), ...seatZone(g, Number(at), 'discard')]
  }
}

/**
 * A note is knowledge while the seat still knows such a piece in that place, and a memory afterwards. Each piece stands
 * for one note only, the newest: an old note does not come back to life when another card of its name is put there.
 */
export function notesOf(g: GameState, seat: Seat): NoteView[] {
  const spoken = new Set<number>()
  return g.notes[seat]
    .toReversed()
    .map(note => {
      const is = (p: number) =>
        note.what === 'scan'
          ? (readBy(g, p) & bit(seat)) !== 0 && isContamination(g, p) && wordOf(g, p) === note.card
          : knows(g, seat, p) && nameOf(g, p) === note.card
      const piece = placeOf(g, note).find(p => p >= 0 && !spoken.has(p) && is(p))
      if (piece !== undefined) spoken.add(piece)
      return { round: note.round, what: note.what, at: note.at, card: note.card, stale: piece === undefined }
    })
    .reverse()
}

const names = (g: GameState, zone: readonly number[]): Name[] => zone.map(piece => nameOf(g, piece))

/** Everything face down that some seat knows, and every word some seat has read: found once for all seats. */
export interface Known {
  piles: { deck: string; index: number; piece: number }[]
  rooms: number[]
  words: { pile: string; index: number; piece: number }[]
  /** Hidden cards in front of a player, in the order of seats and zones. */
  cards: { owner: Seat; zone: HiddenZone; piece: number }[]
}
const HIDDEN_ZONES = ['inventory', 'offer', 'objectives', 'rejected'] as const
type HiddenZone = (typeof HIDDEN_ZONES)[number]

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

function myFacility(g: GameState, seat: Seat): MyFacilityView | null {
  const { facility } = g
  if (!facility) return null
  const { time } = boardOf(g).data.tracks
  const mine = (piece: number) => piece >= 0 && knows(g, seat, piece) && !isPublic(g, piece)
  const seen: MyFacilityView['seen'] = []
  const look = (whom: Seat | null, tokens: readonly number[]) => {
    for (let at = 0; at < tokens.length; at++)
      if (mine(tokens[at])) seen.push({ whom, at, card: nameOf(g, tokens[at]) })
  }
  for (let whom = 0; whom < g.crew.length; whom++) if (whom !== seat) look(whom, facility.held[whom])
  look(null, facility.pool)
  return {
    contingencies: names(g, facility.held[seat]),
    seen,
    css: facility.css.flatMap((piece, i) => (mine(piece) ? [{ space: time[i].n, card: nameOf(g, piece) }] : [])),
  }
}

export const myView = (g: GameState, seat: Seat): MyView => ({
  ...holdingsOf(g, seat, knownPlaces(g)),
  ...deepCopy(duesOf(g, seat)),
})

/** What a seat is asked and has answered. */
type Dues = Pick<MyView, 'standing' | 'held' | 'answer' | 'decision'>
/** All its other secrets. */
type Holdings = Omit<MyView, keyof Dues>

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

/** Whoever asks for several seats looks for what is known once. */
export function holdingsOf(g: GameState, seat: Seat, known: Known): Holdings {
  const { rooms } = boardOf(g)
  const mine = (piece: number) => piece >= 0 && knows(g, seat, piece) && !isPublic(g, piece)
  const piles: MyView['piles'] = []
  for (const { deck, index, piece } of known.piles) if (mine(piece)) piles.push({ deck, index, card: nameOf(g, piece) })
  const tiles: MyView['tiles'] = []
  const tokens: MyView['tokens'] = []
  for (const room of known.rooms) {
    if (mine(g.tiles[room])) tiles.push({ room: rooms[room], tile: nameOf(g, g.tiles[room]) })
    if (mine(g.tokens[room])) tokens.push({ room: rooms[room], token: nameOf(g, g.tokens[room]) })
  }
  const words: MyView['words'] = []
  for (const { pile: where, index, piece } of known.words)
    if (readBy(g, piece) & bit(seat)) words.push({ pile: where, index, word: wordOf(g, piece) })
  const [coordinates] = sharedZone(g, 'coordinates')
  return {
    seat,
    hand: handNames(g, seat),
    inventory: names(g, seatZone(g, seat, 'inventory')),
    offer: names(g, seatZone(g, seat, 'offer')),
    drawn: names(g, seatZone(g, seat, 'drawn')),
    objectives: names(g, seatZone(g, seat, 'objectives')),
    rejected: names(g, seatZone(g, seat, 'rejected')),
    tiles,
    tokens,
    piles,
    coordinates: coordinates !== undefined && knows(g, seat, coordinates) ? nameOf(g, coordinates) : null,
    engines: enginesOf(g).map(engine =>
      engineZone(g, engine)
        .map(piece => (knows(g, seat, piece) ? nameOf(g, piece) : null))
        .reverse(),
    ),
    others: knownOfOthers(g, seat, known),
    words,
    notes: g.notes[seat].length > 0 ? notesOf(g, seat) : [],
    facility: myFacility(g, seat),
  }
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
