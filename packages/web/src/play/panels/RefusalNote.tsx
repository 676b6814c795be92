import { type RefusalKey, refusalText } from '@coldwake/text'
import { useWords } from '../../app/words.ts'
import { useConnection } from '../tableContext.ts'

/** What the server refused, in words, until the next choice. */
export function RefusalNote({ trouble }: { trouble: RefusalKey }) {
  const { line } = useConnection()
  const { t, lang } = useWords()
  return (
    <div className="trouble" role="alert">
      <span>{refusalText(trouble, lang)}</span>
      <button type="button" onClick={() => line.forgive()}>
        {t.close}
      </button>
    </div>
  )
}
