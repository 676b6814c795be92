import { Suspense } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { UndoneEventText } from '../lazyLog.ts'
import { type TableModel, useTable } from '../tableContext.ts'
import { lastDeed } from '../undoneEvents.ts'

export const mayTakeBack = ({ state, lobby }: Pick<TableModel, 'state' | 'lobby'>): boolean =>
  state.back && !state.busy && !lobby.paused && !lobby.over

/** While nothing lies between, one may think again. Says what would be undone. */
export function TakeBack() {
  const model = useTable()
  const { line, state, me, undone } = model
  const { t } = useWords()
  const quiet = useQuiet()
  if (!me || !mayTakeBack(model)) return null
  const deed = me.answer ? null : lastDeed(state.events, undone, me.seat)
  return (
    <div className="takeback">
      <button type="button" onClick={() => line.takeBack()}>
        <Icon name="takeBack" />
        <span>
          <b>{me.answer ? t.table.changeAnswer : t.table.takeBack}</b>
          <Suspense>{deed && quiet && <UndoneEventText event={deed} />}</Suspense>
        </span>
        <kbd>U</kbd>
      </button>
    </div>
  )
}
