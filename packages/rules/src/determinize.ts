/** The other side of secrecy: a whole world made out of nothing but what a seat sees. */
import { SURFACE_TOKEN, selfDestructTrack } from './core/board.ts'
import { deepCopy } from './core/canonical.ts'
import { INTRUDER_ACTION } from './core/content.ts'
import { facilityOf, type Surface } from './core/facility.ts'
import { inBox, modeOf } from './core/options.ts'
import { bit, EVERYBODY, isContamination, seatZone, sharedZone, wordOf } from './core/pieces.ts'
import { type Key, newRng, type Rng, shuffleInPlace } from './core/random.ts'
import { findRuleset, rulesOf, sizesOf } from './core/ruleset.ts'
import {
  blankState,
  CLOSED,
  DESTROYED,
  type Deck,
  type GameState,
  newCrew,
  type SharedZone,
  type Thing,
} from './core/state.ts'
import type { Task } from './core/task.ts'
import type {
  Back,
  CrewView,
  FacilityView,
  MyView,
  Name,
  ObjectName,
  Pile,
  Seat,
  Setup,
  TableView,
  View,
} from './core/types.ts'
import { firstAnswer } from './engine.ts'
import { anything, isDealt, sortHands } from './exchange.ts'
import { isOpen } from './mechanics/carry.ts'
import { objectivesDealt } from './mechanics/unpack.ts'
import { SPACES } from './nemesis/ship.ts'
import { KINDS } from './view.ts'

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

  /** A piece of that name, out of those with one of these backs. */
  named(backs: readonly string[], name: Name): number {
    for (const back of backs) {
      const at = (this.free[back] ?? []).findIndex(piece => this.names[piece] === name)
      if (at >= 0) return this.free[back].splice(at, 1)[0]
    }
    throw new ViewError(`no ${name} left among ${backs.join(', ')}`)
  }

  /** Any piece that fits. */
  any(back: string, fits: (piece: number) => boolean = anything): number {
    const list = this.free[back] ?? []
    const at = list.findIndex(fits)
    if (at < 0) throw new ViewError(`nothing left among ${back}`)
    return list.splice(at, 1)[0]
  }

  rest(): number[] {
    return Object.values(this.free)
      .flat()
      .sort((a, b) => a - b)
  }
}

const ITEM_BACKS = ['item.red', 'item.yellow', 'item.green', 'item.crafted', 'item.quest', 'weapon']
const REMOVED_BACKS = ['contamination', 'token', SURFACE_TOKEN, 'event', 'css', ...ITEM_BACKS]
/** How contamination of one's own is called once it has been read. */
const READ = 'contamination.'
const itemBack = (back: Back | null): string => (back === null ? 'weapon' : `item.${back}`)
const deckBack = (deck: string): string =>
  deck === 'red' || deck === 'yellow' || deck === 'green' ? `item.${deck}` : deck

/**
 * A whole state that gives exactly this view: what is known stays, everything else is dealt anew. Who else knows
 * which place is public and kept. `view(determinize(v), seat)` equals v.
 */
export function determinize({ table, me }: View, key: Key): GameState {
  const rules = findRuleset(table.game)
  const board = rules?.boards[table.board]
  if (!rules || !board) throw new ViewError(`unknown game or board: ${table.game}, ${table.board}`)
  const setup: Setup = {
    game: inBox(table.game).game,
    board: table.board,
    ...(table.mode !== modeOf({ seats: table.crew.map(() => ({ character: null })) }) && { mode: table.mode }),
    ...(Object.keys(table.options).length > 0 && { options: table.options }),
    seats: table.crew.map(() => ({ character: null })),
  }
  const g = blankState(setup, key, sizesOf(rules, board))
  const rng = newRng(key)
  new Dealer(g, new Supply(g, rng), rng, table, me).deal()
  return g
}

/** Puts everything where a view says it is: first all that is known, so that nothing known is dealt elsewhere. */
class Dealer {
  private readonly g: GameState
  private readonly supply: Supply
  private readonly rng: Rng
  private readonly table: TableView
  private readonly me: MyView | null
  private readonly mine: number
  /** Deals that may take anything, after all that is known. */
  private readonly later: (() => void)[] = []
  private readonly readCards: number[] = []

  constructor(g: GameState, supply: Supply, rng: Rng, table: TableView, me: MyView | null) {
    this.g = g
    this.supply = supply
    this.rng = rng
    this.table = table
    this.me = me
    this.mine = me === null ? 0 : bit(me.seat)
  }

