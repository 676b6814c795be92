import './crew.css'
import type { CrewView, Seat, TableView } from '@coldwake/rules/facts'
import { breakable, characterName } from '@coldwake/text'
import { memo, type ReactNode } from 'react'
import { levelName, seatLabel, seatName } from '../../app/seatNames.ts'
import { useWords } from '../../app/words.ts'
import { inColorOf, Portrait } from '../../art/people/Portrait.tsx'
import { creatureOf, partsOf } from '../../games/index.ts'
import { useTableWords } from '../../games/tableWords.ts'
import { darkFact, isIntruderPlayer, knowledgeLabel, knowledgeOf } from '../../games/viewFacts.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { HOME } from '../../rules/links/address.ts'
import { visitRules } from '../../rules/links/RulesLink.tsx'
import { besideIntruder } from '../board/places.ts'
import type { Status } from '../explain/records/people.ts'
import { type Explained, explained } from '../explained.ts'
import { type Panel, useConnection, useGame, usePanel } from '../tableContext.ts'
import { useCoachHere } from './CoachBeside.tsx'
import { FATE_ICON, fateText } from './MyCharacter.tsx'
import { Presence } from './Presence.tsx'

/** Whose turn it is, and how everybody is. Seats stay where they are: whoever begins the round has a mark. */
export function TopStrip({ tools = <Tools /> }: { tools?: ReactNode }) {
  const { table } = useGame()
  const { t } = useWords()
  return (
    <header className="top">
      <a className="brand" href="/">
        Coldwake<small>{table.round === 0 ? t.draft.drafting : t.roundNumber({ n: table.round })}</small>
      </a>
      <ol className="crew" aria-label={t.turnOrder} id="players" tabIndex={-1}>
        {table.crew.map(crew => (
          <SeatOf key={crew.seat} crew={crew} />
        ))}
      </ol>
      {tools}
    </header>
  )
}

function Tools() {
  const { table, me } = useGame()
  const { unread } = useConnection()
  const { panel: shown, open } = usePanel()
  const { t } = useWords()
  const drawers = { shown, open }
  const coached = useCoachHere()
  return (
    <div className="tools">
      <Tool panel="talk" icon="talk" label={t.table.tableTalk} unread={unread} {...drawers} />
      <Tool panel="ship" icon={partsOf(table.game).panelIcon} label={t.ship} {...drawers} />
      {coached ? (
        <Tool panel="coach" icon="eye" label={t.table.coach} only="small" {...drawers} />
      ) : (
        <Tool panel="log" icon="log" label={t.log} only="small" {...drawers} />
      )}
      {me && <Tool panel="notes" icon="notes" label={t.notebook} only="small" {...drawers} />}
      <button type="button" aria-label={t.rules.title} onClick={() => visitRules(HOME)}>
        <Icon name="rules" />
        <ToolName name={t.rules.title} />
      </button>
      <Tool panel="keys" icon="unknown" label={t.keys} only="large" {...drawers} />
      <Tool panel="settings" icon="settings" label={t.settings} {...drawers} />
    </div>
  )
}

interface ToolProps {
  panel: Panel
  icon: IconName
  label: string
  only?: 'small' | 'large'
  unread?: number
  /** The panel that is open. */
  shown: Panel | null
  open: (panel: Panel | null) => void
}

const Tool = memo(function Tool({ panel, icon, label, only, unread = 0, shown, open }: ToolProps) {
  const { t } = useWords()
  const said = unread > 0 ? `${label}, ${t.table.unread({ n: unread })}` : label
  return (
    <button
      type="button"
      className={only ? `only-${only}` : undefined}
      aria-label={said}
      aria-expanded={shown === panel}
      onClick={() => open(shown === panel ? null : panel)}
    >
      <Icon name={icon} />
      {/* The space keeps the word and the number apart, as the button is called. */}
      <ToolName name={label} /> <Unread count={unread} />
    </button>
  )
})

/** What an icon stands for. The button is called by it already. */
const ToolName = ({ name }: { name: string }) => (
  <span className="tool-name" aria-hidden="true">
    {name}
  </span>
)

/** How many new things were said. The button it lies on says so too. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="unread" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** Before the first turn people choose one after another, too. */
const onlyAsked = ({ asking }: TableView): Seat | undefined =>
  asking?.seats?.length === 1 ? asking.seats[0] : undefined

