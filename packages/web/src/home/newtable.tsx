import { gameInfo } from '@coldwake/rules'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FailureNote } from '../failure.tsx'
import { Icon } from '../icons/icon.tsx'
import { createTable, type Failure } from '../net/api.ts'
import { holdSeat, remember, remembered } from '../net/seats.ts'
import { upTo } from '../range.ts'
import { go, tablePath } from '../route.ts'
import { useWords } from '../words.tsx'
import { NameField } from './namefield.tsx'

const GAME = 'nemesis'
const BOARD = 'nemesis-base'

/** A table of one's own: what I am called, how many play. Who is who is drafted in the game. */
export function NewTable({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [name, setName] = useState(remembered('name') ?? '')
  const [seats, setSeats] = useState(2)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const { min, max } = gameInfo(GAME)?.seats ?? { min: 1, max: 5 }

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setSending(true)
    remember('name', name.trim())
    const answer = await createTable({ game: GAME, board: BOARD, seats, name: name.trim() })
    setSending(false)
    if ('failure' in answer) return setFailure(answer.failure)
    holdSeat(answer.value)
    go(tablePath(answer.value.code))
  }
  return (
    <dialog ref={dialog} className="sheet new-table" aria-labelledby={title} onClose={onClose}>
      <form onSubmit={create}>
        <header>
          <h2 id={title}>{t.newTable}</h2>
          <button type="button" className="ghost" aria-label={t.close} onClick={() => dialog.current?.close()}>
            <Icon name="cross" />
          </button>
        </header>
        <div className="fields">
          <NameField name={name} onChange={setName} />
          <fieldset className="count">
            <legend>{t.numberOfSeats}</legend>
            <div>
              {upTo(max)
                .slice(min - 1)
                .map(n => (
                  <label key={n}>
                    <input type="radio" name="seats" checked={seats === n} onChange={() => setSeats(n)} />
                    <span>{n}</span>
                  </label>
                ))}
            </div>
          </fieldset>
          <button type="submit" className="primary" disabled={sending}>
            {t.openTheTable} <Icon name="play" />
          </button>
        </div>
        <FailureNote failure={failure} />
      </form>
    </dialog>
  )
}
