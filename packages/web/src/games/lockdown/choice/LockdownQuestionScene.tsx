/** What a question of the facility is about, shown before its answers: power, the elevator, tokens, what darkness does. */
import {
  computerInfo,
  type Decision,
  type EventFace,
  POWER_PLACES,
  type PowerPlace,
  type Seat,
} from '@coldwake/rules/facts'
import { cardName, cardText, eventCardText, list, theRoom } from '@coldwake/text'
import { useWords } from '../../../app/words.ts'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { inColorOf, Portrait } from '../../../art/people/Portrait.tsx'
import { Icon } from '../../../icons/Icon.tsx'
import { useChoice, useGame } from '../../../play/tableContext.ts'
import { placeOf } from '../table/facility.ts'
import { isLit } from '../table/light.ts'

export function LockdownQuestionScene({ decision }: { decision: Decision }) {
  const { table } = useGame()
  if (table.asking?.about.computer !== undefined) return <ComputerSeen card={table.asking.about.computer} />
  switch (decision.ask) {
    case 'power':
      return <PowerSwap />
    case 'powerToken':
      return <PowerLaid />
    case 'passengers':
    case 'ride':
      return <Ride />
    case 'consent':
      return <Sample />
    case 'css':
    case 'cssMove':
      return <CssSeen moving={decision.ask === 'cssMove'} />
    case 'contingency':
      return <Hint icon="eye" text={table.mode === 'cooperative' ? 'turnedUpForAll' : 'staysSecret'} />
    case 'darkWindow':
      return <Darkness />
    case 'leaveToken':
      return <Hint icon="unknown" text="leaveTokenSays" />
    case 'light':
      return <Hint icon="flashlight" text="lampSays" />
    default:
      return null
  }
}

interface HintProps {
  icon: 'eye' | 'unknown' | 'flashlight' | 'dark'
  text: 'staysSecret' | 'turnedUpForAll' | 'leaveTokenSays' | 'lampSays' | 'higherNumber'
}

function Hint({ icon, text }: HintProps) {
  const { t } = useWords('lockdown', 'answer')
  return (
    <p className="scene hintline">
      <Icon name={icon} /> <span>{t.facilityAnswers[text]}</span>
    </p>
  )
}

/** LOCK-COMP-03: the open card. Its options are the answers. */
function ComputerSeen({ card }: { card: string }) {
  const { table } = useGame()
  const { t, lang } = useWords('lockdown', 'answer')
  if (!computerInfo(table.game, card)) return null
  return (
    <div className="scene terminal">
      <span className="pic">
        <Icon name="computer" />
      </span>
      <span>
        <b>{cardName(card, lang)}</b>
        <span>{t.facilityAnswers.computerSays}</span>
      </span>
    </div>
  )
}

/** A place with its token: a lamp or a dead socket, always with its number. */
interface Lamp {
  place: PowerPlace
  token: number | null
  on: boolean
  /** What it is now, where that changes. */
  was?: boolean
  note?: string
  here?: boolean
}

