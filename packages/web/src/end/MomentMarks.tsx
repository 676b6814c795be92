import type { EventFace, Seat } from '@coldwake/rules/facts'
import { useMemo } from 'react'
import { replayPath } from '../app/routes.ts'
import { useTableWords } from '../games/tableWords.ts'
import { Icon } from '../icons/Icon.tsx'
import { keyMoments, MOMENT_LOOK } from '../replay/keyMoments.ts'
import { momentName } from '../replay/momentName.ts'

interface MomentMarksProps {
  events: readonly EventFace[]
  names: (seat: Seat) => string
  code: string
  me: Seat | null
}

/** The game as a line of the moments that turned it; each leads into the replay. */
export function MomentMarks({ events, names, code, me }: MomentMarksProps) {
  const words = useTableWords('stage')
  const { t } = words
  const moments = useMemo(() => keyMoments(events), [events])
  if (moments.length === 0) return null
  return (
    <section className="marks" aria-label={t.stage.moments}>
      <h2 className="caption">{t.stage.moments}</h2>
      <ol>
        {moments.map(moment => {
          const [icon, tone] = MOMENT_LOOK[moment.kind]
          const name = momentName(moment, names, words, me)
          return (
            <li key={moment.event} className={tone}>
              <a href={`${replayPath(code)}?at=${moment.event}`}>
                <span className="mark">
                  <Icon name={icon} />
                </span>
                <span>{name}</span>
                <small>{t.roundNumber({ n: moment.round })}</small>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
