import type { Seat } from '@coldwake/rules/facts'
import { seatLetter } from '@coldwake/text'
import type { Heard, Lobby } from '@coldwake/wire'
import { go, linkTo, tablePath } from '../app/routes.ts'
import { seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { holdSeat, remembered } from '../net/heldSeats.ts'
import { createTable } from '../net/server/api.ts'
import type { Line } from '../play/connection/connection.ts'
import { FailureNote } from '../ui/FailureNote.tsx'
import { useRequest } from '../ui/useRequest.ts'
import { invitation } from './invitation.ts'

interface PlayAgainProps {
  lobby: Lobby
  seat: Seat
  talk: readonly Heard[]
  line: Pick<Line, 'talk'>
}

/** A new table like this one. Whoever opens it says so in the talk of the old one, where the others find the link. */
export function PlayAgain({ lobby, seat, talk, line }: PlayAgainProps) {
  const { t } = useWords('stage')
  const { busy, failure, run } = useRequest()
  const invited = invitation(talk, window.location.origin, lobby.code)
  const open = async () => {
    const { game, board, mode, options, clock, delay, seats } = lobby
    const kinds = seats.map(({ bot, person }) => (person ? null : bot))
    const name = seats[seat]?.name ?? remembered('name') ?? t.seatNumber({ letter: seatLetter(seat + 1) })
    const made = await run(() => createTable({ game, board, mode, options, clock, delay, seats: kinds, name }))
    if (!made) return
    holdSeat(made.value)
    const path = tablePath(made.value.code)
    // Said before leaving: whoever stays reads it.
    if (kinds.filter(kind => kind === null).length > 1)
      await line.talk({ t: 'words', words: t.stage.againInvites({ link: linkTo(path) }) })
    go(path)
  }
  if (invited && invited.seat !== seat)
    return (
      <p className="again">
        <span>{t.stage.againJoin({ name: seatName(lobby, invited.seat, t) })}</span>
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
