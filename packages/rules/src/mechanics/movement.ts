/** Walking, escaping, crawling through ducts, and what entering a room brings. NEM-MOVE, NEM-EXPL, NEM-ESC. */
import type { Way } from '../core/board.ts'
import type { Token } from '../core/content.ts'
import type { Effect } from '../core/effect.ts'
import { layOpen, reveal, sharedZone } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf, rulesOf, settingsOf } from '../core/ruleset.ts'
import { CLOSED, type GameState } from '../core/state.ts'
import { type Handlers, next, nextAll, type Task } from '../core/task.ts'
import type { Color, Option, Purpose, Seat, Tell, Why } from '../core/types.ts'
import { earnByPlace } from './craft.ts'
import { crewIn, hasComputer, hasGift, inCombat, isAlone, isOnFeet, roomsWhere, tileIn } from './crew.ts'
import type { Primitives } from './effects.ts'
import { intrudersIn } from './intruders.ts'
import { slime } from './markers.ts'
import { isNoisyAllAround } from './noise.ts'

/** What entering an empty room sounds like: a roll, a marker where the player likes, nothing, or nothing but a motor. */
export type Tread = 'roll' | 'mark' | 'silent' | 'drive'

/** How a room is entered; handed on from step to step. */
export interface Entry {
  readonly to: number
  /** The corridor used, or −1. */
  readonly via: number
  readonly tread: Tread
  /** Who comes along, or −1 (NEM-RULING-182). */
  readonly along: Seat
  /** The exploration token may be left alone. */
  readonly leaveToken?: true
}

/** How somebody goes who does not simply move. */
interface Going {
  readonly noise: boolean
  readonly attacks: boolean
  readonly shut?: true
  readonly leaveToken?: true
}
/** How somebody goes through the Technical Corridors: see the effect `ducts`. */
type Crawl = Omit<Extract<Effect, { fx: 'ducts' }>, 'fx'>
/** Who may be chosen to go: an order, an escort, somebody taken along. */
type Goers = 'other' | 'either' | 'both' | 'along'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** Leave a room; in Combat every intruder there attacks first, unless something prevents it. */
    leave: { who: Seat; entry: Entry; attacks: boolean }
    walk: { who: Seat; entry: Entry }
    /** Out of the room, past those who attacked. */
    escaped: { who: Seat }
    explore: { who: Seat; entry: Entry }
    /** LOCK-RULING-144 */
    leaveToken: { who: Seat; entry: Entry }
    resolveToken: { who: Seat; entry: Entry }
    entryNoise: { who: Seat; entry: Entry }
    /** Who goes, next where to. */
    chooseWho: { who: Seat; whom: Goers } & Going
    chooseAlong: { who: Seat; other: Seat } & Going
    chooseWhere: { who: Seat; whom: Seat; along: Seat } & Going
    chooseEntrance: { who: Seat } & Crawl
    chooseLeap: { who: Seat; colour: string }
  }
}

declare module '../core/types.ts' {
  interface AskTypes {
    leaveToken: true
  }
  interface WhyTypes {
    doorClosed: true
    corridorsNoisy: true
    nowhereToGo: true
    noEntrance: true
  }
  interface PurposeTypes {
    order: true
    escort: true
    along: true
    ducts: true
    suit: true
  }
  interface EventTypes {
    escaping: { who: Seat; to: RoomId }
    moved: { who: Seat; from: RoomId; to: RoomId }
    explored: { who: Seat; room: RoomId; tile: Name }
    token: { who: Seat; room: RoomId; token: Name; effect: TokenEffect; items: number | null }
    tokenLeft: { who: Seat; room: RoomId }
  }
  interface EffectTypes {
    /** Leave the room: oneself, one other, or both together. Escaping is going while In Combat. */
    go: {
      /** `along`: oneself, and perhaps another who is not asked. */
      who: 'self' | 'other' | 'either' | 'both' | 'along'
      noise: boolean
      attacks: boolean
      /** The door behind is closed. */
      shut?: true
      /** The exploration token of the room may be left alone. */
      leaveToken?: true
    }
    /** `explored`: only into explored rooms. `anywhere`: also from a room whose slot has no entrance. */
    ducts: { explored?: true; anywhere?: true }
    /** To any other room of this color. */
    leap: { colour: Color }
  }
}

