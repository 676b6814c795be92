import type { Game } from '../games.ts'
import { useWords } from '../words.tsx'
import { Heading, Trail } from './heading.tsx'
import { RecipeChart } from './recipechart.tsx'

/** `/rules/lockdown/recipes`: the crafted deck of a game. */
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
