import { list } from '@coldwake/text'
import { useEffect } from 'react'
import { useWords } from '../../app/words.ts'
import { useConnection, useGame, usePanel } from '../tableContext.ts'
import { NoticeLine } from '../turn/NoticeLine.tsx'
import { whispersRead } from './privateWordsRead.ts'

/** Counts the private words that I have not read, and says who has told me something. What it is stands in the talk. */
export function PrivateWordNotice() {
  const { lobby, ctx, name } = useGame()
  const { state, unreadWhispers, setUnreadWhispers } = useConnection()
  const { open, panel } = usePanel()
  const { t, lang } = useWords('panels')
  const { whispers, allWhispers } = state
  const { me } = ctx
  const mine = whispers.flatMap((one, number) => (one.to === me ? [{ number, seat: one.seat }] : []))
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is one more
  useEffect(() => {
    const read = me === null || allWhispers ? whispers.length : whispersRead(lobby.code, me)
    setUnreadWhispers(mine.filter(({ number }) => number >= read).length)
  }, [whispers])
  if (unreadWhispers === 0 || panel === 'talk') return null
  const from = [...new Set(mine.slice(-unreadWhispers).map(({ seat }) => name(seat)))]
  return (
    <NoticeLine icon="lock" text={t.talk.privately.arrived({ names: list(from, lang) })}>
      <div className="answers">
        <button type="button" className="yes" onClick={() => open('talk')}>
          {t.talk.privately.read}
        </button>
      </div>
    </NoticeLine>
  )
}
