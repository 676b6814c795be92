import { Suspense, useState } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { lazyPart, optionalPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { isWindow } from '../choice/choices.ts'
import { talkEnd } from '../connection/lineState.ts'
import { Narration } from '../lazyLog.ts'
import { useChoice, useConnection, useGame, useStaged } from '../tableContext.ts'

const TurnCall = optionalPart(() => import('../panels/TurnCall.ts').then(({ TurnCall }) => TurnCall))
const TalkAnnouncements = lazyPart(
  () => import('../talk/TalkAnnouncements.tsx').then(({ TalkAnnouncements }) => TalkAnnouncements),
  'panels',
  'log',
)

/** Tells what happens to those who do not see it, and calls whoever is asked. */
export function Announcements() {
  const { table, ctx, lobby } = useGame()
  const choosing = useChoice()
  const { state } = useConnection()
  const { t } = useWords()
  // What was said before is in the talk.
  const [before] = useState(talkEnd(state))
  const { awaited } = useStaged()
  const mine = choosing.decision !== null
  const myTurn = ctx.me !== null && table.turn?.seat === ctx.me
  const quiet = useQuiet()
  return (
    <>
      <Suspense>
        {quiet && (
          <TurnCall
            mine={mine || awaited}
            waiting={!mine && !awaited && !choosing.busy}
            title={mine || awaited ? t.titleYourTurn : t.titleRound({ n: table.round })}
            call={myTurn ? t.yourTurn : t.yourChoice}
            body={t.table.calledTo({ code: lobby.code })}
            code={lobby.code}
          />
        )}
      </Suspense>
      <Suspense>{quiet && <Narration />}</Suspense>
      <Suspense>{talkEnd(state) > before && <TalkAnnouncements before={before} />}</Suspense>
      <div className="visually-hidden" role="alert">
        {mine ? (table.asking && isWindow(table.asking.ask) ? t.anyReaction : myTurn ? t.yourTurn : t.yourChoice) : ''}
      </div>
    </>
  )
}
