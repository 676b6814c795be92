/** What concerns the whole table, above the board: it stands still, somebody proposes something, one only watches. */
import './notices.css'
import { Suspense } from 'react'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { TookBackNotice } from '../lazyLog.ts'
import { useConnection, useGame, usePanel } from '../tableContext.ts'
import { TipHere } from './CoachBeside.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { useProposal } from './talkNews.ts'
import { spanText } from './timeText.ts'

const ProposalNotice = lazyPart(
  () => import('../talk/ProposalNotice.tsx').then(({ ProposalNotice }) => ProposalNotice),
  'panels',
  'log',
)

const PrivateWordNotice = lazyPart(
  () => import('../talk/PrivateWordNotice.tsx').then(({ PrivateWordNotice }) => PrivateWordNotice),
  'panels',
)

const ResumeButton = lazyPart(
  () => import('../../lobby/ResumeButton.tsx').then(({ ResumeButton }) => ResumeButton),
  'pages',
)

export function Notices() {
  const { state } = useConnection()
  const { panel } = usePanel()
  const proposal = useProposal()
  return (
    <div className="notices" role="status">
      <Watching />
      <Stillness />
      <TakenBack />
      <StandIn />
      {/* The talk has it too, while that is open. */}
      <Suspense>{proposal && panel !== 'talk' && <ProposalNotice open={proposal} />}</Suspense>
      <Suspense>{state.whispers.length > 0 && <PrivateWordNotice />}</Suspense>
      <TipHere />
    </div>
  )
}

function Watching() {
  const { me, lobby } = useGame()
  const { t, lang } = useWords()
  if (me) return null
  const text = lobby.delay > 0 ? t.table.watchingBehind({ time: spanText(lobby.delay, lang) }) : t.table.watching
  return <NoticeLine icon="eye" text={text} />
}

/** Paused, or ended before its end. */
function Stillness() {
  const { lobby, table, name, ctx } = useGame()
  const { t } = useWords()
  if (lobby.over && !table.over)
    return (
      <NoticeLine
        icon="cross"
        text={ctx.me === lobby.host ? t.table.ended : t.table.endedByHost({ name: name(lobby.host) })}
      />
    )
  if (!lobby.paused) return null
  if (ctx.me !== lobby.host)
    return <NoticeLine icon="pass" text={t.table.pausedByHost({ name: name(lobby.host) })} tone="warns" />
  return (
    <NoticeLine icon="pass" text={t.table.paused} tone="warns">
      <Suspense>
        <ResumeButton code={lobby.code} />
      </Suspense>
    </NoticeLine>
  )
}

/** Until something else happens. */
function TakenBack() {
  const { events, ctx } = useGame()
  const last = events.at(-1)
  return <Suspense>{last?.e === 'tookBack' && last.who !== ctx.me && <TookBackNotice {...last} />}</Suspense>
}

/** My seat is played by a bot, or somebody else may take it. */
function StandIn() {
  const { lobby, ctx } = useGame()
  const { line } = useConnection()
  const { t } = useWords()
  const { bot = null, open = false } = (ctx.me !== null && lobby.seats[ctx.me]) || {}
  if (lobby.over || (bot === null && !open)) return null
  return (
    <NoticeLine icon="bot" text={open ? t.table.seatOpen : t.table.standsInForYou} tone="warns">
      <div className="answers">
        <button type="button" className="yes" onClick={() => line.reenter()}>
          {t.table.imBack}
        </button>
      </div>
    </NoticeLine>
  )
}
