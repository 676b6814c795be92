import { useState } from 'react'

interface PageNoteProps {
  text: string
  action: string
  onAction: () => void
  /** How to be rid of it. */
  close: string
  /** It answers something that was just done. */
  alert?: boolean
}

/** Something that concerns the page as a whole, over whatever it shows. */
export function PageNote({ text, action, onAction, close, alert = false }: PageNoteProps) {
  const [seen, setSeen] = useState(false)
  if (seen) return null
  return (
    <div className="shellnote" role={alert ? 'alert' : 'status'}>
      <p>{text}</p>
      <div className="answers">
        <button type="button" className="ghost" onClick={onAction}>
          {action}
        </button>
        <button type="button" className="ghost" onClick={() => setSeen(true)}>
          {close}
        </button>
      </div>
    </div>
  )
}
