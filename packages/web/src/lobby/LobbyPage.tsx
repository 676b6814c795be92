import './lobby.css'
import { USUAL } from '@coldwake/bots'
import { list } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { useEffect } from 'react'
import { Backdrop } from '../app/Backdrop.tsx'
import { linkTo, tablePath } from '../app/routes.ts'
import { isFree, seatName } from '../app/seatNames.ts'
import { useWords } from '../app/words.ts'
import { GameWords } from '../games/GameWords.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { HeldSeat } from '../net/heldSeats.ts'
import { changeSeat, commandTable } from '../net/server/api.ts'
import { ClockPicks, clockText, DelayPicks, delayText } from '../ui/ClockPicks.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { FailureNote } from '../ui/FailureNote.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Picks } from '../ui/Picks.tsx'
import { PressTwiceButton } from '../ui/PressTwiceButton.tsx'
import { ReactionPicks, reactionsText } from '../ui/ReactionPicks.tsx'
import { LevelsSay, levelPicks } from '../ui/SeatKinds.tsx'
import { ShareLink } from '../ui/ShareLink.tsx'
import { useRequest } from '../ui/useRequest.ts'
import { gameSummary } from './gameSummary.ts'
import { SeatCards } from './SeatCards.tsx'
import { OwnLink, Rename, WebhookForm } from './SeatPanel.tsx'
import { WatchLink } from './WatchLink.tsx'

interface LobbyPageProps {
  lobby: Lobby
  seat: HeldSeat
  /** Null for an onlooker. */
  mine: number | null
  /** Gives up what this browser holds here, and goes to the door. */
  onForget: () => void
}

/** Before the game: who sits where, how others get here, and what kind of game it will be. */
export const LobbyPage = (props: LobbyPageProps) => (
  <GameWords game={props.lobby.game}>
    <Lobbied {...props} />
  </GameWords>
)

function Lobbied({ lobby, seat, mine, onForget }: LobbyPageProps) {
  const { t } = useWords('pages')
  const open = lobby.seats.filter(isFree).length
  const host = mine === lobby.host
  useEffect(() => {
    document.title = `${lobby.code} — Coldwake`
  }, [lobby.code])
  return (
    <div className="page lobby">
      <Backdrop game={lobby.game} />
      <PageHeader />
      <main>
        <h1>
          {open > 0 ? t.waitingForCrew({ open }) : waitingFor(lobby).length > 0 ? t.lobby.almostReady : t.crewComplete}
        </h1>
        {host ? <HostSeats lobby={lobby} seat={seat} mine={mine} /> : <SeatCards lobby={lobby} mine={mine} />}
        <div className="below">
          <div>
            <Invite code={lobby.code} open={open} />
            <ThisTable lobby={lobby} seat={seat} host={host} />
          </div>
          <div>
            {mine === null ? (
              <Onlooker lobby={lobby} onForget={onForget} />
            ) : (
              <>
                <Start lobby={lobby} seat={seat} mine={mine} />
                <MySeat lobby={lobby} seat={seat} mine={mine} onForget={onForget} />
              </>
            )}
          </div>
        </div>
      </main>
    </div>
  )
}

/** People who have not said that they are ready; the host need not. */
const waitingFor = ({ seats, host }: Lobby): number[] =>
  seats.flatMap((seat, number) => (seat.person && !seat.ready && number !== host ? [number] : []))

/** The seats as their host sees them. */
function HostSeats({ lobby, seat: held, mine }: { lobby: Lobby; seat: HeldSeat; mine: number }) {
  const { t } = useWords('pages')
  const { busy, failure, run } = useRequest()
  return (
    <>
      <SeatCards lobby={lobby} mine={mine}>
        {(seat, number) => {
          if (number === lobby.host) return null
          const free = () => run(() => commandTable(held, { do: 'free', seat: number }))
          const putBot = (bot: string) => run(() => commandTable(held, { do: 'bot', seat: number, bot }))
          if (isFree(seat))
            return (
              <button type="button" className="ghost" disabled={busy} onClick={() => putBot(USUAL)}>
                {t.lobby.putBot}
              </button>
            )
          if (!seat.person)
            return (
              <>
                <Picks
                  className="level"
                  legend={t.lobby.levelOf({ name: seatName(lobby, number, t) })}
                  value={seat.bot ?? ''}
                  disabled={busy}
                  onPick={putBot}
                  picks={levelPicks(t)}
                />
                <button type="button" className="ghost" disabled={busy} onClick={free}>
                  {t.lobby.freeIt}
                </button>
              </>
            )
          return (
            <PressTwiceButton
              label={t.lobby.freeIt}
              again={t.lobby.freeAgain({ name: seatName(lobby, number, t) })}
              disabled={busy}
              onDo={free}
            />
          )
        }}
      </SeatCards>
      {lobby.seats.some(({ bot }) => bot !== null) && <LevelsSay />}
      <FailureNote failure={failure} />
    </>
  )
}

/** Addresses that lead to whatever machine they are opened on. */
const isHere = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

function Invite({ code, open }: { code: string; open: number }) {
  const { t } = useWords('pages')
  return (
    <section className="card-box invite" aria-label={t.invite}>
      <h2>{open > 0 ? t.invite : t.tableCode}</h2>
      <div className="bycode">
        <p className="bigcode">{code}</p>
        <CopyField label={t.tableCode} value={code} copy={t.lobby.copyCode} beside />
      </div>
      <ShareLink label={t.inviteLink} code={t.door.qr.join} value={linkTo(tablePath(code))} share={t.lobby.shareTitle}>
        <p className="hint">{open > 0 ? t.inviteHint : t.noSeatLeft}</p>
        {isHere(window.location.hostname) && <p className="hint">{t.door.onlyHere}</p>}
      </ShareLink>
    </section>
  )
}

