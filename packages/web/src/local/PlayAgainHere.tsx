import type { Lobby } from '@coldwake/wire'
import { go, tablePath } from '../app/routes.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { holdSeat } from '../net/heldSeats.ts'
import { FailureNote } from '../ui/FailureNote.tsx'
import { useRequest } from '../ui/useRequest.ts'
import { startTableAgain } from './startTable.ts'

/** Everybody is here already: the next game begins at once. */
export function PlayAgainHere({ lobby }: { lobby: Lobby }) {
  const { t } = useWords('pages')
  const { busy, failure, run } = useRequest()
  const open = async () => {
    const made = await run(() => startTableAgain(lobby))
    if (!made) return
    holdSeat(made.value)
    go(tablePath(made.value.code))
  }
  return (
    <div className="again">
      <FailureNote failure={failure} />
      <button type="button" className="primary" aria-disabled={busy || undefined} onClick={() => void open()}>
        {t.local.again} <Icon name="takeBack" />
      </button>
    </div>
  )
}
