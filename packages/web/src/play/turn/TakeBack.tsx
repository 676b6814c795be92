import { Suspense } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { UndoneEventText } from '../lazyLog.ts'
import { type TableConnection, type TableGame, useConnection, useGame } from '../tableContext.ts'
import { lastDeed } from '../undoneEvents.ts'
import { useKeyOf } from './tableKeys.ts'

export const mayTakeBack = ({ lobby }: TableGame, { state }: TableConnection): boolean =>
  state.back && !state.busy && !lobby.paused && !lobby.over

/** While nothing lies between, one may think again. Says what would be undone. */
export function TakeBack() {
  const game = useGame()
  const connection = useConnection()
  const { me, events } = game
  const { t } = useWords()
  const quiet = useQuiet()
  const key = useKeyOf('takeBack')
  if (!me || !mayTakeBack(game, connection)) return null
  const deed = me.answer ? null : lastDeed(events, me.seat, connection.state.answeredAt)
  return (
    <div className="takeback">
      <button type="button" onClick={() => connection.line.takeBack()}>
        <Icon name="takeBack" />
        <span>
          <b>{me.answer ? t.table.changeAnswer : t.table.takeBack}</b>
          <Suspense>{deed && quiet && <UndoneEventText event={deed} />}</Suspense>
        </span>
        {key && <kbd>{key}</kbd>}
      </button>
    </div>
  )
}