/** What kind of game it will be; its host may still change their mind. */
function ThisTable({ lobby, seat, host }: { lobby: Lobby; seat: HeldSeat; host: boolean }) {
  const { t } = useWords('pages')
  const { busy, failure, run } = useRequest()
  const { clock, delay, reactions, watching } = lobby
  // Whoever plays alone with bots keeps nobody waiting.
  const agreed = [
    clockText(clock, t),
    ...(isForSeveral(lobby) ? [reactionsText(reactions, t)] : []),
    delayText(delay, t),
  ].join(' · ')
  return (
    <section className="card-box options-box">
      <h2>{t.lobby.thisTable}</h2>
      <p className="tablefacts">
        {gameSummary(lobby, t)}
        {!host && ` · ${agreed}`}
        {watching > 0 && ` · ${t.lobby.onlookersHere({ n: watching })}`}
      </p>
      {host && (
        <>
          <details className="options">
            <summary>
              <b>{t.lobby.options}</b>
              <span>{agreed}</span>
            </summary>
            <div>
              <ClockPicks
                clock={clock}
                disabled={busy}
                onClock={next => run(() => commandTable(seat, { do: 'clock', clock: next }))}
              />
              {isForSeveral(lobby) && (
                <ReactionPicks
                  after={reactions}
                  disabled={busy}
                  onPick={seconds => run(() => commandTable(seat, { do: 'reactions', seconds }))}
                />
              )}
              <DelayPicks
                delay={delay}
                disabled={busy}
                onDelay={next => run(() => commandTable(seat, { do: 'delay', delay: next }))}
              />
            </div>
          </details>
          <details className="options">
            <summary>
              <b>{t.lobby.watchLink}</b>
              <span>{t.lobby.watchLinkShort}</span>
            </summary>
            <WatchLink lobby={lobby} seat={seat} />
          </details>
        </>
      )}
      <FailureNote failure={failure} />
    </section>
  )
}

const isForSeveral = ({ seats }: Lobby): boolean => seats.filter(({ bot }) => bot === null).length > 1

function Start({ lobby, seat, mine }: { lobby: Lobby; seat: HeldSeat; mine: number }) {
  const { t, lang } = useWords('pages')
  const { busy, failure, run } = useRequest()
  const open = lobby.seats.filter(isFree).length
  const late = waitingFor(lobby)
  const names = list(
    late.map(one => (one === mine ? t.you : seatName(lobby, one, t))),
    lang,
  )
  const onlyMe = late.length === 1 && late[0] === mine
  const waits = late.length > 0 ? (onlyMe ? t.lobby.waitsForYou : t.lobby.waitsFor({ names })) : null
  const why = open > 0 ? t.lobby.waitsSeats({ open }) : waits
  if (mine === lobby.host)
    return (
      <section className="start" aria-label={t.start}>
        <button
          type="button"
          className="primary"
          aria-disabled={why !== null || busy || undefined}
          aria-describedby="why-not-start"
          onClick={() => why === null && run(() => commandTable(seat, { do: 'start' }))}
        >
          {t.startGame} <Icon name="play" />
        </button>
        <p className="waits" id="why-not-start" role="status">
          {why ?? t.lobby.everybodyReady}
        </p>
        <FailureNote failure={failure} />
      </section>
    )
  const ready = lobby.seats[mine]?.ready ?? false
  return (
    <section className="start" aria-label={t.start}>
      <button
        type="button"
        className={ready ? 'ghost' : 'primary'}
        aria-disabled={busy || undefined}
        onClick={() => run(() => changeSeat(seat, { do: 'ready', ready: !ready }))}
      >
        {ready ? t.lobby.notReadyAfterAll : t.lobby.iAmReady} <Icon name={ready ? 'pass' : 'check'} />
      </button>
      <p className="waits" role="status">
        {why ?? t.hostStarts({ name: seatName(lobby, lobby.host, t) })}
      </p>
      <FailureNote failure={failure} />
    </section>
  )
}

/** What only I decide: my name, where I hear of my turns, how I come back, whether I stay. */
function MySeat({ lobby, seat, mine, onForget }: LobbyPageProps & { mine: number }) {
  const { t } = useWords('pages')
  const { busy, failure, run } = useRequest()
  const leave = async () => {
    if (await run(() => changeSeat(seat, { do: 'leave' }))) onForget()
  }
  return (
    <section className="card-box myseat">
      <h2>{t.lobby.yourSeat}</h2>
      <Rename seat={seat} name={lobby.seats[mine]?.name ?? ''} />
      <details className="options">
        <summary>
          <b>{t.lobby.ownLink}</b>
          <span>{t.lobby.ownLinkShort}</span>
        </summary>
        <OwnLink seat={seat} />
      </details>
      <details className="options">
        <summary>
          <b>{t.lobby.hook}</b>
          <span>{t.lobby.hookShort}</span>
        </summary>
        <WebhookForm seat={seat} />
      </details>
      {mine !== lobby.host && (
        <PressTwiceButton label={t.lobby.leave} again={t.lobby.leaveAgain} disabled={busy} onDo={leave} />
      )}
      <FailureNote failure={failure} />
    </section>
  )
}

function Onlooker({ lobby, onForget }: { lobby: Lobby; onForget: () => void }) {
  const { t } = useWords('pages')
  return (
    <section className="start" aria-label={t.start}>
      <p className="waits">{t.lobby.youWatch}</p>
      {lobby.seats.some(isFree) && (
        <button type="button" className="ghost" onClick={onForget}>
          {t.lobby.takeASeat}
        </button>
      )}
    </section>
  )
}
