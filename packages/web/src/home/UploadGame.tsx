import { LIMITS } from '@coldwake/wire'
import { useRef } from 'react'
import { go, replayPath } from '../app/routes.ts'
import { useWords } from '../app/words.ts'
import { type Answer, uploadGame } from '../net/server/api.ts'
import { FailureNote } from '../ui/FailureNote.tsx'
import { useRequest } from '../ui/useRequest.ts'

/** Sends a file to the server, which plays it through. Whatever is no game is called that. */
async function upload(file: File): Promise<Answer<{ code: string }>> {
  if (file.size > LIMITS.upload) return { failure: 'tooLarge' }
  const text = await file.text().catch(() => '')
  const answer = await uploadGame(text)
  return 'failure' in answer && answer.failure === 'badRequest' ? { failure: 'badFile' } : answer
}

/** A finished game that somebody saved: to look at, and to go on from. */
export function UploadGame() {
  const { t } = useWords('pages')
  const input = useRef<HTMLInputElement>(null)
  const { busy, failure, run } = useRequest()
  const open = async (file: File) => {
    const kept = await run(() => upload(file))
    if (kept) go(replayPath(kept.value.code))
  }
  return (
    <section className="gamefile">
      <h2>{t.lobby.openFile}</h2>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t.lobby.openFile}
        hidden
        onChange={event => {
          const file = event.target.files?.[0]
          // So that the same file may be chosen again.
          event.target.value = ''
          if (file) open(file)
        }}
      />
      <button type="button" className="ghost" aria-disabled={busy || undefined} onClick={() => input.current?.click()}>
        {busy ? t.lobby.checkingFile : t.lobby.chooseFile}
      </button>
      <p className="hint">{t.lobby.openFileSays}</p>
      <FailureNote failure={failure} />
    </section>
  )
}
