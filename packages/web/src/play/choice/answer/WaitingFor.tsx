import type { Asking } from '@coldwake/rules/facts'
import { waitsText } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { useGame } from '../../tableContext.ts'

/** Who chooses what just now. */
export function WaitingFor({ asking }: { asking: Asking }) {
  const { ctx } = useGame()
  const { lang } = useWords('answer')
  return waitsText(asking, ctx, lang)
}
