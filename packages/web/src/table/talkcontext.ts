import { eventText, type TalkContext } from '@coldwake/text'
import { useMemo } from 'react'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

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
