/** Paying with cards. NEM-ACT-02, NEM-ACT-03. */
import { seatZone } from '../core/pieces.ts'
import { faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Name, Option, Seat } from '../core/types.ts'
import { discardFromHand } from './cards.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** `after`: canonical place of the card paid before, so that a set of cards has one order. */
    pay: { who: Seat; left: number; after: number }
  }
}

/** The different Action cards in a hand, by name. */
export function distinctActions(g: GameState, seat: Seat): Name[] {
  const out: Name[] = []
  for (const piece of seatZone(g, seat, 'hand')) {
    const name = nameOf(g, piece)
    if (faceOf(g, piece).kind === 'action' && out[out.length - 1] !== name) out.push(name)
  }
  return out
}

export const payTasks: Handlers<'pay'> = {
  /** NEM-ACT-02: one card after the other, in canonical order, so that a set of cards has one path. */
  pay: {
    ask: 'pay',
    rule: 'NEM-ACT-02',
    left: task => task.left,
    options(g, { who, left, after }) {
      const { order } = rulesOf(g).content
      const hand: number[] = []
      let before = 0
      for (const piece of seatZone(g, who, 'hand')) {
        if (faceOf(g, piece).kind !== 'action') continue
        hand.push(piece)
        if (order[piece] < after) before++
      }
      // In a world dealt from a view the cards already paid need not be the lowest.
      const from = before > 0 && hand.length - before >= left ? hand.slice(before) : hand
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
