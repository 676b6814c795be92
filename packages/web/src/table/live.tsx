import { eventText } from '@coldwake/text'
import { useEffect, useState } from 'react'
import { useWords } from '../words.tsx'
import { isWindow } from './choices.ts'
import { useTable } from './model.tsx'

/** Too small to be worth interrupting somebody who listens. */
const SILENT = new Set(['drew', 'paid', 'reshuffled', 'items', 'firstPlayer', 'bag', 'ammo', 'ownDeck'])

/** Tells what happens to those who do not see it, and in the title of the page whose turn it is. */
export function Live() {
  const { state, table, me, choosing, ctx } = useTable()
  const { t, lang } = useWords()
  const mine = choosing.decision !== null
  const myTurn = table.turn?.seat === me.seat
  const [told, setTold] = useState('')
  const { fresh } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of the moment
  useEffect(() => {
    const news = fresh.events.filter(event => !SILENT.has(event.e)).map(event => eventText(event, ctx, lang))
    if (news.length > 0) setTold(news.join(' '))
  }, [fresh])
  useEffect(() => {
    document.title = mine ? t.titleYourTurn : t.titleRound(table.round)
    return () => {
      document.title = 'Coldwake'
    }
  }, [mine, t, table.round])
  return (
    <>
      <div className="sr" aria-live="polite">
        {told}
      </div>
      <div className="sr" role="alert">
        {mine ? (table.asking && isWindow(table.asking.ask) ? t.anyReaction : myTurn ? t.yourTurn : t.yourChoice) : ''}
      </div>
    </>
  )
}
