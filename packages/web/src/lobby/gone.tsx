import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import { Notice } from './notice.tsx'

/** Whoever is not at this table, or not any more. */
export function Gone({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useWords()
  return (
    <Notice text={text}>
      {children}
      <a href="/">{t.toAllTables}</a>
    </Notice>
  )
}
