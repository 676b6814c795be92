import type { Lobby } from '@coldwake/wire'
import { useState } from 'react'
import { FailureNote } from '../failure.tsx'
import { commandTable } from '../net/api.ts'
import { type HeldSeat, keepWatchToken, watchToken } from '../net/seats.ts'
import { linkTo, tablePath } from '../route.ts'
import { useWords } from '../words.tsx'
import { PassOn } from './passon.tsx'
import { Twice } from './twice.tsx'
import { useRequest } from './useRequest.ts'

/** The link for onlookers, which only the host can make; a new one shuts the old one out. */
export function WatchLink({ lobby, seat }: { lobby: Lobby; seat: HeldSeat }) {
  const { t } = useWords()
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
        {t.lobby.watchLinkSays} {delay === 0 ? '' : t.lobby.delaySays(t.lobby.duration(delay))}
      </p>
      {token && (
        <PassOn
          label={t.lobby.watchLink}
          code={t.door.qr.watch}
          value={linkTo(tablePath(code), token)}
          share={t.lobby.shareWatchTitle}
        />
      )}
      {token ? (
        <Twice label={t.lobby.newWatchLink} again={t.lobby.oldLinkStops} disabled={busy} onDo={make} />
      ) : (
        <button type="button" className="ghost" disabled={busy} onClick={make}>
          {t.lobby.makeWatchLink}
        </button>
      )}
      <FailureNote failure={failure} />
    </div>
  )
}
