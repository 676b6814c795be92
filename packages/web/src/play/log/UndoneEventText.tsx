import type { EventFace } from '@coldwake/rules/facts'
import { eventText } from '@coldwake/text'
import { useWords } from '../../app/words.ts'
import { useGame } from '../tableContext.ts'

/** What would be undone. */
export function UndoneEventText({ event }: { event: EventFace }) {
  const { ctx } = useGame()
  const { lang } = useWords()
  return <small>{eventText(event, ctx, lang)}</small>
}
