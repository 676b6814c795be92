import type { EventFace, Seat } from '@coldwake/rules/facts'
import { useMemo } from 'react'
import { Icon } from '../icons/icon.tsx'
import { momentName } from '../replay/momentname.ts'
import { keyMoments, MOMENT_LOOK } from '../replay/moments.ts'
import { replayPath } from '../route.ts'
import { useWords } from '../words.tsx'

interface MarksProps {
  events: readonly EventFace[]
  names: (seat: Seat) => string
  code: string
}

/** The game as a line of the moments that turned it; each leads into the replay. */
export function Marks({ events, names, code }: MarksProps) {
  const words = useWords()
  const { t } = words
  const moments = useMemo(() => keyMoments(events), [events])
  if (moments.length === 0) return null
  return (
    <section className="marks" aria-label={t.stage.moments}>
      <h2 className="lab">{t.stage.moments}</h2>
      <ol>
        {moments.map(moment => {
          const [icon, tone] = MOMENT_LOOK[moment.kind]
          const name = momentName(moment, names, words)
          return (
            <li key={moment.event} className={tone}>
              <a href={`${replayPath(code)}?at=${moment.event}`}>
                <span className="mark">
                  <Icon name={icon} />
                </span>
                <span>{name}</span>
                <small>{t.roundNumber(moment.round)}</small>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
