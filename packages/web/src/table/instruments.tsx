import type { TableView } from '@coldwake/rules'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

/** Rounds until the ship jumps. */
export function Clock() {
  const { table, map } = useTable()
  const { t } = useWords()
  const track = map.board.tracks.time
  const look = (n: number, end: string | undefined, cold: boolean | undefined) => {
    if (n > table.time) return 'past'
    if (n === table.time) return 'cur'
    return end ? 'last' : cold ? 'cold' : ''
  }
  return (
    <section className="inst clock" aria-label={t.timeTrack}>
      <div className="big">{table.time}</div>
      <h2>{t.roundsToTheJump(table.time)}</h2>
      <p>{t.roundNumber(table.round)}</p>
      <ol className="ticks" aria-hidden="true">
        {track.map(({ n, end, hibernationOpen }) => (
          <li key={n} className={look(n, end, hibernationOpen)}>
            {n}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the ship suffers from, counted. */
export function Damage({ table }: { table: TableView }) {
  const { t } = useWords()
  const fires = table.rooms.filter(room => room.fire).length
  const broken = table.rooms.filter(room => room.malfunction).length
  const noisy = table.noise.length
  if (fires + broken + noisy === 0) return null
  return (
    <section className="inst damage" aria-label={t.shipState}>
      <span className={fires ? 'burning' : ''} title={t.fire}>
        <Icon name="fire" />
        <span className="sr">{t.fire} </span>
        {fires}
      </span>
      <span className={broken ? 'broken' : ''} title={t.malfunction}>
        <Icon name="malfunction" />
        <span className="sr">{t.malfunction} </span>
        {broken}
      </span>
      <span className={noisy ? 'loud' : ''} title={t.noise}>
        <Icon name="noise" />
        <span className="sr">{t.noise} </span>
        {noisy}
      </span>
    </section>
  )
}
