import type { ComponentProps, MouseEvent } from 'react'
import { go } from '../app/routes.ts'

/** A plain link to another page of ours, followed without loading anything anew. */
export function PageLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}
