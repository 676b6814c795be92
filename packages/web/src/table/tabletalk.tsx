/** The talk of the table beside its game. */
import type { Seat } from '@coldwake/rules'
import { useMemo } from 'react'
import { colourOf } from '../art/portrait.tsx'
import { seatLabel } from '../lobby/names.ts'
import { TalkPanel } from '../talk/panel.tsx'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'
import { useProposal } from './talk.ts'
import { useTalkContext } from './talkcontext.ts'

export function TableTalk() {
  const { line, state, lobby, table, me, name, ctx } = useTable()
  const { t } = useWords()
  const { happened } = useTalkContext()
  const proposal = useProposal()
  const colour = useMemo(
    () => (seat: Seat) => colourOf(table.crew.find(crew => crew.seat === seat)?.character ?? null),
    [table.crew],
  )
  const label = useMemo(() => (seat: Seat) => seatLabel(lobby, seat, t), [lobby, t])
  return (
    <TalkPanel
      entries={state.talk}
      from={state.talkFrom}
      mine={ctx.me}
      name={name}
      label={label}
      colour={colour}
      table={table}
      me={me}
      happened={happened ?? (() => null)}
      proposal={proposal}
      proposable={!lobby.newerRules ? [] : [{ proposal: { what: 'rules' }, label: t.table.proposeRules }]}
      onSay={saying => line.talk(saying)}
      onEarlier={() => line.earlierTalk()}
      onPropose={what => line.propose(what)}
      onAgree={(number, yes) => line.agree(number, yes)}
    />
  )
}
