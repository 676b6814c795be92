import { useWords } from '../app/words.ts'
import type { Game } from '../games/covers/index.ts'
import { Heading, Trail } from './Heading.tsx'
import { RecipeChart } from './RecipeChart.tsx'

/** `/rules/<game>/recipes`: the crafted deck of a game. */
export function RecipesPage({ game }: { game: Game }) {
  const { t } = useWords()
  return (
    <>
      <Trail game={game} />
      <Heading title={t.rules.recipes} />
      <RecipeChart game={game} />
    </>
  )
}
