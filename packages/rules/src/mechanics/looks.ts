/** Looking at hidden things in secret, and what the looker remembers. NEM-HIDE-17..20, NEM-ROOM-MONITOR, NEM-ROOM-ENGINE. */
import { bit, onlyFor, refill, seatZone, sharedZone } from '../core/pieces.ts'
import { boardOf, nameOf, rulesOf, settingsOf } from '../core/ruleset.ts'
import type { GameState, Note, SharedZone } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Name, Option, RuleId, Seat, Tell } from '../core/types.ts'
import { isTogether, roomsWhere } from './crew.ts'
import type { Primitives } from './effects.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** `not`: rooms looked at by the same effect. */
    lookAtTile: { who: Seat; token: boolean; left: number; not: readonly number[] }
    /** The top event is seen: leave it, or put it under the deck. */
    eventSeen: { who: Seat }
    engineSeen: { who: Seat; engine: number }
    chooseWhose: { who: Seat; signalled: boolean; all?: true }
    chooseBack: { who: Seat; whom: Seat }
  }
}

const isFaceDown = (g: GameState, room: number): boolean => g.tiles[room] >= 0 && !g.explored[room]
const faceDownRooms = (g: GameState, not: readonly number[]): number[] =>
  roomsWhere(g, room => isFaceDown(g, room) && !not.includes(room))

/** The seat now knows this piece, and remembers where and when it saw it. */
export function see(g: GameState, who: Seat, piece: number, what: Note['what'], at: string): Name {
  const card = nameOf(g, piece)
  g.seen[piece] |= bit(who)
  remember(g, who, { round: g.round, what, at, card })
  return card
}

/**
 * Looks at so many cards that would be drawn next; they stay where they are, on top of the deck. A deck that runs out
 * meanwhile is made anew under them. Gives how many there are.
 */
export function lookAtTop(
  g: GameState,
  who: Seat,
  deck: 'event' | 'attack',
  count: number,
  rules: { empty: RuleId; look: RuleId },
  tell: Tell | undefined,
): number {
  const cards = sharedZone(g, deck)
  const drawn: number[] = []
  for (let i = 0; i < count && refill(g, deck, rules.empty, tell); i++) drawn.unshift(...cards.splice(-1))
  cards.push(...drawn)
  if (drawn.length === 0) return 0
  const names = drawn.toReversed().map(piece => see(g, who, piece, deck, deck))
  const only = onlyFor(who, { cards: names })
  tell?.({ e: 'peeked', who, what: deck, at: deck, rule: rules.look, only, learned: bit(who) })
  return drawn.length
}

/** The newest look at a thing replaces the older ones. */
export function remember(g: GameState, who: Seat, note: Note): void {
  g.notes[who] = g.notes[who].filter(n => n.what !== note.what || n.at !== note.at || n.card !== note.card)
  g.notes[who].push(note)
}

const ENGINE_ROOMS = ['engine-1', 'engine-2', 'engine-3']
/** Engine rooms by their number, 0 elsewhere. */
const engineIn = (g: GameState, room: number): number => ENGINE_ROOMS.indexOf(boardOf(g).places[room].special ?? '') + 1

export const engineZone = (g: GameState, engine: number): number[] => sharedZone(g, `engine.${engine}` as SharedZone)

/** NEM-ROOM-ENGINE-2: what is worth remembering of an engine is the token on top. */
function noteEngine(g: GameState, who: Seat, engine: number): void {
  const at = String(engine)
  g.notes[who] = g.notes[who].filter(n => n.what !== 'engine' || n.at !== at)
  g.notes[who].push({ round: g.round, what: 'engine', at, card: nameOf(g, engineZone(g, engine).at(-1) ?? -1) })
}

function lookAtEngines(
  g: GameState,
  who: Seat,
  engines: readonly number[],
  both: boolean,
  tell: Tell | undefined,
): void {
  const seen = engines.map(engine => {
    const zone = engineZone(g, engine)
    const tokens = both ? zone.toReversed() : zone.slice(-1)
    for (const piece of tokens) g.seen[piece] |= bit(who)
    noteEngine(g, who, engine)
    return { engine, tokens: tokens.map(piece => nameOf(g, piece)) }
  })
  tell?.({
    e: 'peeked',
    who,
    what: 'engine',
    at: engines.join(' '),
    rule: both ? 'NEM-ROOM-ENGINE-3' : engines.length > 1 ? 'NEM-ROOM-ENGCONTROL-1' : 'NEM-ROOM-ENGINE-1',
    only: onlyFor(who, { engines: seen }),
    learned: bit(who),
  })
}

