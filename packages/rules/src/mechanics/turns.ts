/** The Player Phase: drawing, the First Player token, turns of two actions, passing. NEM-ROUND. */
import { bit, handOf, ownName, questsOf } from '../core/pieces.ts'
import { rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, nextAll, nextEach, type Task } from '../core/task.ts'
import type { Name, Option, RuleId, Seat, Tell, Until } from '../core/types.ts'
import { discardFromHand, drawCards, reshuffleOwn } from './cards.ts'
import { dropNamed, droppable } from './carry.ts'
import { contaminate } from './contamination.ts'
import { activateFreely, freeQuests, isQuestFree } from './craft.ts'
import {
  crewIn,
  hasComputer,
  hasGift,
  hasIntruder,
  inOrder,
  isAboard,
  isReached,
  isTogether,
  playsOn,
  seatsFrom,
  tileIn,
} from './crew.ts'
import type { Primitives } from './effects.ts'
import { bleeds, drawLimit, festers } from './hindrances.ts'
import { distinctActions } from './pay.ts'
import { seriousWounds } from './predicates.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    round: object
    drawUp: { who: Seat }
    passFirstPlayer: object
    /** Whose turn is next, looking from this seat on. */
    nextTurn: { from: Seat }
    takeTurn: { who: Seat }
    /** What to drop before the turn ends, one thing at a time. */
    lastDrop: { who: Seat }
    /** `after`: canonical place of the card discarded before, so that a set of cards has one order. */
    passDiscard: { who: Seat; after: number }
    /** Passing without having been asked. */
    passNow: { who: Seat; rule: RuleId }
    burn: { who: Seat }
    /** What the Guts wound does to whoever passes. */
    fester: { who: Seat }
    endTurn: { seat: Seat }
    /** Discard any number, draw as many and some more. */
    redraw: { who: Seat; after: number; count: number; more: number }
    othersDiscard: { asked: number; rule: RuleId }
  }
}

declare module '../core/types.ts' {
  interface AskTypes {
    passDiscard: true
    forcedDiscard: true
    anyDiscard: true
    lastDrop: true
  }
  interface EventTypes {
    round: { round: number }
    firstPlayer: { who: Seat }
    turn: { who: Seat }
    unlimited: { who: Seat }
    passed: { who: Seat }
    phaseEnded: { who: Seat }
  }
  interface EffectTypes {
    draw: { count: number; who: 'self' | 'everyoneHere' }
    /** Discard any number, Contamination included, and draw that many and some more. */
    redraw: { more: number }
    drawPerWound: object
    /** Every other character in the room discards an action card of its own choice. */
    othersDiscard: { count: number }
    pass: object
    /** Deck and discard pile, with or without the hand, make a new deck. */
    reshuffleOwn: { hand: boolean }
    unlimited: object
    /** Everybody passes, the Player Phase ends, no intruder attacks in the Event Phase. */
    endPhase: object
  }
}

/** Standing answers run out with the turn or round they were given for. */
function lapse(g: GameState, until: Until): void {
  for (let s = 0; s < g.standing.length; s++) if (g.standing[s]?.until === until) g.standing[s] = null
}

/** Who from this seat on can still take a turn, or −1. */
function nextSeat(g: GameState, from: Seat): Seat {
  const seats = g.crew.length
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats
    if (!g.crew[seat].passed && (isAboard(g, seat) || playsOn(g, seat))) return seat
  }
  return -1
}

/** NEM-ROUND-08, NEM-ROUND-10 */
export function pass(g: GameState, who: Seat, rule: RuleId, tell: Tell | undefined): void {
  g.crew[who].passed = true
  tell?.({ e: 'passed', who, rule })
  // NEM-RULING-07: after the discards
  if (festers(g, who)) next(g, { do: 'fester', who })
  if (bleeds(g, who)) next(g, { do: 'lightWound', who })
  askDiscard(g, who, -1)
}

/** An empty hand is there for all to see: no question. */
function askDiscard(g: GameState, who: Seat, after: number): void {
  if (handOf(g, who).length > 0) next(g, { do: 'passDiscard', who, after })
}

function isOffered(options: readonly Option[], card: Name): boolean {
  for (const option of options) if (option.do === 'discard' && option.card === card) return true
  return false
}

/** No more, or one of the cards in hand from this canonical place on, as its owner calls it, each once. */
function discardsFrom(g: GameState, who: Seat, after: number): Option[] {
  const { order } = rulesOf(g).content
  const options: Option[] = [{ do: 'done' }]
  for (const piece of handOf(g, who)) {
    if (order[piece] < after) continue
    const card = ownName(g, who, piece)
    if (!isOffered(options, card)) options.push({ do: 'discard', card })
  }
  return options
}

/** NEM-ROOM-CABINS-1, NEM-ROOM-CABINS-2, NEM-RULING-12, LOCK-ROOM-ISOLATION-01: one card more for whoever rests. */
function restBonus(g: GameState, who: Seat): number {
  const { room } = g.crew[who]
  const { restful } = tileIn(g, room)
  if (!restful || !g.explored[room] || g.malfunction[room]) return 0
  return restful === 'always' || !hasIntruder(g, room) ? 1 : 0
}

