/**
 * The first time something is met: one line above the board, where it covers nothing; on a phone one in the place of the
 * ways out, which unfolds. The next deed closes it.
 */
import './tips.css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { TIPS } from '../../games/tips/index.ts'
import { Icon } from '../../icons/Icon.tsx'
import { setTips } from '../coachSetting.ts'
import { useConnection, useGame } from '../tableContext.ts'
import type { TipName } from './tipRecord.ts'
import { isTimely, keepMet, type MetTip, queued } from './tipsMet.ts'

/** `told` is how many events are no news any more. */
export function Tip({ told }: { told: RefObject<number> }) {
  const { table, me, events } = useGame()
  const { answeredAt } = useConnection().state
  const { t } = useWords('coach')
  const [queue, setQueue] = useState<readonly MetTip[]>([])
  useEffect(() => {
    const news = events.slice(told.current)
    told.current = events.length
    setQueue(waiting => queued(waiting, news, { table, me }, events))
  }, [told, events, table, me])
  const shown = queue[0]?.name
  const [unfolded, setUnfolded] = useState<TipName | null>(null)
  useEffect(() => {
    if (shown) keepMet(shown)
  }, [shown])
  // The next deed closes the one that was shown; what waited only for that is said no more, unless it still is so.
  const answered = useRef(answeredAt)
  useEffect(() => {
    if (answered.current === answeredAt) return
    answered.current = answeredAt
    setQueue(([, ...others]) => others.filter(tip => isTimely(tip, { table, me }, events)))
  }, [answeredAt, events, table, me])
  if (!shown) return null
  const { tips, tipsOf } = t.coaching
  const { icon, tone } = TIPS[shown]
  return (
    <div className={unfolded === shown ? `tip unfolded ${tone}` : `tip ${tone}`} data-tip={shown}>
      <Icon name={icon} />
      <button
        type="button"
        className="tipfold"
        aria-expanded={unfolded === shown}
        aria-label={`${tipsOf[shown].name}: ${tips.firstTime}`}
        onClick={() => setUnfolded(unfolded === shown ? null : shown)}
      />
      <p>
        <b>{tipsOf[shown].name}</b> <small>{tips.firstTime}</small>
        <span>{tipsOf[shown].means}</span>
      </p>
      <div className="answers">
        <button type="button" className="chip" onClick={() => setQueue(queue.slice(1))}>
          {tips.gotIt}
        </button>
        <button type="button" className="chip" onClick={() => setTips(false)}>
          {tips.noMore}
        </button>
      </div>
    </div>
  )
}
