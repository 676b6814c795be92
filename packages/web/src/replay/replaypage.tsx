import '../styles/replay.css'
import type { Lobby } from '@coldwake/wire'
import { useEffect, useState } from 'react'
import { failureText } from '../failure.tsx'
import { Notice } from '../lobby/notice.tsx'
import { type Failure, gameLog, lobbyOf } from '../net/api.ts'
import { useWords } from '../words.tsx'
import { editionOf } from './edition.ts'
import { type Film, unroll } from './film.ts'
import { Viewer } from './viewer.tsx'

/** A game to look at. */
interface Reel {
  film: Film
  lobby: Lobby
  /** Shown by the rules it was played by. */
  own: boolean
}
/** `cannot`: its log does not follow from the rules. */
type Loaded = Reel | { failure: Failure | 'cannot' } | null

async function load(code: string): Promise<Loaded> {
  const [log, lobby] = await Promise.all([gameLog(code), lobbyOf(code)])
  if ('failure' in log) return { failure: log.failure }
  if ('failure' in lobby) return { failure: lobby.failure }
  try {
    const { rules, own } = await editionOf(log.value.rules)
    return { film: unroll(rules, log.value), lobby: lobby.value, own }
  } catch {
    return { failure: 'cannot' }
  }
}

/** `/r/CODE`: a finished game, from its set-up to its end. */
export default function ReplayPage({ code }: { code: string }) {
  const { t, lang } = useWords()
  const [loaded, setLoaded] = useState<Loaded>(null)
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