function Lamps({ lamps, label }: { lamps: readonly Lamp[]; label: string }) {
  const { table, ctx, name } = useGame()
  const { t, lang } = useWords('lockdown', 'answer')
  /** Who stands in a section, and would gain or lose the light. */
  const people = (place: PowerPlace): string => {
    const there = table.crew.filter(({ room, fate }) => fate === 'aboard' && placeOf(table, room) === place)
    const names = there.map(({ seat }) => (seat === ctx.me ? t.you : name(seat)))
    return list(names, lang)
  }
  const state = ({ place, on, was }: Lamp): string => {
    const name = t.facility.place[place]
    if (was === undefined || was === on)
      return on ? t.facilityAnswers.staysLit({ place: name }) : t.facilityAnswers.staysDark({ place: name })
    return on ? t.facilityAnswers.lightsUp({ place: name }) : t.facilityAnswers.goesDark({ place: name })
  }
  return (
    <ul className="scene lamps" aria-label={label}>
      {lamps.map(lamp => (
        <li
          key={lamp.place}
          className={[
            lamp.token === null ? 'bare' : lamp.on ? 'lit' : 'unlit',
            lamp.was !== undefined && lamp.was !== lamp.on ? 'changes' : '',
            lamp.here ? 'here' : '',
          ].join(' ')}
        >
          <span className="lamp" aria-hidden="true">
            <Icon name={lamp.token === null ? 'unknown' : lamp.on ? 'power' : 'powerOff'} />
            {lamp.token}
          </span>
          <b>
            <span className="long">
              {lamp.was === undefined || lamp.token === null ? t.facility.place[lamp.place] : state(lamp)}
            </span>
            <span className="short" aria-hidden="true">
              {t.facility.place[lamp.place]}
            </span>
          </b>
          <small>
            {lamp.token !== null && <Token lamp={lamp} />}
            {[lamp.note, people(lamp.place)].filter(Boolean).join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  )
}

function Token({ lamp }: { lamp: Lamp }) {
  const { t } = useWords('lockdown')
  const light = lamp.place === 'elevator' ? [t.facility.running, t.facility.stands] : [t.facility.lit, t.facility.dark]
  return (
    <span className="visually-hidden">{`${t.facility.powerToken({ token: lamp.token ?? 0 })}, ${lamp.on ? light[0] : light[1]}`}</span>
  )
}

/** Two places change their tokens: both futures side by side before it is done (LOCK-POWER-14). */
function PowerSwap() {
  const { table } = useGame()
  const choosing = useChoice()
  const { t } = useWords('lockdown', 'answer')
  const { facility } = table
  if (!facility) return null
  const first = table.asking?.about.place
  const option = choosing.draft?.option
  const second = option?.do === 'powerPlace' ? option.place : undefined
  const at = (place: PowerPlace | undefined) => facility.power.find(one => one.place === place)
  const [one, other] = [at(first), at(second)]
  if (!one || !other)
    return (
      <Lamps
        label={t.facility.power}
        lamps={facility.power.map(lamp => ({ ...lamp, here: lamp.place === first || lamp.place === second }))}
      />
    )
  return (
    <Lamps
      label={t.facilityAnswers.wouldFollow}
      lamps={[
        { place: one.place, token: other.token, on: other.on, was: one.on, here: true },
        { place: other.place, token: one.token, on: one.on, was: other.on, here: true },
      ]}
    />
  )
}

/** LOCK-ROOM-BACKUP-02: place by place; the last token goes where there is room. */
function PowerLaid() {
  const { table } = useGame()
  const choosing = useChoice()
  const { t } = useWords('lockdown', 'answer')
  const { facility } = table
  if (!facility) return null
  const { place, laid = [] } = table.asking?.about ?? {}
  const option = choosing.draft?.option
  const next = option?.do === 'powerToken' ? [...laid, option.token] : [...laid]
  const rest = facility.power.map(({ token }) => token).filter(token => !next.includes(token))
  const tokens = rest.length === 1 ? [...next, ...rest] : next
  const isOn = (token: number | null) => facility.power.some(one => one.token === token && one.on)
  const lamps = POWER_PLACES.map((one, at): Lamp => {
    const token = tokens[at] ?? null
    const was = facility.power.find(now => now.place === one)?.on
    const here = one === place
    if (token === null)
      return {
        place: one,
        token,
        on: false,
        here,
        note: here ? t.facilityAnswers.laidNow : t.facilityAnswers.notLaidYet,
      }
    return { place: one, token, on: isOn(token), here, ...(was === undefined ? {} : { was }) }
  })
  return <Lamps label={t.facilityAnswers.wouldFollow} lamps={lamps} />
}

/** LOCK-ELEV-03: who goes where. */
function Ride() {
  const { table, ctx, name, map } = useGame()
  const { t, lang } = useWords('lockdown', 'answer')
  const { room, whom } = table.asking?.about ?? {}
  if (room === undefined) return null
  const to = theRoom(room, ctx, lang)
  const driver = whom ?? ctx.me
  return (
    <div className="scene">
      <span className="pic">
        <Icon name="elevator" />
      </span>
      <span>
        <b>
          {driver === null || driver === ctx.me
            ? t.facilityAnswers.rideTo({ room: to })
            : t.facilityAnswers.rideWith({ name: name(driver), room: to })}
        </b>
        <span>{isLit(map, table, room) ? t.facility.lit : t.facility.dark}</span>
      </span>
    </div>
  )
}

/** LOCK-RULING-83: somebody wants what I carry. */
function Sample() {
  const { table, name } = useGame()
  const { t } = useWords('lockdown', 'answer')
  const whom = table.asking?.about.whom
  if (whom === undefined) return null
  return (
    <div className="scene">
      <span className="pic">
        <Face seat={whom} />
      </span>
      <span>
        <b>{t.facilityAnswers.givesUp({ name: name(whom) })}</b>
      </span>
    </div>
  )
}

function Face({ seat }: { seat: Seat }) {
  const { table } = useGame()
  const character = table.crew.find(crew => crew.seat === seat)?.character ?? null
  return (
    <span style={inColorOf(character)}>
      <Portrait character={character} crop="face" className="face" />
    </span>
  )
}

/** LOCK-INFO-08: where tokens lie is public; what I have just read on one is mine. */
function CssSeen({ moving }: { moving: boolean }) {
  const { table, events } = useGame()
  const { t, lang } = useWords('lockdown')
  const last = events.findLast((event): event is Extract<EventFace, { e: 'peekedCss' }> => event.e === 'peekedCss')
  const card = last?.mine?.card
  if (!moving || !card) return <Hint icon="eye" text="staysSecret" />
  return (
    <div className="scene">
      <span className="pic">
        <Icon name="cssPod" />
      </span>
      <span>
        <b>{`${t.facility.cssToken} ${t.facility.atSpace({ n: last.space })}`}</b>
        <span>{cardText(table.game, card, lang)}</span>
      </span>
    </div>
  )
}

/** What darkness would add: an event's, or the higher number of what has come (LOCK-POWER-06). */
function Darkness() {
  const { table } = useGame()
  const { lang } = useWords()
  const event = table.asking?.about.dark?.event
  if (!event) return <Hint icon="dark" text="higherNumber" />
  return (
    <div className="scene">
      <span className="pic">
        <CardBack of="event" />
      </span>
      <span>
        <b>{cardName(event, lang)}</b>
        <span>{eventCardText(table.game, event, lang)}</span>
      </span>
    </div>
  )
}
