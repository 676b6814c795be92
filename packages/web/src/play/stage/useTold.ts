import type { EventFace } from '@coldwake/rules/facts'
import { useMemo } from 'react'

/** How many events there are before those that say how it ended: its checks, and that it is over. */
export function untilTheEnd(events: readonly EventFace[]): number {
  const at = events.findIndex(({ e }) => e === 'check' || e === 'over')
  return at < 0 ? events.length : at
}

/** Events as far as they are told: what happened is written down when it is seen. */
export function useTold(events: readonly EventFace[], told: number): readonly EventFace[] {
  return useMemo(() => (told >= events.length ? events : events.slice(0, told)), [events, told])
}
