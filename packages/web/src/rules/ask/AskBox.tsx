/** A place to ask about the rules on a page of another kind: a field, a few questions to begin with, and the answers. */
import { Suspense, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { FIRST_GAME, GAME_NAME, GAMES, type Game } from '../../games/covers/index.ts'
import { SearchField } from '../SearchField.tsx'
import { ShelfContext, useBook } from '../useBook.ts'
import '../rules.css'
import { SampleQuestions } from './SampleQuestions.tsx'
import { SearchResults } from './SearchResults.tsx'
import { prepareSearch } from './useSearch.ts'

/** Without a game one is chosen here. */
export function AskBox({ game }: { game?: Game }) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<Game>(game ?? FIRST_GAME)
  const [query, setQuery] = useState('')
  return (
    <div className="askbox">
      {game === undefined && (
        <div className="rulegames">
          {GAMES.map(one => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === chosen}
              onClick={() => setChosen(one)}
            >
              {GAME_NAME[one]}
            </button>
          ))}
        </div>
      )}
      <Suspense fallback={<p role="status">{t.looking}</p>}>
        <Ask game={game ?? chosen} query={query} onQuery={setQuery} />
      </Suspense>
    </div>
  )
}

function Ask({ game, query, onQuery }: { game: Game; query: string; onQuery: (query: string) => void }) {
  const { t, lang } = useWords()
  const shelf = useBook(game)
  if (!shelf) return <p role="alert">{t.offline}</p>
  return (
    <ShelfContext.Provider value={shelf}>
      <SearchField query={query} onQuery={onQuery} onReady={() => void prepareSearch(shelf, lang)} />
      <Suspense fallback={<p role="status">{t.looking}</p>}>
        {query.trim() === '' ? <SampleQuestions game={game} onAsk={onQuery} /> : <SearchResults query={query} brief />}
      </Suspense>
    </ShelfContext.Provider>
  )
}
