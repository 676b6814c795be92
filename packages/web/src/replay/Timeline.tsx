import '../ui/forms.css'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTableWords } from '../games/tableWords.ts'
import { Icon } from '../icons/Icon.tsx'
import { useGame } from '../play/tableContext.ts'
import type { Film } from './film.ts'
import { type KeyMoment, MOMENT_LOOK } from './keyMoments.ts'
import { momentName } from './momentName.ts'
import { spread } from './spread.ts'
import type { Playing } from './usePlaying.ts'

interface TimelineProps {
  film: Film
  playing: Playing
  turns: readonly KeyMoment[]
}

/** The whole game as a line: to slide along, to step, to jump to a round, to play. */
export function Timeline({ film, playing: { moment, playing, goTo, step, toggle }, turns }: TimelineProps) {
  const { t } = useWords('pages')
  const { moments, rounds } = film
  const last = moments.length - 1
  const { round } = film.at(moment)
  const where = round === 0 ? t.replay.setUp : t.replay.moment({ n: moment + 1, of: moments.length, round })
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
        <Marks film={film} turns={turns} onGo={goTo} />
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
        <span className="visually-hidden">{t.replay.rounds}</span>
        <select
          value={round}
          onChange={event => goTo(rounds.find(one => one.round === Number(event.target.value))?.moment ?? 0)}
        >
          <option value={0}>{t.replay.setUp}</option>
          {rounds.map(one => (
            <option key={one.round} value={one.round}>
              {t.roundNumber({ n: one.round })}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

/** The width of a mark, with a little air. */
const MARK_PX = 24

interface MarksProps {
  film: Film
  turns: readonly KeyMoment[]
  onGo: (moment: number) => void
}

/** Rounds and key moments over the line. For the mouse: by keyboard and touch the same are in a list beside the board. */
function Marks({ film, turns, onGo }: MarksProps) {
  const words = useTableWords('stage')
  const { name } = useGame()
  const line = useRef<HTMLDivElement>(null)
  const width = useWidth(line)
  const last = Math.max(1, film.moments.length - 1)
  const marks = turns.map(turn => ({ turn, moment: film.momentOf(turn.event) }))
  const places = spread(
    marks.map(({ moment }) => (moment / last) * width),
    width,
    MARK_PX,
  )
  return (
    <div className="trackmarks" aria-hidden="true" ref={line}>
      {film.rounds.map(({ round, moment }) => (
        <i key={round} style={{ left: `${(moment / last) * 100}%` }}>
          {round}
        </i>
      ))}
      {marks.map(({ turn, moment }, place) => {
        const [icon, tone] = MOMENT_LOOK[turn.kind]
        return (
          <button
            key={turn.event}
            type="button"
            tabIndex={-1}
            className={tone}
            style={{ left: places[place] }}
            title={words.t.stage.inRound({ what: momentName(turn, name, words), round: turn.round })}
            onClick={() => onGo(moment)}
          >
            <Icon name={icon} />
          </button>
        )
      })}
    </div>
  )
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
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
