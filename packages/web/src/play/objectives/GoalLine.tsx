/** Where the dock has no place for my objectives: how they stand and what to do next, in one line that opens them. */
import type { MyView } from '@coldwake/rules/facts'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { isShared } from '../../net/localCode.ts'
import { useGame, usePanel } from '../tableContext.ts'
import { useOpenEnvelopes } from '../turn/openEnvelopes.ts'
import { clausesOf } from './clauses.ts'
import { useNextStep } from './NextStep.tsx'
import { TickBox } from './ObjectiveDetails.tsx'

export function GoalLine({ me }: { me: MyView }) {
  const { table, lobby } = useGame()
  const { panel, open } = usePanel()
  const { t } = useWords('panels')
  const [read] = useOpenEnvelopes(lobby.code, me.seat)
  const isOpen = table.mode === 'cooperative' || (read && !isShared(lobby))
  const next = useNextStep(me.objectives)
  if (me.objectives.length === 0) return null
  const [card] = me.objectives
  return (
    <button
      type="button"
      className="goalline"
      aria-expanded={panel === 'notes'}
      onClick={() => open(panel === 'notes' ? null : 'notes')}
    >
      <Icon name="objective" />
      <span>
        <b>
          {t.goals.title}
          {isOpen && card && (
            <span className="ticks-of" aria-hidden="true">
              {clausesOf(card, { table, me }).map(({ test, tick }) => (
                <TickBox key={JSON.stringify(test)} tick={tick} />
              ))}
            </span>
          )}
        </b>
        <small data-may-clip>{isOpen ? (next ? `${t.goals.next}: ${next.text}` : '') : t.draft.pressToLook}</small>
      </span>
    </button>
  )
}
