import { type CSSProperties, useEffect, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useChoice, useConnection, useGame } from '../tableContext.ts'
import { clockText, spokenSpan } from './timeText.ts'

/** The last part of the time, in which it presses. */
const LAST = 0.2

/** Seconds until then, as they pass. */
function useSecondsTo(end: number | null): number | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (end === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [end])
  return end === null ? null : (end - now) / 1000
}

/** How long the open question may still take. Calm, until little of it is left. */
export function TimeLeft() {
  const { lobby } = useGame()
  const choosing = useChoice()
  const { state } = useConnection()
  const { t, lang } = useWords()
  const left = useSecondsTo(state.clock)
  if (left === null || !lobby.clock) return null
  const { seconds, policy } = lobby.clock
  const share = Math.min(1, Math.max(0, left / seconds))
  const urgent = share <= LAST
  const shown = left > 0 ? clockText(left, lang) : t.table.timeUp
  return (
    <div className={`timeleft ${urgent ? 'urgent' : ''}`} style={{ '--share': share } as CSSProperties}>
      <span role="timer" aria-label={t.table.timeLeft} title={t.table.timeThen[policy] || t.table.timeLeft}>
        <Icon name="pass" /> {shown}
        {urgent && t.table.timeThen[policy] && <small> {t.table.timeThen[policy]}</small>}
      </span>
      <i aria-hidden="true" />
      <span className="visually-hidden" role="status">
        {urgent && choosing.decision
          ? left > 0
            ? t.table.hurry({ time: spokenSpan(seconds * LAST, lang) })
            : shown
          : ''}
      </span>
    </div>
  )
}