/** Why one cannot go this way just now. NEM-MOVE-01, NEM-MOVE-02; NEM-BASIC-04 for Careful Movement. */
export function whyNoWay(g: GameState, { to, via }: Way, tread: Tread): Why | null {
  if (g.doors[via] === CLOSED) return 'doorClosed'
  return tread === 'mark' && isNoisyAllAround(g, to) ? 'corridorsNoisy' : null
}

const waysFrom = (g: GameState, room: number): Way[] => boardOf(g).ways[room].filter(way => g.doors[way.via] !== CLOSED)

function canLeave(g: GameState, room: number): boolean {
  for (const { via } of boardOf(g).ways[room]) if (g.doors[via] !== CLOSED) return true
  return false
}

/**
 * NEM-BOARD2-03: are two corridors open from here to the same room, and may it make a difference which is used? A door
 * may fall shut behind whoever turns up the token there, or `shut` is sure to.
 */
export const isFork = (g: GameState, { to, twin }: Way, shut = false): boolean =>
  twin >= 0 && g.doors[twin] !== CLOSED && (shut || g.tokens[to] >= 0)

function tokenIn(g: GameState, room: number): Token | null {
  const piece = g.tokens[room]
  if (piece < 0) return null
  const face = faceOf(g, piece)
  return face.kind === 'token' ? face.token : null
}

/** NEM-EXPL-02; NEM-MODE-SOLO-03: half of them for one alone. */
const itemsOf = (g: GameState, { items }: Token): number =>
  settingsOf(g).mode === 'solo' ? Math.ceil(items / 2) : items

/** NEM-ROOM-SLIME-1: whoever enters. */
function soil(g: GameState, who: Seat, { to, along }: Entry, tell: Tell | undefined): void {
  if (tileIn(g, to).entry !== 'slime') return
  slime(g, who, 'NEM-ROOM-SLIME-1', tell)
  if (along >= 0) slime(g, along, 'NEM-ROOM-SLIME-1', tell)
}

/** What those who have come earn by being here, where that takes no action. */
function earnThere(g: GameState, who: Seat, { along }: Entry, tell: Tell | undefined): void {
  earnByPlace(g, who, tell)
  if (along >= 0) earnByPlace(g, along, tell)
}

function enter(g: GameState, seat: Seat, to: number, tread: Tread, tell: Tell | undefined): void {
  const { rooms } = boardOf(g)
  const from = g.crew[seat].room
  g.crew[seat].room = to
  const rule = tread === 'mark' ? 'NEM-BASIC-03' : 'NEM-MOVE-03'
  tell?.({ e: 'moved', who: seat, from: rooms[from], to: rooms[to], rule })
}

const toRooms = (g: GameState, rooms: readonly number[]): Option[] =>
  [...new Set(rooms)].toSorted((a, b) => a - b).map(room => ({ do: 'room', room: boardOf(g).rooms[room] }))

/** Other rooms with an entrance to the ducts that this room opens into; LOCK-ROOM-CAVE-01: `anywhere`, to any ducts. */
function ductRooms(g: GameState, room: number, { explored, anywhere }: Crawl): number[] {
  const { around, entrances, firstNetwork, firstArea } = boardOf(g)
  const networks = around[room].filter(c => c >= firstNetwork && c < firstArea)
  const isConnected = (to: number) => anywhere || around[to].some(c => networks.includes(c))
  return roomsWhere(g, r => r !== room && (g.explored[r] || !explored) && entrances[r] && isConnected(r))
}

/** Other rooms of that colour, as far as anybody can see. */
const roomsOfColour = (g: GameState, colour: string, except: number): number[] =>
  roomsWhere(g, room => room !== except && g.explored[room] && tileIn(g, room).colour === colour)

/** Whom this character may send somewhere: those on their feet who have somewhere to go. NEM-RULING-185 */
function movable(g: GameState, who: Seat, whom: 'self' | Goers): Seat[] {
  const { room } = g.crew[who]
  const reach = (s: Seat) =>
    g.crew[s].room === room || (whom === 'other' && hasGift(g, who, 'intercom') && hasComputer(g, g.crew[s].room))
  return g.crew.flatMap((_, s) => {
    const fits = s === who ? whom !== 'other' : whom !== 'self' && reach(s)
    return fits && isOnFeet(g, s) && canLeave(g, g.crew[s].room) ? [s] : []
  })
}

/** Not through any corridor. */
const fromNowhere = (to: number): Entry => ({ to, via: -1, tread: 'roll', along: -1 })

