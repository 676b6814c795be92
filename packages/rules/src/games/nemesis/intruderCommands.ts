/** What a card of the Intruder player is played for: a move, an attack or its own effect. NEM-MODE-INTRUDER-09..12. */
import { bit, distinctNames, handOf, named, onlyFor, sharedZone } from '../../core/pieces.ts'
import { boardOf, faceOf, nameOf } from '../../core/ruleset.ts'
import type { GameState, Intruder } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { CorridorId, Name, Option, Seat, Tell } from '../../core/types.ts'
import { discardFromHand } from '../../mechanics/cards.ts'
import { crewIn, inOrder, isAboard } from '../../mechanics/crew.ts'
import { type Ctx, type Primitives, whyNot } from '../../mechanics/effects.ts'
import { intruderOf, moveThrough } from '../../mechanics/intruders.ts'
import { lookAtTop } from '../../mechanics/looks.ts'
import type { IntruderAction } from './faces.ts'
import type { Command } from './sets.ts'

type Deck = 'event' | 'attack'

declare module '../../core/task.ts' {
  interface TaskTypes {
    chooseMover: { seat: Seat; way: number | null }
    chooseItsWay: { seat: Seat; intruder: number }
    chooseAttacker: { seat: Seat; count: number }
    chooseQuarry: { seat: Seat; intruder: number; count: number }
    /** `count` cards on top of the deck have been looked at. */
    chooseAttackCard: { seat: Seat; intruder: number; whom: Seat; count: number }
    chooseEventCard: { seat: Seat; count: number }
    choosePursued: { seat: Seat }
    chooseHealed: { seat: Seat; count: number }
  }
}

declare module '../../core/types.ts' {
  interface ChoiceTypes {
    playAs: { card: Name; as: Command }
    /** The corridor an intruder goes through. */
    way: { corridor: CorridorId }
    /** Of the cards looked at, this one. */
    resolve: { card: Name }
  }
  interface AskTypes {
    intruderWay: true
    attackCard: true
    eventCard: true
  }
  interface DeclaredTypes {
    playAs: { card: Name; as: Command }
  }
  interface PurposeTypes {
    intruderMove: true
    intruderAttack: true
    pursuit: true
    selfHealing: true
  }
  interface EventTypes {
    /** Cards looked at and not chosen go under the deck, face down. */
    cardsUnder: { who: Seat; deck: 'event' | 'attack'; count: number }
  }
  interface EffectTypes {
    /** A character rolls for noise. */
    pursuit: object
    /** Of so many Event cards one is resolved. */
    planning: { draw: number }
    /** One intruder loses injuries. */
    healOne: { count: number }
  }
}

/** Who plays the Intruders, or −1. */
export const playerOf = (g: GameState): Seat => g.intruderPlayer?.seat ?? -1

export const theSeat = (_: GameState, { seat }: { seat: Seat }): number => bit(seat)

export const commandOf = (g: GameState, piece: number): IntruderAction | null => {
  const face = faceOf(g, piece)
  return face.kind === 'intruderAction' ? face.command : null
}

/** The corridors of its room that a card lets an intruder take. NEM-MODE-INTRUDER-10, NEM-RULING-30 */
function corridorsFor(g: GameState, { room }: Intruder, way: number | null): number[] {
  const { exits, around } = boardOf(g)
  if (way === null) return [...around[room]]
  return exits[room][way] < 0 ? [] : [exits[room][way]]
}

const movers = (g: GameState, way: number | null): Intruder[] =>
  g.intruders.filter(intruder => corridorsFor(g, intruder, way).length > 0)

/** NEM-MODE-INTRUDER-11: those with somebody in their room. */
const attackers = (g: GameState): Intruder[] => g.intruders.filter(({ room }) => crewIn(g, room).length > 0)

const injured = (g: GameState): Intruder[] => g.intruders.filter(({ injuries }) => injuries > 0)

/** Nobody's character acts: what others decide in such an effect, the First Player does. */
const nobody = (g: GameState): Ctx => ({ by: g.first, whom: g.first, at: -1, intruder: -1 })

export function isPossible(g: GameState, { way, effect }: IntruderAction, as: Command): boolean {
  switch (as) {
    case 'move':
      return movers(g, way).length > 0
    case 'attack':
      return attackers(g).length > 0
    case 'special':
      return whyNot(g, nobody(g), effect) === null
  }
}

const toIntruders = (list: readonly Intruder[]): Option[] => list.map(({ id }) => ({ do: 'intruder', intruder: id }))

// ---------------------------------------------------------------- doing it

/** NEM-RULING-154: in Combat or not, and entering a Character's room is no Encounter. */
function move(g: GameState, intruder: Intruder, corridor: number, tell: Tell | undefined): void {
  moveThrough(g, intruder, corridor, 'NEM-MODE-INTRUDER-10', tell)
}

function setOut(g: GameState, seat: Seat, intruder: Intruder, way: number | null, tell: Tell | undefined): void {
  const [only, ...more] = corridorsFor(g, intruder, way)
  if (more.length > 0) next(g, { do: 'chooseItsWay', seat, intruder: intruder.id })
  else if (only !== undefined) move(g, intruder, only, tell)
}

