import { Suspense } from 'react'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { talkEnd } from '../connection/lineState.ts'
import { TurnCall } from '../panels/TurnCall.ts'
import { useChoice, useConnection, useGame, useStaged } from '../tableContext.ts'
import { useTextTable } from '../textTableSetting.ts'
import { SpokenTable } from './SpokenTable.tsx'
import { useSwitchKey } from './useSwitchKey.ts'

const TextTable = lazyPart(
  () => import('../textTable/TextTable.tsx').then(({ TextTable }) => TextTable),
  'answer',
  'log',
  'panels',
  'textTable',
)
const TalkAnnouncements = lazyPart(
  () => import('../talk/TalkAnnouncements.tsx').then(({ TalkAnnouncements }) => TalkAnnouncements),
  'panels',
  'log',
)

/** The table for listeners, beside the board or instead of it; talk, and a call to players who look elsewhere. */
export function Speech({ before }: { before: number }) {
  const { me } = useGame()
  const { state } = useConnection()
  const isText = useTextTable()
  useSwitchKey()
  return (
    <>
      <Calling />
      <Suspense>{talkEnd(state) > before && <TalkAnnouncements before={before} />}</Suspense>
      {isText ? (
        <Suspense>
          {/* Who takes the seat next reads nothing of this one. */}
          <TextTable key={me?.seat} />
        </Suspense>
      ) : (
        <SpokenTable />
      )}
    </>
  )
}

function Calling() {
  const { table, ctx, lobby } = useGame()
  const choosing = useChoice()
  const { t } = useWords()
  const { awaited } = useStaged()
  const mine = choosing.decision !== null
  const myTurn = ctx.me !== null && table.turn?.seat === ctx.me
  return (
    <TurnCall
      mine={mine || awaited}
      waiting={!mine && !awaited && !choosing.busy}
      title={mine || awaited ? t.titleYourTurn : t.titleRound({ n: table.round })}
      call={myTurn ? t.yourTurn : t.yourChoice}
      body={t.table.calledTo({ code: lobby.code })}
      code={lobby.code}
    />
  )
}
