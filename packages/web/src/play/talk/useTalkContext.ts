import { eventText, type TalkContext } from '@coldwake/text'
import { useMemo } from 'react'
import { useWords } from '../../app/words.ts'
import { useTable } from '../tableContext.ts'

/** Who reads, and what they call things. */
export function useTalkContext(): TalkContext {
  const { state, ctx } = useTable()
  const { lang } = useWords()
  return useMemo(() => {
    const happened = (number: number) => {
      const event = state.events[number]
      return event ? eventText(event, ctx, lang) : null
    }
    return { ...ctx, happened }
  }, [state.events, ctx, lang])
}
