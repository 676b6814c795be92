/** Whoever cannot come to the table, and why. */
import { type RefusalKey, refusalText } from '@coldwake/text'
import { useWords } from '../app/words.ts'
import { isLocal } from '../net/localCode.ts'
import { NotAtTable } from '../play/NotAtTable.tsx'

export function Refused({ code, why, onForget }: { code: string; why: RefusalKey; onForget: () => void }) {
  const { t, lang } = useWords('pages')
  // Whatever else is wrong may be right again later; the seat is kept for that.
  const lost = why === 'wrongToken' || why === 'unknownTable'
  return (
    <NotAtTable text={why === 'rulesMissing' && isLocal(code) ? t.lobby.rulesAway : refusalText(why, lang)}>
      <button type="button" className="ghost" onClick={lost ? onForget : () => window.location.reload()}>
        {lost ? t.forgetSeat : t.shell.tryAgain}
      </button>
    </NotAtTable>
  )
}
