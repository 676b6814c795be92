import type { EventFace } from '@coldwake/rules/facts'
import { useMemo } from 'react'

/** Events as far as they are told: what happened is written down when it is seen. */
export function useTold(events: readonly EventFace[], told: number): readonly EventFace[] {
  return useMemo(() => (told >= events.length ? events : events.slice(0, told)), [events, told])
}
