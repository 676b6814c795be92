/**
 * The first who dies may play the Intruders. NEM-MODE-INTRUDER. Its tasks name a `seat`, not an actor: tasks of an actor
 * vanish with its character, and this one is dead.
 */

import {
  deckOf,
  distinctNames,
  handOf,
  isContamination,
  layOpen,
  named,
  seatZone,
  sharedZone,
  shuffle,
  takeFrom,
} from '../../core/pieces.ts'
import type { Stream } from '../../core/random.ts'
import { type Ruleset, rulesOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import { type Handlers, next } from '../../core/task.ts'
import type { Option, Seat, Tell } from '../../core/types.ts'
import { discardHand, drawCards } from '../../mechanics/cards.ts'
import { report } from '../../mechanics/ending.ts'
import { INTRUDER_ACTION, INTRUDER_HAND } from './faces.ts'
import { commandOf, isPossible, play, playerOf, theSeat } from './intruderCommands.ts'
import { COMMANDS } from './sets.ts'

declare module '../../core/task.ts' {
  interface TaskTypes {
    offerIntruders: { seat: Seat }
    drawIntruderCards: { seat: Seat }
    /** One card, or a pass. */
    playIntruders: { seat: Seat }
    intruderTurn: { seat: Seat }
    passIntruders: { seat: Seat }
    keepOne: { seat: Seat }
  }
}

declare module '../../core/types.ts' {
  interface AskTypes {
    intruderOffer: true
    intruderTurn: true
    keepOne: true
  }
  interface EventTypes {
    playsIntruders: { who: Seat }
    declinesIntruders: { who: Seat }
  }
  interface CheckTypes {
    /** Who has played the Intruders, and whether it came as they wanted: nobody has won. */
    intruders: { who: Seat; nobodyWon: boolean }
  }
}

/** NEM-MODE-INTRUDER-04: does this seat play the Intruders in this round? */
export const playsIntruders = (g: GameState, seat: Seat): boolean =>
  g.intruderPlayer !== undefined && g.intruderPlayer.seat === seat && g.round >= g.intruderPlayer.from

const TASKS = { draw: 'drawIntruderCards', turn: 'playIntruders', pass: 'passIntruders' } as const
export const playOn: Ruleset['playOn'] = (g, seat, step) => (playsIntruders(g, seat) ? { do: TASKS[step], seat } : null)

/** NEM-MODE-INTRUDER-16 */
export function lastReport(g: GameState, tell: Tell | undefined): void {
  const who = playerOf(g)
  if (who < 0 || !g.ending) return
  const nobodyWon = g.ending.winners.length === 0
  report(g, { check: 'intruders', who, nobodyWon }, 'NEM-MODE-INTRUDER-16', tell)
}

/** NEM-MODE-INTRUDER-01, NEM-MODE-INTRUDER-02, NEM-RULING-244: to the lowest Player Number of those who died first. */
export function offerIntruders(g: GameState, dead: readonly Seat[]): void {
  if (!g.intruderPlayer) return
  const [seat] = dead.toSorted((a, b) => g.crew[a].number - g.crew[b].number)
  next(g, { do: 'offerIntruders', seat })
}

/** NEM-MODE-INTRUDER-03: the character's own cards leave the game, those of the Intruders take their place. */
export function takeOver(g: GameState, seat: Seat, from: number): void {
  const box = sharedZone(g, 'box')
  const own = (['hand', 'deck', 'discard'] as const).flatMap(zone => seatZone(g, seat, zone).splice(0))
  const contamination = own.filter(piece => isContamination(g, piece))
  for (const piece of own) {
    if (isContamination(g, piece)) continue
    g.seen[piece] = 0
    box.push(piece)
  }
  // Nobody keeps track of their words: in which pile each lay is nobody's business either.
  shuffle(g, contamination, streamOf(seat))
  for (const piece of contamination) layOpen(g, piece, sharedZone(g, 'removed'))
  const deck = deckOf(g, seat)
  for (const piece of rulesOf(g).content.withBack[INTRUDER_ACTION]) {
    takeFrom(box, piece)
    deck.push(piece)
  }
  shuffle(g, deck, streamOf(seat))
  g.intruderPlayer = { seat, from }
}

/** NEM-MODE-INTRUDER-05, NEM-RULING-152 */
export function drawIntruderCards(g: GameState, seat: Seat, tell: Tell | undefined): void {
  const count = Math.min(INTRUDER_HAND.drawn, INTRUDER_HAND.most - handOf(g, seat).length)
  if (count > 0) drawCards(g, seat, count, 'NEM-MODE-INTRUDER-05', tell)
}

const streamOf = (seat: Seat): Stream => `action.${seat}` as Stream

/** NEM-MODE-INTRUDER-08, NEM-RULING-152 */
function pass(g: GameState, seat: Seat, tell: Tell | undefined): void {
  g.crew[seat].passed = true
  tell?.({ e: 'passed', who: seat, rule: 'NEM-MODE-INTRUDER-08' })
  if (handOf(g, seat).length > 0) next(g, { do: 'keepOne', seat })
}

export const intruderPlayerTasks: Handlers<
  'offerIntruders' | 'drawIntruderCards' | 'playIntruders' | 'intruderTurn' | 'passIntruders' | 'keepOne'
> = {
  /** NEM-MODE-INTRUDER-01, NEM-RULING-151: declining closes it. */
  offerIntruders: {
    ask: 'intruderOffer',
    rule: 'NEM-MODE-INTRUDER-01',
    asked: theSeat,
    options: () => [{ do: 'accept' }, { do: 'decline' }],
    answer(g, { seat }, choice, tell) {
      if (choice.do !== 'accept') return tell?.({ e: 'declinesIntruders', who: seat, rule: 'NEM-RULING-151' })
      // NEM-MODE-INTRUDER-04
      takeOver(g, seat, g.round + 1)
      tell?.({ e: 'playsIntruders', who: seat, rule: 'NEM-MODE-INTRUDER-01' })
    },
  },

  /** NEM-MODE-INTRUDER-05, NEM-RULING-152 */
  drawIntruderCards: (g, { seat }, tell) => drawIntruderCards(g, seat, tell),

  /** NEM-MODE-INTRUDER-07, NEM-RULING-152: an empty hand passes. */
  playIntruders(g, { seat }, tell) {
    if (handOf(g, seat).length > 0) next(g, { do: 'intruderTurn', seat })
    else pass(g, seat, tell)
  },

  intruderTurn: {
    ask: 'intruderTurn',
    rule: 'NEM-MODE-INTRUDER-07',
    asked: theSeat,
    options(g, { seat }) {
      const hand = handOf(g, seat)
      const cards = distinctNames(g, hand).flatMap((card): Option[] => {
        const command = commandOf(g, named(g, hand, card))
        if (!command) return []
        return COMMANDS.filter(as => isPossible(g, command, as)).map(as => ({ do: 'playAs', card, as }))
      })
      return [...cards, { do: 'pass' }]
    },
    answer(g, { seat }, choice, tell) {
      if (choice.do === 'playAs') play(g, seat, choice.card, choice.as, tell)
      else pass(g, seat, tell)
    },
  },

  passIntruders: (g, { seat }, tell) => pass(g, seat, tell),

  /** NEM-MODE-INTRUDER-08 */
  keepOne: {
    ask: 'keepOne',
    rule: 'NEM-MODE-INTRUDER-08',
    asked: theSeat,
    options: (g, { seat }) => [
      ...distinctNames(g, handOf(g, seat)).map((card): Option => ({ do: 'keep', card })),
      { do: 'done' },
    ],
    answer(g, { seat }, choice, tell) {
      const hand = handOf(g, seat)
      const kept = choice.do === 'keep' ? named(g, hand, choice.card) : -1
      discardHand(g, seat, 'NEM-MODE-INTRUDER-08', tell, (_, piece) => piece !== kept)
    },
  },
}
