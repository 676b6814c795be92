/** Lays out what a view shows: everything known in its place, and a note of every place that is not. */
import { selfDestructTrack } from '../core/board.ts'
import { deepCopy } from '../core/canonical.ts'
import { bit, discardPileOf, EVERYBODY, seatZone, sharedZone, wordOf } from '../core/pieces.ts'
import { boardOf, rulesOf } from '../core/ruleset.ts'
import { CLOSED, DESTROYED, type Deck, type GameState, newCrew, type Thing } from '../core/state.ts'
import type { Task } from '../core/task.ts'
import type { Back, CrewView, MyView, Name, ObjectName, Pile, RoomView, Seat, TableView, View } from '../core/types.ts'
import { anything, isDealt } from '../exchange.ts'
import { VIEW_SLICES } from '../games/views.ts'
import { objectivesDealt } from '../mechanics/unpack.ts'
import { KINDS } from '../view.ts'
import type { Layer } from '../viewSlice.ts'
import {
  fillPool,
  type Layout,
  layObjective,
  listsOf,
  newPool,
  type Objectives,
  type Pool,
  placesIn,
  type Spot,
} from './hidden.ts'
import { ANY_IN_PLAY, ANY_ITEM, ANY_REMOVED, Supply, ViewError } from './stock.ts'

const CONTAMINATION = 'contamination'
/** How contamination of one's own is called once it has been read. */
const READ = 'contamination.'
/** A piece that is dealt later. */
const HIDDEN = -1
// Written out: to make a word and look it up takes longer than most of what is done here.
const BACK_OF_ITEM: Readonly<Record<Back, string>> = {
  red: 'item.red',
  yellow: 'item.yellow',
  green: 'item.green',
  crafted: 'item.crafted',
  quest: 'item.quest',
}
const BACK_OF_TILE: Readonly<Record<string, string>> = { 1: 'tile.1', 2: 'tile.2' }
const BACK_OF_OBJECTIVE = {
  corporate: 'objective.corporate',
  personal: 'objective.personal',
  solo: 'objective.solo',
} as const
const INTRUDERS = KINDS.map(kind => ({ kind, back: `intruder.${kind}` }))
const itemBack = (back: Back | null): string => (back === null ? 'weapon' : BACK_OF_ITEM[back])
const isColour = (deck: string): deck is 'red' | 'yellow' | 'green' =>
  deck === 'red' || deck === 'yellow' || deck === 'green'
const deckBack = (deck: string): string => (isColour(deck) ? BACK_OF_ITEM[deck] : deck)

/** The back of a seat's cards where they are not its character's. */
function ownActionBack(table: TableView, seat: Seat): string | null {
  for (const { actionBack } of VIEW_SLICES) {
    const back = actionBack(table, seat)
    if (back !== null) return back
  }
  return null
}

/** Of a state that has only its setup in it. */
export const layOut = (g: GameState, { table, me }: View): Layout => new Reader(g, table, me).read()

class Reader implements Layer {
  private readonly g: GameState
  private readonly table: TableView
  private readonly me: MyView | null
  private readonly mine: number
  private readonly supply: Supply
  private readonly lists: number[][]
  private readonly pools: Pool[] = []
  private readonly poolNumbers = new Map<string, number>()
  private readonly cards: Layout['cards'] = []
  private readonly objectives: Layout['objectives'] = []
  private readonly unsorted: number[] = []
  private readonly readCards: number[] = []

  constructor(g: GameState, table: TableView, me: MyView | null) {
    this.g = g
    this.table = table
    this.me = me
    this.mine = me === null ? 0 : bit(me.seat)
    this.supply = new Supply(g)
    this.lists = listsOf(g)
  }

  read(): Layout {
    const { g, table, me } = this
    this.putReadAside()
    this.openTable()
    for (const { layOut } of VIEW_SLICES) layOut(g, { table, me }, this)
    this.rooms()
    this.piles()
    for (const crew of table.crew) this.crew(crew)
    this.fillPools()
    if (g.turn && (me?.held || table.asking?.ask === 'lastDrop')) g.turn.held = true
    if (me) {
      g.standing[me.seat] = deepCopy(me.standing)
      g.answers[me.seat] = deepCopy(me.answer)
      g.notes[me.seat] = me.notes.map(({ round, what, at, card }) => ({ round, what, at, card }))
    }
    const { pools, cards, objectives, unsorted } = this
    return { g, pools, cards, objectives, unsorted, answered: this.answered(), asked: this.asked() }
  }

