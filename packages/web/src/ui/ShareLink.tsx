import './forms.css'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { CopyField } from './CopyField.tsx'
import { QrCode } from './QrCode.tsx'

interface ShareLinkProps {
  label: string
  /** What the code for cameras is for. */
  code: string
  /** A link, or a secret one. */
  value: string
  share: string
  /** What else there is to know about it. */
  children?: ReactNode
}

/** A link in every way it can be passed on: read by a camera, copied, shared. */
export function ShareLink({ label, code, value, share, children }: ShareLinkProps) {
  const { t } = useWords('pages')
  return (
    <div className="passon">
      <QrCode value={value} label={code} />
      <div>
        <CopyField label={label} value={value} copy={t.copyLink} share={share} />
        <p className="hint">{t.door.qrSays}</p>
        {children}
      </div>
    </div>
  )
}
