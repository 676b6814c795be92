/** Beside a thing: what it is good for, if that is what I play for. */
import type { Name, ObjectName } from '@coldwake/rules/facts'
import { cardName } from '@coldwake/text'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useGame } from '../tableContext.ts'
import { useGoals } from './heldGoals.ts'
import { servesGoal } from './servesGoal.ts'

export function ServesGoal({ thing }: { thing: Name | ObjectName }) {
  const { table, me } = useGame()
  const { t, lang } = useWords('panels')
  const { shown } = useGoals()
  const services = servesGoal({ table, me }, thing)
  // Everybody may read a quest.
  return (shown ? services : services.filter(({ serves }) => serves === 'quest')).map(({ serves, card }) => (
    <span key={`${serves} ${card}`} className="servesgoal">
      <Icon name="objective" />
      {serves === 'quest'
        ? t.goals.activates({ card: cardName(card, lang) })
        : t.goals.serves({ card: cardName(card, lang) })}
    </span>
  ))
}