  /** Of an open sealed question everybody may know who is still thinking. */
  private answered(): Seat[] {
    const { g, table, me } = this
    const thinking = table.asking?.sealed ? table.asking.seats : null
    return thinking ? [...g.crew.keys()].filter(seat => seat !== me?.seat && !thinking.includes(seat)) : []
  }

  /** In a turn one can always pass, and of a sealed question nobody knows whom it is for. */
  private asked(): Seat[] {
    const { asking } = this.table
    if (!asking || asking.sealed || asking.ask === 'turn') return []
    return (asking.seats ?? []).filter(seat => seat !== this.me?.seat)
  }

  private fillPools(): void {
    const { g, supply } = this
    const dealt = (piece: number) => isDealt(g, piece)
    for (const pool of this.pools) fillPool(pool, supply, pool.back.startsWith('objective.') ? dealt : anything)
    const box = sharedZone(g, 'box')
    for (let piece = 0; piece < g.seen.length; piece++) if (supply.take(piece)) box.push(piece)
  }

  private poolNumber(back: string): number {
    const known = this.poolNumbers.get(back)
    if (known !== undefined) return known
    const number = this.pools.push(newPool(back)) - 1
    this.poolNumbers.set(back, number)
    return number
  }

  private pool(back: string): Pool {
    return this.pools[this.poolNumber(back)]
  }

  private spot(list: number[], at: number, seen: number): Spot {
    list[at] = HIDDEN
    return { list: this.lists.indexOf(list), at, count: 1, seen }
  }

  private lay(list: number[], at: number, seen: number, piece: number): void {
    list[at] = piece
    this.g.seen[piece] = seen
  }

  /** A single piece in its place, by its name, or hidden. */
  piece(list: number[], at: number, seen: number, back: string, name: Name | null): void {
    if (name === null) this.pool(back).wide.push(this.spot(list, at, seen))
    else this.lay(list, at, seen, this.supply.named(back, name))
  }

  /** What lies open to everybody. */
  private openTable(): void {
    const { g, table } = this
    const { data, corridorIndex, roomIndex } = boardOf(g)
    g.n = table.asking?.n ?? 0
    g.agenda = deepCopy(table.agenda) as Task[]
    g.round = table.round
    g.time = data.tracks.time.findIndex(space => space.n === table.time)
    g.selfDestruct = selfDestructTrack(data).findIndex(space => space.n === table.selfDestruct)
    g.first = table.first
    g.turn = table.turn && { seat: table.turn.seat, done: table.turn.done, unlimited: table.turn.actions === null }
    g.ending = deepCopy(table.ending)
    g.over = deepCopy(table.over)
    for (const id of table.noise) g.noise[corridorIndex[id]] = true
    for (const { corridor, state } of table.doors)
      g.doors[corridorIndex[corridor]] = state === 'closed' ? CLOSED : DESTROYED
    g.vent = table.vent === null ? -1 : roomIndex[table.vent]
    for (const { intruder, kind, room, injuries } of table.intruders)
      g.intruders.push({ id: intruder, kind, room: roomIndex[room], injuries })
    g.nextIntruder = table.nextIntruder
    const { larva, creeper, adult, breeder, queen } = table.killed
    g.killed = { larva, creeper, adult, breeder, queen }
    g.eggs = table.eggs
    g.nestDestroyed = table.nestDestroyed
    for (const { pod, section, locked, state } of table.pods) g.pods.push({ number: pod, section, locked, state })
    g.met = table.met
    g.firstDeath = table.firstDeath
    g.calm = table.calm
    g.trade = table.trade && {
      partners: table.trade.partners.map(s => s ?? -1),
      ready: [...table.trade.ready],
      left: [...table.trade.left],
    }
  }

