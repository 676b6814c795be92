/** My objectives, and what only I know. The list of what I know comes when there is time for it. */
import { Suspense } from 'react'
import { Icon } from '../icons/icon.tsx'
import { extra } from '../part.tsx'
import { useQuiet } from '../pwa/idle.ts'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'
import { Objectives } from './objectives.tsx'

const NoteList = extra(() => import('./notelist.tsx').then(({ NoteList }) => NoteList))

export function NotebookSection() {
  const { table } = useTable()
  const { t } = useWords()
  const quiet = useQuiet()
  const open = table.mode === 'cooperative'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <section className="goal" aria-label={t.notebook} id="notes" tabIndex={0}>
      {open && <Objectives />}
      <div className="lab">
        <Icon name="eye" /> {t.onlyYouSee}
      </div>
      {!open && <Objectives />}
      <Suspense>{quiet && <NoteList />}</Suspense>
    </section>
  )
}
