import { boards, type CheckStep, type CrewView, type EventFace, type Over, type Seat, type View } from '@coldwake/rules'
import {
  type Context,
  cardName,
  characterName,
  checkText,
  endText,
  eventText,
  type Person,
  testText,
  theRoom,
} from '@coldwake/text'
import type { Lobby } from '@coldwake/wire'
import { useEffect, useMemo, useState } from 'react'
import { inColourOf, Portrait } from '../art/portrait.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { seatName } from '../lobby/names.ts'
import { AfterGame } from '../replay/aftergame.tsx'
import { Undone } from '../table/log.tsx'
import { FATE_ICON } from '../table/me.tsx'
import { undone } from '../table/undone.ts'
import { useWords } from '../words.tsx'

interface EndProps {
  view: View
  over: Over
  lobby: Lobby
  events: readonly EventFace[]
}

/** How it ended: one sentence, the checks that decided it, then everybody's fate. */
export function End({ view: { table, me }, over, lobby, events }: EndProps) {
  const { t, lang } = useWords()
  const [log, setLog] = useState(false)
  const names = (seat: Seat) => seatName(lobby, seat, t)
  const ctx: Context = { table, names, me: me?.seat ?? null }
  const off = useMemo(() => undone(events), [events])
  const alive = table.crew.filter(crew => crew.fate !== 'dead').length
  const explored = table.rooms.filter(room => room.explored).length
  useEffect(() => {
    document.title = t.titleOver
  }, [t])
  return (
    <div className="the-end">
      <header>
        <div>
          <h1>{t.endTitle[over.reason]}</h1>
          <p className="lede">{endText(over, ctx, lang)}</p>
        </div>
        <p className="score">
          <b>{t.outOf(over.winners.length, table.crew.length)}</b>
          <span>{t.endFacts(table.round, explored, boards[table.board].rooms.length)}</span>
        </p>
      </header>
      <main>
        <Checks over={over} ctx={ctx} />
        <h2 className="lab">{t.aliveAtTheEnd(alive)}</h2>
        <ul className="fates">
          {table.crew.map(crew => (
            <FateOf key={crew.seat} crew={crew} over={over} ctx={ctx} />
          ))}
        </ul>
        <AfterGame code={lobby.code} />
        {log && (
          <ol className="loglist full">
            {events.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change
              <li key={i} className={off.has(i) ? 'undone' : ''}>
                <span>
                  {off.has(i) ? <Undone text={eventText(event, ctx, lang)} /> : eventText(event, ctx, lang)}{' '}
                  <small className="rule">{event.rule}</small>
                </span>
              </li>
            ))}
          </ol>
        )}
      </main>
      <footer>
        <button type="button" className="ghost" aria-expanded={log} onClick={() => setLog(!log)}>
          {t.whatHappened}
        </button>
        <a className="primary" href="/">
          {t.toHome}
        </a>
      </footer>
    </div>
  )
}

/** Icon and tone of a check, by how it went. */
function lookOf(step: CheckStep): [icon: IconName, tone: string] {
  switch (step.check) {
    case 'engines':
      return ['engine', step.destroyed ? 'bad' : 'quiet']
    case 'coordinates':
      return ['course', step.destination === 'earth' ? 'quiet' : '']
    case 'died':
      return ['skull', 'bad']
    case 'contamination':
      return ['contamination', step.survives ? 'quiet' : 'bad']
    case 'objective':
      return ['objective', step.met ? 'quiet' : 'bad']
  }
}

/** NEM-CHECK-01: engines, coordinates, contamination, objectives, in the order in which they were made. */
function Checks({ over, ctx }: { over: Over; ctx: Context }) {
  const { t, lang } = useWords()
  if (over.report.length === 0) return null
  return (
    <section aria-label={t.theChecks}>
      <h2 className="lab">{t.theChecks}</h2>
      <ol className="checks">
        {over.report.map((step, i) => {
          const [icon, tone] = lookOf(step)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
            <li key={i} className={tone}>
              <Icon name={icon} />
              <span>{checkText(step, ctx, lang)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function FateOf({ crew, over, ctx }: { crew: CrewView; over: Over; ctx: Context }) {
  const { t, lang } = useWords()
  const won = over.winners.includes(crew.seat)
  const where = theRoom(crew.room, ctx, lang)
  const name = ctx.names(crew.seat)
  const fate = () => {
    if (crew.fate === 'dead') return t.diedIn(where)
    return crew.fate === 'aboard' ? t.awakeIn(where) : t.fate[crew.fate]
  }
  return (
    <li className={won ? 'won' : crew.fate === 'dead' ? 'lost dead' : 'lost'} style={inColourOf(crew.character)}>
      <Portrait character={crew.character} crop="whole" className="portrait" />
      <div>
        <h3>{crew.character ? characterName(crew.character, lang) : name}</h3>
        <p>{crew.seat === ctx.me ? t.you.toLowerCase() : name}</p>
        <p className="fate">
          <Icon name={FATE_ICON[crew.fate]} />
          <span>{fate()}</span>
        </p>
        <p className="outcome">{won ? t.won : t.lost}</p>
        <ObjectiveOf seat={crew.seat} over={over} ctx={ctx} />
      </div>
    </li>
  )
}

/** The objective that was laid open, and what of it came true. */
function ObjectiveOf({ seat, over, ctx }: { seat: number; over: Over; ctx: Context }) {
  const { t, lang } = useWords()
  const step = over.report.find(one => one.check === 'objective' && one.who === seat)
  if (step?.check !== 'objective') return null
  const whose: Person = { by: seat === ctx.me ? 'you' : 'other', who: ctx.names(seat) }
  return (
    <div className="aim">
      <p className="lab">{t.objectiveOf}</p>
      <h4>{cardName(step.card, lang)}</h4>
      <ul>
        {step.parts.map(({ test, met }) => (
          <li key={JSON.stringify(test)} className={met ? 'quiet' : 'bad'}>
            <Icon name={met ? 'check' : 'cross'} />
            <span>{testText(test, lang, whose)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
