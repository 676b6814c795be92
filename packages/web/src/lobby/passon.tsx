import type { ReactNode } from 'react'
import { useWords } from '../words.tsx'
import { CopyField } from './copyfield.tsx'
import { QrCode } from './qrcode.tsx'

interface PassOnProps {
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
export function PassOn({ label, code, value, share, children }: PassOnProps) {
  const { t } = useWords()
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
