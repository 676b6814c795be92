import type { About, Decision, EventFace } from '@coldwake/rules/facts'
import { isIdleWindow } from '../useQuietDecline.ts'

/** What one may react to. */
const CAUSES: readonly EventFace['e'][] = ['declared', 'reacted', 'surprise', 'attack', 'tokenDrawn']

/**
 * What a window for reactions is about, as an event to be told. Null where the question shows it by itself: one that
 * has nothing but "Go on" shows nothing.
 */
export function reactedTo(
  events: readonly EventFace[],
  decision: Pick<Decision, 'ask' | 'options'>,
  about: About | undefined,
): EventFace | null {
  const toCard = (about?.dark?.event ?? null) !== null
  if ((decision.ask === 'dodge' || toCard) && !isIdleWindow(decision)) return null
  return events.findLast(({ e }) => (toCard ? e === 'event' : CAUSES.includes(e))) ?? null
}
