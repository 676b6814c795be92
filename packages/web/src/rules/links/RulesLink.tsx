/** Links into the rules, for every part of the page. */
import type { MouseEvent, ReactNode } from 'react'
import { go } from '../../app/routes.ts'
import { Icon } from '../../icons/Icon.tsx'
import './ruleLinks.css'
import { openOver } from '../../app/rulesHistory.ts'
import { useWords } from '../../app/words.ts'
import { rulesPath } from './address.ts'

/** Over a game or a form nothing may be lost: there the rules open on top. On their own page one simply goes on. */
export function visitRules(address: string): void {
  if (/^\/rules(\/|$)/.test(window.location.pathname)) go(rulesPath(address))
  else openOver(address)
}

interface RulesLinkProps {
  to: string
  className?: string
  label?: string
  title?: string
  tabIndex?: number | undefined
  current?: boolean
  children: ReactNode
}

/** A plain link, so that it can be opened in another window too. */
export function RulesLink({ to, className, label, title, tabIndex, current, children }: RulesLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Nothing outside an open dialog could be reached.
    event.currentTarget.closest('dialog')?.close()
    visitRules(to)
  }
  return (
    <a
      href={rulesPath(to)}
      className={className}
      aria-label={label}
      title={title}
      tabIndex={tabIndex}
      aria-current={current ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  )
}

interface RuleLinkProps {
  /** A rule, or an address from `address.ts`. */
  to: string
  /** What the rule is about, for those who do not see where the link stands. */
  about: string
  /** Keys may lead here in another way. */
  tabIndex?: number | undefined
}

/** A small book beside what the rule explains. */
export function RuleLink({ to, about, tabIndex }: RuleLinkProps) {
  const { t } = useWords()
  const label = t.rules.about({ what: about })
  return (
    <RulesLink to={to} className="rulelink" label={label} title={label} tabIndex={tabIndex}>
      <Icon name="rules" />
    </RulesLink>
  )
}
