import './afterGame.css'
import { linkTo, replayPath } from '../app/routes.ts'
import { useWords } from '../app/words.ts'
import { SaveGame } from '../local/SaveGame.tsx'
import { isLocal } from '../net/localCode.ts'
import { gameFile } from '../net/server/api.ts'
import { CopyField } from '../ui/CopyField.tsx'

/** What may be done with a game that is over: look at it again, keep it, pass it on. */
export function AfterGame({ code }: { code: string }) {
  const { t } = useWords('pages')
  return (
    <section className="aftergame" aria-label={t.replay.afterGame}>
      <a className="primary" href={replayPath(code)}>
        {t.replay.watch}
      </a>
      <KeepGame code={code} />
    </section>
  )
}

/** The game as a file, and as a link. */
export function KeepGame({ code }: { code: string }) {
  const { t } = useWords('pages')
  if (isLocal(code)) return <SaveGame code={code} />
  return (
    <div className="keepgame">
      <a className="ghost" href={gameFile(code)} download>
        {t.replay.download}
      </a>
      <CopyField label={t.replay.link} value={linkTo(replayPath(code))} copy={t.copyLink} share={t.replay.shareTitle} />
      <p className="hint">{t.replay.linkSays}</p>
    </div>
  )
}
