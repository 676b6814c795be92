import { eventText } from '@coldwake/text'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { useConnection, useGame } from '../tableContext.ts'
import { aloudTo } from './eventLines.ts'

/** So many lines stay for whoever reads on from where they are. */
const KEPT = 40

interface Line {
  /** The number of its event. */
  number: number
  text: string
}

/** What was told since the page is open, each once and in order, when it is shown. */
function useNarration(): { lines: readonly Line[]; alarm: string } {
  const { ctx, events } = useGame()
  const { lang } = useWords()
  const [told, setTold] = useState<{ lines: readonly Line[]; alarm: string }>({ lines: [], alarm: '' })
  const { fresh } = useConnection().state
  // What came before it was loaded is still news.
  const heard = useRef(Math.min(events.length, fresh.seq - fresh.events.length))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of the moment
  useEffect(() => {
    const from = heard.current
    heard.current = events.length
    const added = events.slice(from)
    const news = added.flatMap((event, place) =>
      aloudTo(event, ctx.me) === 'silent' ? [] : [{ number: from + place, text: eventText(event, ctx, lang) }],
    )
    const alarms = added.filter(event => aloudTo(event, ctx.me) === 'alarm').map(event => eventText(event, ctx, lang))
    if (news.length > 0) setTold(({ lines }) => ({ lines: [...lines, ...news].slice(-KEPT), alarm: alarms.join(' ') }))
  }, [events])
  return told
}

/** What happens, for those who do not see it. */
export function Narration() {
  const { lines, alarm } = useNarration()
  return (
    <>
      <div className="visually-hidden narration" aria-live="polite" aria-relevant="additions">
        {lines.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
      <div className="visually-hidden" role="alert">
        {alarm}
      </div>
    </>
  )
}
