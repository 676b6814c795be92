import { type RefusalKey, refusalText } from '@coldwake/text'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

/** What the server refused, in words, until the next choice. */
export function Trouble({ trouble }: { trouble: RefusalKey }) {
  const { line } = useTable()
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