  deal(): void {
    const { g, table, me } = this
    this.putReadAside()
    this.ship()
    if (table.facility) this.facility(table.facility)
    this.rooms()
    this.piles()
    for (const crew of table.crew) this.crew(crew)
    for (const deal of this.later) deal()
    sharedZone(g, 'box').push(...this.supply.rest())
    g.crew.forEach((_, seat) => sortHands(g, seat))
    if (table.asking?.sealed) this.othersHaveAnswered(table.asking.seats)
    if (!me) return
    g.standing[me.seat] = deepCopy(me.standing)
    g.answers[me.seat] = deepCopy(me.answer)
    g.notes[me.seat] = me.notes.map(({ stale: _, ...note }) => note)
  }

  /** Of an open sealed question everybody may know who is still thinking. */
  private othersHaveAnswered(thinking: readonly Seat[] | null): void {
    const { g, me } = this
    if (!thinking) return
    g.crew.forEach((_, seat) => {
      if (seat !== me?.seat && !thinking.includes(seat)) g.answers[seat] = firstAnswer(g, seat)
    })
  }

  /** What lies open to everybody. */
  private ship(): void {
    const { g, table } = this
    const { data, corridorIndex, roomIndex } = boardOfView(table)
    g.n = table.asking?.n ?? 0
    g.agenda = deepCopy(table.agenda) as Task[]
    g.round = table.round
    g.time = data.tracks.time.findIndex(space => space.n === table.time)
    g.selfDestruct = selfDestructTrack(data).findIndex(space => space.n === table.selfDestruct)
    g.destination = table.destination === null ? 0 : SPACES.indexOf(table.destination)
    g.first = table.first
    g.turn = table.turn && { seat: table.turn.seat, done: table.turn.done, unlimited: table.turn.actions === null }
    g.ending = deepCopy(table.ending)
    g.over = deepCopy(table.over)
    for (const id of table.noise) g.noise[corridorIndex[id]] = true
    for (const { corridor, state } of table.doors)
      g.doors[corridorIndex[corridor]] = state === 'closed' ? CLOSED : DESTROYED
    g.vent = table.vent === null ? -1 : roomIndex[table.vent]
    g.intruders = table.intruders.map(({ intruder, kind, room, injuries }) => ({
      id: intruder,
      kind,
      room: roomIndex[room],
      injuries,
    }))
    g.nextIntruder = table.nextIntruder
    g.killed = { ...table.killed }
    g.eggs = table.eggs
    g.nestDestroyed = table.nestDestroyed
    g.pods = table.pods.map(({ pod, section, locked, state }) => ({ number: pod, section, locked, state }))
    g.met = table.met
    g.firstDeath = table.firstDeath
    if (table.intruderPlayer) g.intruderPlayer = deepCopy(table.intruderPlayer)
    g.calm = table.calm
    g.trade = table.trade && {
      partners: table.trade.partners.map(s => s ?? -1),
      ready: [...table.trade.ready],
      left: [...table.trade.left],
    }
  }

  private facility(view: FacilityView): void {
    const { g, table, me } = this
    const facility = facilityOf(g)
    const { data, roomIndex } = boardOfView(table)
    const { limits } = rulesOf(g)
    const spaceOf = (n: number | null) => data.tracks.time.findIndex(space => space.n === n)
    facility.power = view.power.map(({ token }) => token)
    for (const { token, on } of view.power) facility.on[token - 1] = on
    facility.backup = view.backup
    facility.elevator = roomIndex[view.elevator]
    facility.gateOpen = view.gateOpen
    facility.roverAway = view.rover === 'bunker'
    facility.alert = spaceOf(view.alert)
    facility.red = view.selfDestructRed
    facility.knowledge = view.people.map(({ knowledge }) => knowledge)
    facility.learned = view.people.map(({ learned }) => learned)
    facility.analysed = [...view.analysed]
    facility.lost = {
      fire: limits.fire - view.fire,
      malfunction: limits.malfunction - view.malfunction,
      eggs: limits.eggs - view.eggs,
    }
    facility.fresh = [...view.fresh]
    facility.chasing = [...view.chasing]
    if (facility.surface && view.surface) this.surface(facility.surface, view, view.surface)

    const seen = (whom: Seat | null, at: number): Name | null =>
      (me?.seat === whom
        ? me.facility?.contingencies[at]
        : me?.facility?.seen.find(token => token.whom === whom && token.at === at)?.card) ?? null
    const held = view.people.flatMap(({ contingencies }, seat) =>
      contingencies.map((token, at) => ({ list: facility.held[seat], at, ...token, name: seen(seat, at) })),
    )
    const pool = view.pool.map(({ seenBy, card }, at) => ({
      list: facility.pool,
      at,
      seenBy: card ? EVERYBODY : seenBy,
      name: card ?? seen(null, at),
    }))
    const active = { list: facility.active, at: 0, seenBy: view.active.card ? EVERYBODY : 0, name: view.active.card }
    this.tokens('contingency', [...held, ...pool, active])
    this.tokens(
      'css',
      view.css.map(({ space, seenBy, card }) => ({
        list: facility.css,
        at: spaceOf(space),
        seenBy: card ? EVERYBODY : seenBy,
        name: card ?? me?.facility?.css.find(token => token.space === space)?.card ?? null,
      })),
    )
    // The view lists cards from the top, the deck from the bottom.
    const cards = [view.computer.card, ...view.computer.under].reverse()
    this.tokens(
      'computer',
      cards.map((name, at) => ({ list: facility.computer, at, seenBy: name ? EVERYBODY : 0, name })),
    )
  }

