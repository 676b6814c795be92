import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Notice } from '../ui/Notice.tsx'

/** Whoever is not at this table, or not any more. */
export function NotAtTable({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useWords()
  return (
    <Notice text={text}>
      {children}
      <a href="/">{t.toAllTables}</a>
    </Notice>
  )
}
