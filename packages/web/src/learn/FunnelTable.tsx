import { useWords } from '../app/words.ts'
import { GAME_NAME } from '../games/covers/index.ts'
import { isWatched, watchOf } from '../games/watch/index.ts'
import { eraseFunnel, type GameFunnel, useFunnel } from './funnel.ts'

/** Where the first watches were left, as this browser keeps it. */
export function FunnelTable() {
  const { t } = useWords('coach', 'watch')
  const words = t.coaching.funnel
  const games = Object.entries(useFunnel())
  if (games.length === 0) return <p className="hint">{words.none}</p>
  return (
    <>
      {games.map(([game, funnel]) => (
        <GameRows key={game} game={game} funnel={funnel} />
      ))}
      <button type="button" className="chip" onClick={eraseFunnel}>
        {words.erase}
      </button>
    </>
  )
}

function GameRows({ game, funnel: { begun, ended, left } }: { game: string; funnel: GameFunnel }) {
  const { t } = useWords('coach', 'watch')
  const words = t.coaching.funnel
  if (!isWatched(game)) return null
  const { steps } = watchOf(game).words(t)
  const order = Object.keys(steps)
  const rows = Object.entries(left).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  return (
    <section>
      <h4>{GAME_NAME[game]}</h4>
      <p>{words.counts({ begun, ended })}</p>
      <ol className="leftat">
        {rows.map(([step, times]) => (
          <li key={step}>{words.leftAt({ times, sentence: steps[step] ?? step })}</li>
        ))}
      </ol>
    </section>
  )
}
