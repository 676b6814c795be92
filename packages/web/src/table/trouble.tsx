import { refusalText } from '@coldwake/text'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

/** What the server refused, in words, until the next choice. */
export function Trouble() {
  const { line, state } = useTable()
  const { t, lang } = useWords()
  if (!state.trouble) return null
  return (
    <div className="trouble" role="alert">
      <span>{refusalText(state.trouble, lang)}</span>
      <button type="button" onClick={() => line.forgive()}>
        {t.close}
      </button>
    </div>
  )
}

/** Somebody tapped what is not possible: the reason, until the next choice. */
export function WhyNot() {
  const { choosing } = useTable()
  return (
    <p className="whynot" role="status">
      {choosing.refused}
    </p>
  )
}
