import { type Dialect, refusalText, ui } from '@coldwake/text'
import { useWords } from '../app/words.ts'
import type { Failure } from '../net/server/api.ts'

/** Why a request did not work, in words. */
export const failureText = (failure: Failure, lang: Dialect): string =>
  failure === 'offline' ? ui(lang).offline : refusalText(failure, lang)

/** The same, under the form or button that asked for it. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const { lang } = useWords()
  return (
    failure && (
      <p className="trouble" role="alert">
        {failureText(failure, lang)}
      </p>
    )
  )
}
