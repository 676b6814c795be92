/** How far somebody is who learns: the games whose first watch was played to its end, and those still to learn. */
import type { Progress } from '../learn/progress.ts'

export interface LearnStage<Game> {
  known: Game[]
  toLearn: { game: Game; begun: boolean }[]
}

export function stageOf<Game extends string>(games: readonly Game[], watch: Progress['watch']): LearnStage<Game> {
  const isKnown = (game: Game) => watch[game]?.done ?? false
  return {
    known: games.filter(isKnown),
    toLearn: games.filter(game => !isKnown(game)).map(game => ({ game, begun: (watch[game]?.step ?? 0) > 0 })),
  }
}
