import { useEffect, useState } from 'react'
import { SoloDoor } from '../local/door.tsx'
import { useWords } from '../words.tsx'
import { useMyGames } from './mygames.ts'
import { MyTables } from './mytables.tsx'
import { NewTable } from './newtable.tsx'
import { PageHeader } from './pageheader.tsx'
import { Replays } from './replays.tsx'
import { FacilityScene, ShipScene } from './scenes.tsx'
import { WithPeople } from './withpeople.tsx'

export function Home() {
  const { t } = useWords()
  const [creating, setCreating] = useState(false)
  const games = useMyGames()
  useEffect(() => {
    document.title = 'Coldwake'
  }, [])
  return (
    <div className="page home">
      <PageHeader replays="#replays" />
      <main>
        <div className="doors">
          <section className="door ship" aria-labelledby="the-ship">
            <ShipScene />
            <div className="txt">
              <p className="of">Nemesis</p>
              <h1 id="the-ship">{t.theShip}</h1>
              <p>{t.shipPitch}</p>
              <SoloDoor />
            </div>
          </section>
          <section className="door mars" data-game="lockdown" aria-labelledby="the-facility">
            <FacilityScene />
            <div className="txt">
              <p className="of">Nemesis: Lockdown</p>
              <h2 id="the-facility">{t.theFacility}</h2>
              <p>{t.facilityPitch}</p>
              <p className="soon">{t.inTheMaking}</p>
            </div>
          </section>
        </div>
        <div className="lower">
          <MyTables games={games} />
          <WithPeople onNewTable={() => setCreating(true)} />
        </div>
        <Replays games={games} />
      </main>
      <footer className="ft">
        <p>{t.door.offlineToo}</p>
        <p>
          {t.fanWork} {t.iconCredit}{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer license">
            CC BY 3.0
          </a>
          .
        </p>
      </footer>
      {creating && <NewTable onClose={() => setCreating(false)} />}
    </div>
  )
}
