/** NEM-EVENT-01, LOCK-ROUND-02: where in the Event Phase one is, by what was told. */
import { type EventFace, inBox, type TableView } from '@coldwake/rules/facts'
import { playsThisRound } from '../../../games/viewFacts.ts'

export type PhaseStep = 'pods' | 'time' | 'noise' | 'attacks' | 'fire' | 'event' | 'moves' | 'bag'

const ON_SHIP: readonly PhaseStep[] = ['time', 'attacks', 'fire', 'event', 'moves', 'bag']
const IN_FACILITY: readonly PhaseStep[] = ['pods', 'time', 'noise', 'attacks', 'fire', 'event', 'moves', 'bag']

/** NEM-MODE-INTRUDER-13: all that is left of it where somebody plays the Intruders. */
const HUNTED: readonly PhaseStep[] = ['time', 'fire']

/** The steps in their order, as the game has them. */
export function phaseOf(table: Pick<TableView, 'game' | 'round' | 'intruderPlayer'>): readonly PhaseStep[] {
  if (playsThisRound(table)) return HUNTED
  return inBox(table.game).game === 'lockdown' ? IN_FACILITY : ON_SHIP
}

const BY_RULE: Partial<Record<string, PhaseStep>> = {
  'NEM-EVENT-02': 'time',
  'NEM-EVENT-05': 'fire',
  'NEM-EVENT-07': 'moves',
  'NEM-BAG-01': 'bag',
  'LOCK-EVENT-01': 'pods',
  'LOCK-EVENT-02': 'time',
  'LOCK-EVENT-05': 'noise',
  'LOCK-ROOM-NEST-07': 'fire',
  'LOCK-EVENT-10': 'moves',
  'LOCK-BAG-01': 'bag',
}

const BEFORE_ATTACKS: readonly (PhaseStep | null)[] = ['time', 'noise']
const BEFORE_EVENT: readonly (PhaseStep | null)[] = [...BEFORE_ATTACKS, 'attacks']

/** The step of those there are that this event belongs to; null outside of the phase. */
export function phaseAfter(event: EventFace, now: PhaseStep | null, steps: readonly PhaseStep[]): PhaseStep | null {
  const step = stepAfter(event, now)
  // An Event card that is played in somebody's turn begins no phase.
  return step === null || steps.includes(step) ? step : now
}

function stepAfter(event: EventFace, now: PhaseStep | null): PhaseStep | null {
  if (event.e === 'round' || event.e === 'turn' || event.e === 'over') return null
  if (event.e === 'event') return 'event'
  const step = BY_RULE[event.rule]
  if (step) return step
  if (BEFORE_ATTACKS.includes(now) && event.e === 'attack') return 'attacks'
  // Before the event card, what hurts intruders is the fire around them.
  if (BEFORE_EVENT.includes(now) && event.e === 'injured') return 'fire'
  // What the card does comes after the intruders have moved.
  if (now === 'moves') return 'event'
  return now
}
