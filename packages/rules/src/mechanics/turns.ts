/** The Player Phase: drawing, the First Player token, turns of two actions, passing. NEM-ROUND. */
import { seatZone } from '../core/pieces.ts'
import { nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Option, Seat, Tell, Until } from '../core/types.ts'
import { discardFromHand, drawCards } from './cards.ts'
import { inOrder, seatsFrom } from './crew.ts'
import { bleeds, drawLimit } from './wounds.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    round: object
    drawUp: { who: Seat }
    passFirstPlayer: object
    /** Whose turn is next, looking from this seat on. */
    nextTurn: { from: Seat }
    takeTurn: { who: Seat }
    /** `after`: canonical place of the card discarded before, so that a set of cards has one order. */
    passDiscard: { who: Seat; after: number }
    passEffects: { who: Seat }
    endTurn: { seat: Seat }
  }
}

/** Standing answers run out with the turn or round they were given for. */
function lapse(g: GameState, until: Until): void {
  for (let s = 0; s < g.standing.length; s++) if (g.standing[s]?.until === until) g.standing[s] = null
}

/** NEM-ROUND-08, NEM-ROUND-10 */
export function pass(g: GameState, who: Seat, tell: Tell | undefined): void {
  g.crew[who].passed = true
  tell?.({ e: 'passed', who, rule: 'NEM-ROUND-10' })
  next(g, { do: 'passEffects', who })
  askDiscard(g, who, -1)
}

/** An empty hand is there for all to see: no question. */
function askDiscard(g: GameState, who: Seat, after: number): void {
  if (seatZone(g, who, 'hand').length > 0) next(g, { do: 'passDiscard', who, after })
}

/** The canonical places of the cards in hand from this one on, each once. */
const handFrom = (g: GameState, who: Seat, after: number): number[] => {
  const { order } = rulesOf(g).content
  const hand = seatZone(g, who, 'hand')
  return hand.filter((piece, i) => order[piece] >= after && (i === 0 || nameOf(g, hand[i - 1]) !== nameOf(g, piece)))
}

export const turnTasks: Handlers<
  'round' | 'drawUp' | 'passFirstPlayer' | 'nextTurn' | 'takeTurn' | 'passDiscard' | 'passEffects' | 'endTurn'
> = {
  /** NEM-ROUND-01 */
  round(g, _, tell) {
    g.round++
    lapse(g, 'round')
    for (const crew of g.crew) crew.passed = false
    tell?.({ e: 'round', round: g.round, rule: 'NEM-ROUND-01' })
    next(g, ...inOrder(g).map(who => ({ do: 'drawUp' as const, who })), { do: 'passFirstPlayer' })
  },

  /** NEM-ROUND-02, NEM-RULING-10 */
  drawUp(g, { who }, tell) {
    const missing = drawLimit(g, who) - seatZone(g, who, 'hand').length
    if (missing > 0) drawCards(g, who, missing, 'NEM-ROUND-02', tell)
  },

  /** NEM-ROUND-04, NEM-RULING-04 */
  passFirstPlayer(g, _, tell) {
    if (g.round > 1) {
      g.first = seatsFrom(g, (g.first + 1) % g.crew.length).find(s => g.crew[s].alive) ?? g.first
      tell?.({ e: 'firstPlayer', who: g.first, rule: 'NEM-ROUND-04' })
    }
    next(g, { do: 'nextTurn', from: g.first })
  },

  /** NEM-ROUND-05, NEM-ROUND-12, NEM-RULING-05 */
  nextTurn(g, { from }, tell) {
    const who = seatsFrom(g, from).find(s => g.crew[s].alive && !g.crew[s].passed)
    if (who === undefined) {
      g.turn = null
      return next(g, ...rulesOf(g).eventPhase(g))
    }
    g.turn = { seat: who, done: 0 }
    tell?.({ e: 'turn', who, rule: 'NEM-ROUND-05' })
    next(g, { do: 'takeTurn', who }, { do: 'endTurn', seat: who })
  },

  /** NEM-ROUND-06 */
  takeTurn(g, { who }) {
    if (!g.turn || g.turn.done >= rulesOf(g).limits.actions || g.crew[who].passed) return
    next(g, { do: 'chooseAction', who }, { do: 'takeTurn', who })
  },

  /** NEM-ROUND-09: any number of cards, Contamination included. */
  passDiscard: {
    ask: 'passDiscard',
    rule: 'NEM-ROUND-09',
    options(g, { who, after }) {
      const cards: Option[] = handFrom(g, who, after).map(piece => ({ do: 'discard', card: nameOf(g, piece) }))
      return [{ do: 'done' }, ...cards]
    },
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'discard') return
      const { piece, learned } = discardFromHand(g, who, choice.card)
      tell?.({ e: 'discarded', who, card: choice.card, rule: 'NEM-ROUND-09', learned })
      askDiscard(g, who, rulesOf(g).content.order[piece])
    },
  },

  /** NEM-RULING-07: after the discards, what the wounds do. */
  passEffects(g, { who }) {
    if (bleeds(g, who)) next(g, { do: 'lightWound', who })
  },

  /** NEM-ROUND-11, NEM-RULING-06, NEM-RULING-07 */
  endTurn(g, { seat }) {
    lapse(g, 'turn')
    next(g, { do: 'nextTurn', from: (seat + 1) % g.crew.length })
    if (g.crew[seat].alive && g.fire[g.crew[seat].room]) next(g, { do: 'lightWound', who: seat })
  },
}