  private rooms(): void {
    const { g, table, me } = this
    const { places, tokens } = boardOf(g)
    table.rooms.forEach((view, room) => {
      const { slot, special } = places[room]
      g.explored[room] = view.explored
      g.items[room] = view.items ?? -1
      g.fire[room] = view.fire
      g.malfunction[room] = view.malfunction
      g.arrivals[room] = view.arrivals
      for (const object of view.objects) g.things.push(thing(object, room, -1, false))
      if (special === undefined) this.tile(view, room, BACK_OF_TILE[slot])
      if (view.token) {
        const seen = me?.tokens.find(t => t.room === view.room)?.token
        this.piece(g.tokens, room, view.tokenSeenBy, tokens[room], seen ?? null)
      }
    })
  }

  private tile({ room: id, tile, seenBy }: RoomView, room: number, back: string): void {
    const seen = this.me?.tiles.find(t => t.room === id)?.tile
    this.piece(this.g.tiles, room, tile ? EVERYBODY : seenBy, back, tile ?? seen ?? null)
  }

  private piles(): void {
    const { g, table } = this
    for (const { deck, pile, discard } of table.decks) {
      const zone = deck as Deck | 'contamination'
      if (zone !== CONTAMINATION) this.open(discardPileOf(g, zone), deckBack(deck), discard)
      this.deck(sharedZone(g, zone), deckBack(deck), pile, deck)
    }
    this.open(sharedZone(g, 'crafted'), 'item.crafted', table.crafted)
    this.open(sharedZone(g, 'crafted.used'), 'item.crafted', table.used)
    this.open(sharedZone(g, 'removed'), ANY_REMOVED, table.removed, 'removed')
    this.open(sharedZone(g, 'play'), ANY_IN_PLAY, table.inPlay)
    table.weaknesses.forEach(({ card }, at) => {
      this.piece(sharedZone(g, 'weakness'), at, card ? EVERYBODY : 0, 'weakness', card)
    })
    for (const zone of ['bag', 'supply'] as const) {
      const list = sharedZone(g, zone)
      for (const { kind, back } of INTRUDERS) this.unseen(list, table[zone][kind], back)
    }
  }

  /** So many pieces of which nobody knows anything. */
  private unseen(list: number[], count: number, back: string): void {
    if (count === 0) return
    this.pool(back).wide.push(this.spots(list, count, 0))
  }

  /** So many places more, of which the same seats know what lies there. */
  private spots(list: number[], count: number, seen: number): Spot {
    const at = list.length
    for (let i = 0; i < count; i++) list.push(HIDDEN)
    return { list: this.lists.indexOf(list), at, count, seen }
  }

  private crew(crew: CrewView): void {
    const { g, me, table } = this
    const { seat } = crew
    const { roomIndex } = boardOf(g)
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
    this.open(seatZone(g, seat, 'wounds'), 'wound', crew.wounds)
    this.open(seatZone(g, seat, 'dressed'), 'wound', crew.dressed)
    this.open(seatZone(g, seat, 'quests'), 'item.quest', crew.quests)
    this.held(crew)
    this.actionCards(crew)
    const other = me?.others.find(o => o.seat === seat)
    this.carried(crew, 'inventory', crew.inventory, isMe ? me.inventory : (other?.inventory ?? []))
    this.carried(crew, 'offer', crew.offer, isMe ? me.offer : (other?.offer ?? []))
    const drawn = crew.drawn.map(back => ({ back, card: null }))
    this.carried(crew, 'drawn', drawn, isMe ? me.drawn : [])
    this.objectivesOf(crew, isMe ? me : other)
  }