/** What is handed on from question to question. */
const going = ({ noise, attacks, shut, leaveToken }: Going): Going => ({
  noise,
  attacks,
  ...(shut && { shut }),
  ...(leaveToken && { leaveToken }),
})

const ITEM_TOKENS = { redItem: 'red', yellowItem: 'yellow', greenItem: 'green' } as const

/** The token of a room just entered. */
const faceToken = (who: Seat, entry: Entry): Task =>
  entry.leaveToken ? { do: 'leaveToken', who, entry } : { do: 'resolveToken', who, entry }

/** Does a Danger token count for who makes no noise roll? LOCK-EXPL-07, LOCK-RULING-136 */
const isDangerAnyway = (g: GameState, tread: Tread): boolean =>
  tread === 'silent' ? !settingsOf(g).reconnaissanceCancelsDanger : rulesOf(g).customs.dangerDespiteCare

/**
 * Does a Silence or Danger token take the place of the noise that entering makes? Always that of a roll; that of the
 * marker of Careful Movement only as printed (NEM-RULING-36).
 */
const replacesNoise = (g: GameState, tread: Tread): boolean =>
  tread === 'roll' || (tread === 'mark' && !settingsOf(g).carefulMoveCancelsTokens)

const treadOf = (noise: boolean): Tread => (noise ? 'roll' : 'silent')

function beHeard(g: GameState, who: Seat, { to, tread, along }: Entry): void {
  if ((tread !== 'roll' && tread !== 'mark') || !isAlone(g, who, along)) return
  if (tread === 'roll') next(g, { do: 'noiseRoll', who })
  else if (!isNoisyAllAround(g, to)) next(g, { do: 'markNoise', who })
}

/** What being in a room now brings, whichever way one has come. */
export function arrive(g: GameState, who: Seat, entry: Entry, tell: Tell | undefined): void {
  const { to } = entry
  if (!g.explored[to]) return next(g, { do: 'explore', who, entry })
  earnThere(g, who, entry, tell)
  soil(g, who, entry, tell)
  // NEM-EXPL-11: the token waits for the first entry, on whichever side the tile lies.
  if (g.tokens[to] < 0) beHeard(g, who, entry)
  else next(g, faceToken(who, entry))
}

export const movementTasks: Handlers<
  | 'leave'
  | 'walk'
  | 'escaped'
  | 'explore'
  | 'leaveToken'
  | 'resolveToken'
  | 'entryNoise'
  | 'chooseWho'
  | 'chooseAlong'
  | 'chooseWhere'
  | 'chooseEntrance'
  | 'chooseLeap'
