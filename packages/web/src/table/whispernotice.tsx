import { list } from '@coldwake/text'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'
import { NoticeLine } from './noticeline.tsx'

/** Somebody has told me something privately. What it is stands where only I open it. */
export function WhisperNotice() {
  const { unreadWhispers, name, open } = useTable()
  const { t, lang } = useWords()
  const from = [...new Set(unreadWhispers.map(({ seat }) => name(seat)))]
  return (
    <NoticeLine icon="lock" text={t.talk.privately.arrived(list(from, lang))}>
      <div className="answers">
        <button type="button" className="yes" onClick={() => open('talk')}>
          {t.talk.privately.read}
        </button>
      </div>
    </NoticeLine>
  )
}
