import { Suspense } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useQuiet } from '../pwa/idle.ts'
import { useWords } from '../words.tsx'
import { type TableModel, useTable } from './model.tsx'
import { Deed } from './told.ts'
import { lastDeed } from './undone.ts'

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
          <Suspense>{deed && quiet && <Deed event={deed} />}</Suspense>
        </span>
        <kbd>U</kbd>
      </button>
    </div>
  )
}
