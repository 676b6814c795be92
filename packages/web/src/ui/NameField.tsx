import './forms.css'
import { useId } from 'react'
import { useWords } from '../app/words.ts'

interface NameFieldProps {
  name: string
  /** What one is called who leaves it empty. */
  otherwise: string
  /** What a name is for, in one line. */
  says?: string
  onChange: (name: string) => void
}

/** What the others at the table will call you. */
export function NameField({ name, otherwise, says, onChange }: NameFieldProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{t.yourName}</label>
      <input
        id={id}
        aria-describedby={says ? `${id}-says` : undefined}
        value={name}
        onChange={event => onChange(event.target.value)}
        maxLength={24}
        placeholder={otherwise}
        autoComplete="nickname"
      />
      {says && (
        <p className="hint" id={`${id}-says`}>
          {says}
        </p>
      )}
    </div>
  )
}
