import './page.css'
import type { ReactNode } from 'react'
import { Backdrop } from './Backdrop.tsx'

interface NoticeProps {
  text: string
  code?: string
  /** Gone in a moment: no scene is fetched for it. */
  brief?: boolean
  children?: ReactNode
}

/** A page that has only one thing to say. */
export function Notice({ text, code, brief = false, children }: NoticeProps) {
  return (
    <main className="notice">
      {!brief && <Backdrop />}
      <a className="logo" href="/">
        Coldwake
      </a>
      {code && <p className="bigcode">{code}</p>}
      <p role="status">{text}</p>
      {children}
    </main>
  )
}
