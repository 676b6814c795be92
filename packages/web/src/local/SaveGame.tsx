import '../replay/afterGame.css'
import { useWords } from '../app/words.ts'
import { gameLog } from '../net/server/api.ts'
import { FailureNote } from '../ui/FailureNote.tsx'
import { useRequest } from '../ui/useRequest.ts'

/** A finished game of this browser as a file: there is no address that others could open. */
export function SaveGame({ code }: { code: string }) {
  const { t } = useWords('pages')
  const { busy, failure, run } = useRequest()
  const download = async () => {
    const log = await run(() => gameLog(code))
    if (log) save(`coldwake-${code}.json`, JSON.stringify(log.value))
  }
  return (
    <div className="keepgame">
      <button type="button" className="ghost" aria-disabled={busy || undefined} onClick={() => void download()}>
        {t.local.download}
      </button>
      <p className="hint">{t.local.fileSays}</p>
      <FailureNote failure={failure} />
    </div>
  )
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
