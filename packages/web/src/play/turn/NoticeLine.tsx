import './notices.css'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'

export function NoticeLine({
  icon,
  text,
  tone = '',
  children,
}: {
  icon: IconName
  text: string
  tone?: string
  children?: ReactNode
}) {
  return (
    <div className={`notice-line ${tone}`}>
      <Icon name={icon} />
      <p>{text}</p>
      {children}
    </div>
  )
}
