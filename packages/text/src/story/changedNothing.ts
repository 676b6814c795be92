import type { EventFace } from '@coldwake/rules'

/** Where the card goes afterwards is no change. */
const TIDYING: readonly EventFace['e'][] = ['eventRemoved', 'reshuffled']

/** NEM-EVENT-07..10: whether an Event card changed nothing. That is known once the bag is drawn from. */
export function changedNothing(events: readonly EventFace[], number: number): boolean {
  if (events[number]?.e !== 'event') return false
  const next = events.slice(number + 1).find(({ e }) => !TIDYING.includes(e))
  return next?.e === 'tokenDrawn' && next.rule.endsWith('-BAG-01')
}