function goFor(g: GameState, seat: Seat, { id, room }: Intruder, count: number, tell: Tell | undefined): void {
  const [whom, ...more] = crewIn(g, room)
  if (more.length > 0) next(g, { do: 'chooseQuarry', seat, intruder: id, count })
  else if (whom !== undefined) aim(g, seat, id, whom, count, tell)
}

/** NEM-MODE-INTRUDER-11, NEM-RULING-153: a Larva needs no card, and of one card there is no choice. */
function aim(g: GameState, seat: Seat, intruder: number, whom: Seat, count: number, tell: Tell | undefined): void {
  const isLarva = intruderOf(g, intruder)?.kind === 'larva'
  const looked = isLarva || count < 2 ? 0 : look(g, seat, 'attack', count, tell)
  if (looked > 1) next(g, { do: 'chooseAttackCard', seat, intruder, whom, count: looked })
  else strike(g, intruder, whom)
}

const strike = (g: GameState, intruder: number, who: Seat): void =>
  next(g, { do: 'attack', who, intruder, how: 'phase', picked: false })

const look = (g: GameState, seat: Seat, deck: Deck, count: number, tell: Tell | undefined): number =>
  lookAtTop(g, seat, deck, count, { empty: EMPTY[deck], look: 'NEM-HIDE-28' }, tell)

const EMPTY = { attack: 'NEM-RULING-18', event: 'NEM-EVENT-11' }

const lookedAt = (g: GameState, deck: Deck, count: number): Option[] =>
  distinctNames(g, sharedZone(g, deck).slice(-count)).map(card => ({ do: 'resolve', card }))

/** The chosen card lies on top, the others under the deck: what anybody else knew of them is worth nothing. */
function putUnder(g: GameState, seat: Seat, deck: Deck, count: number, card: Name, tell: Tell | undefined): void {
  const cards = sharedZone(g, deck)
  const looked = cards.splice(-count)
  const chosen = named(g, looked, card)
  const others = looked.filter(piece => piece !== chosen)
  for (const piece of looked) g.seen[piece] = bit(seat)
  cards.unshift(...others)
  cards.push(chosen)
  const only = onlyFor(seat, { cards: others.map(piece => nameOf(g, piece)) })
  tell?.({ e: 'cardsUnder', who: seat, deck, count: others.length, rule: 'NEM-MODE-INTRUDER-11', only })
}

/** NEM-MODE-INTRUDER-09, NEM-RULING-180: nobody can interrupt it. */
export function play(g: GameState, seat: Seat, card: Name, as: Command, tell: Tell | undefined): void {
  const command = commandOf(g, named(g, handOf(g, seat), card))
  if (!command) return
  const { learned } = discardFromHand(g, seat, card)
  if (g.turn) g.turn.done++
  tell?.({ e: 'declared', who: seat, action: { do: 'playAs', card, as }, rule: 'NEM-MODE-INTRUDER-09', learned })
  switch (as) {
    case 'move': {
      const [only, ...more] = movers(g, command.way)
      if (more.length > 0) next(g, { do: 'chooseMover', seat, way: command.way })
      else if (only) setOut(g, seat, only, command.way, tell)
      return
    }
    case 'attack': {
      const [only, ...more] = attackers(g)
      if (more.length > 0) next(g, { do: 'chooseAttacker', seat, count: command.attacks })
      else if (only) goFor(g, seat, only, command.attacks, tell)
      return
    }
    case 'special': // NEM-MODE-INTRUDER-12
      return next(g, { do: 'effects', ctx: nobody(g), list: command.effect })
  }
}

function roomOfIntruder(g: GameState, id: number): { room?: string } {
  const intruder = intruderOf(g, id)
  return intruder ? { room: boardOf(g).rooms[intruder.room] } : {}
}

const pursuable = (g: GameState): Seat[] => inOrder(g).filter(seat => isAboard(g, seat))

function heal(intruder: Intruder, count: number, tell: Tell | undefined): void {
  intruder.injuries = Math.max(0, intruder.injuries - count)
  const { id, kind, injuries } = intruder
  tell?.({ e: 'healed', intruder: id, kind, total: injuries, rule: 'NEM-RULING-243' })
}

export const intruderCommandTasks: Handlers<
  | 'chooseMover'
  | 'chooseItsWay'
  | 'chooseAttacker'
  | 'chooseQuarry'
  | 'chooseAttackCard'
  | 'chooseEventCard'
  | 'choosePursued'
  | 'chooseHealed'
