/** On a phone, where the log is not in sight: what was told last, a touch away beside the ways out. */
import { eventText } from '@coldwake/text'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { whyText } from '../cause/causeText.ts'
import { useGame, usePanel, useStaged } from '../tableContext.ts'
import { lineOf } from './eventLines.ts'
import { lastTold } from './lastTold.ts'

export function LastNews() {
  const { events, undone, ctx } = useGame()
  const { beat } = useStaged()
  const { open } = usePanel()
  const { t, lang } = useWords('panels', 'log')
  const [isOpen, setOpen] = useState(false)
  const told = lastTold(events, undone, ctx.me)
  if (told.length === 0) return null
  // What is being played is read on the board.
  const unfolded = isOpen && beat === null
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
  }
  return (
    <section className="lastnews" aria-label={t.waysOut.lastNews} onKeyDown={close}>
      <button type="button" className="newsfold" aria-expanded={unfolded} onClick={() => setOpen(!unfolded)}>
        <Icon name="log" />
        <span data-may-clip>{t.waysOut.lastNews}</span>
      </button>
      {unfolded && (
        <div className="newslist">
          <ol>
            {told.map(({ number, event }) => {
              const { icon, tone } = lineOf(event)
              const because = whyText(events, number, { ctx, lang, t })
              return (
                <li key={number} className={tone}>
                  <Icon name={icon} />
                  <span>
                    {because && <em>{because} </em>}
                    {eventText(event, ctx, lang)}
                  </span>
                </li>
              )
            })}
          </ol>
          <button type="button" className="ghost" onClick={() => open('log')}>
            {t.log}
          </button>
        </div>
      )}
    </section>
  )
}