/** Is there anything that needs no action: something to drop, or as printed a quest? Everybody sees both. */
const hasLastMoment = (g: GameState, who: Seat): boolean =>
  droppable(g, who).length > 0 || (isQuestFree(g) && questsOf(g, who).length > 0)

const PASS_FIRST_PLAYER: Task = { do: 'passFirstPlayer' }

export const turnTasks: Handlers<
  | 'round'
  | 'drawUp'
  | 'passFirstPlayer'
  | 'nextTurn'
  | 'takeTurn'
  | 'lastDrop'
  | 'passDiscard'
  | 'passNow'
  | 'burn'
  | 'fester'
  | 'endTurn'
  | 'redraw'
  | 'othersDiscard'
> = {
  /** NEM-ROUND-01 */
  round(g, _, tell) {
    g.round++
    lapse(g, 'round')
    for (const crew of g.crew) crew.passed = false
    rulesOf(g).roundBegins(g)
    tell?.({ e: 'round', round: g.round, rule: 'NEM-ROUND-01' })
    next(g, PASS_FIRST_PLAYER)
    nextEach(g, inOrder(g), who => rulesOf(g).playOn(g, who, 'draw') ?? { do: 'drawUp', who })
    if (isTogether(g)) next(g, { do: 'revive' })
  },

  /** NEM-ROUND-02, NEM-RULING-10 */
  drawUp(g, { who }, tell) {
    const missing = drawLimit(g, who) + restBonus(g, who) - handOf(g, who).length
    if (missing > 0) drawCards(g, who, missing, 'NEM-ROUND-02', tell)
  },

  /** NEM-ROUND-04, NEM-RULING-04 */
  passFirstPlayer(g, _, tell) {
    if (g.round > 1) {
      g.first = seatsFrom(g, (g.first + 1) % g.crew.length).find(s => isAboard(g, s)) ?? g.first
      tell?.({ e: 'firstPlayer', who: g.first, rule: 'NEM-ROUND-04' })
    }
    next(g, { do: 'nextTurn', from: g.first })
  },

  /** NEM-ROUND-05, NEM-ROUND-12, NEM-RULING-05 */
  nextTurn(g, { from }, tell) {
    const who = nextSeat(g, from)
    if (who < 0) {
      g.turn = null
      return nextAll(g, rulesOf(g).eventPhase(g, tell))
    }
    g.turn = { seat: who, done: 0, unlimited: false }
    tell?.({ e: 'turn', who, rule: 'NEM-ROUND-05' })
    const own = rulesOf(g).playOn(g, who, 'turn')
    if (own) return next(g, own, { do: 'endTurn', seat: who })
    next(g, { do: 'takeTurn', who }, { do: 'endTurn', seat: who })
    rulesOf(g).turnBegins(g, who)
  },

  /** NEM-ROUND-06 */
  takeTurn(g, { who }) {
    if (!g.turn) return
    const isDone = g.crew[who].passed || (g.turn.done >= rulesOf(g).limits.actions && !g.turn.unlimited)
    if (!isDone) next(g, { do: 'chooseAction', who }, { do: 'takeTurn', who })
    else if (g.turn.held && g.crew[who].pod < 0 && hasLastMoment(g, who)) next(g, { do: 'lastDrop', who })
  },

  /** NEM-DROP-01, NEM-RULING-245: also after the last action. Everybody sees that somebody carries something. */
  lastDrop: {
    ask: 'lastDrop',
    rule: 'NEM-DROP-01',
    options: (g, { who }) => [
      { do: 'done' },
      ...freeQuests(g, who).map((card): Option => ({ do: 'activate', card, cost: 0 })),
      ...droppable(g, who).map((card): Option => ({ do: 'drop', card })),
    ],
    answer(g, { who }, choice, tell) {
      if (choice.do === 'done') return
      next(g, { do: 'takeTurn', who })
      if (choice.do === 'drop') dropNamed(g, who, choice.card, tell)
      else if (choice.do === 'activate') activateFreely(g, who, choice.card)
    },
  },

  /** NEM-ROUND-09: any number of cards, Contamination included. */
  passDiscard: {
    ask: 'passDiscard',
    rule: 'NEM-ROUND-09',
    options: (g, { who, after }) => discardsFrom(g, who, after),
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'discard') return
      const { piece, learned, name } = discardFromHand(g, who, choice.card)
      tell?.({ e: 'discarded', who, card: name, rule: 'NEM-ROUND-09', learned })
      askDiscard(g, who, rulesOf(g).content.order[piece])
    },
  },

  passNow(g, { who, rule }, tell) {
    if (!g.crew[who].passed) pass(g, who, rule, tell)
  },

  /** NEM-ROUND-11 */
  burn(g, { who }) {
    if (g.fire[g.crew[who].room] && !hasGift(g, who, 'suit')) next(g, { do: 'lightWound', who })
  },

  fester: (g, { who }, tell) => contaminate(g, who, 'LOCK-RULING-143', tell),

  /** NEM-RULING-06, NEM-RULING-07. A turn that was cut short with the phase has burnt already. */
  endTurn(g, { seat }) {
    lapse(g, 'turn')
    rulesOf(g).turnEnds(g, seat)
    next(g, { do: 'nextTurn', from: (seat + 1) % g.crew.length })
    if (g.turn && isReached(g, seat) && g.fire[g.crew[seat].room]) next(g, { do: 'burn', who: seat })
  },

  redraw: {
    ask: 'anyDiscard',
    rule: 'NEM-ACT-09',
    options: (g, { who, after }) => discardsFrom(g, who, after),
    answer(g, { who, count, more }, choice, tell) {
      if (choice.do !== 'discard') return void drawCards(g, who, count + more, 'NEM-ACT-09', tell)
      const { piece, learned, name } = discardFromHand(g, who, choice.card)
      tell?.({ e: 'discarded', who, card: name, rule: 'NEM-ACT-09', learned })
      next(g, { do: 'redraw', who, after: rulesOf(g).content.order[piece], count: count + 1, more })
    },
  },

  /** NEM-RULING-187: all others at once; whoever has no Action card gives none. */
  othersDiscard: {
    ask: 'forcedDiscard',
    rule: 'NEM-RULING-187',
    asked: (_, task) => task.asked,
    options(g, _, seat) {
      const cards = distinctActions(g, seat)
      return cards.length > 0 ? cards.map(card => ({ do: 'discard', card })) : [{ do: 'decline' }]
    },
    close(g, { asked, rule }, tell) {
      const answers = g.answers.slice()
      g.answers.fill(null)
      for (const seat of inOrder(g)) {
        const answer = answers[seat]
        if (!(asked & bit(seat)) || answer?.do !== 'discard') continue
        const { learned } = discardFromHand(g, seat, answer.card)
        tell?.({ e: 'discarded', who: seat, card: answer.card, rule, learned })
      }
    },
  },
}

