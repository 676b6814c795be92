/** What only some tables show from their first moment: loaded with their box, before any of it is drawn. */
import type { Seat } from '@coldwake/rules/facts'
import type { Lobby } from '@coldwake/wire'
import { lazyPart } from '../../app/LazyPart.tsx'

export const TimeLeft = lazyPart(() => import('../panels/TimeLeft.tsx').then(({ TimeLeft }) => TimeLeft))
export const StandingNotices = lazyPart(() =>
  import('../panels/StandingNotices.tsx').then(({ StandingNotices }) => StandingNotices),
)

/** Whether I only watch, the table stands still, or my seat is not mine alone. */
export function hasStandingNotice({ over, paused, seats }: Lobby, me: Seat | null): boolean {
  const mine = me === null ? undefined : seats[me]
  return !mine || over || paused || mine.bot !== null || mine.open === true
}

export function preloadStanding(lobby: Lobby, me: Seat | null): void {
  if (lobby.clock) TimeLeft.preload()
  if (hasStandingNotice(lobby, me)) StandingNotices.preload()
}
