import { breakable } from '@coldwake/text'
import { useWords } from '../app/words.ts'

/** One thing that was hidden, in a list of them. */
export function SecretLine({ label, text }: { label: string; text: string }) {
  const { t, lang } = useWords('stage')
  return (
    <div>
      <dt>{breakable(label, lang)}</dt>
      <dd>{text || t.stage.nothing}</dd>
    </div>
  )
}