function SeatOf({ crew }: { crew: CrewView }) {
  const game = useGame()
  const { table, ctx, lobby } = game
  const { open } = usePanel()
  const { t, lang } = useTableWords()
  const mine = crew.seat === ctx.me
  const active = (table.turn?.seat ?? onlyAsked(table)) === crew.seat
  const there = lobby.seats[crew.seat]
  const away = !mine && there?.bot === null && !there.online
  const standIn = there?.bot != null && there.person
  // Whoever passes still says which cards they keep.
  const hunts = isIntruderPlayer(table, crew.seat)
  const out = (crew.passed && !active) || (crew.fate !== 'aboard' && !hunts)
  const fate = crew.fate === 'aboard' || hunts ? '' : crew.fate === 'dead' ? 'dead' : 'aside'
  const state = [active ? (mine ? 'now mine' : 'now') : '', out ? 'out' : '', fate, hunts ? 'hunter' : ''].join(' ')
  const who = () => {
    if (mine) return t.you.toLowerCase()
    if (crew.character || standIn) return seatLabel(lobby, crew.seat, t)
    return there?.bot != null ? levelName(there.bot, t) : t.notChosenYet
  }
  return (
    <li className={state} data-seat={crew.seat} style={inColorOf(crew.character)} aria-current={active || undefined}>
      <button type="button" {...explained('person', crew.seat)} onClick={() => open('crew')}>
        <span className="facebox">
          {hunts && <img className="beast" src={creatureOf(table.game, 'adult')} alt="" />}
          <Portrait character={crew.character} crop="face" className="face" />
          <Presence seat={crew.seat} />
        </span>
        <span className="about">
          <span className="title">
            <b>
              {crew.character ? breakable(characterName(crew.character, lang), lang) : seatName(lobby, crew.seat, t)}
            </b>
            <span className="who" data-may-clip>
              {who()}
            </span>
          </span>
          <SeatFacts
            crew={crew}
            away={away}
            first={crew.seat === table.first}
            combat={besideIntruder(table, crew.seat)}
            dark={(crew.character !== null && darkFact(crew, game, t)?.text) || ''}
            knowledge={knowledgeOf(table, crew.seat)}
            fate={crew.fate === 'aboard' ? '' : hunts ? t.hunt.plays : fateText(crew, table, t)}
            hunts={hunts}
          />
        </span>
      </button>
    </li>
  )
}

interface FactProps extends Explained {
  icon: IconName
  value: number | string
  label: string
  tone?: string
}

function Fact({ icon, value, label, tone = '', ...marks }: FactProps) {
  return (
    <span className={tone} {...marks}>
      <Icon name={icon} />
      <span className="visually-hidden">{label} </span>
      {value}
    </span>
  )
}

interface SeatFactsProps {
  crew: CrewView
  away: boolean
  /** Begins the round. */
  first: boolean
  combat: boolean
  /** That they are in the dark, in words. */
  dark: string
  /** Null where nobody counts it. */
  knowledge: number | null
  /** What became of them, in words. */
  fate: string
  /** Plays the Intruders. */
  hunts: boolean
}

const SeatFacts = memo(function SeatFacts({ crew, away, first, combat, dark, knowledge, fate, hunts }: SeatFactsProps) {
  const { t } = useTableWords()
  const says = (what: Status) => explained('status', `${what}.${crew.seat}`)
  // NEM-HEAL-01: a dressed wound still counts.
  const serious = crew.wounds.length + crew.dressed.length
  const saySerious = () =>
    crew.dressed.length > 0 ? `${t.seriousWounds} (${t.dressed}: ${crew.dressed.length})` : t.seriousWounds
  if (hunts)
    return (
      <span className="row">
        <Fact icon="hand" value={crew.hand} label={t.cardsInHand} {...says('hand')} />
        <span className="bad" {...says('fate')}>
          <Icon name="intruder" />
          <span className="visually-hidden">{fate}</span>
          <span className="fate" aria-hidden="true">
            {t.hunt.theIntruders}
          </span>
        </span>
        {crew.passed && (
          <span className="quietly passed" {...says('pass')}>
            <Icon name="pass" />
            <span className="word">{t.passed}</span>
          </span>
        )}
      </span>
    )
  if (crew.fate !== 'aboard')
    return (
      <span className="row">
        <span className={crew.fate === 'dead' ? 'bad' : 'safe'} {...says('fate')}>
          <Icon name={FATE_ICON[crew.fate]} />
          <span className="fate">{fate}</span>
          <span className="fateword" aria-hidden="true" data-may-clip>
            {t.fateShort[crew.fate]}
          </span>
        </span>
      </span>
    )
  return (
    <span className="row">
      <Fact icon="hand" value={crew.hand} label={t.cardsInHand} {...says('hand')} />
      {combat && (
        <span className="combat" {...says('combat')}>
          <Icon name="attack" />
          <span className="word">{t.inCombat}</span>
        </span>
      )}
      {dark && (
        <span className="unlit" {...says('dark')}>
          <Icon name="dark" />
          <span className="word">{dark}</span>
        </span>
      )}
      {knowledge !== null && (
        <Fact icon="knowledge" value={knowledge} label={knowledgeLabel(t)} tone="knows" {...says('knowledge')} />
      )}
      {crew.light > 0 && <Fact icon="light" value={crew.light} label={t.lightWounds} tone="bad" {...says('light')} />}
      {serious > 0 && <Fact icon="serious" value={serious} label={saySerious()} tone="bad" {...says('serious')} />}
      {crew.slime && <Fact icon="slime" value="" label={t.slimed} tone="slimed" {...says('slime')} />}
      {crew.larva && <Fact icon="larva" value="" label={t.hasLarva} tone="bad" {...says('larva')} />}
      {crew.signal && <Fact icon="signal" value="" label={t.signalSent} {...says('signal')} />}
      {crew.pod !== null && <Fact icon="pod" value={crew.pod} label={t.inPod({ pod: crew.pod })} {...says('pod')} />}
      {first && <Fact icon="first" value="" label={t.firstPlayer} tone="quietly" {...says('first')} />}
      {crew.passed && (
        <span className="quietly passed" {...says('pass')}>
          <Icon name="pass" />
          <span className="word">{t.passed}</span>
        </span>
      )}
      {away && (
        <span className="away" data-may-clip {...says('away')}>
          {t.away}
        </span>
      )}
    </span>
  )
})
