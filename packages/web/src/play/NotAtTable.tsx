import type { ReactNode } from 'react'
import { Notice } from '../app/Notice.tsx'
import { useWords } from '../app/words.ts'

/** Whoever is not at this table, or not any more. */
export function NotAtTable({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useWords()
  return (
    <Notice text={text}>
      {children}
      <a href="/#games">{t.toAllTables}</a>
    </Notice>
  )
}
