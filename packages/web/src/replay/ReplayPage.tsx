import '../end/end.css'
import './replay.css'
import { useEffect, useState } from 'react'
import { Notice } from '../app/Notice.tsx'
import { useWords } from '../app/words.ts'
import { failureText } from '../ui/FailureNote.tsx'
import { type Loaded, loadReplay } from './loadReplay.ts'
import { ReplayViewer } from './ReplayViewer.tsx'

/** `/r/CODE`: a finished game, from its set-up to its end. */
export default function ReplayPage({ code }: { code: string }) {
  const { t, lang } = useWords('pages')
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    document.title = `${t.replay.title({ code })} — Coldwake`
  }, [code, t])
  useEffect(() => {
    let here = true
    loadReplay(code).then(what => {
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
        <a href="/#games">{t.toAllTables}</a>
      </Notice>
    )
  return <ReplayViewer {...loaded} />
}
