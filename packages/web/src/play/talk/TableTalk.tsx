/** The talk of the table beside its game. */
import './talk.css'
import { hasWhispers } from '@coldwake/rules/facts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useConnection, useGame } from '../tableContext.ts'
import { Unread } from '../turn/TopStrip.tsx'
import { useProposal } from '../turn/talkNews.ts'
import { InviteOnlookers } from './InviteOnlookers.tsx'
import { TalkPanel } from './TalkPanel.tsx'
import { useSpeakers } from './useSpeakers.ts'
import { useTalkContext } from './useTalkContext.ts'

const MyPrivateWords = lazyPart(
  () => import('./MyPrivateWords.tsx').then(({ MyPrivateWords }) => MyPrivateWords),
  'panels',
)

/** What everybody says; and beside it, where the game has that, what two say to each other alone. */
export function TableTalk() {
  const { table, me } = useGame()
  const { state, unreadWhispers } = useConnection()
  const { t } = useWords('panels')
  const [isPrivate, setPrivate] = useState(unreadWhispers > 0)
  if (!hasWhispers(table) || (!me && state.whispers.length === 0)) return <OpenTalk />
  return (
    <div className="talk-both">
      <nav className="talk-tabs" aria-label={t.views}>
        <button type="button" aria-current={isPrivate ? undefined : 'page'} onClick={() => setPrivate(false)}>
          <Icon name="talk" /> {t.talk.privately.everybody}
        </button>
        <button type="button" aria-current={isPrivate ? 'page' : undefined} onClick={() => setPrivate(true)}>
          <Icon name="lock" /> {t.talk.privately.title}
          {unreadWhispers > 0 && <span className="visually-hidden">{t.table.unread({ n: unreadWhispers })}</span>}
          <Unread count={unreadWhispers} />
        </button>
      </nav>
      {isPrivate ? (
        <Suspense>
          <MyPrivateWords />
        </Suspense>
      ) : (
        <OpenTalk />
      )}
    </div>
  )
}

function OpenTalk() {
  const { lobby, table, me, name, ctx } = useGame()
  const { line, state } = useConnection()
  const { t } = useWords()
  const { happened } = useTalkContext()
  const proposal = useProposal()
  const { color, label } = useSpeakers()
  return (
    <TalkPanel
      entries={state.talk}
      from={state.talkFrom}
      mine={ctx.me}
      name={name}
      label={label}
      color={color}
      table={table}
      me={me}
      happened={happened ?? (() => null)}
      proposal={proposal}
      proposable={!lobby.newerRules ? [] : [{ proposal: { what: 'rules' }, label: t.table.proposeRules }]}
      onSay={saying => line.talk(saying)}
      onEarlier={() => line.earlierTalk()}
      onPropose={what => line.propose(what)}
      onAgree={(number, yes) => line.agree(number, yes)}
    >
      <InviteOnlookers />
    </TalkPanel>
  )
}
