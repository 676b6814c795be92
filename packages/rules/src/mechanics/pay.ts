/** Paying with cards. NEM-ACT-02, NEM-ACT-03. */
import { handOf } from '../core/pieces.ts'
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

declare module '../core/types.ts' {
  interface ChoiceTypes {
    pay: { card: Name }
  }
  interface AskTypes {
    pay: true
  }
  interface EventTypes {
    paid: { who: Seat; card: Name }
  }
}

/** The different Action cards in a hand, by name. */
export function distinctActions(g: GameState, seat: Seat): Name[] {
  const out: Name[] = []
  let last: Name = ''
  for (const piece of handOf(g, seat)) {
    const name = nameOf(g, piece)
    if (name === last || faceOf(g, piece).kind !== 'action') continue
    out.push(name)
    last = name
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
      const { order, names, faces } = rulesOf(g).content
      const hand = handOf(g, who)
      let cards = 0
      let before = 0
      for (const piece of hand) {
        if (faces[piece].kind !== 'action') continue
        cards++
        if (order[piece] < after) before++
      }
      // In a world dealt from a view the cards already paid need not be the lowest.
      const skipped = cards - before >= left ? before : 0
      const options: Option[] = []
      let at = 0
      let last: Name = ''
      for (const piece of hand) {
        if (faces[piece].kind !== 'action' || at++ < skipped) continue
        // What comes after must still be enough to pay the rest.
        if (cards - at < left - 1) break
        if (names[piece] !== last) options.push({ do: 'pay', card: names[piece] })
        last = names[piece]
      }
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
