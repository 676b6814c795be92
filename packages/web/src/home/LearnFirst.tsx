import { seatLetter } from '@coldwake/text'
import { useWords } from '../app/words.ts'
import { GAMES, type Game } from '../games/covers/index.ts'
import { coverOf } from '../games/scenes/coverWords.ts'
import { useProgress } from '../learn/progress.ts'
import { remembered } from '../net/heldSeats.ts'
import { FailureNote } from '../ui/FailureNote.tsx'
import { useRequest } from '../ui/useRequest.ts'
import { stageOf } from './learnStage.ts'

/** For somebody who has no games yet: straight into a coached first game, or on from there. */
export function LearnFirst() {
  const { t } = useWords('pages')
  const { watch } = useProgress()
  const { busy, failure, run } = useRequest()
  const { known, toLearn } = stageOf(GAMES, watch)
  // What plays is loaded when somebody plays.
  const play = async (game: Game) => {
    const { startGentle } = await import('../learn/gentleGame.ts')
    await startGentle(run, game, remembered('name') || t.seatNumber({ letter: seatLetter(1) }))
  }
  const says = () => {
    if (known.length === 0) return t.door.learnSays
    return toLearn.length > 0 ? t.door.playOnOrLearn : t.door.playOnSays
  }
  return (
    <section className="learnfirst" aria-labelledby="learnfirst">
      <h2 id="learnfirst">{known.length === 0 ? t.door.neverPlayed : t.door.firstWatchDone}</h2>
      <p>{says()}</p>
      <div className="learnways">
        {known.map(game => (
          <button
            key={game}
            type="button"
            className="primary"
            aria-disabled={busy || undefined}
            onClick={() => void play(game)}
          >
            <span>
              {coverOf(game, t)} <small>{busy ? t.local.starting : t.door.playGentle}</small>
            </span>
          </button>
        ))}
        {toLearn.map(({ game, begun }) => (
          <a key={game} className={known.length === 0 ? 'primary' : 'ghost'} href={`/learn/watch/${game}`}>
            <span>
              {coverOf(game, t)} <small>{begun ? t.door.learnOn : t.door.learnFast}</small>
            </span>
          </a>
        ))}
      </div>
      <FailureNote failure={failure} />
    </section>
  )
}