> = {
  /** NEM-ESC-01..04, NEM-RULING-62: each intruder of the room left attacks once, the larger first. */
  leave(g, { who, entry, attacks }, tell) {
    const walk: Task = { do: 'walk', who, entry }
    if (!inCombat(g, who)) return next(g, walk)
    tell?.({ e: 'escaping', who, to: boardOf(g).rooms[entry.to], rule: 'NEM-ESC-01' })
    next(g, walk, { do: 'escaped', who })
    if (!attacks) return
    const foes = intrudersIn(g, g.crew[who].room)
    for (let i = foes.length - 1; i >= 0; i--)
      next(g, { do: 'attack', who, intruder: foes[i].id, how: 'escape', picked: false })
  },

  escaped: (g, { who }) => nextAll(g, rulesOf(g).afterEscape(g, who)),

  /** NEM-MOVE-03: enter, explore if unexplored, next noise if due. */
  walk(g, { who, entry }, tell) {
    const { to, tread, along } = entry
    enter(g, who, to, tread, tell)
    if (along >= 0) enter(g, along, to, tread, tell)
    arrive(g, who, entry, tell)
  },

  /** NEM-MOVE-04: the tile is turned up. NEM-ROOM-SLIME-2: its own effect comes before the token's. */
  explore(g, { who, entry }, tell) {
    const { to } = entry
    const piece = g.tiles[to]
    g.explored[to] = true
    const learned = reveal(g, piece)
    tell?.({ e: 'explored', who, room: boardOf(g).rooms[to], tile: nameOf(g, piece), rule: 'NEM-MOVE-04', learned })
    rulesOf(g).explored(g, who, to, tell)
    earnThere(g, who, entry, tell)
    soil(g, who, entry, tell)
    next(g, g.tokens[to] < 0 ? { do: 'entryNoise', who, entry } : faceToken(who, entry))
  },

  /** LOCK-RULING-144: decided before the token is turned up; what is left waits for the next who enters. */
  leaveToken: {
    ask: 'leaveToken',
    rule: 'LOCK-RULING-144',
    about: (g, { entry }) => ({ room: boardOf(g).rooms[entry.to] }),
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { who, entry }, choice, tell) {
      if (choice.do === 'decline') return next(g, { do: 'resolveToken', who, entry })
      tell?.({ e: 'tokenLeft', who, room: boardOf(g).rooms[entry.to], rule: 'LOCK-RULING-144' })
      next(g, { do: 'entryNoise', who, entry })
    },
  },

  /** NEM-EXPL-01..11 */
  resolveToken(g, { who, entry }, tell) {
    const { to: room, via, tread } = entry
    const noise: Task = { do: 'entryNoise', who, entry }
    const token = tokenIn(g, room)
    if (!token) return next(g, noise)
    const piece = g.tokens[room]
    if (!tileIn(g, room).noSearch) g.items[room] = itemsOf(g, token)
    g.tokens[room] = -1
    const learned = layOpen(g, piece, sharedZone(g, 'removed'))
    const items = g.items[room] < 0 ? null : g.items[room]
    const at = boardOf(g).rooms[room]
    const { effect } = token
    tell?.({ e: 'token', who, room: at, token: nameOf(g, piece), effect, items, rule: 'NEM-EXPL-01', learned })

    switch (effect) {
      case 'silence':
      case 'danger': {
        // NEM-EXPL-04, NEM-SLIME-01: slime gives its bearer away.
        const dangerous = effect === 'danger' || g.crew[who].slime
        // NEM-RULING-36: without a noise roll there is nothing for these tokens to replace. LOCK-EXPL-07: but danger.
        if (!replacesNoise(g, tread) && !(dangerous && isDangerAnyway(g, tread))) return next(g, noise)
        if (dangerous) next(g, { do: 'danger', who })
        return
      }
      case 'slime':
        slime(g, who, 'NEM-EXPL-06', tell)
        return next(g, noise)
      case 'fire':
        return next(g, { do: 'placeFire', room }, noise)
      case 'malfunction':
        return next(g, { do: 'placeMalfunction', room }, noise)
      case 'door':
        // NEM-RULING-79: only where one has come through a corridor.
        if (via < 0 || via >= boardOf(g).firstPath) return next(g, noise)
        return next(g, { do: 'closeDoor', who, corridor: via, keep: [] }, noise)
      case 'redItem':
      case 'yellowItem':
      case 'greenItem':
        return next(g, { do: 'findItem', who, deck: ITEM_TOKENS[effect] }, noise)
      default: {
        // LOCK-MARS-04: noise is made as usual, afterwards.
        const own = rulesOf(g).sign(who, effect)
        return own ? next(g, own, noise) : next(g, noise)
      }
    }
  },

  /** NEM-MOVE-05, NEM-MOVE-06, NEM-RULING-37: company means no roll and no marker. */
  entryNoise: (g, { who, entry }) => beHeard(g, who, entry),

  chooseWho: {
    ask: 'whom',
    rule: 'NEM-ESC-06',
    about: (_, { whom }) => ({ purpose: whom === 'other' ? 'order' : whom === 'along' ? 'along' : 'escort' }),
    options: (g, { who, whom }) => movable(g, who, whom).map(s => ({ do: 'who', whom: s })),
    answer(g, task, choice) {
      if (choice.do !== 'who') return
      const { who, whom } = task
      const other = choice.whom
      if (other !== who && whom === 'both') return next(g, { do: 'chooseAlong', who, other, ...going(task) })
      if (other !== who && whom === 'along')
        return next(g, { do: 'chooseWhere', who, whom: who, along: other, ...going(task) })
      next(g, { do: 'chooseWhere', who, whom: other, along: -1, ...going(task) })
    },
  },

  /** NEM-RULING-182: the other alone, or both to the same room. */
  chooseAlong: {
    ask: 'may',
    rule: 'NEM-RULING-182',
    about: (_, { other }) => ({ purpose: 'escort', whom: other }),
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, task, choice) {
      const { who, other } = task
      const both = choice.do === 'accept'
      next(g, { do: 'chooseWhere', who, whom: both ? who : other, along: both ? other : -1, ...going(task) })
    },
  },

  chooseWhere: {
    ask: 'where',
    rule: 'NEM-BASIC-02',
    about: (_, { who, whom }) => (whom === who ? {} : { whom }),
    options(g, { whom, shut }) {
      const { rooms, corridors } = boardOf(g)
      const options: Option[] = []
      let settled = -1
      for (const way of waysFrom(g, g.crew[whom].room)) {
        const { to, via } = way
        if (isFork(g, way, shut)) options.push({ do: 'room', room: rooms[to], via: corridors[via] })
        else if (to !== settled) options.push({ do: 'room', room: rooms[to] })
        settled = to
      }
      return options
    },
    answer(g, { who, whom, along, noise, attacks, shut, leaveToken }, choice) {
      if (choice.do !== 'room') return
      const { roomIndex, corridors } = boardOf(g)
      const way = waysFrom(g, g.crew[whom].room).find(
        ({ to, via }) => to === roomIndex[choice.room] && (!choice.via || corridors[via] === choice.via),
      )
      if (!way) return
      if (shut) next(g, { do: 'closeDoor', who, corridor: way.via, keep: [] })
      const { to, via } = way
      const entry: Entry = { to, via, tread: treadOf(noise), along, ...(leaveToken && { leaveToken }) }
      next(g, { do: 'leave', who: whom, entry, attacks })
    },
  },

  /** NEM-TECH-01, NEM-RULING-38 */
  chooseEntrance: {
    ask: 'room',
    rule: 'NEM-TECH-01',
    about: () => ({ purpose: 'ducts' satisfies Purpose }),
    options: (g, { who, ...crawl }) => toRooms(g, ductRooms(g, g.crew[who].room, crawl)),
    answer(g, { who, explored }, choice) {
      if (choice.do !== 'room') return
      const entry = fromNowhere(boardOf(g).roomIndex[choice.room])
      // LOCK-RULING-82: who knows where the cave leads may make no sound.
      const tread = treadOf(!explored || settingsOf(g).caveEntranceNoiseRoll)
      next(g, { do: 'walk', who, entry: { ...entry, tread } })
    },
  },

  chooseLeap: {
    ask: 'room',
    rule: 'NEM-RULING-38',
    about: () => ({ purpose: 'suit' }),
    options: (g, { who, colour }) => toRooms(g, roomsOfColour(g, colour, g.crew[who].room)),
    answer(g, { who }, choice) {
      if (choice.do !== 'room') return
      next(g, { do: 'walk', who, entry: fromNowhere(boardOf(g).roomIndex[choice.room]) })
    },
  },
}

