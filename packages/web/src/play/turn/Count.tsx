/** How many there are of something. */
import { memo } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import type { Counted } from '../explain/records/beside.ts'
import { explained } from '../explained.ts'

interface CountProps {
  of: Counted
  icon: IconName
  tone: string
  label: string
  count: number
  /** Where there is a limit to it. */
  limit?: number | undefined
}

export const Count = memo(function Count({ of, icon, tone, label, count, limit }: CountProps) {
  return (
    <span className={count ? tone : ''} {...explained('count', of)}>
      <Icon name={icon} />
      <span className="visually-hidden">{label} </span>
      {count}
      {limit !== undefined && <small>/{limit}</small>}
    </span>
  )
})
