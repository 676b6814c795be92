import { breakable, langOf } from '@coldwake/text'
import { useEffect, useRef } from 'react'
import { replayPath } from '../app/routes.ts'
import { useWords } from '../app/words.ts'
import { gameName } from '../games/covers/index.ts'
import { Icon } from '../icons/Icon.tsx'
import { PressTwiceButton } from '../ui/PressTwiceButton.tsx'
import { peopleAt } from './MyTables.tsx'
import type { MyGames } from './myGames.ts'
import { UploadGame } from './UploadGame.tsx'

/** Games that this browser saw end, and games that somebody saved as a file. */
export function Replays({ games: { over, forget } }: { games: MyGames }) {
  const { t, lang } = useWords('pages')
  const shelf = useRef<HTMLElement>(null)
  const dates = new Intl.DateTimeFormat(langOf(lang), { dateStyle: 'medium' })
  const dateOf = (at: number) => dates.format(at)
  // The page was not there yet when the browser looked for what the address points at.
  useEffect(() => {
    if (window.location.hash === '#replays') shelf.current?.scrollIntoView()
  }, [])
  return (
    <section className="replays" id="replays" ref={shelf} aria-labelledby="replays-title">
      <h2 id="replays-title">{t.door.replays}</h2>
      <p className="hint">{t.door.replaysSay}</p>
      <div className="shelf">
        {over.length === 0 ? (
          <p className="none">{t.door.noReplays}</p>
        ) : (
          <ul className="games">
            {over.map(({ held, lobby }) => (
              <li key={held.code}>
                <div className="game past">
                  <span className="what">
                    <b>{lobby ? breakable(peopleAt(lobby, held.seat, t), lang) : held.code}</b>
                    <small>
                      {[
                        lobby ? gameName(lobby.game) : '',
                        dateOf(held.ended?.at ?? held.at),
                        held.ended ? (held.ended.won ? t.door.youWon : t.door.youLost) : t.door.finished,
                        held.code,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <span className="acts">
                    <a className="open-game" href={replayPath(held.code)}>
                      {t.door.watchReplay}
                      <span className="visually-hidden">: {t.door.atTable({ code: held.code })}</span>
                    </a>
                    <PressTwiceButton
                      className="forget"
                      label={
                        <>
                          <Icon name="cross" />
                          <span className="visually-hidden">{t.lobby.forgetTable({ code: held.code })}</span>
                        </>
                      }
                      again={t.lobby.forgetAgain}
                      onDo={() => forget(held.code)}
                    />
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
        <UploadGame />
      </div>
    </section>
  )
}
