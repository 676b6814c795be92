import { eventText, talkText } from '@coldwake/text'
import { isSaying } from '@coldwake/wire'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words.tsx'
import { useCalling } from './calling.ts'
import { isWindow } from './choices.ts'
import { useTable } from './model.tsx'
import { useTalkContext } from './talk.tsx'

/** Too small to be worth interrupting somebody who listens. */
const SILENT = new Set(['drew', 'paid', 'reshuffled', 'items', 'firstPlayer', 'bag', 'ammo', 'ownDeck'])

/** Tells what happens to those who do not see it, and calls whoever is asked. */
export function Live() {
  const { state, table, choosing, ctx, lobby } = useTable()
  const { t, lang } = useWords()
  const mine = choosing.decision !== null
  const myTurn = ctx.me !== null && table.turn?.seat === ctx.me
  const [told, setTold] = useState('')
  const { fresh } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of the moment
  useEffect(() => {
    const news = fresh.events.filter(event => !SILENT.has(event.e)).map(event => eventText(event, ctx, lang))
    if (news.length > 0) setTold(news.join(' '))
  }, [fresh])
  useCalling({
    mine,
    waiting: !mine && !choosing.busy,
    title: mine ? t.titleYourTurn : t.titleRound(table.round),
    call: myTurn ? t.yourTurn : t.yourChoice,
    body: t.table.calledTo(lobby.code),
    code: lobby.code,
  })
  return (
    <>
      <div className="sr" aria-live="polite">
        {told}
      </div>
      <TalkLive />
      <div className="sr" role="alert">
        {mine ? (table.asking && isWindow(table.asking.ask) ? t.anyReaction : myTurn ? t.yourTurn : t.yourChoice) : ''}
      </div>
    </>
  )
}

/** What others say while the talk is not open; open, it tells itself. */
function TalkLive() {
  const { state, ctx, name, panel } = useTable()
  const { t, lang } = useWords()
  const talkCtx = useTalkContext()
  const [said, setSaid] = useState('')
  const { talk } = state
  const known = useRef(talk.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of the moment
  useEffect(() => {
    const news = talk.slice(known.current)
    known.current = talk.length
    if (panel === 'talk') return
    const lines = news.flatMap(heard =>
      heard.seat !== null && heard.seat !== ctx.me && isSaying(heard.talk)
        ? [t.table.said(name(heard.seat), talkText(heard, talkCtx, lang))]
        : [],
    )
    if (lines.length > 0) setSaid(lines.join(' '))
  }, [talk])
  return (
    <div className="sr" aria-live="polite">
      {said}
    </div>
  )
}
