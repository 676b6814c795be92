import '../../end/end.css'
import type { Over, View } from '@coldwake/rules/facts'
import { type Context, seatLetter } from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { go } from '../../app/routes.ts'
import { seatName } from '../../app/seatNames.ts'
import { useWords } from '../../app/words.ts'
import { Checks } from '../../end/Checks.tsx'
import { checksOf, useCheckSequence } from '../../end/checkSequence.ts'
import { GameWords } from '../../games/GameWords.tsx'
import { type WatchedGame, watchOf } from '../../games/watch/index.ts'
import { Icon } from '../../icons/Icon.tsx'
import { remembered } from '../../net/heldSeats.ts'
import { rateOf, usePlaybackSpeed } from '../../play/stage/playbackSpeed.ts'
import { play } from '../../sound/playSound.ts'
import { FailureNote } from '../../ui/FailureNote.tsx'
import { useRequest } from '../../ui/useRequest.ts'
import { startGentle } from '../gentleGame.ts'
import { learnPath } from '../lessons.ts'
import { NextLesson } from '../NextLesson.tsx'

interface WatchEndProps {
  game: WatchedGame
  view: View
  lobby: Lobby
  onAgain: () => void
}

/** After the watch: what decided how it ended, question by question, in the words of that game; then what is next. */
export function WatchEnd(props: WatchEndProps) {
  const { over } = props.view.table
  return (
    <GameWords game={props.view.table.game}>
      <Ending {...props} over={over} />
    </GameWords>
  )
}

const NO_CHECKS: Pick<Over, 'report' | 'winners'> = { report: [], winners: [] }

function Ending({ game, view: { table, me }, lobby, over, onAgain }: WatchEndProps & { over: Over | null }) {
  const { t } = useWords('pages', 'stage', 'log', 'watch')
  const { title, won, livedAndLost } = watchOf(game).words(t)
  const [speed] = usePlaybackSpeed()
  const { report, winners } = over ?? NO_CHECKS
  const checks = useMemo(() => checksOf({ report }), [report])
  const { shown, done, skip } = useCheckSequence(checks.length, rateOf(speed))
  const seat = me?.seat ?? null
  const ctx: Context = { table, names: one => seatName(lobby, one, t), me: seat }
  const isWinner = seat !== null && winners.includes(seat)
  useEffect(() => {
    if (shown > 0) play('event')
  }, [shown])
  useEffect(() => {
    if (done) play(isWinner ? 'won' : 'lost', { after: 0.2 })
  }, [done, isWinner])
  // A listener hears how it ended, and reads on from there.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (done) heading.current?.focus({ preventScroll: true })
  }, [done])
  return (
    <div className={done ? 'the-end watchend settled' : 'the-end watchend'} data-game={table.game}>
      <header>
        <div>
          <p className="caption">{title}</p>
          <h1 ref={heading} tabIndex={-1}>
            {done ? t.stage.myFate[isWinner ? 'won' : 'lost'] : t.theChecks}
          </h1>
          {done && <p className="lede">{isWinner ? won : livedAndLost}</p>}
        </div>
        {!done && (
          <button type="button" className="ghost" onClick={skip}>
            {t.stage.skip}
          </button>
        )}
      </header>
      <main>
        <Checks checks={checks} shown={shown} ctx={ctx} />
        {done && <Learned game={game} onAgain={onAgain} />}
      </main>
    </div>
  )
}

/** What the player knows now, what is still to meet, and where to go on. */
function Learned({ game, onAgain }: Pick<WatchEndProps, 'game' | 'onAgain'>) {
  const { t } = useWords('pages', 'watch')
  const { coach } = t.watch
  const { know, toMeet } = watchOf(game).words(t)
  const { busy, failure, run } = useRequest()
  return (
    <>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          aria-disabled={busy || undefined}
          onClick={() => void startGentle(run, game, remembered('name') || t.seatNumber({ letter: seatLetter(1) }))}
        >
          {busy ? t.local.starting : coach.playGentle}
        </button>
        <button type="button" className="ghost" onClick={() => go(learnPath(game))}>
          {coach.moreLessons}
        </button>
        <button type="button" className="ghost" onClick={onAgain}>
          {coach.again}
        </button>
        <button type="button" className="ghost" onClick={() => go('/')}>
          {t.toHome}
        </button>
      </div>
      <FailureNote failure={failure} />
      <h2>{coach.endTitle}</h2>
      <ul className="learned">
        {Object.entries(know).map(([id, sentence]) => (
          <li key={id}>
            <Icon name="check" /> {sentence}
          </li>
        ))}
      </ul>
      <h2>{coach.toMeet}</h2>
      <p>{toMeet}</p>
      <Suspense>
        <NextLesson game={game} />
      </Suspense>
    </>
  )
}
