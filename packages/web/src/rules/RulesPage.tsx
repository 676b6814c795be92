import { useEffect } from 'react'
import { useWords } from '../app/words.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RulesReader } from './RulesReader.tsx'

/** `/rules`, `/rules/<game>`, `/rules/NEM-ENC-03`: the rules on a page of their own. */
export function RulesPage({ address }: { address: string }) {
  const { t } = useWords()
  useEffect(() => {
    document.title = `${/^(NEM|LOCK)-/i.test(address) ? `${address} · ` : ''}${t.rules.title} — Coldwake`
  }, [address, t])
  return (
    <div className="rulespage">
      <PageHeader />
      <main>
        <h1 className="visually-hidden">{t.rules.title}</h1>
        <RulesReader address={address} aside />
      </main>
    </div>
  )
}
