import { durationOf } from '@coldwake/text'
import './desk.css'
import type { Lobby } from '@coldwake/wire'
import { useState } from 'react'
import { linkTo, tablePath } from '../app/routes.ts'
import { useWords } from '../app/words.ts'
import { type HeldSeat, keepWatchToken, watchToken } from '../net/heldSeats.ts'
import { commandTable } from '../net/server/api.ts'
import { FailureNote } from '../ui/FailureNote.tsx'
import { PressTwiceButton } from '../ui/PressTwiceButton.tsx'
import { ShareLink } from '../ui/ShareLink.tsx'
import { useRequest } from '../ui/useRequest.ts'

/** The link for onlookers, which only the host can make; a new one shuts the old one out. */
export function WatchLink({ lobby, seat }: { lobby: Lobby; seat: HeldSeat }) {
  const { t } = useWords('pages')
  const { code, delay } = lobby
  const [token, setToken] = useState(() => watchToken(code))
  const { busy, failure, run } = useRequest()
  const make = async () => {
    const made = await run(() => commandTable(seat, { do: 'watch' }))
    if (!made?.value.token) return
    keepWatchToken(code, made.value.token)
    setToken(made.value.token)
  }
  return (
    <div className="links">
      <p className="hint">
        {t.lobby.watchLinkSays}{' '}
        {delay === 0 ? '' : t.lobby.delaySays({ duration: t.lobby.duration(durationOf(delay)) })}
      </p>
      {token && (
        <ShareLink
          label={t.lobby.watchLink}
          code={t.door.qr.watch}
          value={linkTo(tablePath(code), token)}
          share={t.lobby.shareWatchTitle}
        />
      )}
      {token ? (
        <PressTwiceButton label={t.lobby.newWatchLink} again={t.lobby.oldLinkStops} disabled={busy} onDo={make} />
      ) : (
        <button type="button" className="ghost" disabled={busy} onClick={make}>
          {t.lobby.makeWatchLink}
        </button>
      )}
      <FailureNote failure={failure} />
    </div>
  )
}
