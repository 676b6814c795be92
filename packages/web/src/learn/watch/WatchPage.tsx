import './watch.css'
import type { TableView } from '@coldwake/rules/facts'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Notice } from '../../app/Notice.tsx'
import { go } from '../../app/routes.ts'
import { useWords } from '../../app/words.ts'
import { type GameWatch, type WatchedGame, watchOf } from '../../games/watch/index.ts'
import { remembered } from '../../net/heldSeats.ts'
import { openPractice } from '../../net/localTables.ts'
import type { BoardMap } from '../../play/board/geometry.ts'
import { useVisit, type Visit } from '../funnel.ts'
import { PracticeTable } from '../PracticeTable.tsx'
import { keepWatch, watchProgress } from '../progress.ts'
import { frameOf } from './placesNamed.ts'
import { isLit } from './Spotlight.tsx'
import { Watch } from './Watch.ts'
import { WatchEnd } from './WatchEnd.tsx'
import { WatchOverlay } from './WatchOverlay.tsx'
import { WatchContext } from './watchContext.ts'
import { litAt, playedBefore, shownAt } from './watchScript.ts'

interface Running {
  watch: Watch
  code: string
  token: string
}

/** The coached first game of a game, from the step where it was left. */
export function WatchPage({ game }: { game: WatchedGame }) {
  const { t } = useWords('pages', 'watch')
  const [loaded, setLoaded] = useState<GameWatch | null>(null)
  const [from, setFrom] = useState(() => ({ step: beginning(game) }))
  const [running, setRunning] = useState<Running | null>(null)
  const [failed, setFailed] = useState(false)
  const visit = useVisit(game)
  useEffect(() => {
    watchOf(game)
      .load()
      .then(setLoaded, () => setFailed(true))
  }, [game])
  useEffect(() => {
    if (!loaded) return
    let here = true
    begin(loaded, from.step, t.you).then(found => {
      if (!here) return
      setRunning(found)
      if (!found) setFailed(true)
    })
    return () => {
      here = false
    }
  }, [loaded, from, t.you])
  const goTo = useCallback((step: number) => setFrom({ step }), [])
  if (failed) return <Notice text={t.offline} />
  if (!running) return <Notice text={t.watch.coach.loading} />
  return <Playing key={running.code} game={game} visit={visit} {...running} goTo={goTo} />
}

/** A watch that was played to its end begins anew. */
function beginning(game: WatchedGame): number {
  const { step, done } = watchProgress(game)
  return done ? 0 : step
}

/** A table at which everything before the step has been played. `you`: what somebody is called who never said their name. */
async function begin({ script, scenario }: GameWatch, index: number, you: string): Promise<Running | null> {
  const step = Math.min(Math.max(0, index), script.steps.length - 1)
  const names = script.names.map((name, seat) => (seat === script.seat ? remembered('name') || you : name))
  const bots = names.map(() => null)
  const opened = await openPractice({ scenario, played: playedBefore(script, step), names, bots })
  if ('failure' in opened) return null
  const { code, tokens } = opened.value
  return { watch: new Watch(script, step), code, token: tokens[script.seat] ?? '' }
}

interface PlayingProps extends Running {
  visit: Visit
  game: WatchedGame
  goTo: (step: number) => void
}

function Playing({ game, visit, watch, code, token, goTo }: PlayingProps) {
  const { index } = useSyncExternalStore(watch.subscribe, watch.spoken)
  useEffect(() => keepWatch(game, index), [game, index])
  useEffect(() => visit.seen(watch.script.steps[index]?.id), [visit, watch, index])
  const leave = useCallback(() => go('/learn'), [])
  // Anew with every step: the table asks it again which picture waits.
  const guide = useMemo(() => {
    const step = watch.script.steps[index]
    const lit = step ? litAt(step) : []
    return {
      allows: watch.allows,
      frames: (map: BoardMap, table: TableView) => (step ? frameOf(shownAt(step), map, table) : null),
      keeps: step?.own?.keeps?.cards ?? [],
      explains: (element: Element) => isLit(element, lit),
      holds: ({ event }: { event: { e: string } }) => event.e === step?.at,
      speaks: step !== undefined,
      Overlay: WatchOverlay,
    }
  }, [watch, index])
  const coached = useMemo(() => ({ game, watch, goTo, leave }), [game, watch, goTo, leave])
  const end = useCallback(() => {
    keepWatch(game, 0, true)
    visit.ended()
  }, [game, visit])
  return (
    <WatchContext value={coached}>
      <div className="guided">
        <PracticeTable
          code={code}
          token={token}
          guide={guide}
          onEnd={end}
          after={(view, lobby) => <WatchEnd game={game} view={view} lobby={lobby} onAgain={() => goTo(0)} />}
        />
      </div>
    </WatchContext>
  )
}
