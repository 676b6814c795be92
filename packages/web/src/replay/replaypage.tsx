import '../styles/end.css'
import '../styles/replay.css'
import { useEffect, useState } from 'react'
import { failureText } from '../failure.tsx'
import { Notice } from '../lobby/notice.tsx'
import { useWords } from '../words.tsx'
import { type Loaded, load } from './load.ts'
import { Viewer } from './viewer.tsx'

/** `/r/CODE`: a finished game, from its set-up to its end. */
export default function ReplayPage({ code }: { code: string }) {
  const { t, lang } = useWords()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    document.title = `${t.replay.title(code)} — Coldwake`
  }, [code, t])
  useEffect(() => {
    let here = true
    load(code).then(what => {
      if (here) setLoaded(what)
    })
    return () => {
      here = false
    }
  }, [code])
  if (!loaded) return <Notice code={code} text={t.replay.loading} />
  if ('failure' in loaded)
    return (
      <Notice code={code} text={loaded.failure === 'cannot' ? t.replay.cannot : failureText(loaded.failure, lang)}>
        <a href="/">{t.toAllTables}</a>
      </Notice>
    )
  return <Viewer {...loaded} />
}
