import { useWords } from '../app/words.ts'
import { heldSeat } from '../net/heldSeats.ts'
import { commandTable } from '../net/server/api.ts'
import { FailureNote } from '../ui/FailureNote.tsx'
import { useRequest } from '../ui/useRequest.ts'

/** For the notice that the game is paused: its host goes on from there. */
export function ResumeButton({ code }: { code: string }) {
  const { t } = useWords('pages')
  const { busy, failure, run } = useRequest()
  const held = heldSeat(code)
  if (!held) return null
  return (
    <div className="answers">
      <button
        type="button"
        className="yes"
        aria-disabled={busy || undefined}
        onClick={() => void run(() => commandTable(held, { do: 'resume' }))}
      >
        {t.lobby.resume}
      </button>
      <FailureNote failure={failure} />
    </div>
  )
}
