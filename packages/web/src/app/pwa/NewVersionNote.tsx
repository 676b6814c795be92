import { PageNote } from '../PageNote.tsx'
import { useWords } from '../words.ts'
import { useIsOutdated } from './install.ts'

/** A page that has been open for long may be older than its server. When it takes the new one is for its reader to say. */
export function NewVersionNote() {
  const { t } = useWords()
  if (!useIsOutdated()) return null
  return (
    <PageNote
      text={t.shell.newVersion}
      action={t.shell.reload}
      onAction={() => window.location.reload()}
      close={t.shell.later}
    />
  )
}
