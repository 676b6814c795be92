import { type CrewView, characterInfo, type EventFace } from '@coldwake/rules/facts'
import { breakable, type Context, characterName } from '@coldwake/text'
import { useMemo } from 'react'
import { useWords } from '../app/words.ts'
import { inColorOf, Portrait } from '../art/people/Portrait.tsx'
import { STATS, statsOf } from './countStats.ts'

interface StatisticsProps {
  events: readonly EventFace[]
  crew: readonly CrewView[]
  ctx: Pick<Context, 'names'>
  game: string
}

export function Statistics(props: StatisticsProps) {
  const { t } = useWords('stage')
  return (
    <section aria-label={t.stage.statistics}>
      <h2 className="caption">{t.stage.statistics}</h2>
      <StatisticsTable {...props} />
    </section>
  )
}

/** The game in numbers, side by side. Rows in which nobody has anything are left out. */
export function StatisticsTable({ events, crew, ctx, game }: StatisticsProps) {
  const { t, lang } = useWords('stage')
  const stats = useMemo(() => {
    const knew = crew.map(({ character }) => (character && characterInfo(game, character)?.knowledge) || 0)
    return statsOf(events, crew.length, knew)
  }, [events, crew, game])
  const rows = STATS.filter(stat => stats.some(one => one[stat] > 0))
  return (
    <div className="statistics">
      <table>
        <thead>
          <tr>
            <td />
            {crew.map(({ seat, character }) => (
              <th key={seat} scope="col" style={inColorOf(character)}>
                <Portrait character={character} crop="face" className="face" />
                <span>{character ? breakable(characterName(character, lang), lang) : ctx.names(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(stat => {
            const most = Math.max(...stats.map(one => one[stat]))
            return (
              <tr key={stat}>
                <th scope="row">{breakable(t.stage.stats[stat], lang)}</th>
                {crew.map(({ seat }) => {
                  const n = stats[seat]?.[stat] ?? 0
                  return (
                    <td key={seat} className={n === 0 ? 'zero' : n === most && crew.length > 1 ? 'most' : ''}>
                      {n}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
