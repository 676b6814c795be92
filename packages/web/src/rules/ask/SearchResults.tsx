/** What was found: the rules that answer a question, then everything else, best first. */
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { optionalPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { RulesLink } from '../links/RulesLink.tsx'
import { shortId, TryIt } from '../RuleBlocks.tsx'
import { useShelf } from '../useBook.ts'
import './ask.css'
import { type Entry, hasId } from './entries.ts'
import { examplesIn } from './examples.ts'
import type { Findings } from './search.ts'
import { useSearch } from './useSearch.ts'

/** So many are shown at first: of words that were looked for, and after the answers to a question. */
const FIRST = { words: 20, question: 6 }

const LessonsAbout = optionalPart(
  () => import('../../learn/LessonsAbout.tsx').then(({ LessonsAbout }) => LessonsAbout),
  'learn',
)

type Mark = Findings['marked']

/** Typing is never held up by it. `brief`: the answers alone, for a place among other things. */
export function SearchResults({ query, brief = false }: { query: string; brief?: boolean }) {
  const shelf = useShelf()
  const { lang } = useWords()
  const search = useSearch(shelf, lang)
  const asked = useDeferredValue(query)
  const { found, answers, marked } = useMemo(() => search(asked), [search, asked])
  const [more, setMore] = useState('')
  const { words } = shelf
  const best = answers[0]
  const rest = found.filter(entry => !answers.includes(entry))
  const first = best ? FIRST.question : FIRST.words
  const shown = more === asked ? rest : rest.slice(0, first)
  return (
    <section className="rulefinds" aria-label={words.search}>
      <p className={best ? 'visually-hidden' : 'rulecount'} role="status">
        {found.length === 0 && words.nothingFound}
        {found.length > 0 && !best && words.found({ n: found.length })}
        {best && words.answeredBy({ section: best.title, id: shortId(best.to), n: found.length })}
      </p>
      {best && <Answers answers={answers} marked={marked} />}
      {!(brief && best) && shown.length > 0 && (
        <>
          {best && <p className="alsofound">{words.alsoFound}</p>}
          <ol>
            {shown.map(entry => (
              <li key={`${entry.to} ${entry.title} ${entry.text}`}>
                <Result entry={entry} marked={marked} />
              </li>
            ))}
          </ol>
          {rest.length > shown.length && (
            <button type="button" className="chip" onClick={() => setMore(asked)}>
              {words.showMore({ n: rest.length - shown.length })}
            </button>
          )}
        </>
      )}
    </section>
  )
}

/** The best one at length; what else may answer it after that. */
function Answers({ answers, marked }: { answers: readonly Entry[]; marked: Mark }) {
  return (
    <ol className="answers">
      {answers.map((entry, at) => (
        <li key={entry.to}>
          <Answer entry={entry} marked={marked} best={at === 0} />
        </li>
      ))}
    </ol>
  )
}

function Answer({ entry, marked, best }: { entry: Entry; marked: Mark; best: boolean }) {
  const shelf = useShelf()
  const { words } = shelf
  const { to, title, text, chapter } = entry
  const example = entry.kind === 'example' ? to : examplesIn(shelf).get(to)?.[0]
  return (
    <article className={best ? 'answer best' : 'answer'} aria-label={`${title}, ${shortId(to)}`}>
      <RulesLink to={to} className="answersays">
        <small className="answerfrom">
          {best && <b>{words.bestAnswer}</b>}
          <span>{chapter}</span>
          <span>{title}</span>
          <span className="answerid">{shortId(to)}</span>
        </small>
        <span className="answertext">
          <Marked text={text} marked={marked} />
        </span>
      </RulesLink>
      {example && <TryIt id={example} />}
      <Suspense>
        <LessonsAbout rule={to} brief />
      </Suspense>
    </article>
  )
}

function Result({ entry, marked }: { entry: Entry; marked: Mark }) {
  const { kind, to, title, text, more } = entry
  return (
    <RulesLink to={to} className={`rulefind find-${kind}`}>
      <b>
        <span>
          <Marked text={title} marked={marked} />
        </span>
        {hasId(entry) && <small>{shortId(to)}</small>}
      </b>
      <span>
        <Marked text={kind === 'example' ? `${text} ${more}` : text} marked={marked} />
      </span>
    </RulesLink>
  )
}

function Marked({ text, marked }: { text: string; marked: Mark }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
  return marked(text).map((piece, at) => (piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text))
}
