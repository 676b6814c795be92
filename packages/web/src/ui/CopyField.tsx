import './forms.css'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'

interface CopyFieldProps {
  label: string
  value: string
  /** What the copy button says. */
  copy: string
  /** Offers the system's own way of passing a link on, under this title, where there is one. */
  share?: string
  /** It stands beside this already: only the button shows. */
  beside?: boolean
}

const COPIED_MS = 3000

/** Something to pass on: shown, copied with one press, or shared. */
export function CopyField({ label, value, copy, share, beside = false }: CopyFieldProps) {
  const { t } = useWords('pages')
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copyIt = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(value)
    } catch {
      // Without permission, or off https, the old way still works on what is selected.
      document.execCommand('copy')
    }
    setCopied(true)
  }
  // Whoever closes the system's sheet has not failed at anything.
  const shareIt = () => navigator.share({ title: share ?? '', url: value }).catch(() => {})
  return (
    <div className="copyfield">
      <input
        ref={field}
        readOnly
        value={value}
        aria-label={label}
        className={beside ? 'visually-hidden' : ''}
        tabIndex={beside ? -1 : undefined}
        aria-hidden={beside || undefined}
        onFocus={event => event.target.select()}
      />
      <button type="button" className="ghost" onClick={copyIt}>
        {copied ? (
          <>
            <Icon name="check" /> {t.copied}
          </>
        ) : (
          copy
        )}
      </button>
      {share && 'share' in navigator && (
        <button type="button" className="ghost" onClick={shareIt}>
          {t.lobby.share}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {copied ? t.copied : ''}
      </span>
    </div>
  )
}
