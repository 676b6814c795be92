/** NEM-EVENT-01, LOCK-ROUND-02: the step of the Event Phase that the table is in, by what was told. */
import { type EventFace, inBox, type TableView } from '@coldwake/rules/facts'
import { FIRST_GAME, isGame } from '../../../games/covers/index.ts'
import { EVENT_PHASE } from '../../../games/stage/index.ts'
import { playsThisRound } from '../../../games/viewFacts.ts'

export type PhaseStep = 'pods' | 'time' | 'noise' | 'attacks' | 'fire' | 'event' | 'moves' | 'bag'

/** NEM-MODE-INTRUDER-13: all that is left of it where somebody plays the Intruders. */
const HUNTED: readonly PhaseStep[] = ['time', 'fire']

/** The steps in their order, as the game has them. */
export function phaseOf(table: Pick<TableView, 'game' | 'round' | 'intruderPlayer'>): readonly PhaseStep[] {
  return playsThisRound(table) ? HUNTED : eventPhaseOf(table).steps
}

/** What is particular about the Event Phase of the game that is played. */
export function eventPhaseOf({ game: box }: Pick<TableView, 'game'>) {
  const { game } = inBox(box)
  return EVENT_PHASE[isGame(game) ? game : FIRST_GAME]
}

const BY_RULE: Readonly<Partial<Record<string, PhaseStep>>> = Object.fromEntries(
  Object.values(EVENT_PHASE).flatMap(({ byRule }) => Object.entries(byRule)),
)

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
