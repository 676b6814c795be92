/** What concerns the whole table, above the board: it stands still, somebody proposes something, I only watch. */
import './notices.css'
import { Suspense } from 'react'
import { lazyPart } from '../../app/LazyPart.tsx'
import { TookBackNotice } from '../lazyLog.ts'
import { useConnection, useGame, usePanel } from '../tableContext.ts'
import { hasStandingNotice, StandingNotices } from './lazyStanding.ts'
import { useProposal } from './talkNews.ts'

const ProposalNotice = lazyPart(
  () => import('../talk/ProposalNotice.tsx').then(({ ProposalNotice }) => ProposalNotice),
  'panels',
  'log',
)

const PrivateWordNotice = lazyPart(
  () => import('../talk/PrivateWordNotice.tsx').then(({ PrivateWordNotice }) => PrivateWordNotice),
  'panels',
)

export function Notices() {
  const { lobby, ctx } = useGame()
  const { state } = useConnection()
  const { panel } = usePanel()
  const proposal = useProposal()
  return (
    <div className="notices" role="status">
      <Suspense>{hasStandingNotice(lobby, ctx.me) && <StandingNotices />}</Suspense>
      <TakenBack />
      {/* The talk has it too, while that is open. */}
      <Suspense>{proposal && panel !== 'talk' && <ProposalNotice open={proposal} />}</Suspense>
      <Suspense>{state.whispers.length > 0 && <PrivateWordNotice />}</Suspense>
    </div>
  )
}

/** Until something else happens. */
function TakenBack() {
  const { events, ctx } = useGame()
  const last = events.at(-1)
  return <Suspense>{last?.e === 'tookBack' && last.who !== ctx.me && <TookBackNotice {...last} />}</Suspense>
}
