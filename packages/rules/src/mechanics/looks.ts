/** Looking at hidden things in secret, and what the looker remembers. NEM-HIDE-17..20, NEM-ROOM-MONITOR. */
import { bit, onlyFor, refill, seatZone, sharedZone } from '../core/pieces.ts'
import { boardOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState, Note } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Name, Option, RuleId, Seat, Tell, Why } from '../core/types.ts'
import { isTogether, roomsWhere } from './crew.ts'
import type { Ctx, Primitives } from './effects.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** `not`: rooms looked at by the same effect. */
    lookAtTile: { who: Seat; token: boolean; left: number; not: readonly number[] }
    /** The top event is seen: leave it, or put it under the deck. */
    eventSeen: { who: Seat }
    chooseWhose: { who: Seat; signalled: boolean; all?: true }
    chooseBack: { who: Seat; whom: Seat }
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    look: { room: RoomId }
    back: { back: 'corporate' | 'personal' }
  }
  interface AskTypes {
    lookAtTile: true
    event: true
    whoseObjective: true
  }
  interface WhyTypes {
    allExplored: true
    noSignal: true
    allOpen: true
  }
  interface PurposeTypes {
    bottom: true
  }
  interface EventTypes {
    peeked: {
      who: Seat
      what: keyof PeekTypes
      at: string
    }
    peekedObjective: { who: Seat; whom: Seat }
    eventUnder: { who: Seat; under: boolean }
  }
  interface PrivateFace {
    tile?: Name
    token?: Name
  }
  interface NoteTypes {
    tile: true
    token: true
    event: true
    attack: true
    objective: true
  }
  interface EffectTypes {
    look: { at: keyof LookTypes; count: number }
    riskAssessment: object
    peekObjective: { of: 'anyone' | 'signalled'; all?: true }
  }
}

/** What an effect can let a character look at. */
export interface LookTypes {
  tile: true
  tileAndToken: true
}
/** What a character has looked at, as everybody is told. */
export interface PeekTypes {
  tile: true
  tileAndToken: true
  event: true
  attack: true
}

export interface Look {
  why: (g: GameState, ctx: Ctx) => Why | null
  run: (g: GameState, ctx: Ctx, count: number, tell: Tell | undefined) => void
}
export type Looks<K extends keyof LookTypes> = { [N in K]: Look }
/** All of them, put together in tasks.ts. */
const looks: Looks<keyof LookTypes> = Object.create(null)
export const useLooks = (all: Looks<keyof LookTypes>): void => {
  Object.assign(looks, all)
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

export const lookTasks: Handlers<'lookAtTile' | 'eventSeen' | 'chooseWhose' | 'chooseBack'> = {
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

const tiles = (token: boolean): Look => ({
  why: g => (g.explored.includes(false) ? null : 'allExplored'),
  run: (g, { by }, count) => lookOn(g, by, token, count, []),
})
export const tileLooks: Looks<'tile' | 'tileAndToken'> = { tile: tiles(false), tileAndToken: tiles(true) }

export const lookEffects: Primitives<'look' | 'riskAssessment' | 'peekObjective'> = {
  look: {
    why: (g, ctx, { at }) => looks[at].why(g, ctx),
    run: (g, ctx, { at, count }, tell) => looks[at].run(g, ctx, count, tell),
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
