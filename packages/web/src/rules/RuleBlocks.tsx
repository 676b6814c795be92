/** The pieces of a rule book: running text, rules, tables. */

import type { MouseEvent } from 'react'
import { go } from '../app/routes.ts'
import { gameOfRule, PREFIX } from '../games/rulebooks/outline.ts'
import { Icon } from '../icons/Icon.tsx'
import { type Block, isRule, type Rule, type Section, type Text } from './book.ts'
import { rulesPath } from './links/address.ts'
import { RulesLink } from './links/RulesLink.tsx'
import { trialAddress } from './trial/trialAddress.ts'
import { useShelf } from './useBook.ts'

export function RichText({ text }: { text: Text }) {
  return text.map((span, at) => {
    // Text never changes its order, so a place is a name.
    const key = String(at)
    if (typeof span === 'string') return <span key={key}>{span}</span>
    if ('to' in span)
      return (
        <RulesLink key={key} to={span.to} className="ruleref">
          {span.say}
        </RulesLink>
      )
    return 'b' in span ? (
      <strong key={key}>
        <RichText text={span.b} />
      </strong>
    ) : (
      <em key={key}>
        <RichText text={span.i} />
      </em>
    )
  })
}

/** Within its own book an id goes without the name of the game. */
export const shortId = (id: string): string => id.slice(PREFIX[gameOfRule(id)].length + 1)

/** Rules and what stands between them. Rules that follow each other are one list. */
export function Blocks({ section, current }: { section: Section; current?: string }) {
  return runsOf(section.blocks).map(run => {
    const [first] = run
    if (isRule(first))
      return (
        <ul key={first.id} className="rulelist">
          {run.filter(isRule).map(rule => (
            <RuleItem key={rule.id} rule={rule} current={rule.id === current} />
          ))}
        </ul>
      )
    if (first.kind === 'table')
      return <RuleTable key={JSON.stringify(first.head)} title={section.title} table={first} />
    return (
      <p key={JSON.stringify(first.text)} className="ruleremark">
        <RichText text={first.text} />
      </p>
    )
  })
}

function runsOf(blocks: readonly Block[]): [Block, ...Block[]][] {
  const runs: [Block, ...Block[]][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last && isRule(block) && isRule(last[0])) last.push(block)
    else runs.push([block])
  }
  return runs
}

export function RuleItem({ rule, current = false }: { rule: Rule; current?: boolean }) {
  return (
    <li id={rule.id} className={current ? 'ruleitem current' : 'ruleitem'}>
      <RulesLink to={rule.id} className="ruleid" current={current}>
        {shortId(rule.id)}
      </RulesLink>
      <RuleBody rule={rule} />
    </li>
  )
}

/** `tried`: at the table with it already. */
export function RuleBody({ rule, tried = false }: { rule: Rule; tried?: boolean }) {
  const { words } = useShelf()
  const { text, parts, why, cite } = rule
  return (
    <div className="rulebody">
      <p>
        <RichText text={text} /> {cite && !parts && <Cite cite={cite} />}
      </p>
      {parts && (
        <dl>
          {parts.map(part => (
            <div key={part.label}>
              <dt>{part.label}</dt>
              <dd>
                <p>
                  <RichText text={part.text} />
                </p>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {cite && parts && (
        <p>
          <Cite cite={cite} />
        </p>
      )}
      {why && (
        <p className="rulewhy">
          <b>{words.why}:</b> <RichText text={why} />
        </p>
      )}
      <Meta rule={rule} />
      {rule.kind === 'example' && !tried && <TryIt id={rule.id} />}
    </div>
  )
}

/** From a worked example to a table with it: over a game it is another window, so that nothing of the game is lost. */
export function TryIt({ id }: { id: string }) {
  const { words } = useShelf()
  const path = rulesPath(trialAddress(gameOfRule(id), id))
  const isOver = !/^\/rules(\/|$)/.test(window.location.pathname)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isOver || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(path)
  }
  return (
    <p>
      <a
        className="tryit"
        href={path}
        target={isOver ? '_blank' : undefined}
        rel="noreferrer"
        aria-label={`${words.tryIt}: ${shortId(id)}`}
        onClick={follow}
      >
        <Icon name="forward" />
        {words.tryIt}
      </a>
    </p>
  )
}

/** How it differs from the other game, and the rulings that complete it. */
function Meta({ rule: { rulings, change } }: { rule: Rule }) {
  const { words } = useShelf()
  if (!rulings && !change) return null
  return (
    <p className="rulemeta">
      {change && (
        <span className="rulechange">
          {typeof change === 'string' ? (
            words.change[change]
          ) : (
            <>
              {words.change.changed}: <RichText text={change} />
            </>
          )}
        </span>
      )}
      {rulings?.map(ruling => (
        <RulesLink key={ruling} to={ruling} className="rulingref">
          {words.ruling({ n: ruling.replace(/^.*-/, '') })}
        </RulesLink>
      ))}
    </p>
  )
}

/** Where the printed rules say it, quietly. */
function Cite({ cite }: { cite: Text }) {
  const { words } = useShelf()
  return (
    <cite title={words.cites}>
      <RichText text={cite} />
    </cite>
  )
}

function RuleTable({ title, table }: { title: string; table: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a small screen, so the keyboard must get there
    // biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset
    <div className="tablebox" role="group" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
              <th key={at} scope="col">
                <RichText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(row => (
            <tr key={JSON.stringify(row)}>
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                <td key={at}>
                  <p>
                    <RichText text={cell} />
                  </p>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
