import { eventText } from '@coldwake/text'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { type TableModel, useTable } from './model.tsx'
import { lastDeed } from './undone.ts'

export const mayTakeBack = ({ state, lobby }: Pick<TableModel, 'state' | 'lobby'>): boolean =>
  state.back && !state.busy && !lobby.paused && !lobby.over

/** While nothing lies between, one may think again. Says what would be undone. */
export function TakeBack() {
  const model = useTable()
  const { line, state, ctx, me, undone } = model
  const { t, lang } = useWords()
  if (!me || !mayTakeBack(model)) return null
  const deed = me.answer ? null : lastDeed(state.events, undone, me.seat)
  return (
    <div className="takeback">
      <button type="button" onClick={() => line.takeBack()}>
        <Icon name="takeBack" />
        <span>
          <b>{me.answer ? t.table.changeAnswer : t.table.takeBack}</b>
          {deed && <small>{eventText(deed, ctx, lang)}</small>}
        </span>
        <kbd>U</kbd>
      </button>
    </div>
  )
}
