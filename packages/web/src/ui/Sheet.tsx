import './forms.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/Icon.tsx'
import { closeBeside, keepKeys } from './dialogEvents.ts'

interface SheetProps {
  title: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** A form over the page. Escape closes it, and so does a press beside it. */
export function Sheet({ title, className = '', onClose, children }: SheetProps) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={closeBeside}
      onKeyDown={keepKeys}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="ghost" aria-label={t.close} onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </button>
      </header>
      {children}
    </dialog>
  )
}