function lookAtObjective(g: GameState, who: Seat, whom: Seat, piece: number, tell: Tell | undefined): void {
  const card = see(g, who, piece, 'objective', String(whom))
  tell?.({
    e: 'peekedObjective',
    who,
    whom,
    rule: 'NEM-RULING-206',
    only: onlyFor(who, { card }),
    learned: bit(who),
  })
}

const backOf = (g: GameState, piece: number): 'corporate' | 'personal' =>
  rulesOf(g).content.backs[piece] === 'objective.corporate' ? 'corporate' : 'personal'

/**
 * Whose objectives may be looked at: somebody else's, for the Comms Key of one who has sent the Signal.
 * LOCK-RULING-31: the dead show nothing to the Transmitter Control Room, where `all` are looked at.
 */
const peekable = (g: GameState, who: Seat, signalled: boolean, all: boolean): Seat[] =>
  g.crew.flatMap((crew, s) => {
    const open = (crew.signal || !signalled) && !(all && crew.fate === 'dead')
    return s !== who && open && seatZone(g, s, 'objectives').length > 0 ? [s] : []
  })

/** NEM-RULING-206: with two objectives, the user names the back; LOCK-ROOM-TRANSMISSION-02: or sees both. */
function peekAt(g: GameState, who: Seat, whom: Seat, all: boolean, tell: Tell | undefined): void {
  const held = seatZone(g, whom, 'objectives')
  if (held.length > 1 && !all) next(g, { do: 'chooseBack', who, whom })
  else for (const piece of held) lookAtObjective(g, who, whom, piece, tell)
}

export const lookTasks: Handlers<'lookAtTile' | 'eventSeen' | 'engineSeen' | 'chooseWhose' | 'chooseBack'> = {
  lookAtTile: {
    ask: 'lookAtTile',
    rule: 'NEM-HIDE-19',
    options: (g, { not }) => faceDownRooms(g, not).map(room => ({ do: 'look', room: boardOf(g).rooms[room] })),
    answer(g, { who, token, left, not }, choice, tell) {
      if (choice.do !== 'look') return
      const room = boardOf(g).roomIndex[choice.room]
      const tile = see(g, who, g.tiles[room], 'tile', choice.room)
      const under = token && g.tokens[room] >= 0 ? { token: see(g, who, g.tokens[room], 'token', choice.room) } : {}
      tell?.({
        e: 'peeked',
        who,
        what: token ? 'tileAndToken' : 'tile',
        at: choice.room,
        rule: 'NEM-HIDE-19',
        only: onlyFor(who, { tile, ...under }),
        learned: bit(who),
      })
      lookOn(g, who, token, left - 1, [...not, room])
    },
  },

  /** Others see where it goes: whoever knew the card still knows it. */
  eventSeen: {
    ask: 'event',
    rule: 'NEM-HIDE-06',
    about: () => ({ purpose: 'bottom' }),
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { who }, choice, tell) {
      const deck = sharedZone(g, 'event')
      const under = choice.do === 'accept'
      const piece = under ? deck.pop() : undefined
      if (piece !== undefined) deck.unshift(piece)
      tell?.({ e: 'eventUnder', who, under, rule: 'NEM-HIDE-06' })
    },
  },

  /** NEM-ROOM-ENGINE-3, NEM-ROOM-ENGINE-4: whether the order was changed is said aloud. */
  engineSeen: {
    ask: 'engine',
    rule: 'NEM-ROOM-ENGINE-3',
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { who, engine }, choice, tell) {
      const changed = choice.do === 'accept'
      if (changed) {
        engineZone(g, engine).reverse()
        noteEngine(g, who, engine)
      }
      tell?.({ e: 'engine', who, engine, changed, rule: 'NEM-ROOM-ENGINE-4' })
    },
  },

  chooseWhose: {
    ask: 'whoseObjective',
    rule: 'NEM-RULING-206',
    options: (g, { who, signalled, all = false }) =>
      peekable(g, who, signalled, all).map(whom => ({ do: 'who', whom })),
    answer(g, { who, all = false }, choice, tell) {
      if (choice.do === 'who') peekAt(g, who, choice.whom, all, tell)
    },
  },

  chooseBack: {
    ask: 'whoseObjective',
    rule: 'NEM-RULING-206',
    about: (_, { whom }) => ({ whom }),
    options: (): Option[] => [
      { do: 'back', back: 'corporate' },
      { do: 'back', back: 'personal' },
    ],
    answer(g, { who, whom }, choice, tell) {
      if (choice.do !== 'back') return
      const piece = seatZone(g, whom, 'objectives').find(p => backOf(g, p) === choice.back)
      if (piece !== undefined) lookAtObjective(g, who, whom, piece, tell)
    },
  },
}

