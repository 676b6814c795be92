/** What stands above the board for as long as it is so: I only watch, the table stands still, or a bot has my seat. */
import { Suspense } from 'react'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { useConnection, useGame } from '../tableContext.ts'
import { NoticeLine } from '../turn/NoticeLine.tsx'
import { spanText } from './timeText.ts'

const ResumeButton = lazyPart(
  () => import('../../lobby/ResumeButton.tsx').then(({ ResumeButton }) => ResumeButton),
  'pages',
)

export function StandingNotices() {
  return (
    <>
      <Watching />
      <Stillness />
      <StandIn />
    </>
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
