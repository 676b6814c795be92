import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useConnection, usePanel } from '../tableContext.ts'

/** What somebody can do whose character is out of the game: talk, and look at whoever still plays. */
export function OutOfGame() {
  const { unread } = useConnection()
  const { open } = usePanel()
  const { t } = useWords()
  return (
    <p className="meanwhile">
      <button type="button" className="chip" onClick={() => open('talk')}>
        <Icon name="talk" /> {t.table.tableTalk}
        {unread > 0 && <small>{t.table.unread({ n: unread })}</small>}
      </button>
      <button type="button" className="chip" onClick={() => open('crew')}>
        <Icon name="people" /> {t.crew}
      </button>
    </p>
  )
}
