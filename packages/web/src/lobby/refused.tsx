/** Whoever cannot come to the table, and why. */
import { type RefusalKey, refusalText } from '@coldwake/text'
import { isLocal } from '../net/code.ts'
import { useWords } from '../words.tsx'
import { Gone } from './gone.tsx'

export function Refused({ code, why, onForget }: { code: string; why: RefusalKey; onForget: () => void }) {
  const { t, lang } = useWords()
  // Whatever else is wrong may be right again later; the seat is kept for that.
  const lost = why === 'wrongToken' || why === 'unknownTable'
  return (
    <Gone text={why === 'rulesMissing' && isLocal(code) ? t.table.rulesAway : refusalText(why, lang)}>
      <button type="button" className="ghost" onClick={lost ? onForget : () => window.location.reload()}>
        {lost ? t.forgetSeat : t.shell.tryAgain}
      </button>
    </Gone>
  )
}