export const turnEffects: Primitives<
  'draw' | 'drawPerWound' | 'redraw' | 'othersDiscard' | 'pass' | 'reshuffleOwn' | 'unlimited' | 'endPhase'
> = {
  draw: {
    why: () => null,
    run(g, { by }, { count, who }, tell) {
      // NEM-RULING-185: with the Intercom also those at working computers.
      const far = hasGift(g, by, 'intercom')
      const { room } = g.crew[by]
      const seats =
        who === 'self'
          ? [by]
          : inOrder(g).filter(
              s => isReached(g, s) && (g.crew[s].room === room || (far && hasComputer(g, g.crew[s].room))),
            )
      for (const seat of seats) drawCards(g, seat, count, 'NEM-ACT-07', tell)
    },
  },
  /** Dressed ones too: they still count (LOCK-WOUND-10). */
  drawPerWound: {
    why: (g, { by }) => (seriousWounds(g, by) > 0 ? null : 'nothingToTreat'),
    run: (g, { by }, _, tell) => void drawCards(g, by, seriousWounds(g, by), 'NEM-ACT-07', tell),
  },
  redraw: {
    why: () => null,
    run: (g, { by }, { more }) => next(g, { do: 'redraw', who: by, after: -1, count: 0, more }),
  },
  othersDiscard: {
    why: () => null,
    run(g, { by }) {
      let asked = 0
      for (const s of crewIn(g, g.crew[by].room)) if (s !== by && handOf(g, s).length > 0) asked |= bit(s)
      if (asked) next(g, { do: 'othersDiscard', asked, rule: 'NEM-RULING-187' })
    },
  },
  pass: {
    why: () => null,
    run: (g, { by }) => next(g, { do: 'passNow', who: by, rule: 'NEM-RULING-07' }),
  },
  reshuffleOwn: {
    why: () => null,
    run: (g, { by }, { hand }, tell) => reshuffleOwn(g, by, hand, 'NEM-RULING-111', tell),
  },
  unlimited: {
    why: () => null,
    run(g, { by }, _, tell) {
      if (g.turn?.seat !== by) return
      g.turn.unlimited = true
      tell?.({ e: 'unlimited', who: by, rule: 'NEM-ACT-09' })
    },
  },
  /** NEM-RULING-202: everybody who has not passed, the actor included, one after the other. */
  endPhase: {
    why: () => null,
    run(g, { by }, _, tell) {
      const rule = 'NEM-RULING-202'
      g.calm = true
      g.turn = null
      tell?.({ e: 'phaseEnded', who: by, rule })
      const waiting = inOrder(g).filter(s => isAboard(g, s) && !g.crew[s].passed)
      next(
        g,
        ...waiting.flatMap((who): Task[] => [
          { do: 'passNow', who, rule },
          { do: 'burn', who },
        ]),
      )
      // NEM-RULING-240: the phase is over for everybody.
      g.crew.forEach(({ passed }, seat) => {
        const own = passed ? null : rulesOf(g).playOn(g, seat, 'pass')
        if (own) next(g, own)
      })
    },
  },
}
