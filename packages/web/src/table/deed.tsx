import type { EventFace } from '@coldwake/rules/facts'
import { eventText } from '@coldwake/text'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

/** What would be undone. */
export function Deed({ event }: { event: EventFace }) {
  const { ctx } = useTable()
  const { lang } = useWords()
  return <small>{eventText(event, ctx, lang)}</small>
}
