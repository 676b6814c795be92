import { useWords } from '../app/words.ts'
import type { Game } from '../games/covers/index.ts'
import '../rules/rules.css'
import { MorePages } from '../rules/StartPage.tsx'
import { ShelfContext, useBook } from '../rules/useBook.ts'

/** Examples to try, pictures, sheets and lists beside the rules. */
export function PlayingRulebook({ game }: { game: Game }) {
  const { t } = useWords('learn')
  const shelf = useBook(game)
  if (!shelf) return null
  return (
    <section className="playingrules" aria-labelledby="rulebook">
      <header className="learnhead">
        <h2 id="rulebook">{t.learn.list.rulebook}</h2>
      </header>
      <ShelfContext.Provider value={shelf}>
        <MorePages game={game} />
      </ShelfContext.Provider>
    </section>
  )
}
