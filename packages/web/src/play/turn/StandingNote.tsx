import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useConnection, useGame } from '../tableContext.ts'

/** Reactions are declined for me, because I said so. */
export function StandingNote() {
  const { me, table } = useGame()
  const { line } = useConnection()
  const { t } = useWords()
  // Whoever is out of the game is not asked.
  const isThere = table.crew.some(({ seat, fate }) => seat === me?.seat && fate === 'aboard')
  if (!me?.standing || !isThere) return null
  return (
    <p className="standing">
      <Icon name="interruption" /> {t.standingIs[me.standing.until]}
      <button type="button" className="chip" onClick={() => line.standing('off', false)}>
        {t.askMeAgain}
      </button>
    </p>
  )
}
