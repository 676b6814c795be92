import type { EventFace } from '@coldwake/rules/facts'
import { useMemo } from 'react'

/** How many events there are before the one that says how it ended. */
export function untilTheEnd(events: readonly EventFace[]): number {
  const at = events.findLastIndex(({ e }) => e === 'over')
  return at < 0 ? events.length : at
}

/** Events as far as they are told: what happened is written down when it is seen. */
export function useTold(events: readonly EventFace[], told: number): readonly EventFace[] {
  return useMemo(() => (told >= events.length ? events : events.slice(0, told)), [events, told])
}
