import { type BoardData, findFacts, type TableView } from '@coldwake/rules/facts'
import { destinationName, engineName, list } from '@coldwake/text'
import { memo, type ReactNode, useMemo } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { explained, SIGNS } from '../../play/explained.ts'
import { useGame } from '../../play/tableContext.ts'
import { Count } from '../../play/turn/Count.tsx'
import { chambersOpenIn, destinationAt, engineToken } from './table/ship.ts'

/** On the empty corners of the board; `table`: as the board shows it. */
export const NemesisInstruments = ({ table }: { table: TableView }) => (
  <>
    <Clock table={table} />
    <Systems table={table} />
  </>
)

/** Rounds until the ship jumps, or blows up. */
function Clock({ table }: { table: TableView }) {
  const { map } = useGame()
  const { t } = useWords('nemesis')
  return (
    <section className="instrument clock" aria-label={t.timeTrack} {...SIGNS}>
      <div className="big" {...explained('time', table.time)}>
        {table.time}
      </div>
      <h2>{t.roundsToTheJump({ n: table.time })}</h2>
      {table.selfDestruct === null ? (
        <p className="opens" {...explained('hibernation')}>
          <Icon name="hibernatorium" /> {t.hibernationOpens({ n: chambersOpenIn({ table, map }) })}
        </p>
      ) : (
        <p className="doom" {...explained('selfDestruct')}>
          <Icon name="selfDestruct" /> {t.selfDestructIn({ n: table.selfDestruct })}
        </p>
      )}
      <Ticks track={map.board.tracks.time} time={table.time} />
    </section>
  )
}

const Ticks = memo(function Ticks({ track, time }: { track: BoardData['tracks']['time']; time: number }) {
  const look = (n: number, end: string | undefined, cold: boolean | undefined) => {
    if (n > time) return 'past'
    if (n === time) return 'current'
    return end ? 'last' : cold ? 'cold' : ''
  }
  return (
    <ol className="ticks" aria-hidden="true">
      {track.map(({ n, end, hibernationOpen }) => (
        <li key={n} className={look(n, end, hibernationOpen)} {...explained('time', n)}>
          {n}
        </li>
      ))}
    </ol>
  )
})

/** Engines, course, pods, and what the ship suffers from. The rest is in the ship's drawer. */
function Systems({ table }: { table: TableView }) {
  const { t } = useWords('nemesis')
  const limits = findFacts(table.game)?.limits
  const fires = table.rooms.filter(room => room.fire).length
  const broken = table.rooms.filter(room => room.malfunction).length
  return (
    <section className="instrument systems" aria-label={t.shipState} {...SIGNS}>
      <EngineRow />
      <CourseRow />
      <PodRow pods={table.pods} crew={table.crew} />
      <div className="damage">
        <Count of="fire" icon="fire" tone="burning" label={t.fire} count={fires} limit={limits?.fire} />
        <Count
          of="malfunction"
          icon="malfunction"
          tone="broken"
          label={t.malfunction}
          count={broken}
          limit={limits?.malfunction}
        />
        <Count of="noise" icon="noise" tone="loud" label={t.noise} count={table.noise.length} />
        <Count of="intruder" icon="intruder" tone="hot" label={t.intruders} count={table.intruders.length} />
        <Count of="egg" icon="egg" tone="slimed" label={t.eggsInNest} count={table.eggs} />
      </div>
      {limits && <p className="lost">{t.shipLost({ fires: limits.fire, faults: limits.malfunction })}</p>}
    </section>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="line">
      <span className="system-name">{label}</span>
      {children}
    </div>
  )
}

function EngineRow() {
  const game = useGame()
  const { t, lang } = useWords()
  return (
    <Line label={t.engines}>
      {game.table.engines.map((_, engine) => {
        const top = engineToken(game, engine, 0)
        const said = `${t.engine({ n: engine + 1 })}: ${top ? engineName(top, lang) : t.engineUnchecked}`
        const works = top === 'working'
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: engines have numbers, not names
            key={engine}
            className={`cell ${top ? (works ? 'quiet' : 'bad') : 'dashed'}`}
            {...explained('engine', engine)}
          >
            <span className="visually-hidden">{said}</span>
            <span aria-hidden="true">{engine + 1}</span>
            <Icon name={top ? (works ? 'check' : 'cross') : 'unknown'} />
          </span>
        )
      })}
    </Line>
  )
}

function CourseRow() {
  const { table, me } = useGame()
  const { t, lang } = useWords()
  const { coordinates, destination } = table
  if (!coordinates || !destination) return null
  const card = coordinates.card ?? me?.coordinates
  const to = card && destinationAt(table, card, destination)
  return (
    <Line label={t.course}>
      <span className="cell" {...explained('course')}>
        <Icon name="course" /> {destination}
      </span>
      <span className={`cell ${to ? '' : 'dashed'}`} {...explained('course')}>
        {to ? destinationName(to, lang) : t.courseUnseen}
      </span>
    </Line>
  )
}

function PodRow({ pods, crew }: Pick<TableView, 'pods' | 'crew'>) {
  const { name } = useGame()
  const { t, lang } = useWords()
  return useMemo(
    () => (
      <Line label={t.podsShort}>
        {pods.map(({ pod, section, locked, state }) => {
          const inside = crew.filter(one => one.pod === pod).map(one => name(one.seat))
          const how = state === 'docked' ? (locked ? t.locked : t.unlocked) : t.podState[state]
          const said = [t.pod({ pod }), t.section({ section }), how, list(inside, lang)].filter(Boolean).join(', ')
          const look = state === 'docked' ? (locked ? '' : 'quiet') : 'away'
          return (
            <span key={pod} className={`cell ${look}`} {...explained('pod', pod)}>
              <span className="visually-hidden">{said}</span>
              <Icon name={state === 'docked' ? (locked ? 'lock' : 'unlocked') : 'pod'} />
              <span aria-hidden="true">{`${section}${pod}${inside.length > 0 ? ` · ${inside.length}` : ''}`}</span>
            </span>
          )
        })}
      </Line>
    ),
    [pods, crew, name, t, lang],
  )
}
