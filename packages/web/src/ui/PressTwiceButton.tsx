import './pressTwice.css'
import { type ReactNode, useEffect, useState } from 'react'

/** A second press counts for so long. */
const ARMED_MS = 5000

interface PressTwiceButtonProps {
  /** What the button says at first. */
  label: ReactNode
  /** What a second press will do, in words. */
  again: string
  disabled?: boolean
  className?: string
  onDo: () => void
}

/** What takes something away from somebody asks once more, in the same button. */
export function PressTwiceButton({ label, again, disabled = false, className = 'ghost', onDo }: PressTwiceButtonProps) {
  const [armed, setArmed] = useState(false)
  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => setArmed(false), ARMED_MS)
    return () => clearTimeout(timer)
  }, [armed])
  return (
    <button
      type="button"
      className={armed ? `${className} armed` : className}
      disabled={disabled}
      onClick={() => {
        setArmed(!armed)
        if (armed) onDo()
      }}
    >
      {armed ? again : label}
    </button>
  )
}
