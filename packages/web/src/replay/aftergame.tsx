import { CopyField } from '../lobby/copyfield.tsx'
import { KeepLocal } from '../local/keep.tsx'
import { gameFile } from '../net/api.ts'
import { isLocal } from '../net/code.ts'
import { linkTo, replayPath } from '../route.ts'
import { useWords } from '../words.tsx'

/** What may be done with a game that is over: look at it again, keep it, pass it on. */
export function AfterGame({ code }: { code: string }) {
  const { t } = useWords()
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
  const { t } = useWords()
  if (isLocal(code)) return <KeepLocal code={code} />
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
