import { cardName, objectiveText } from '@coldwake/text'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

/** What I play for. Only I see this. */
export function Objectives() {
  const { table, me } = useTable()
  const { t, lang } = useWords()
  if (!me || me.objectives.length + me.rejected.length === 0) return null
  return (
    <section className="mygoals" aria-label={t.objectives}>
      {me.objectives.map(card => (
        <div key={card}>
          <h2>{cardName(card, lang)}</h2>
          <p>{objectiveText(table.game, card, lang)}</p>
        </div>
      ))}
      {me.rejected.map(card => (
        <p key={card} className="aside">
          <Icon name="objective" /> {cardName(card, lang)} ({t.putAside})
        </p>
      ))}
    </section>
  )
}
