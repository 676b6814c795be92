import type { ReactNode } from 'react'

/** What closes an envelope: somebody's face, or the sign of the company. */
export const SEALS = {
  personal: (
    <>
      <circle cx="60" cy="84" r="16" fill="var(--void)" strokeWidth="3" />
      <circle cx="60" cy="79" r="5" stroke="none" fill="currentColor" />
      <path d="M49 94C50 86 70 86 71 94Z" stroke="none" fill="currentColor" />
    </>
  ),
  corporate: (
    <>
      <path d="M60 66L76 75V93L60 102L44 93V75Z" fill="var(--void)" strokeWidth="3" />
      <path d="M52 92V80H57V92M59.5 92V74H64.5V92M67 92V84H71V92" stroke="none" fill="currentColor" />
    </>
  ),
} as const satisfies Record<string, ReactNode>