  private surface(
    surface: Surface,
    { rover }: FacilityView,
    { deck, discard }: NonNullable<FacilityView['surface']>,
  ): void {
    if (rover !== 'bunker') surface.rover = boardOfView(this.table).roomIndex[rover]
    this.open(surface.discard, ['surface'], discard)
    this.hidden(surface.deck, 'surface', { count: deck, known: [] }, new Map())
  }

  /** Pieces of one back, wherever they lie: those with a name first, the rest is whatever is left. */
  private tokens(
    back: string,
    spots: readonly { list: number[]; at: number; seenBy: number; name: Name | null }[],
  ): void {
    const put = ({ list, at, seenBy }: (typeof spots)[number], piece: number) => {
      list[at] = piece
      this.g.seen[piece] = seenBy
    }
    for (const spot of spots) if (spot.name !== null) put(spot, this.supply.named([back], spot.name))
    this.later.push(() => {
      for (const spot of spots) if (spot.name === null) put(spot, this.supply.any(back))
    })
  }

  private rooms(): void {
    const { g, table, me } = this
    const { places, tokens } = boardOfView(table)
    table.rooms.forEach((view, room) => {
      const { slot, special } = places[room]
      g.explored[room] = view.explored
      g.items[room] = view.items ?? -1
      g.fire[room] = view.fire
      g.malfunction[room] = view.malfunction
      g.arrivals[room] = view.arrivals
      for (const object of view.objects) g.things.push(thing(object, room, -1, false))
      if (special === undefined) {
        const seen = me?.tiles.find(t => t.room === view.room)?.tile
        this.slot(g.tiles, room, `tile.${slot}`, view.tile ?? seen ?? null, view.tile ? EVERYBODY : view.seenBy)
      }
      if (view.token) {
        const seen = me?.tokens.find(t => t.room === view.room)?.token
        this.slot(g.tokens, room, tokens[room], seen ?? null, view.tokenSeenBy)
      }
    })
  }

  private piles(): void {
    const { g, table, me } = this
    for (const { deck, pile, discard } of table.decks) {
      const zone = deck as Deck | 'contamination'
      if (zone !== 'contamination') this.open(sharedZone(g, `${zone}.discard`), [deckBack(deck)], discard)
      this.hidden(sharedZone(g, zone), deckBack(deck), pile, this.knownIn(deck))
    }
    this.open(sharedZone(g, 'crafted'), ['item.crafted'], table.crafted)
    this.open(sharedZone(g, 'crafted.used'), ['item.crafted'], table.used)
    this.open(sharedZone(g, 'removed'), REMOVED_BACKS, table.removed, 'removed')
    this.open(sharedZone(g, 'play'), ['attack', 'event', 'surface'], table.inPlay)
    if (table.coordinates)
      this.lying(sharedZone(g, 'coordinates'), 'coordinates', [{ ...table.coordinates, mine: me?.coordinates ?? null }])
    this.lying(
      sharedZone(g, 'weakness'),
      'weakness',
      table.weaknesses.map(({ card }) => ({ card, seenBy: 0, mine: null })),
    )
    table.engines.forEach(({ tokens }, i) => {
      const engine = `engine.${i + 1}` as SharedZone
      // The view lists tokens from the top, a zone from the bottom.
      this.lying(
        sharedZone(g, engine),
        engine,
        tokens.map((token, at) => ({ ...token, mine: me?.engines[i][at] ?? null })).reverse(),
      )
    })
    for (const kind of KINDS)
      for (const zone of ['bag', 'supply'] as const)
        for (let i = 0; i < table[zone][kind]; i++)
          this.later.push(() => sharedZone(g, zone).push(this.supply.any(`intruder.${kind}`)))
  }

