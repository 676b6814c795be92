import './danger.css'
import type { Seat } from '@coldwake/rules/facts'
import { oneMoreWound } from '@coldwake/rules/forecast'
import { useWords } from '../../../app/words.ts'
import { useGame } from '../../tableContext.ts'

/** On the portrait of whoever dies of the next wound. */
export function LastWound({ seat }: { seat: Seat }) {
  const { table } = useGame()
  const { t } = useWords('answer')
  const { wounds = [], dressed = [] } = table.crew.find(crew => crew.seat === seat) ?? {}
  if (!oneMoreWound(table, seat)) return null
  return <p className="lastwound">{t.answer.lastWound({ n: wounds.length + dressed.length })}</p>
}