function lookOn(g: GameState, who: Seat, token: boolean, left: number, not: readonly number[]): void {
  if (left > 0 && faceDownRooms(g, not).length > 0) next(g, { do: 'lookAtTile', who, token, left, not })
}

export const lookEffects: Primitives<'look' | 'riskAssessment' | 'engine' | 'peekObjective'> = {
  look: {
    why: (g, { by, at: place }, { at }) => {
      if (at === 'tile' || at === 'tileAndToken') return g.explored.includes(false) ? null : 'allExplored'
      return at === 'engine' && engineIn(g, place >= 0 ? place : g.crew[by].room) === 0 ? 'wrongPlace' : null
    },
    run(g, { by, at: place }, { at, count }, tell) {
      switch (at) {
        case 'tile':
        case 'tileAndToken':
          return lookOn(g, by, at === 'tileAndToken', count, [])
        case 'engine':
          return lookAtEngines(g, by, [engineIn(g, place >= 0 ? place : g.crew[by].room)], false, tell)
        case 'engines':
          return lookAtEngines(g, by, [1, 2, 3], false, tell)
        case 'coordinates': {
          const card = see(g, by, sharedZone(g, 'coordinates')[0], 'coordinates', 'coordinates')
          const rule = 'NEM-ROOM-COCKPIT-2'
          tell?.({
            e: 'peeked',
            who: by,
            what: 'coordinates',
            at: 'coordinates',
            rule,
            only: onlyFor(by, { card }),
            learned: bit(by),
          })
        }
      }
    },
  },
  riskAssessment: {
    why: () => null,
    run(g, { by }, _, tell) {
      if (!refill(g, 'event', 'NEM-EVENT-11', tell)) return
      const piece = sharedZone(g, 'event').at(-1)
      if (piece === undefined) return
      const card = see(g, by, piece, 'event', 'event')
      const only = onlyFor(by, { card })
      tell?.({ e: 'peeked', who: by, what: 'event', at: 'event', rule: 'NEM-HIDE-06', only, learned: bit(by) })
      next(g, { do: 'eventSeen', who: by })
    },
  },
  engine: {
    why: (g, { by }) => {
      const { room } = g.crew[by]
      if (engineIn(g, room) === 0) return 'wrongPlace'
      // NEM-RULING-195
      return g.malfunction[room] && !settingsOf(g).engineRepairDespiteMalfunction ? 'broken' : null
    },
    run(g, { by }, _, tell) {
      const engine = engineIn(g, g.crew[by].room)
      lookAtEngines(g, by, [engine], true, tell)
      next(g, { do: 'engineSeen', who: by, engine })
    },
  },
  peekObjective: {
    why: (g, { by }, { of, all = false }) => {
      if (isTogether(g)) return 'allOpen'
      if (peekable(g, by, of === 'signalled', all).length > 0) return null
      return of === 'signalled' ? 'noSignal' : 'nobodyElse'
    },
    run(g, { by }, { of, all }, tell) {
      const signalled = of === 'signalled'
      const seats = peekable(g, by, signalled, all ?? false)
      if (seats.length > 1) next(g, { do: 'chooseWhose', who: by, signalled, ...(all && { all }) })
      else if (seats.length === 1) peekAt(g, by, seats[0], all ?? false, tell)
    },
  },
}
