/** NEM-EVENT-01: where in the Event Phase one is, by what was told. */
import type { EventFace } from '@coldwake/rules'

export const PHASE = ['time', 'attacks', 'fire', 'event', 'moves', 'bag'] as const
export type PhaseStep = (typeof PHASE)[number]

const BY_RULE: Partial<Record<string, PhaseStep>> = {
  'NEM-EVENT-02': 'time',
  'NEM-EVENT-05': 'fire',
  'NEM-EVENT-07': 'moves',
  'NEM-BAG-01': 'bag',
}

/** The step that this event belongs to; null outside of the phase. */
export function phaseAfter(event: EventFace, now: PhaseStep | null): PhaseStep | null {
  if (event.e === 'round' || event.e === 'turn' || event.e === 'over') return null
  if (event.e === 'event') return 'event'
  const step = BY_RULE[event.rule]
  if (step) return step
  if (now === 'time' && event.e === 'attack') return 'attacks'
  // Before the event card, what hurts intruders is the fire around them.
  if ((now === 'time' || now === 'attacks') && event.e === 'injured') return 'fire'
  // What the card does comes after the intruders have moved.
  if (now === 'moves') return 'event'
  return now
}
