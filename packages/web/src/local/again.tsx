import type { Lobby } from '@coldwake/wire'
import { FailureNote } from '../failure.tsx'
import { Icon } from '../icons/icon.tsx'
import { useRequest } from '../lobby/useRequest.ts'
import { holdSeat } from '../net/seats.ts'
import { go, tablePath } from '../route.ts'
import { useWords } from '../words.tsx'
import { beginAgain } from './begin.ts'

/** Everybody is here already: the next game begins at once. */
export function LocalAgain({ lobby }: { lobby: Lobby }) {
  const { t } = useWords()
  const { busy, failure, run } = useRequest()
  const open = async () => {
    const made = await run(() => beginAgain(lobby))
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
