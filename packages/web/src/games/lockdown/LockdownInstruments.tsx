/** Beside the facility: how long it lasts and when lights go out, who knows how much, which plan may be at work. */
import type { BoardData, LockdownView, TableView } from '@coldwake/rules/facts'
import { upTo } from '../../app/counting.ts'
import { useWords, type Words } from '../../app/words.ts'
import { inColorOf, Portrait } from '../../art/people/Portrait.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { spaceKey } from '../../play/choice/targets.ts'
import { explained, SIGNS } from '../../play/explained.ts'
import { useChoice, useGame } from '../../play/tableContext.ts'
import { Count } from '../../play/turn/Count.tsx'
import { Contingencies } from './Contingencies.tsx'
import { weaknessAt } from './table/facility.ts'

/** `table`: as the board shows it. */
export function LockdownInstruments({ table }: { table: TableView }) {
  const { me } = useGame()
  const { t } = useWords('lockdown')
  const { facility } = table
  if (!facility) return null
  return (
    <section className="side" aria-label={t.shipState} {...SIGNS}>
      <FacilityClock table={table} facility={facility} />
      <KnowledgeTrack table={table} facility={facility} />
      <section className="plans" aria-label={t.facility.contingencies}>
        <div className="caption">
          <Icon name={me ? 'eye' : 'contingency'} /> {me ? t.facility.yourNotes : t.facility.contingencies}
        </div>
        <Contingencies />
      </section>
      <Damage table={table} facility={facility} />
    </section>
  )
}

interface Inside {
  table: TableView
  facility: LockdownView
}

type TimeSpace = BoardData['tracks']['time'][number]

/** LOCK-POWER-09, LOCK-CSS-02: what lies on a space of the time track, and what happens on the way onto it. */
function spaceFacts({ n, end, outages }: TimeSpace, { table, facility }: Inside, t: Words<'lockdown'>['t']): string[] {
  return [
    n === table.time && t.facility.nowHere,
    ...(outages ?? []).map(color => (color === 'blue' ? t.facility.outage.blue : t.facility.outage.red)),
    facility.css.some(({ space }) => space === n) && t.facility.cssToken,
    facility.alert === n && t.facility.alertHere,
    table.selfDestruct === n && t.facility.selfDestructHere,
    end !== undefined && t.facility.purgeHere,
  ].filter(fact => fact !== false)
}

/** Rounds until the purge; outages, cargo tokens, alert and autodestruction on the way there. */
function FacilityClock({ table, facility }: Inside) {
  const { map } = useGame()
  const { t } = useWords('lockdown')
  return (
    <section className="clock2" aria-label={t.timeTrack}>
      <div className="big" {...explained('time', table.time)}>
        {table.time}
      </div>
      <h2>{t.roundsToTheJump({ n: table.time })}</h2>
      <p className={`backup ${facility.backup ? 'on' : 'off'}`} {...explained('backup', 'it')}>
        <Icon name={facility.backup ? 'backup' : 'powerOff'} />{' '}
        {facility.backup ? t.facility.backupOn : t.facility.backupOff}
      </p>
      {facility.alert !== null && (
        <p className="doom" {...explained('alert', 'it')}>
          <Icon name="alert" /> {t.facility.alertAt({ space: facility.alert })}
        </p>
      )}
      {table.selfDestruct !== null && (
        <p className={facility.selfDestructRed ? 'doom' : 'doom yellow'} {...explained('selfDestruct')}>
          <Icon name="selfDestruct" /> {t.facility.selfDestructAt({ space: table.selfDestruct })},{' '}
          {facility.selfDestructRed ? t.facility.cannotBeStopped : t.facility.canBeStopped}
        </p>
      )}
      <ol className="spaces">
        {map.board.tracks.time.map(space => (
          <Space key={space.n} space={space} table={table} facility={facility} />
        ))}
      </ol>
      <p className="key" aria-hidden="true">
        <span>
          <i className="o-red" />
          {t.facility.outageKey.red}
        </span>
        <span>
          <i className="o-blue" />
          {t.facility.outageKey.blue}
        </span>
        <span>
          <i className="css" />
          {t.facility.cssToken}
        </span>
      </p>
    </section>
  )
}

