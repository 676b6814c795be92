import { talkText } from '@coldwake/text'
import { isSaying } from '@coldwake/wire'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { talkEnd } from '../connection/lineState.ts'
import { useConnection, useGame, usePanel } from '../tableContext.ts'
import { useTalkContext } from './useTalkContext.ts'

/** What others say while the talk is not open; open, it tells itself. So many sayings are none of its affair. */
export function TalkAnnouncements({ before }: { before: number }) {
  const { ctx, name } = useGame()
  const { state } = useConnection()
  const { panel } = usePanel()
  const { t, lang } = useWords()
  const talkCtx = useTalkContext()
  const [said, setSaid] = useState('')
  const { talk } = state
  const known = useRef(before)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, in the language of the moment
  useEffect(() => {
    const news = talk.slice(Math.max(0, known.current - state.talkFrom))
    known.current = talkEnd(state)
    if (panel === 'talk') return
    const lines = news.flatMap(heard =>
      heard.seat !== null && heard.seat !== ctx.me && isSaying(heard.talk)
        ? [t.table.said({ name: name(heard.seat), words: talkText(heard, talkCtx, lang) })]
        : [],
    )
    if (lines.length > 0) setSaid(lines.join(' '))
  }, [talk])
  return (
    <div className="visually-hidden" aria-live="polite">
      {said}
    </div>
  )
}
