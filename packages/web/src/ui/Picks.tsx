import './forms.css'
import { type ReactNode, useId } from 'react'

export interface Pick<T> {
  value: T
  label: string
  /** What it means, in one line. */
  says?: string
  /** Why it cannot be picked. */
  bar?: string
}

interface PicksProps<T> {
  legend: ReactNode
  picks: readonly Pick<T>[]
  value: T
  onPick: (value: T) => void
  disabled?: boolean
  className?: string
}

/** One of a few, side by side; what the chosen one means stands below, and why some cannot be had. */
export function Picks<T>({ legend, picks, value, onPick, disabled = false, className = '' }: PicksProps<T>) {
  const id = useId()
  const said = picks.find(pick => pick.value === value)?.says
  const barred = picks.filter(({ bar }) => bar !== undefined)
  const bars = [...new Set(barred.map(({ bar }) => bar))].map(bar => {
    const which = barred.filter(pick => pick.bar === bar).map(({ label }) => label)
    return { bar, which: which.join(', ') }
  })
  return (
    <fieldset className={`picks ${className}`} disabled={disabled} aria-describedby={said ? `${id}-says` : undefined}>
      <legend>{legend}</legend>
      <div>
        {picks.map(pick => (
          <label key={pick.label}>
            <input
              type="radio"
              name={id}
              checked={pick.value === value}
              disabled={pick.bar !== undefined}
              onChange={() => onPick(pick.value)}
            />
            <span>{pick.label}</span>
          </label>
        ))}
      </div>
      {said && (
        <p className="hint" id={`${id}-says`}>
          {said}
        </p>
      )}
      {bars.map(({ bar, which }) => (
        <p key={bar} className="hint">
          {which}: {bar}
        </p>
      ))}
    </fieldset>
  )
}
