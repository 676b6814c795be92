/** Reading the rules: the search field, and below it what was found or the place one is at. */
import type { Dialect } from '@coldwake/text'
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import './rules.css'
import { lazyPart } from '../app/LazyPart.tsx'
import { keepQuery, queryKept } from '../app/rulesHistory.ts'
import { useWords } from '../app/words.ts'
import { GameWords } from '../games/GameWords.tsx'
import { SampleQuestions } from './ask/SampleQuestions.tsx'
import { ChapterPage } from './ChapterPage.tsx'
import { type HandbookPage, type Place, placeAt } from './place.ts'
import { AboutPage, RulePage } from './RulePage.tsx'
import { SearchField } from './SearchField.tsx'
import { SignsPage } from './SignsPage.tsx'
import { ChapterList, HandbookList, StartPage } from './StartPage.tsx'
import { exampleOf } from './trial/trial.ts'
import { forgetBooks, type Shelf, ShelfContext, useBook, useShelf } from './useBook.ts'

/** Its words are those of the panels at a table, where the same chart lies. */
const RecipesPage = lazyPart(() => import('./RecipesPage.tsx').then(({ RecipesPage }) => RecipesPage), 'panels')

const HANDBOOK_PAGES = {
  boards: lazyPart(() => import('./handbook/BoardsPage.tsx').then(({ BoardsPage }) => BoardsPage), 'handbook'),
  layout: lazyPart(() => import('./handbook/SetUpPage.tsx').then(({ SetUpPage }) => SetUpPage), 'handbook', 'brief'),
  summaries: lazyPart(() => import('./handbook/SummaryPage.tsx').then(({ SummaryPage }) => SummaryPage), 'handbook'),
  glossary: lazyPart(() => import('./handbook/GlossaryPage.tsx').then(({ GlossaryPage }) => GlossaryPage)),
  tips: lazyPart(() => import('./handbook/TipsPage.tsx').then(({ TipsPage }) => TipsPage), 'handbook'),
} satisfies Record<HandbookPage, unknown>

const SearchResults = lazyPart(() => import('./ask/searchParts.ts').then(({ SearchResults }) => SearchResults))

/** Fetches what answers, and makes it ready. */
const prepare = (shelf: Shelf, lang: Dialect): void => {
  import('./ask/searchParts.ts').then(({ prepareSearch }) => prepareSearch(shelf, lang)).catch(() => {})
}

interface RulesReaderProps {
  address: string
  /** With the list of chapters beside it, where there is room. */
  aside?: boolean
}

export function RulesReader(props: RulesReaderProps) {
  const { t } = useWords()
  return (
    <Suspense fallback={<p className="nobook">{t.looking}</p>}>
      <OpenReader {...props} />
    </Suspense>
  )
}

/** Every place is a new reader: going back to it shows what was searched for there. */
function OpenReader({ address, aside = false }: RulesReaderProps) {
  const place = placeAt(address)
  const shelf = useBook(place.game)
  const [, tryAgain] = useState(0)
  const visited = useRef(false)
  useEffect(() => {
    visited.current = true
  }, [])
  if (!shelf) return <NoBook onRetry={() => tryAgain(tries => tries + 1)} />
  return (
    <ShelfContext.Provider value={shelf}>
      <GameWords game={place.game}>
        {/* On the first look at a page of its own nobody has asked to be taken anywhere. */}
        <OpenBook key={address} shelf={shelf} place={place} aside={aside} taken={!aside || visited.current} />
      </GameWords>
    </ShelfContext.Provider>
  )
}

function NoBook({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords()
  return (
    <div className="nobook">
      <p role="alert">{t.offline}</p>
      <button
        type="button"
        className="ghost"
        onClick={() => {
          forgetBooks()
          onRetry()
        }}
      >
        {t.shell.tryAgain}
      </button>
    </div>
  )
}

interface OpenBookProps {
  shelf: Shelf
  place: Place
  aside: boolean
  /** Whoever followed a link is taken to its title, so that it is read out and the keyboard goes on from there. */
  taken: boolean
}

function OpenBook({ shelf, place, aside, taken }: OpenBookProps) {
  const { t, lang } = useWords()
  const [query, setQuery] = useState(queryKept)
  const searching = query.trim() !== ''
  const chapter = chapterOf(shelf, place)
  const reading = useRef<HTMLDivElement>(null)
  const [take] = useState(taken)
  useEffect(() => {
    if (take) reading.current?.querySelector('h2')?.focus()
  }, [take])
  return (
    <div className="rulereader" data-game={place.game}>
      <div className="rulefinder">
        <SearchField query={query} onQuery={setQuery} onReady={() => prepare(shelf, lang)} />
        {aside && <Contents page={place.at === 'page' ? place.page : undefined} chapter={chapter} />}
      </div>
      {/* Links keep what was searched for with the place they leave. */}
      <div className="rulereading" ref={reading} onClickCapture={() => keepQuery(query)}>
        {searching ? (
          // The field stays as it is while what answers is fetched.
          <Suspense fallback={<p role="status">{t.looking}</p>}>
            <SearchResults query={query} />
          </Suspense>
        ) : (
          <>
            {place.at === 'start' && <SampleQuestions game={place.game} onAsk={setQuery} />}
            <Content place={place} />
          </>
        )}
      </div>
    </div>
  )
}

/** Beside the page, and the same while somebody types. */
const Contents = memo(function Contents({
  page,
  chapter,
}: {
  page: HandbookPage | undefined
  chapter: string | undefined
}) {
  const { words } = useShelf()
  return (
    <nav aria-label={words.chapters} className="rulecontents">
      <HandbookList current={page} />
      <ChapterList current={chapter} />
    </nav>
  )
})

function Content({ place }: { place: Place }): ReactNode {
  switch (place.at) {
    case 'start':
      return <StartPage game={place.game} />
    case 'chapter':
      return <ChapterPage chapter={place.chapter} />
    case 'rule':
      return <RulePage id={place.id} />
    case 'about':
      return <AboutPage game={place.game} kind={place.kind} name={place.name} />
    case 'recipes':
      return <RecipesPage game={place.game} />
    case 'signs':
      return <SignsPage game={place.game} />
    // Over a game there is no place for another table.
    case 'trial':
      return <RulePage id={exampleOf(place.id)} />
    case 'page': {
      const Page = HANDBOOK_PAGES[place.page]
      return <Page game={place.game} part={place.part} />
    }
  }
}

function chapterOf({ rules }: Shelf, place: Place): string | undefined {
  if (place.at === 'chapter') return place.chapter
  return place.at === 'rule' ? rules.get(place.id)?.chapter : undefined
}
