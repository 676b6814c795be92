import { useWords } from '../words.tsx'

interface NameFieldProps {
  name: string
  /** What one is called who leaves it empty. */
  otherwise: string
  onChange: (name: string) => void
}

/** What the others at the table will call you. */
export function NameField({ name, otherwise, onChange }: NameFieldProps) {
  const { t } = useWords()
  return (
    <label className="field">
      <span>{t.yourName}</span>
      <input
        value={name}
        onChange={event => onChange(event.target.value)}
        maxLength={24}
        placeholder={otherwise}
        autoComplete="nickname"
      />
    </label>
  )
}
