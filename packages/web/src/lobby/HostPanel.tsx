/** What only the host of a table may do while the game is on. */
import './desk.css'
import { type HostCommand, type Lobby, type SeatProposal, votersOf } from '@coldwake/wire'
import { useState } from 'react'
import { seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { type HeldSeat, heldSeat } from '../net/heldSeats.ts'
import { isLocal } from '../net/localCode.ts'
import { commandTable } from '../net/server/api.ts'
import { ClockPicks, DelayPicks } from '../ui/ClockPicks.tsx'
import { FailureNote } from '../ui/FailureNote.tsx'
import { Picks } from '../ui/Picks.tsx'
import { PressTwiceButton } from '../ui/PressTwiceButton.tsx'
import { levelPicks } from '../ui/SeatKinds.tsx'
import { type Request, useRequest } from '../ui/useRequest.ts'
import { botText } from './botText.ts'
import { WatchLink } from './WatchLink.tsx'

/** For the drawer of the table. */
export function HostPanel({ lobby }: { lobby: Lobby }) {
  const { t } = useWords('pages')
  const held = heldSeat(lobby.code)
  const request = useRequest()
  if (!held) return null
  const command = (what: HostCommand) => request.run(() => commandTable(held, what))
  const { busy, failure } = request
  // Around one device there is nobody to send a link to, or to wait for elsewhere.
  const local = isLocal(lobby.code)
  return (
    <div className="deskpanel">
      {!lobby.over && (
        <section>
          <h3>{lobby.paused ? t.lobby.pausedNow : t.lobby.pause}</h3>
          <p className="hint">{t.lobby.pauseSays}</p>
          <button
            type="button"
            className={lobby.paused ? 'primary' : 'ghost'}
            disabled={busy}
            onClick={() => command({ do: lobby.paused ? 'resume' : 'pause' })}
          >
            {lobby.paused ? t.lobby.resume : t.lobby.pause} <Icon name={lobby.paused ? 'play' : 'pass'} />
          </button>
        </section>
      )}
      <section>
        <h3>{t.numberOfSeats}</h3>
        <ul className="hostseats">
          {lobby.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <SeatDesk lobby={lobby} seat={seat} held={held} request={request} />
            </li>
          ))}
        </ul>
        {!local && <p className="hint">{t.lobby.seatsSay}</p>}
      </section>
      {!lobby.over && !local && (
        <section className="picksbox">
          <h3>{t.lobby.options}</h3>
          <ClockPicks clock={lobby.clock} disabled={busy} onClock={clock => command({ do: 'clock', clock })} />
          <DelayPicks delay={lobby.delay} disabled={busy} onDelay={delay => command({ do: 'delay', delay })} />
        </section>
      )}
      {!local && (
        <section>
          <h3>{t.lobby.watchLink}</h3>
          <WatchLink lobby={lobby} seat={held} />
        </section>
      )}
      {!lobby.over && <EndGame busy={busy} onEnd={() => command({ do: 'end' })} />}
      <FailureNote failure={failure} />
    </div>
  )
}

interface SeatDeskProps {
  lobby: Lobby
  seat: number
  held: HeldSeat
  request: Request
}

/** One seat: who plays it, and who should from now on. Where others play too, they are asked. */
function SeatDesk({ lobby, seat, held, request }: SeatDeskProps) {
  const { t } = useWords('pages')
  const { bot = null, person = false, online = false, open = false } = lobby.seats[seat] ?? {}
  const name = seatName(lobby, seat, t)
  const { busy, run } = request
  const local = isLocal(lobby.code)
  const asks = (proposal: SeatProposal) => !local && votersOf(lobby.seats, lobby.host, proposal).length > 0
  const state = bot ? botText(bot, person, t) : online ? t.online : t.away
  const putBot = (level: string) => run(() => commandTable(held, { do: 'bot', seat, bot: level }))
  return (
    <>
      <p>
        <b>{name}</b> <span className="pill">{seat === lobby.host ? t.host : state}</span>
        {open && <span className="pill">{t.lobby.openNow}</span>}
      </p>
      {seat !== lobby.host && !lobby.over && (
        <div className="buttons">
          {!bot &&
            levelPicks(t).map(({ value, label }) => (
              <PressTwiceButton
                key={value}
                label={label}
                again={asks({ what: 'bot', seat, bot: value }) ? t.lobby.asksOthers : t.lobby.botPlaysAgain({ name })}
                disabled={busy}
                onDo={() => putBot(value)}
              />
            ))}
          {bot && (
            <Picks
              legend={t.lobby.levelOf({ name })}
              value={bot}
              disabled={busy}
              onPick={putBot}
              picks={levelPicks(t)}
            />
          )}
          {!local && !open && (
            <PressTwiceButton
              label={t.lobby.openSeat}
              again={asks({ what: 'open', seat }) ? t.lobby.asksOthers : t.lobby.openAgain}
              disabled={busy}
              onDo={() => run(() => commandTable(held, { do: 'open', seat }))}
            />
          )}
        </div>
      )}
    </>
  )
}

/** Cannot be undone, and takes the game from everybody: it is asked in words. */
function EndGame({ busy, onEnd }: { busy: boolean; onEnd: () => void }) {
  const { t } = useWords('pages')
  const [asking, setAsking] = useState(false)
  return (
    <section>
      <h3>{t.lobby.end}</h3>
      {asking ? (
        <div className="ending" role="alertdialog" aria-label={t.lobby.end} aria-describedby="end-asks">
          <p id="end-asks">{t.lobby.endAsks}</p>
          <div className="buttons">
            {/* biome-ignore lint/a11y/noAutofocus: the answer to what was just pressed, and the harmless one */}
            <button type="button" className="ghost" autoFocus onClick={() => setAsking(false)}>
              {t.lobby.endNo}
            </button>
            <button type="button" className="ghost danger" disabled={busy} onClick={onEnd}>
              {t.lobby.endYes}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="ghost" onClick={() => setAsking(true)}>
          {t.lobby.end}…
        </button>
      )}
    </section>
  )
}
