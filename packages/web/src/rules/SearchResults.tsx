import { useDeferredValue, useMemo, useState } from 'react'
import { RulesLink } from './links/RulesLink.tsx'
import { shortId } from './RuleBlocks.tsx'
import { type Entry, find, marked } from './search.ts'
import { useShelf } from './useBook.ts'

const FIRST = 30

/** What was found, best first. Typing is never held up by it. */
export function SearchResults({ query }: { query: string }) {
  const { entries, words } = useShelf()
  const asked = useDeferredValue(query)
  const found = useMemo(() => find(entries, asked), [entries, asked])
  const [more, setMore] = useState('')
  const shown = more === asked ? found : found.slice(0, FIRST)
  return (
    <section className="rulefinds" aria-label={words.search}>
      <p className="rulecount" role="status">
        {found.length > 0 ? words.found({ n: found.length }) : words.nothingFound}
      </p>
      <ol>
        {shown.map(entry => (
          <li key={`${entry.to} ${entry.title} ${entry.text}`}>
            <Result entry={entry} query={asked} />
          </li>
        ))}
      </ol>
      {found.length > shown.length && (
        <button type="button" className="chip" onClick={() => setMore(asked)}>
          {words.showMore({ n: found.length - shown.length })}
        </button>
      )}
    </section>
  )
}

function Result({ entry: { kind, to, title, text }, query }: { entry: Entry; query: string }) {
  const isRule = kind === 'rule' || kind === 'ruling' || kind === 'example'
  return (
    <RulesLink to={to} className={`rulefind find-${kind}`}>
      <b>
        <Marked text={title} query={query} />
        {isRule && (
          <small>
            <Marked text={shortId(to)} query={query} />
          </small>
        )}
      </b>
      <span>
        <Marked text={text} query={query} />
      </span>
    </RulesLink>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return marked(text, query).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
    piece.hit ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
  )
}
