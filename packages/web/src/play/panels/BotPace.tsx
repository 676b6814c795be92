/** How fast bots go, and a way not to wait for them. */
import { PACES } from '@coldwake/wire'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { heldSeat } from '../../net/heldSeats.ts'
import { commandTable } from '../../net/server/api.ts'
import { FailureNote } from '../../ui/FailureNote.tsx'
import { useRequest } from '../../ui/useRequest.ts'
import { useConnection, useGame } from '../tableContext.ts'
import { useKeyOf } from '../turn/tableKeys.ts'

/** While it is for bots to choose. */
export function BotsTurn() {
  const { lobby } = useGame()
  const { line } = useConnection()
  const { t } = useWords('panels')
  const key = useKeyOf('hurry')
  return (
    <div className="botsturn">
      <button type="button" className="ghost" aria-keyshortcuts={key || undefined} onClick={() => line.hurry()}>
        <Icon name="play" /> {t.botPace.next}
      </button>
      <span className="hint">{`${t.botPace.title}: ${t.botPace.paces[lobby.pace]}`}</span>
    </div>
  )
}

/** Everybody sees the pace, and the host sets it. */
export function BotPace() {
  const { lobby, ctx } = useGame()
  const { t } = useWords('panels')
  const { busy, failure, run } = useRequest()
  const key = useKeyOf('hurry')
  const held = heldSeat(lobby.code)
  if (lobby.over || !lobby.seats.some(({ bot }) => bot !== null)) return null
  const host = held !== null && ctx.me === lobby.host
  return (
    <fieldset disabled={busy || !host}>
      <legend>{t.botPace.title}</legend>
      <div className="chips">
        {PACES.map(pace => (
          <button
            key={pace}
            type="button"
            className="chip"
            aria-pressed={pace === lobby.pace}
            onClick={() => held && run(() => commandTable(held, { do: 'pace', pace }))}
          >
            {t.botPace.paces[pace]}
          </button>
        ))}
      </div>
      <p className="hint">
        {host ? t.botPace.says : t.botPace.hostSets} {key && t.botPace.byKey({ key })}
      </p>
      <FailureNote failure={failure} />
    </fieldset>
  )
}
