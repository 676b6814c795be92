/** What concerns the whole table, above the board: it stands still, somebody proposes something, one only watches. */
import { list, talkText } from '@coldwake/text'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'
import { personsOf } from './people.tsx'
import { useProposal, useTalkContext } from './talk.ts'
import { spanText } from './time.ts'

export function Notices() {
  return (
    <div className="notices" role="status">
      <Watching />
      <Stillness />
      <StandIn />
      <ProposalNotice />
    </div>
  )
}

function Notice({
  icon,
  text,
  tone = '',
  children,
}: {
  icon: IconName
  text: string
  tone?: string
  children?: ReactNode
}) {
  return (
    <div className={`notice-line ${tone}`}>
      <Icon name={icon} />
      <p>{text}</p>
      {children}
    </div>
  )
}

function Watching() {
  const { me, lobby } = useTable()
  const { t, lang } = useWords()
  if (me) return null
  const text = lobby.delay > 0 ? t.table.watchingBehind(spanText(lobby.delay, lang)) : t.table.watching
  return <Notice icon="eye" text={text} />
}

/** Paused, or ended before its end. */
function Stillness() {
  const { lobby, table, name, ctx } = useTable()
  const { t } = useWords()
  if (lobby.over && !table.over)
    return <Notice icon="cross" text={ctx.me === lobby.host ? t.table.ended : t.table.endedByHost(name(lobby.host))} />
  if (!lobby.paused) return null
  const text = ctx.me === lobby.host ? t.table.paused : t.table.pausedByHost(name(lobby.host))
  return <Notice icon="pass" text={text} tone="warns" />
}

/** My seat is played by a bot. */
function StandIn() {
  const { lobby, ctx, line } = useTable()
  const { t } = useWords()
  if (ctx.me === null || lobby.over || lobby.seats[ctx.me]?.bot == null) return null
  return (
    <Notice icon="bot" text={t.table.standsInForYou} tone="warns">
      <div className="answers">
        <button type="button" className="yes" onClick={() => line.reenter()}>
          {t.table.imBack}
        </button>
      </div>
    </Notice>
  )
}

/** What everybody is asked to agree to. The talk has it too, while that is open. */
function ProposalNotice() {
  const { line, lobby, ctx, name, panel } = useTable()
  const { t, lang } = useWords()
  const open = useProposal()
  const talkCtx = useTalkContext()
  if (!open || panel === 'talk') return null
  const { number, by, proposal, agreed } = open
  const agrees = (seat: number) => seat === by || agreed.includes(seat)
  const missing = personsOf(lobby).filter(seat => !agrees(seat))
  const text = talkText({ seat: by, talk: { t: 'propose', proposal, events: 0 } }, talkCtx, lang)
  return (
    <Notice icon="takeBack" text={text} tone="asks">
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
          <small>{t.table.waitingFor(list(missing.map(name), lang))}</small>
          {ctx.me !== null && ctx.me === by && (
            <button type="button" className="no" onClick={() => line.agree(number, false)}>
              {t.table.withdraw}
            </button>
          )}
        </div>
      )}
    </Notice>
  )
}
