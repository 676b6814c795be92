/** Choosing an action, declaring it, paying for it. NEM-ACT, NEM-BASIC, NEM-RULING-172, NEM-RULING-198. */
import type { ActionCard } from '../core/content.ts'
import { named, seatZone } from '../core/pieces.ts'
import { boardOf, faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Choice, Declared, Obstacle, Option, RoomId, Seat, Tell, Why } from '../core/types.ts'
import { discardFromHand } from './cards.ts'
import { payable } from './crew.ts'
import { whyNot } from './effects.ts'
import { type Tread, whyNoWay } from './movement.ts'
import { pass } from './turns.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    chooseAction: { who: Seat }
    /** `after`: canonical place of the card paid before, so that a set of cards has one order. */
    pay: { who: Seat; left: number; after: number }
  }
}

/** NEM-BASIC-02, NEM-BASIC-03 */
const MOVES = [
  { do: 'move', tread: 'roll', cost: 1 },
  { do: 'carefulMove', tread: 'mark', cost: 2 },
] as const satisfies { do: Choice['do']; tread: Tread; cost: number }[]

function cardOf(g: GameState, piece: number): ActionCard | null {
  const face = faceOf(g, piece)
  return face.kind === 'action' ? face.card : null
}

/** Why a card in hand cannot be played as an action. NEM-ACT-07: it cannot pay for itself. */
function whyNotPlayable(g: GameState, who: Seat, card: ActionCard, cards: number): Why | null {
  if (card.when === 'reaction') return 'reactionOnly'
  if (!card.effect) return 'noEffectYet'
  if (cards - 1 < card.cost) return 'noCardsToPay'
  return whyNot(g, who, card.effect)
}

/** What the seat may do in its turn, and what it may not and why: the same walk over the same things. */
function survey(g: GameState, who: Seat, can: (option: Option) => void, cannot: ((o: Obstacle) => void) | null): void {
  const { rooms, ways } = boardOf(g)
  const cards = payable(g, who)
  for (const { do: kind, tread, cost } of MOVES)
    for (const way of ways[g.crew[who].room]) {
      const why = whyNoWay(g, way, tread) ?? (cards < cost ? 'noCardsToPay' : null)
      if (!why) can({ do: kind, to: rooms[way.to], cost })
      else cannot?.({ do: kind, to: rooms[way.to], why })
    }
  const hand = seatZone(g, who, 'hand')
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(g, hand[i])
    const name = nameOf(g, hand[i])
    if (!card || (i > 0 && nameOf(g, hand[i - 1]) === name)) continue
    const why = whyNotPlayable(g, who, card, cards)
    if (!why) can({ do: 'play', card: name, cost: card.cost })
    else cannot?.({ do: 'play', card: name, why })
  }
  can({ do: 'pass' })
}

/** Why not? Asked for the one seat that looks; empty when it is not its turn to act. */
export function obstacles(g: GameState, seat: Seat): Obstacle[] {
  const out: Obstacle[] = []
  const top = g.agenda[g.agenda.length - 1]
  if (top?.do === 'chooseAction' && top.who === seat)
    survey(
      g,
      seat,
      () => {},
      o => out.push(o),
    )
  return out
}

/** Declare, pay, let others react, and only then do it. */
function begin(g: GameState, who: Seat, declared: Declared, cost: number, action: Task): void {
  if (g.turn) g.turn.done++
  next(g, { do: 'window', chain: [who], declared, action })
  if (cost > 0) next(g, { do: 'pay', who, left: cost, after: -1 })
}

function beginMove(g: GameState, who: Seat, kind: 'move' | 'carefulMove', to: RoomId, tell: Tell | undefined): void {
  const move = MOVES.find(m => m.do === kind) ?? MOVES[0]
  const { rooms, ways } = boardOf(g)
  const way = ways[g.crew[who].room].find(w => rooms[w.to] === to && !whyNoWay(g, w, move.tread))
  if (!way) throw new Error(`no way to ${to}`)
  const declared = { do: kind, to }
  tell?.({ e: 'declared', who, action: declared, rule: kind === 'move' ? 'NEM-BASIC-02' : 'NEM-BASIC-03' })
  begin(g, who, declared, move.cost, { do: 'walk', who, to: way.to, via: way.via, tread: move.tread })
}

export const actionTasks: Handlers<'chooseAction' | 'pay'> = {
  /** NEM-ROUND-05, NEM-ROUND-07 */
  chooseAction: {
    ask: 'turn',
    rule: 'NEM-ROUND-05',
    options(g, { who }) {
      const options: Option[] = []
      survey(g, who, o => options.push(o), null)
      return options
    },
    answer(g, { who }, choice, tell) {
      switch (choice.do) {
        case 'move':
        case 'carefulMove':
          return beginMove(g, who, choice.do, choice.to, tell)
        case 'play': {
          const card = cardOf(g, named(g, seatZone(g, who, 'hand'), choice.card))
          if (!card?.effect) return
          const { learned } = discardFromHand(g, who, choice.card)
          const declared = { do: 'play' as const, card: choice.card }
          tell?.({ e: 'declared', who, action: declared, rule: 'NEM-ACT-07', learned })
          return begin(g, who, declared, card.cost, { do: 'effects', who, list: card.effect })
        }
        case 'pass':
          return pass(g, who, tell)
      }
    },
  },

  /** NEM-ACT-02: one card after the other, in canonical order, so that a set of cards has one path. */
  pay: {
    ask: 'pay',
    rule: 'NEM-ACT-02',
    left: task => task.left,
    options(g, { who, left, after }) {
      const { order } = rulesOf(g).content
      const hand = seatZone(g, who, 'hand').filter(piece => cardOf(g, piece))
      const rest = hand.filter(piece => order[piece] >= after)
      // In a world dealt from a view the cards already paid need not be the lowest.
      const from = rest.length >= left ? rest : hand
      const options: Option[] = []
      // What comes after must still be enough to pay the rest.
      for (let i = 0; i <= from.length - left; i++)
        if (i === 0 || nameOf(g, from[i - 1]) !== nameOf(g, from[i]))
          options.push({ do: 'pay', card: nameOf(g, from[i]) })
      return options
    },
    answer(g, { who, left }, choice, tell) {
      if (choice.do !== 'pay') return
      const { piece, learned } = discardFromHand(g, who, choice.card)
      tell?.({ e: 'paid', who, card: choice.card, rule: 'NEM-ACT-02', learned })
      if (left > 1) next(g, { do: 'pay', who, left: left - 1, after: rulesOf(g).content.order[piece] })
    },
  },
}
