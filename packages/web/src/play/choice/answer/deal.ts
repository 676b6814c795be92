/** What lies between two who trade, and how the offer that lies before me is accepted. */
import { type Choice, type CrewView, type Decision, itemInfo, type Seat, type TableView } from '@coldwake/rules/facts'

export type OfferedCard = Pick<CrewView['offer'][number], 'back' | 'card'>

export interface OnOffer {
  cards: readonly OfferedCard[]
  objects: readonly string[]
}

/** What somebody offers, as everybody sees it; my own cards by their names. */
export function onOffer(table: TableView, seat: Seat, mine: readonly string[] | null): OnOffer {
  const crew = table.crew.find(one => one.seat === seat)
  const cards = mine?.map(card => ({ back: itemInfo(table.game, card)?.home ?? null, card })) ?? crew?.offer ?? []
  return { cards, objects: table.trade?.objects[seat] ?? [] }
}

export const isEmpty = ({ cards, objects }: OnOffer): boolean => cards.length + objects.length === 0

/**
 * Whom I can agree with now, and what I say for it: a player who has made me an offer is turned to and agreed with in one go.
 * Null: there is nothing to agree to.
 */
export function acceptable(
  table: TableView,
  { seat, options }: Pick<Decision, 'seat' | 'options'>,
): { whom: Seat; choices: [Choice, ...Choice[]] } | null {
  const { trade } = table
  if (!trade) return null
  const partner = trade.partners[seat] ?? null
  if (partner !== null && options.some(option => option.do === 'ready'))
    return { whom: partner, choices: [{ do: 'ready' }] }
  for (const option of options)
    if (option.do === 'partner' && trade.partners[option.whom] === seat && !isEmpty(onOffer(table, option.whom, null)))
      return { whom: option.whom, choices: [{ do: 'partner', whom: option.whom }, { do: 'ready' }] }
  return null
}
