import { list, talkText } from '@coldwake/text'
import { votersOf } from '@coldwake/wire'
import { useWords } from '../../app/words.ts'
import { useConnection, useGame } from '../tableContext.ts'
import { NoticeLine } from '../turn/NoticeLine.tsx'
import type { OpenProposal } from '../turn/openProposal.ts'
import { useTalkContext } from './useTalkContext.ts'

/** What everybody is asked to agree to. */
export function ProposalNotice({ open }: { open: OpenProposal }) {
  const { lobby, ctx, name } = useGame()
  const { line } = useConnection()
  const { t, lang } = useWords('panels')
  const talkCtx = useTalkContext()
  const { number, by, proposal, agreed } = open
  const agrees = (seat: number) => seat === by || agreed.includes(seat)
  const missing = by === null ? [] : votersOf(lobby.seats, by, proposal).filter(seat => !agrees(seat))
  const text = talkText({ seat: by, talk: { t: 'propose', proposal, events: 0 } }, talkCtx, lang)
  return (
    <NoticeLine
      icon={'seat' in proposal ? 'bot' : 'takeBack'}
      // Nothing makes people forget: whoever agrees should know that.
      text={proposal.what === 'takeBack' ? `${text} ${t.talk.staysKnown}` : text}
      tone="asks"
    >
      {ctx.me !== null && !agrees(ctx.me) ? (
        <div className="answers">
          <button type="button" className="yes" onClick={() => line.agree(number, true)}>
            {t.talk.agree}
          </button>
          <button type="button" className="no" onClick={() => line.agree(number, false)}>
            {t.talk.refuse}
          </button>
        </div>
      ) : (
        <div className="answers">
          <small>{t.table.waitingFor({ names: list(missing.map(name), lang) })}</small>
          {ctx.me !== null && ctx.me === by && (
            <button type="button" className="no" onClick={() => line.agree(number, false)}>
              {t.table.withdraw}
            </button>
          )}
        </div>
      )}
    </NoticeLine>
  )
}
