import { useEffect } from 'react'
import { PageHeader } from '../home/pageheader.tsx'
import { useWords } from '../words.tsx'
import { Reader } from './reader.tsx'

/** `/rules`, `/rules/lockdown`, `/rules/NEM-ENC-03`: the rules on a page of their own. */
export function RulesPage({ address }: { address: string }) {
  const { t } = useWords()
  useEffect(() => {
    document.title = `${/^(NEM|LOCK)-/i.test(address) ? `${address} · ` : ''}${t.rules.title} — Coldwake`
  }, [address, t])
  return (
    <div className="rulespage">
      <PageHeader />
      <main>
        <h1 className="sr">{t.rules.title}</h1>
        <Reader address={address} aside />
      </main>
    </div>
  )
}
