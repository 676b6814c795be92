import type { EventFace, Seat } from '@coldwake/rules'
import { eventText, talkText } from '@coldwake/text'
import { isSaying } from '@coldwake/wire'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words.tsx'
import { useCalling } from './calling.ts'
import { isWindow } from './choices.ts'
import { useTable } from './model.tsx'
import { useTalkContext } from './talk.ts'

/** Too small to be worth interrupting somebody who listens. */
const SILENT = new Set(['drew', 'paid', 'reshuffled', 'items', 'firstPlayer', 'bag', 'ammo', 'ownDeck'])

/** So many lines stay for whoever reads on from where they are. */
const KEPT = 40

interface Line {
  /** The number of its event. */
  number: number
  text: string
}

/** What was told since the page is open, each once and in order, whatever is shown of it meanwhile. */
function useNarration(): { lines: readonly Line[]; alarm: string } {
  const { state, ctx } = useTable()
  const { lang } = useWords()
  const [told, setTold] = useState<{ lines: readonly Line[]; alarm: string }>({ lines: [], alarm: '' })
  const { fresh } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of the moment
  useEffect(() => {
    const from = fresh.seq - fresh.events.length
    const news = fresh.events.flatMap((event, place) =>
      SILENT.has(event.e) ? [] : [{ number: from + place, text: eventText(event, ctx, lang) }],
    )
    const alarms = fresh.events.filter(event => isAttackOn(event, ctx.me)).map(event => eventText(event, ctx, lang))
    if (news.length > 0) setTold(({ lines }) => ({ lines: [...lines, ...news].slice(-KEPT), alarm: alarms.join(' ') }))
  }, [fresh])
  return told
}

/** What is worth interrupting somebody for: something goes for them. */
const isAttackOn = (event: EventFace, seat: Seat | null): boolean =>
  seat !== null && (event.e === 'attack' || event.e === 'infested') && event.who === seat

/** Tells what happens to those who do not see it, and calls whoever is asked. */
export function Live() {
  const { table, choosing, ctx, lobby } = useTable()
  const { t } = useWords()
  const mine = choosing.decision !== null
  const myTurn = ctx.me !== null && table.turn?.seat === ctx.me
  const { lines, alarm } = useNarration()
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
      <div className="sr narration" aria-live="polite" aria-relevant="additions">
        {lines.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
      <TalkLive />
      <div className="sr" role="alert">
        {alarm}
      </div>
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
