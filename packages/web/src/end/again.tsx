import type { Seat } from '@coldwake/rules/facts'
import type { Heard, Lobby } from '@coldwake/wire'
import { FailureNote } from '../failure.tsx'
import { Icon } from '../icons/icon.tsx'
import { seatName } from '../lobby/names.ts'
import { useRequest } from '../lobby/useRequest.ts'
import { createTable } from '../net/api.ts'
import type { Line } from '../net/connection.ts'
import { holdSeat, remembered } from '../net/seats.ts'
import { go, linkTo, tablePath } from '../route.ts'
import { useWords } from '../words.tsx'
import { invitation } from './invitation.ts'

interface AgainProps {
  lobby: Lobby
  seat: Seat
  talk: readonly Heard[]
  line: Pick<Line, 'talk'>
}

/** A new table like this one. Whoever opens it says so in the talk of the old one, where the others find the link. */
export function Again({ lobby, seat, talk, line }: AgainProps) {
  const { t } = useWords()
  const { busy, failure, run } = useRequest()
  const invited = invitation(talk, window.location.origin, lobby.code)
  const open = async () => {
    const { game, board, mode, options, clock, delay, seats } = lobby
    const kinds = seats.map(({ bot, person }) => (person ? null : bot))
    const name = seats[seat]?.name ?? remembered('name') ?? t.seatNumber(seat + 1)
    const made = await run(() => createTable({ game, board, mode, options, clock, delay, seats: kinds, name }))
    if (!made) return
    holdSeat(made.value)
    const path = tablePath(made.value.code)
    // Said before leaving: whoever stays reads it.
    if (kinds.filter(kind => kind === null).length > 1)
      await line.talk({ t: 'words', words: t.stage.againInvites(linkTo(path)) })
    go(path)
  }
  if (invited && invited.seat !== seat)
    return (
      <p className="again">
        <span>{t.stage.againJoin(seatName(lobby, invited.seat, t))}</span>
        <a className="primary" href={tablePath(invited.code)}>
          {t.stage.join} <Icon name="play" />
        </a>
      </p>
    )
  return (
    <div className="again">
      <FailureNote failure={failure} />
      <button type="button" className="primary" aria-disabled={busy || undefined} onClick={() => void open()}>
        {t.stage.again} <Icon name="takeBack" />
      </button>
    </div>
  )
}
