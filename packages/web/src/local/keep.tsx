import { FailureNote } from '../failure.tsx'
import { useRequest } from '../lobby/useRequest.ts'
import { gameLog } from '../net/api.ts'
import { useWords } from '../words.tsx'

/** A finished game of this browser as a file: there is no address that others could open. */
export function KeepLocal({ code }: { code: string }) {
  const { t } = useWords()
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
