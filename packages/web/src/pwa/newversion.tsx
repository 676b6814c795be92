import { useSyncExternalStore } from 'react'
import { ShellNote } from '../shellnote.tsx'
import { useWords } from '../words.tsx'
import { isOutdated, subscribe } from './install.ts'

/** A page that has been open for long may be older than its server. When it takes the new one is for its reader to say. */
export function NewVersion() {
  const { t } = useWords()
  if (!useSyncExternalStore(subscribe, isOutdated)) return null
  return (
    <ShellNote
      text={t.shell.newVersion}
      action={t.shell.reload}
      onAction={() => window.location.reload()}
      close={t.shell.later}
    />
  )
}