  /** Heavy things in the open, with their ammo and what hangs on them. */
  private held(crew: CrewView): void {
    const { g } = this
    const { weapons } = rulesOf(g).content
    const hands = seatZone(g, crew.seat, 'hands')
    const take = (zone: number[], card: Name, ammo: number | null, attached: readonly Name[]): number => {
      const piece = this.supply.named(ANY_ITEM, card)
      this.lay(zone, zone.length, EVERYBODY, piece)
      if (ammo !== null) g.ammo[weapons[piece]] = ammo
      for (const name of attached) {
        const item = this.supply.named(ANY_ITEM, name)
        this.lay(hands, hands.length, EVERYBODY, item)
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
    const { g, me, table } = this
    const { seat } = crew
    const back = ownActionBack(table, seat) ?? `action.${crew.character}`
    const hand = seatZone(g, seat, 'hand')
    let contaminated = crew.contamination
    const known = (list: number[], at: number, seen: number, name: Name) => {
      if (name.startsWith(READ)) this.lay(list, at, seen, this.readCard(name.slice(READ.length)))
      else if (name === CONTAMINATION) this.piece(list, at, seen, CONTAMINATION, null)
      else return this.piece(list, at, seen, back, name)
      contaminated--
    }
    this.open(seatZone(g, seat, 'discard'), back, crew.discard, `discard.${seat}`)
    for (const name of crew.discard) if (name === CONTAMINATION) contaminated--
    const spots: Spot[] = []
    if (me?.seat === seat) for (let at = 0; at < me.hand.length; at++) known(hand, at, bit(seat), me.hand[at])
    else if (crew.hand > 0) spots.push(this.spots(hand, crew.hand, bit(seat)))
    if (placesIn(spots) > 1) this.unsorted.push(this.lists.indexOf(hand))
    spots.push(...this.faceDown(seatZone(g, seat, 'deck'), crew.deck, `deck.${seat}`, known))
    this.hideCards(back, spots, contaminated, me?.seat === seat ? 0 : this.payable(seat))
  }

  private hideCards(back: string, spots: Spot[], contaminated: number, actions: number): void {
    const count = placesIn(spots)
    const owned = count - contaminated
    if (contaminated < 0 || owned < 0) throw new ViewError(`${count} cards, ${contaminated} of contamination`)
    if (count === 0) return
    this.pool(back).loose += owned
    this.pool(CONTAMINATION).loose += contaminated
    this.cards.push({
      own: this.poolNumber(back),
      owned,
      contamination: this.poolNumber(CONTAMINATION),
      contaminated,
      spots,
      actions,
    })
  }

  /** Whoever is paying holds that many Action cards. */
  private payable(seat: Seat): number {
    const top = this.g.agenda.at(-1)
    return top?.do === 'pay' && top.who === seat ? top.left : 0
  }

  /** Contamination I have read is put aside before an unread card takes the last one with that word. */
  private putReadAside(): void {
    const { g, me, supply } = this
    const inHand = (me?.hand ?? []).filter(name => name.startsWith(READ)).map(name => name.slice(READ.length))
    for (const word of [...(me?.words ?? []).map(read => read.word), ...inHand]) {
      const piece = supply.stock(CONTAMINATION).pieces.find(p => wordOf(g, p) === word && supply.take(p))
      if (piece === undefined) throw new ViewError(`no contamination left that says ${word}`)
      g.read[piece - rulesOf(g).content.firstContamination] |= this.mine
      this.readCards.push(piece)
    }
  }

  /** A contamination card of which I know the word. */
  private readCard(word: Name): number {
    const at = this.readCards.findIndex(piece => wordOf(this.g, piece) === word)
    if (at < 0) throw new ViewError(`nobody has read ${word} so often`)
    return this.readCards.splice(at, 1)[0]
  }

  /** Cards face down in front of a player: some everybody knows, some I know. */
  private carried(
    { seat }: CrewView,
    zone: 'inventory' | 'offer' | 'drawn',
    shown: readonly { back: Back | null; card: Name | null }[],
    names: readonly Name[],
  ): void {
    if (shown.length === 0) return
    const { g, me, supply } = this
    const list = seatZone(g, seat, zone)
    const mine = [...names]
    const hidden: string[] = []
    for (const { back, card } of shown) {
      if (card === null) {
        hidden.push(itemBack(back))
        continue
      }
      if (me?.seat === seat) mine.splice(mine.indexOf(card), 1)
      // What lies open in an offer is in place already.
      if (zone !== 'offer') this.lay(list, list.length, EVERYBODY, supply.named(itemBack(back), card))
    }
    for (const name of mine) {
      const at = hidden.findIndex(back => supply.has(back, name))
      if (at < 0) throw new ViewError(`nothing there can be ${name}`)
      const [back] = hidden.splice(at, 1)
      this.lay(list, list.length, bit(seat) | this.mine, supply.named(back, name))
    }
    for (const back of hidden) {
      const { narrow, wide } = this.pool(back)
      const spots = zone === 'drawn' ? wide : narrow
      spots.push(this.spot(list, list.length, bit(seat)))
    }
    this.unsorted.push(this.lists.indexOf(list))
  }

  /** What was dealt to a player. */
  private objectivesOf(crew: CrewView, known: { objectives: Name[]; rejected: Name[] } | undefined): void {
    const { g, supply } = this
    const { seat } = crew
    const open = crew.openObjectives
    const decks = objectivesDealt(g).decks.map(deck => BACK_OF_OBJECTIVE[deck])
    const held = known?.objectives ?? []
    const names = {
      objectives: open.length === 0 ? held : [...new Set([...held, ...open])],
      rejected: known?.rejected ?? [],
    }
    for (const zone of ['objectives', 'rejected'] as const)
      for (const name of names[zone]) {
        const at = decks.findIndex(back => supply.has(back, name))
        if (at < 0) throw new ViewError(`${name} cannot be an objective of seat ${seat}`)
        const piece = supply.named(decks.splice(at, 1)[0], name)
        layObjective(g, seatZone(g, seat, zone), piece)
        const isOpen = zone === 'objectives' && open.includes(name)
        g.seen[piece] = isOpen ? EVERYBODY : bit(seat) | this.mine
      }
    const zones: Objectives['zones'] = []
    for (let i = names.objectives.length; i < crew.objectives; i++) zones.push('objectives')
    for (let i = names.rejected.length; i < crew.rejected; i++) zones.push('rejected')
    if (zones.length === 0) return
    const pools = decks.slice(0, zones.length).map(back => this.poolNumber(back))
    for (const pool of pools) this.pools[pool].loose++
    this.objectives.push({ seat, pools, zones })
  }

  /** Face up, in this order; `words` names the pile for the words I have read in it. */
  open(list: number[], back: string, names: readonly Name[], words = ''): void {
    for (let at = 0; at < names.length; at++) {
      const read = names[at] === CONTAMINATION
      const word = read ? this.me?.words.find(w => w.pile === words && w.index === at)?.word : undefined
      if (word !== undefined) this.lay(list, at, EVERYBODY, this.readCard(word))
      else if (read) this.piece(list, at, EVERYBODY, CONTAMINATION, null)
      else this.lay(list, at, EVERYBODY, this.supply.named(back, names[at]))
    }
  }

  /** A deck of one back. */
  deck(list: number[], back: string, pile: Pile, deck: string): void {
    const lay = (_: number[], at: number, seen: number, name: Name) => this.piece(list, at, seen, back, name)
    this.pool(back).wide.push(...this.faceDown(list, pile, deck, lay))
  }

  /** Do I know a card of this pile? */
  private hasSeen(deck: string): boolean {
    const { me } = this
    if (me) for (const pile of me.piles) if (pile.deck === deck) return true
    if (me) for (const { pile } of me.words) if (pile === deck) return true
    return false
  }

  /** Face-down places, bottom first in the list: what the viewer knows is laid there, and the other spots are given. */
  private faceDown(
    list: number[],
    { count, known }: Pile,
    deck: string,
    lay: (list: number[], at: number, seen: number, name: Name) => void,
  ): Spot[] {
    const all = this.spots(list, count, 0)
    const { me, mine } = this
    // Mostly nobody knows a card of it.
    if (known.length === 0 && !this.hasSeen(deck)) return count === 0 ? [] : [all]
    const spots: Spot[] = []
    for (let at = 0; at < count; at++) spots.push({ list: all.list, at, count: 1, seen: 0 })
    // The view counts from the top.
    for (const [index, seats] of known) spots[count - 1 - index].seen = seats
    const named: Spot[] = []
    for (const pile of me?.piles ?? []) {
      if (pile.deck !== deck) continue
      const spot = spots[count - 1 - pile.index]
      lay(list, spot.at, spot.seen | mine, pile.card)
      named.push(spot)
    }
    for (const { pile, index, word } of me?.words ?? []) {
      if (pile !== deck) continue
      this.lay(list, index, spots[index].seen, this.readCard(word))
      named.push(spots[index])
    }
    return named.length === 0 ? spots : spots.filter(spot => !named.includes(spot))
  }
}

const thing = (object: ObjectName, room: number, by: Seat, offered: boolean): Thing => {
  const [kind, of = ''] = object.split('.')
  return { kind: kind as Thing['kind'], of, room, by, offered }
}
