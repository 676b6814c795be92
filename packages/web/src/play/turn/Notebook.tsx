/** My objectives, and what only I know. The list of what I know comes when there is time for it. */
import { Suspense } from 'react'
import { useQuiet } from '../../app/idle.ts'
import { optionalPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useGame } from '../tableContext.ts'
import { Objectives } from './Objectives.tsx'

const NoteList = optionalPart(() => import('../panels/NoteList.tsx').then(({ NoteList }) => NoteList), 'panels')

export function Notebook() {
  const { table } = useGame()
  const { t } = useWords()
  const quiet = useQuiet()
  const open = table.mode === 'cooperative'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <section className="goal" aria-label={t.notebook} id="notes" tabIndex={0}>
      {open && <Objectives />}
      <div className="caption">
        <Icon name="eye" /> {t.onlyYouSee}
      </div>
      {!open && <Objectives />}
      <Suspense>{quiet && <NoteList />}</Suspense>
    </section>
  )
}
