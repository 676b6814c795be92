import '../ui/forms.css'
import { type FormEvent, useId, useRef, useState } from 'react'
import { go, replayPath, tablePath, typed } from '../app/routes.ts'
import { arriveWith } from '../app/seatLink.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'

/** Goes wherever a code or a link leads. False if it is neither. */
function follow(text: string): boolean {
  const place = typed(text)
  if (!place) return false
  if (place.token) arriveWith(place.code, place.token)
  go(place.page === 'replay' ? replayPath(place.code) : tablePath(place.code))
  return true
}

/** Tables elsewhere: joining one, opening one, watching one. */
export function WithPeople({ onNewTable }: { onNewTable: () => void }) {
  const { t } = useWords('pages')
  const [watching, setWatching] = useState(false)
  return (
    <section className="withpeople" aria-labelledby="with-people">
      <h2 id="with-people">{t.door.playWithPeople}</h2>
      <PlaceField
        label={t.tableCode}
        placeholder={t.code}
        button={t.join}
        hint={t.door.joinHint}
        className="bycodefield"
      />
      <div className="ways">
        <button type="button" className="way" onClick={onNewTable}>
          <Icon name="people" /> {t.newTable}
        </button>
        <button type="button" className="way" onClick={() => setWatching(true)}>
          <Icon name="eye" /> {t.door.watch}
        </button>
      </div>
      {watching && (
        <Sheet title={t.door.watchTitle} className="watch-sheet" onClose={() => setWatching(false)}>
          <div className="body">
            <p>{t.door.watchSays}</p>
            <PlaceField label={t.door.watchField} button={t.door.watchGo} />
          </div>
        </Sheet>
      )}
    </section>
  )
}

interface PlaceFieldProps {
  label: string
  placeholder?: string
  button: string
  hint?: string
  className?: string
}

/** Takes a code, or any link of ours. */
function PlaceField({ label, placeholder, button, hint, className = '' }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!follow(input.current?.value ?? '')) input.current?.focus()
  }
  return (
    <form className={`join ${className}`} onSubmit={submit}>
      <input
        ref={input}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        placeholder={placeholder ?? label}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <button className="ghost" type="submit">
        {button}
      </button>
      {hint && (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
    </form>
  )
}