  /** Single pieces in their places: what is known is laid first, the rest is whatever is left. */
  private lying(
    zone: number[],
    back: string,
    places: readonly { card: Name | null; seenBy: number; mine: Name | null }[],
  ): void {
    const put = (at: number, piece: number) => {
      zone[at] = piece
      this.g.seen[piece] = places[at].card ? EVERYBODY : places[at].seenBy
    }
    const names = places.map(({ card, mine }) => card ?? mine)
    names.forEach((name, at) => {
      if (name !== null) put(at, this.supply.named([back], name))
    })
    names.forEach((name, at) => {
      if (name === null) put(at, this.supply.any(back))
    })
  }

  private crew(crew: CrewView): void {
    const { g, me, table } = this
    const { seat } = crew
    const { roomIndex } = boardOfView(table)
    const isMe = me?.seat === seat
    const room = roomIndex[crew.room]
    g.crew.push({
      ...newCrew(crew.number, room),
      character: crew.character ?? '',
      fate: crew.fate,
      pod: crew.pod === null ? -1 : table.pods.findIndex(p => p.pod === crew.pod),
      light: crew.light,
      slime: crew.slime,
      larva: crew.larva,
      signal: crew.signal,
      passed: crew.passed,
    })
    const offered = [...(table.trade?.objects[seat] ?? [])]
    for (const object of crew.objects) {
      const at = offered.indexOf(object)
      if (at >= 0) offered.splice(at, 1)
      g.things.push(thing(object, room, seat, at >= 0))
    }
    this.open(seatZone(g, seat, 'wounds'), ['wound'], crew.wounds)
    this.open(seatZone(g, seat, 'dressed'), ['wound'], crew.dressed)
    this.open(seatZone(g, seat, 'quests'), ['item.quest'], crew.quests)
    this.held(crew)
    this.actionCards(crew)
    const other = me?.others.find(o => o.seat === seat)
    this.cards(crew, 'inventory', crew.inventory, isMe ? me.inventory : (other?.inventory ?? []))
    this.cards(crew, 'offer', crew.offer, isMe ? me.offer : (other?.offer ?? []))
    this.cards(
      crew,
      'drawn',
      crew.drawn.map(back => ({ back, card: null })),
      isMe ? me.drawn : [],
    )
    this.objectives(crew, isMe ? me : other)
  }

  /** Heavy things in the open, with their ammo and what hangs on them. */
  private held(crew: CrewView): void {
    const { g } = this
    const { weapons } = rulesOf(g).content
    const hands = seatZone(g, crew.seat, 'hands')
    const take = (zone: number[], card: Name, ammo: number | null, attached: readonly Name[]): number => {
      const piece = this.supply.named(ITEM_BACKS, card)
      g.seen[piece] = EVERYBODY
      zone.push(piece)
      if (ammo !== null) g.ammo[weapons[piece]] = ammo
      for (const name of attached) {
        const item = this.supply.named(ITEM_BACKS, name)
        g.seen[item] = EVERYBODY
        hands.push(item)
        g.attached.push([item, piece])
      }
      return piece
    }
    const pieces = crew.hands.map(({ card, ammo, attached }) => take(hands, card, ammo, attached))
    crew.hands.forEach(({ taped }, i) => {
      if (taped !== null && i < taped) g.taped.push([pieces[i], pieces[taped]])
    })
    // A heavy thing on offer is in the open too.
    for (const { card, ammo, attached } of crew.offer)
      if (card !== null) take(seatZone(g, crew.seat, 'offer'), card, ammo, attached)
  }

