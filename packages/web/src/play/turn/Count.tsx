/** How many there are of something. */
import { memo } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'

interface CountProps {
  icon: IconName
  tone: string
  label: string
  count: number
  /** Where there is a limit to it. */
  of?: number
}

export const Count = memo(function Count({ icon, tone, label, count, of }: CountProps) {
  return (
    <span className={count ? tone : ''} title={label}>
      <Icon name={icon} />
      <span className="visually-hidden">{label} </span>
      {count}
      {of !== undefined && <small>/{of}</small>}
    </span>
  )
})