function Space({ space, table, facility }: Inside & { space: TimeSpace }) {
  const choosing = useChoice()
  const { t } = useWords('lockdown')
  const { n, end, isolationOpen, outages } = space
  const entry = choosing.entries.find(one => one.key === spaceKey(n))
  const chosen = entry !== undefined && choosing.draft?.entry.key === entry.key
  const token = facility.css.find(one => one.space === n)
  const look = [
    n > table.time ? 'past' : n === table.time ? `current ${facility.backup ? 'on' : 'off'}` : '',
    end ? 'end' : isolationOpen ? 'isolation' : '',
    entry ? 'can' : '',
    chosen ? 'chosen' : '',
  ]
  const facts = spaceFacts(space, { table, facility }, t)
  return (
    <li className={look.filter(Boolean).join(' ')} {...explained('time', n)}>
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">
        {facts.length > 0 ? t.facility.spaceIs({ n, what: facts.join(', ') }) : n}
      </span>
      {outages?.map(color => (
        <i key={color} className={color === 'blue' ? 'o-blue' : 'o-red'} />
      ))}
      {token && <i className={token.card === null ? 'css' : 'css turned'} />}
      {facility.alert === n && <Icon name="alert" className="onspace" />}
      {table.selfDestruct === n && (
        <Icon name="selfDestruct" className={facility.selfDestructRed ? 'onspace red' : 'onspace yellow'} />
      )}
      {entry && (
        <b className="keycap" aria-hidden="true">
          {entry.number}
        </b>
      )}
    </li>
  )
}

/** LOCK-KNOW-01, LOCK-KNOW-12: everybody's place; underlined where a weakness begins to work. */
function KnowledgeTrack({ table, facility }: Inside) {
  const { map, name, ctx } = useGame()
  const { t } = useWords('lockdown')
  const { max } = map.board.tracks.knowledge ?? { max: 0 }
  const from = weaknessAt(table, map.board)
  const here = (n: number) => table.crew.filter(({ seat }) => facility.people[seat]?.knowledge === n)
  return (
    <section className="know" aria-label={t.facility.knowledge}>
      <div className="caption">
        <Icon name="knowledge" /> {t.facility.knowledge}
      </div>
      <ol>
        {upTo(max).map(n => (
          <li key={n} className={from.includes(n) ? 'weak' : undefined} {...explained('knowledge', n)}>
            <span>{n}</span>
            {here(n).map(({ seat, character }) => (
              <span key={seat} className="who" style={inColorOf(character)}>
                <Portrait
                  character={character}
                  crop="face"
                  className={facility.people[seat]?.learned ? 'face learned' : 'face'}
                />
                <span className="visually-hidden">{seat === ctx.me ? t.you : name(seat)}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** LOCK-RULING-141: what stands on the board, of all there is. */
function Damage({ table, facility }: Inside) {
  const { t } = useWords()
  const fires = table.rooms.filter(room => room.fire).length
  const broken = table.rooms.filter(room => room.malfunction).length
  return (
    <div className="damage">
      <Count of="fire" icon="fire" tone="burning" label={t.fire} count={fires} limit={facility.fire} />
      <Count
        of="malfunction"
        icon="malfunction"
        tone="broken"
        label={t.malfunction}
        count={broken}
        limit={facility.malfunction}
      />
      <Count of="noise" icon="noise" tone="loud" label={t.noise} count={table.noise.length} />
      <Count of="intruder" icon="intruder" tone="hot" label={t.intruders} count={table.intruders.length} />
      <Count of="egg" icon="egg" tone="slimed" label={t.eggsInNest} count={table.eggs} />
    </div>
  )
}
