import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import type { Film } from './film.ts'
import type { Playing } from './usePlaying.ts'

/** The whole game as a line: to slide along, to step, to jump to a round, to play. */
export function Timeline({ film, playing: { moment, playing, goTo, step, toggle } }: { film: Film; playing: Playing }) {
  const { t } = useWords()
  const { moments, rounds } = film
  const last = moments.length - 1
  const { round } = moments[moment]
  const where = round === 0 ? t.replay.setUp : t.replay.moment(moment + 1, moments.length, round)
  return (
    <section className="timeline" aria-label={t.replay.timeline}>
      <div className="transport">
        <Move label={t.replay.first} icon="toStart" idle={moment === 0} onMove={() => goTo(0)} />
        <Move label={t.replay.back} icon="back" idle={moment === 0} onMove={() => step(-1)} />
        <button type="button" className="primary" aria-label={playing ? t.replay.stop : t.replay.play} onClick={toggle}>
          <Icon name={playing ? 'stop' : 'play'} />
        </button>
        <Move label={t.replay.forward} icon="forward" idle={moment === last} onMove={() => step(1)} />
        <Move label={t.replay.last} icon="toEnd" idle={moment === last} onMove={() => goTo(last)} />
      </div>
      <div className="track">
        <input
          type="range"
          min={0}
          max={last}
          value={moment}
          aria-label={t.replay.timeline}
          aria-valuetext={where}
          onChange={event => goTo(Number(event.target.value))}
        />
        <p className="where">{where}</p>
      </div>
      <label className="field toround">
        <span className="sr">{t.replay.rounds}</span>
        <select
          value={round}
          onChange={event => goTo(rounds.find(one => one.round === Number(event.target.value))?.moment ?? 0)}
        >
          <option value={0}>{t.replay.setUp}</option>
          {rounds.map(one => (
            <option key={one.round} value={one.round}>
              {t.roundNumber(one.round)}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

type Arrow = 'toStart' | 'back' | 'forward' | 'toEnd'
interface MoveProps {
  label: string
  icon: Arrow
  idle: boolean
  onMove: () => void
}

const Move = ({ label, icon, idle, onMove }: MoveProps) => (
  <button
    type="button"
    className="ghost"
    aria-label={label}
    title={label}
    aria-disabled={idle || undefined}
    onClick={onMove}
  >
    <Icon name={icon} />
  </button>
)