export const movementEffects: Primitives<'go' | 'ducts' | 'leap'> = {
  go: {
    why: (g, { by }, { who }) => {
      if (who === 'other' && crewIn(g, g.crew[by].room).length < 2 && !hasGift(g, by, 'intercom')) return 'nobodyElse'
      return movable(g, by, who).length > 0 ? null : 'nowhereToGo'
    },
    run(g, { by }, effect) {
      const { who } = effect
      const able = movable(g, by, who)
      if (who === 'self' || (able.length === 1 && able[0] === by))
        return next(g, { do: 'chooseWhere', who: by, whom: by, along: -1, ...going(effect) })
      if (able.length === 1 && who !== 'both')
        return next(g, { do: 'chooseWhere', who: by, whom: able[0], along: -1, ...going(effect) })
      next(g, { do: 'chooseWho', who: by, whom: who, ...going(effect) })
    },
  },
  ducts: {
    why: (g, { by }, effect) => {
      const { room } = g.crew[by]
      if (ductRooms(g, room, effect).length > 0) return null
      return effect.anywhere || boardOf(g).entrances[room] ? 'nowhereToGo' : 'noEntrance'
    },
    run: (g, { by }, { fx: _, ...crawl }) => next(g, { do: 'chooseEntrance', who: by, ...crawl }),
  },
  leap: {
    why: (g, { by }, { colour }) => {
      const { room } = g.crew[by]
      if (!g.explored[room] || tileIn(g, room).colour !== colour) return 'wrongPlace'
      return roomsOfColour(g, colour, room).length > 0 ? null : 'nowhereToGo'
    },
    run: (g, { by }, { colour }) => next(g, { do: 'chooseLeap', who: by, colour }),
  },
}
