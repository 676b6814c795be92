import { useEffect, useRef, useState } from 'react'
import { arriveWith } from '../arrive.ts'
import { Icon } from '../icons/icon.tsx'
import { go, replayPath, tablePath, typed } from '../route.ts'
import { useWords } from '../words.tsx'
import { GameFile } from './gamefile.tsx'
import { MyTables } from './mytables.tsx'
import { NewTable } from './newtable.tsx'
import { PageHeader } from './pageheader.tsx'
import { FacilityScene, ShipScene } from './scenes.tsx'

export function Home() {
  const { t } = useWords()
  const [creating, setCreating] = useState(false)
  useEffect(() => {
    document.title = 'Coldwake'
  }, [])
  return (
    <div className="page">
      <PageHeader />
      <main>
        <div className="doors">
          <section className="door ship">
            <ShipScene />
            <div className="txt">
              <div className="of">Nemesis</div>
              <h1>{t.theShip}</h1>
              <p>{t.shipPitch}</p>
              <button type="button" className="primary" onClick={() => setCreating(true)}>
                {t.newTable} <Icon name="play" />
              </button>
            </div>
          </section>
          <section className="door mars" data-game="lockdown">
            <FacilityScene />
            <div className="txt">
              <div className="of">Nemesis: Lockdown</div>
              <h1>{t.theFacility}</h1>
              <p>{t.facilityPitch}</p>
              <p className="soon">{t.inTheMaking}</p>
            </div>
          </section>
        </div>
        <div className="lower">
          <MyTables />
          <div className="side">
            <JoinByCode />
            <GameFile />
          </div>
        </div>
      </main>
      <footer className="ft">
        <span>{t.noAccount}</span>
        <span>
          {t.fanWork} {t.iconCredit}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer license">
            CC BY 3.0
          </a>
          .
        </span>
      </footer>
      {creating && <NewTable onClose={() => setCreating(false)} />}
    </div>
  )
}

function JoinByCode() {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section>
      <h2>{t.joinATable}</h2>
      <form
        className="join"
        onSubmit={event => {
          event.preventDefault()
          const place = typed(input.current?.value ?? '')
          if (!place) return input.current?.focus()
          if (place.token) arriveWith(place.code, place.token)
          go(place.page === 'replay' ? replayPath(place.code) : tablePath(place.code))
        }}
      >
        <input
          ref={input}
          aria-label={t.tableCode}
          placeholder={t.code}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <button className="ghost" type="submit">
          {t.join}
        </button>
      </form>
      <p className="hint">{t.joinHint}</p>
    </section>
  )
}