  /** Hand, deck and discard pile: the character's own cards and so many contamination cards. */
  private actionCards(crew: CrewView): void {
    const { g, me, supply, rng, table } = this
    const { seat } = crew
    const own = table.intruderPlayer?.seat === seat ? INTRUDER_ACTION : `action.${crew.character}`
    this.open(seatZone(g, seat, 'discard'), [own, 'contamination'], crew.discard, `discard.${seat}`)
    const isMe = me?.seat === seat
    const known = this.knownIn(`deck.${seat}`)
    const hand = isMe ? me.hand.map(name => this.ownCard(own, name)) : []
    const deck = [...known].map(([index, name]) => [index, supply.named([own, 'contamination'], name)] as const)
    this.later.push(() => {
      const taken = [...hand, ...deck.map(([, piece]) => piece)]
      const inDiscard = crew.discard.filter(name => name === 'contamination').length
      const unread = crew.contamination - inDiscard - taken.filter(p => isContamination(g, p)).length
      const count = crew.hand + crew.deck.count - taken.length
      const pool = Array.from({ length: count }, (_, i) => supply.any(i < unread ? 'contamination' : own))
      shuffleInPlace(rng, 'other', pool)
      const top = table.agenda.at(-1) as Task | undefined
      const needed = top?.do === 'pay' && top.who === seat ? top.left : 0
      // Whoever is paying holds that many Action cards.
      if (!isMe)
        for (let i = 0; i < needed; i++) {
          const at = pool.findIndex((p, j) => j >= i && !isContamination(g, p))
          if (at > i) [pool[i], pool[at]] = [pool[at], pool[i]]
        }
      while (hand.length < crew.hand) hand.push(pool.shift() ?? -1)
      for (const piece of hand) g.seen[piece] |= bit(seat)
      seatZone(g, seat, 'hand').push(...hand)
      const places = Array<number>(crew.deck.count).fill(-1)
      for (const [index, piece] of deck) places[index] = piece
      const masks = new Map(crew.deck.known)
      places.forEach((_, i) => {
        if (places[i] < 0) places[i] = pool.shift() ?? -1
        g.seen[places[i]] = masks.get(i) ?? 0
      })
      seatZone(g, seat, 'deck').push(...places.reverse())
    })
  }

  /** A card of my own hand: contamination I have read goes by its word. */
  private ownCard(own: string, name: Name): number {
    return name.startsWith(READ) ? this.read(name.slice(READ.length)) : this.supply.named([own, 'contamination'], name)
  }

  /** Contamination I have read is put aside before an unread card takes the last one with that word. */
  private putReadAside(): void {
    const { g, me } = this
    const inHand = (me?.hand ?? []).filter(name => name.startsWith(READ)).map(name => name.slice(READ.length))
    for (const word of [...(me?.words ?? []).map(({ word }) => word), ...inHand]) {
      const piece = this.supply.any('contamination', p => wordOf(g, p) === word)
      g.read[piece - rulesOf(g).content.firstContamination] |= this.mine
      this.readCards.push(piece)
    }
  }

  /** A contamination card of which I know the word. */
  private read(word: Name): number {
    const at = this.readCards.findIndex(piece => wordOf(this.g, piece) === word)
    if (at < 0) throw new ViewError(`nobody has read ${word} so often`)
    return this.readCards.splice(at, 1)[0]
  }

  /** Cards face down in front of a player: some everybody knows, some I know. */
  private cards(
    crew: CrewView,
    zone: 'inventory' | 'offer' | 'drawn',
    shown: readonly { back: Back | null; card: Name | null }[],
    names: readonly Name[],
  ): void {
    const { g, me } = this
    const list = seatZone(g, crew.seat, zone)
    const holder = bit(crew.seat)
    const put = (piece: number, seen: number) => {
      g.seen[piece] = seen
      list.push(piece)
    }
    const mine = [...names]
    for (const { back, card } of shown) {
      if (card === null || zone === 'offer') continue // what lies open in an offer is in place already
      if (me?.seat === crew.seat) mine.splice(mine.indexOf(card), 1)
      put(this.supply.named([itemBack(back)], card), EVERYBODY)
    }
    if (zone === 'offer' && me?.seat === crew.seat)
      for (const { card } of shown) if (card !== null) mine.splice(mine.indexOf(card), 1)
    const hidden = shown.filter(({ card }) => card === null).map(({ back }) => itemBack(back))
    for (const name of mine) {
      const back = hidden.find(b => this.has(b, name))
      if (back === undefined) throw new ViewError(`nothing there can be ${name}`)
      hidden.splice(hidden.indexOf(back), 1)
      put(this.supply.named([back], name), holder | this.mine)
    }
    for (const back of hidden)
      this.later.unshift(() => put(this.supply.any(back, zone === 'drawn' ? anything : p => !isOpen(g, p)), holder))
  }

