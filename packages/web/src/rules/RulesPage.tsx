import { useEffect } from 'react'
import { lazyPart } from '../app/LazyPart.tsx'
import { useWords } from '../app/words.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { placeAt } from './place.ts'
import { RulesReader } from './RulesReader.tsx'

const TrialPage = lazyPart(
  () => import('./trial/TrialPage.tsx').then(({ TrialPage }) => TrialPage),
  'pages',
  'handbook',
)

/** `/rules`, `/rules/<game>`, `/rules/NEM-ENC-03`: the rules on a page of their own. */
export function RulesPage({ address }: { address: string }) {
  const place = placeAt(address)
  // A worked example is a whole table.
  return place.at === 'trial' ? (
    <TrialPage key={address} game={place.game} id={place.id} />
  ) : (
    <Reading address={address} />
  )
}

function Reading({ address }: { address: string }) {
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
