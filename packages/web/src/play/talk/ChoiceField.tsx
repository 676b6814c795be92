/** One thing to choose: a few as chips, many as a list. */
import { useId } from 'react'
import type { Choice } from './statementChoices.ts'

/** More than these are a list to open. */
const CHIPS = 4

interface ChoiceFieldProps<T> {
  label: string
  choices: readonly Choice<T>[]
  value: T
  onPick: (value: T) => void
  /** Takes the whole width. */
  wide?: boolean
}

export function ChoiceField<T>(props: ChoiceFieldProps<T>) {
  return props.choices.length <= CHIPS ? <ChoiceChips {...props} /> : <ChoiceList {...props} />
}

/** Radio buttons: one stop for the keyboard, arrows between them. */
export function ChoiceChips<T>({ label, choices, value, onPick, wide = false }: ChoiceFieldProps<T>) {
  const name = useId()
  return (
    <fieldset className={`talk-pick ${wide ? 'wide' : ''}`}>
      <legend className="caption">{label}</legend>
      <div className="talk-chips">
        {choices.map(choice => (
          <label key={choice.label} className="talk-chip">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onPick(choice.value)}
              className="visually-hidden"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function ChoiceList<T>({ label, choices, value, onPick, wide = false }: ChoiceFieldProps<T>) {
  return (
    <label className={`talk-pick ${wide ? 'wide' : ''}`}>
      <span className="caption">{label}</span>
      <select
        value={choices.findIndex(choice => choice.value === value)}
        onChange={event => {
          const chosen = choices[Number(event.target.value)]
          if (chosen) onPick(chosen.value)
        }}
      >
        {choices.map((choice, i) => (
          <option key={choice.label} value={i}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}