  private has(back: string, name: Name): boolean {
    const { withBack, names } = rulesOf(this.g).content
    return (withBack[back] ?? []).some(piece => names[piece] === name)
  }

  /** What was dealt to a player; which of two was kept is the owner's secret. */
  private objectives(crew: CrewView, known: { objectives: Name[]; rejected: Name[] } | undefined): void {
    const { g, rng } = this
    const holder = bit(crew.seat)
    const free = [...objectivesDealt(g).decks]
    const put = (zone: 'objectives' | 'rejected', piece: number, seen: number) => {
      g.seen[piece] = seen
      const list = seatZone(g, crew.seat, zone)
      // Held objectives lie corporate first.
      if (rulesOf(g).content.backs[piece] === 'objective.corporate') list.unshift(piece)
      else list.push(piece)
    }
    const open = crew.openObjectives
    const names = {
      objectives: [...new Set([...(known?.objectives ?? []), ...open])],
      rejected: [...(known?.rejected ?? [])],
    }
    for (const zone of ['objectives', 'rejected'] as const)
      for (const name of names[zone]) {
        const back = free.find(d => this.has(`objective.${d}`, name))
        if (back === undefined) throw new ViewError(`${name} cannot be an objective of seat ${crew.seat}`)
        free.splice(free.indexOf(back), 1)
        const isOpen = zone === 'objectives' && open.includes(name)
        put(zone, this.supply.named([`objective.${back}`], name), isOpen ? EVERYBODY : holder | this.mine)
      }
    const wanted = [
      ...Array(crew.objectives - names.objectives.length).fill('objectives'),
      ...Array(crew.rejected - names.rejected.length).fill('rejected'),
    ] as ('objectives' | 'rejected')[]
    shuffleInPlace(rng, 'other', wanted)
    wanted.forEach((zone, i) => {
      const back = free[i]
      this.later.push(() =>
        put(
          zone,
          this.supply.any(`objective.${back}`, p => isDealt(g, p)),
          holder,
        ),
      )
    })
  }

  private knownIn(deck: string): Map<number, Name> {
    return new Map((this.me?.piles ?? []).filter(p => p.deck === deck).map(p => [p.index, p.card] as const))
  }

  /** Face up, in this order; `words` names the pile for the words I have read in it. */
  private open(zone: number[], backs: readonly string[], names: readonly Name[], words = ''): void {
    const { g, me } = this
    const put = (piece: number, at: number) => {
      g.seen[piece] = EVERYBODY
      zone[at] = piece
    }
    names.forEach((name, index) => {
      if (name !== 'contamination') return put(this.supply.named(backs, name), index)
      const word = me?.words.find(w => w.pile === words && w.index === index)?.word
      if (word === undefined) {
        zone[index] = -1
        return void this.later.push(() => put(this.supply.any('contamination'), index))
      }
      put(this.read(word), index)
    })
  }

  /** Face-down places, bottom first in the zone: some the viewer knows, some only others know. */
  private hidden(zone: number[], back: string, { count, known }: Pile, own: Map<number, Name>): void {
    const { g, supply, mine } = this
    const pieces = Array<number>(count).fill(-1)
    for (const [index, name] of own) pieces[index] = supply.named([back], name)
    for (const { pile, index, word } of this.me?.words ?? [])
      if (pile === back) pieces[count - 1 - index] = this.read(word)
    this.later.push(() => {
      const masks = new Map(known)
      for (let i = 0; i < count; i++) {
        if (pieces[i] < 0) pieces[i] = supply.any(back)
        g.seen[pieces[i]] = (masks.get(i) ?? 0) | (own.has(i) ? mine : 0)
      }
      zone.push(...pieces.reverse())
    })
  }

  private slot(slots: number[], room: number, back: string, name: Name | null, seen: number): void {
    const put = (piece: number) => {
      slots[room] = piece
      this.g.seen[piece] = seen
    }
    if (name !== null) put(this.supply.named([back], name))
    else this.later.push(() => put(this.supply.any(back)))
  }
}

const thing = (object: ObjectName, room: number, by: Seat, offered: boolean): Thing => {
  const [kind, of = ''] = object.split('.')
  return { kind: kind as Thing['kind'], of, room, by, offered }
}

function boardOfView(table: TableView) {
  const board = findRuleset(table.game)?.boards[table.board]
  if (!board) throw new ViewError(`unknown board: ${table.board}`)
  return board
}
