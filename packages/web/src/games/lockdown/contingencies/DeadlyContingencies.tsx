import type { Code } from '@coldwake/rules/facts'
import { useWords } from '../../../app/words.ts'
import { reachOf } from '../../../play/objectives/objectiveReach.ts'
import { useGame } from '../../../play/tableContext.ts'

/** How many of those that can be active would kill me if it ended now. */
export function DeadlyContingencies({ codes }: { codes: readonly Code[] }) {
  const { table, me } = useGame()
  const { t } = useWords('lockdown')
  if (table.facility?.active.card || !me) return null
  const possible = codes.filter(({ left }) => left > 0)
  const deadly = possible.filter(({ kills }) => {
    const reach = kills ? reachOf(kills, { table, me }) : 'open'
    return reach === 'now' || reach === 'sure'
  })
  return (
    <p className="sum">
      {possible.length === 1
        ? t.facility.onlyOneLeft
        : t.facility.wouldKillYou({ deadly: deadly.length, left: possible.length })}
    </p>
  )
}
