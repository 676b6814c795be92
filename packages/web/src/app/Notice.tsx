import './page.css'
import type { ReactNode } from 'react'
import { Backdrop } from './Backdrop.tsx'

/** A page that has only one thing to say. */
export function Notice({ text, code, children }: { text: string; code?: string; children?: ReactNode }) {
  return (
    <main className="notice">
      <Backdrop />
      <a className="logo" href="/">
        Coldwake
      </a>
      {code && <p className="bigcode">{code}</p>}
      <p role="status">{text}</p>
      {children}
    </main>
  )
}
