import type { View } from '@coldwake/rules/facts'
import { seatLetter } from '@coldwake/text'
import { Suspense } from 'react'
import { go } from '../../app/routes.ts'
import { useWords } from '../../app/words.ts'
import { type WatchedGame, watchOf } from '../../games/watch/index.ts'
import { Icon } from '../../icons/Icon.tsx'
import { remembered } from '../../net/heldSeats.ts'
import { FailureNote } from '../../ui/FailureNote.tsx'
import { useRequest } from '../../ui/useRequest.ts'
import { startGentle } from '../gentleGame.ts'
import { learnPath } from '../lessons.ts'
import { NextLesson } from '../NextLesson.tsx'

interface WatchEndProps {
  game: WatchedGame
  view: View
  onAgain: () => void
}

/** After the watch: how it ended, what the player knows now, what is left, and a game to go on with. */
export function WatchEnd({ game, view: { table, me }, onAgain }: WatchEndProps) {
  const { t } = useWords('pages', 'watch')
  const { coach } = t.watch
  const { title, know, toMeet, won, livedAndLost } = watchOf(game).words(t)
  const { busy, failure, run } = useRequest()
  const isWinner = me !== null && table.over?.winners.includes(me.seat)
  return (
    <main className="watchend">
      <h1>{title}</h1>
      <p>{isWinner ? won : livedAndLost}</p>
      <h2>{coach.endTitle}</h2>
      <ul>
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
      </div>
      <FailureNote failure={failure} />
    </main>
  )
}
