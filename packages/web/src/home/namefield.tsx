import { useWords } from '../words.tsx'

/** What the others at the table will call you. */
export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { t } = useWords()
  return (
    <label className="field">
      <span>{t.yourName}</span>
      <input
        value={name}
        onChange={event => onChange(event.target.value)}
        maxLength={24}
        required
        autoComplete="nickname"
      />
    </label>
  )
}
