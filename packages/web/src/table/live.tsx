import type { EventFace, Seat } from '@coldwake/rules'
import { eventText } from '@coldwake/text'
import { Suspense, useEffect, useState } from 'react'
import { part } from '../part.tsx'
import { useWords } from '../words.tsx'
import { useCalling } from './calling.ts'
import { isWindow } from './choices.ts'
import { useTable } from './model.tsx'

const TalkLive = part(() => import('./talklive.tsx').then(({ TalkLive }) => TalkLive), 'panels')

/** Too small to be worth interrupting somebody who listens. */
const SILENT = new Set<EventFace['e']>([
  'drew',
  'paid',
  'reshuffled',
  'items',
  'firstPlayer',
  'bag',
  'ammo',
  'ownDeck',
  'computerCard',
  'putUnder',
])

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
function isAttackOn(event: EventFace, seat: Seat | null): boolean {
  if (seat === null) return false
  if (event.e === 'redirected') return event.whom === seat
  return (event.e === 'attack' || event.e === 'infested') && event.who === seat
}

/** Tells what happens to those who do not see it, and calls whoever is asked. */
export function Live() {
  const { table, choosing, ctx, lobby, state } = useTable()
  const { t } = useWords()
  // What was said before is in the talk.
  const [before] = useState(state.talk.length)
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
      <Suspense>{state.talk.length > before && <TalkLive before={before} />}</Suspense>
      <div className="sr" role="alert">
        {alarm}
      </div>
      <div className="sr" role="alert">
        {mine ? (table.asking && isWindow(table.asking.ask) ? t.anyReaction : myTurn ? t.yourTurn : t.yourChoice) : ''}
      </div>
    </>
  )
}
