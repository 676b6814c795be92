import { Suspense, useState } from 'react'
import { talkEnd } from '../net/state.ts'
import { extra, part } from '../part.tsx'
import { useQuiet } from '../pwa/idle.ts'
import { useWords } from '../words.tsx'
import { isWindow } from './choices.ts'
import { useTable } from './model.tsx'
import { Narration } from './told.ts'

const Calling = extra(() => import('./calling.ts').then(({ Calling }) => Calling))
const TalkLive = part(() => import('./talklive.tsx').then(({ TalkLive }) => TalkLive), 'panels', 'log')

/** Tells what happens to those who do not see it, and calls whoever is asked. */
export function Live() {
  const { table, choosing, ctx, lobby, state } = useTable()
  const { t } = useWords()
  // What was said before is in the talk.
  const [before] = useState(talkEnd(state))
  const mine = choosing.decision !== null
  const myTurn = ctx.me !== null && table.turn?.seat === ctx.me
  const quiet = useQuiet()
  return (
    <>
      <Suspense>
        {quiet && (
          <Calling
            mine={mine}
            waiting={!mine && !choosing.busy}
            title={mine ? t.titleYourTurn : t.titleRound(table.round)}
            call={myTurn ? t.yourTurn : t.yourChoice}
            body={t.table.calledTo(lobby.code)}
            code={lobby.code}
          />
        )}
      </Suspense>
      <Suspense>{quiet && <Narration />}</Suspense>
      <Suspense>{talkEnd(state) > before && <TalkLive before={before} />}</Suspense>
      <div className="sr" role="alert">
        {mine ? (table.asking && isWindow(table.asking.ask) ? t.anyReaction : myTurn ? t.yourTurn : t.yourChoice) : ''}
      </div>
    </>
  )
}
