import { eventText, type TalkContext } from '@coldwake/text'
import { useMemo } from 'react'
import { useWords } from '../../app/words.ts'
import { useGame } from '../tableContext.ts'

/** Who reads, and what they call things. */
export function useTalkContext(): TalkContext {
  const { ctx, events } = useGame()
  const { lang } = useWords()
  return useMemo(() => {
    const happened = (number: number) => {
      const event = events[number]
      return event ? eventText(event, ctx, lang) : null
    }
    return { ...ctx, happened }
  }, [events, ctx, lang])
}
