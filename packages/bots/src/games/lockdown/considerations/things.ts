/** Things, as far as only this game has them, and questions that need no thought. */
import type { Consideration } from '../../../consideration.ts'
import type { FacilityReading } from '../reading.ts'

export const things: Consideration<FacilityReading> = {
  effects: {
    takeCrafted: (_, __, { weights }) => weights.things.takenCrafted,
    itemCounter: (_, __, { weights }) => weights.things.itemCounter,
    peekCss: (_, __, { weights }) => weights.things.cargo,
    moveCss: (_, __, { weights }) => weights.things.cargo,
    repository: ({ sight }, _, { weights }) =>
      sight.me.inventory.length > 1 ? weights.things.stored : weights.things.storedNone,
    loseObject: (_, __, { weights }) => weights.things.lost,
  },
  answers: {
    character: (_, { card }, { weights }) => weights.characters[card] ?? 0,
    timeSpace: ({ sight }, { space }) => -Math.abs(sight.table.time - space),
    makeOf: ({ plan }, { card, of }, { weights }) => plan.item(card) - plan.item(of) * weights.things.madeOf,
  },
}