> = {
  chooseMover: {
    ask: 'intruder',
    rule: 'NEM-MODE-INTRUDER-10',
    asked: theSeat,
    about: () => ({ purpose: 'intruderMove' }),
    options: (g, { way }) => toIntruders(movers(g, way)),
    answer(g, { seat, way }, choice, tell) {
      const intruder = choice.do === 'intruder' ? intruderOf(g, choice.intruder) : undefined
      if (intruder) setOut(g, seat, intruder, way, tell)
    },
  },

  chooseItsWay: {
    ask: 'intruderWay',
    rule: 'NEM-MODE-INTRUDER-10',
    asked: theSeat,
    about: (g, { intruder }) => roomOfIntruder(g, intruder),
    options(g, { intruder: id }) {
      const intruder = intruderOf(g, id)
      const corridor = (c: number): CorridorId => boardOf(g).corridors[c]
      return intruder ? corridorsFor(g, intruder, null).map(c => ({ do: 'way', corridor: corridor(c) })) : []
    },
    answer(g, { intruder: id }, choice, tell) {
      const intruder = intruderOf(g, id)
      if (intruder && choice.do === 'way') move(g, intruder, boardOf(g).corridorIndex[choice.corridor], tell)
    },
  },

  chooseAttacker: {
    ask: 'intruder',
    rule: 'NEM-MODE-INTRUDER-11',
    asked: theSeat,
    about: () => ({ purpose: 'intruderAttack' }),
    options: g => toIntruders(attackers(g)),
    answer(g, { seat, count }, choice, tell) {
      const intruder = choice.do === 'intruder' ? intruderOf(g, choice.intruder) : undefined
      if (intruder) goFor(g, seat, intruder, count, tell)
    },
  },

  /** Whoever it likes: how many cards they hold does not matter. */
  chooseQuarry: {
    ask: 'whom',
    rule: 'NEM-MODE-INTRUDER-11',
    asked: theSeat,
    about: (g, { intruder }) => ({ purpose: 'intruderAttack', ...roomOfIntruder(g, intruder) }),
    options(g, { intruder: id }) {
      const intruder = intruderOf(g, id)
      return intruder ? crewIn(g, intruder.room).map(whom => ({ do: 'who', whom })) : []
    },
    answer(g, { seat, intruder, count }, choice, tell) {
      if (choice.do === 'who') aim(g, seat, intruder, choice.whom, count, tell)
    },
  },

  /** NEM-HIDE-28: what was not chosen is seen by this player only. */
  chooseAttackCard: {
    ask: 'attackCard',
    rule: 'NEM-MODE-INTRUDER-11',
    asked: theSeat,
    about(g, { intruder: id, whom }) {
      const intruder = intruderOf(g, id)
      return intruder ? { attack: { intruder: id, kind: intruder.kind, card: null, victims: [whom] } } : {}
    },
    options: (g, { count }) => lookedAt(g, 'attack', count),
    answer(g, { seat, intruder, whom, count }, choice, tell) {
      if (choice.do !== 'resolve') return
      putUnder(g, seat, 'attack', count, choice.card, tell)
      strike(g, intruder, whom)
    },
  },

  chooseEventCard: {
    ask: 'eventCard',
    rule: 'NEM-RULING-241',
    asked: theSeat,
    options: (g, { count }) => lookedAt(g, 'event', count),
    answer(g, { seat, count }, choice, tell) {
      if (choice.do !== 'resolve') return
      putUnder(g, seat, 'event', count, choice.card, tell)
      next(g, { do: 'eventCard' })
    },
  },

  choosePursued: {
    ask: 'whom',
    rule: 'NEM-RULING-242',
    asked: theSeat,
    about: () => ({ purpose: 'pursuit' }),
    options: g => pursuable(g).map(whom => ({ do: 'who', whom })),
    answer(g, _, choice) {
      if (choice.do === 'who') next(g, { do: 'noiseRoll', who: choice.whom })
    },
  },

  chooseHealed: {
    ask: 'intruder',
    rule: 'NEM-RULING-243',
    asked: theSeat,
    about: () => ({ purpose: 'selfHealing' }),
    options: g => toIntruders(injured(g)),
    answer(g, { count }, choice, tell) {
      const intruder = choice.do === 'intruder' ? intruderOf(g, choice.intruder) : undefined
      if (intruder) heal(intruder, count, tell)
    },
  },
}

export const intruderCommandEffects: Primitives<'pursuit' | 'planning' | 'healOne'> = {
  /** NEM-RULING-242 */
  pursuit: {
    why: g => (pursuable(g).length > 0 ? null : 'nobodyElse'),
    run(g) {
      const [whom, ...more] = pursuable(g)
      if (more.length > 0) next(g, { do: 'choosePursued', seat: playerOf(g) })
      else next(g, { do: 'noiseRoll', who: whom })
    },
  },
  /** NEM-RULING-241 */
  planning: {
    why: () => null,
    run(g, _, { draw }, tell) {
      const looked = look(g, playerOf(g), 'event', draw, tell)
      if (looked > 1) next(g, { do: 'chooseEventCard', seat: playerOf(g), count: looked })
      else if (looked > 0) next(g, { do: 'eventCard' })
    },
  },
  /** NEM-RULING-243 */
  healOne: {
    why: g => (injured(g).length > 0 ? null : 'nothingToTreat'),
    run(g, _, { count }, tell) {
      const [only, ...more] = injured(g)
      if (more.length > 0) next(g, { do: 'chooseHealed', seat: playerOf(g), count })
      else heal(only, count, tell)
    },
  },
}
