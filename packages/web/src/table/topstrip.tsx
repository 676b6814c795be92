import type { CrewView } from '@coldwake/rules'
import { characterName } from '@coldwake/text'
import { Portrait } from '../art/portrait.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { useWords } from '../words.tsx'
import { type Panel, useTable } from './model.tsx'

/** Seats in the order in which they act this round. */
export function inTurnOrder(crew: readonly CrewView[], first: number): CrewView[] {
  const from = crew.findIndex(one => one.seat === first)
  return [...crew.slice(from), ...crew.slice(0, from)]
}

/** Whose turn it is, and how everybody is. */
export function TopStrip() {
  const { table } = useTable()
  const { t } = useWords()
  return (
    <header className="top">
      <a className="brand" href="/">
        Coldwake<small>{t.roundNumber(table.round)}</small>
      </a>
      <ol className="crew" aria-label={t.turnOrder} id="players" tabIndex={-1}>
        {inTurnOrder(table.crew, table.first).map(crew => (
          <SeatOf key={crew.seat} crew={crew} />
        ))}
      </ol>
      <div className="tools">
        <Tool panel="log" icon="log" label={t.log} only="small" />
        <Tool panel="notes" icon="notes" label={t.notebook} only="small" />
        <Tool panel="keys" icon="unknown" label={t.keys} only="large" />
        <Tool panel="settings" icon="settings" label={t.settings} />
      </div>
    </header>
  )
}

function Tool({ panel, icon, label, only }: { panel: Panel; icon: IconName; label: string; only?: 'small' | 'large' }) {
  const { panel: shown, open } = useTable()
  return (
    <button
      type="button"
      className={only ? `only-${only}` : undefined}
      aria-label={label}
      title={label}
      aria-expanded={shown === panel}
      onClick={() => open(shown === panel ? null : panel)}
    >
      <Icon name={icon} />
    </button>
  )
}

function SeatOf({ crew }: { crew: CrewView }) {
  const { table, me, lobby, name, open } = useTable()
  const { t, lang } = useWords()
  const mine = crew.seat === me.seat
  const active = table.turn?.seat === crew.seat
  const away = !mine && !lobby.seats[crew.seat]?.online
  const state = [active ? (mine ? 'now mine' : 'now') : '', crew.passed || !crew.alive ? 'out' : ''].join(' ')
  return (
    <li
      className={state}
      style={{ '--c': `var(--${crew.character})` } as React.CSSProperties}
      aria-current={active || undefined}
    >
      <button type="button" onClick={() => open('crew')}>
        <Portrait character={crew.character} crop="face" className="face" />
        <span className="about">
          <span className="title">
            <b>{characterName(crew.character, lang)}</b>
            <span className="who">{mine ? t.you.toLowerCase() : name(crew.seat)}</span>
          </span>
          <SeatFacts crew={crew} away={away} />
        </span>
      </button>
    </li>
  )
}

function Fact({
  icon,
  value,
  label,
  tone = '',
}: {
  icon: IconName
  value: number | string
  label: string
  tone?: string
}) {
  return (
    <span className={tone} title={label}>
      <Icon name={icon} />
      <span className="sr">{label} </span>
      {value}
    </span>
  )
}

function SeatFacts({ crew, away }: { crew: CrewView; away: boolean }) {
  const { table } = useTable()
  const { t } = useWords()
  if (!crew.alive)
    return (
      <span className="row">
        <Fact icon="skull" value={t.dead} label="" tone="bad" />
      </span>
    )
  return (
    <span className="row">
      <Fact icon="hand" value={crew.hand} label={t.cardsInHand} />
      {crew.light > 0 && <Fact icon="light" value={crew.light} label={t.lightWounds} tone="bad" />}
      {crew.wounds.length > 0 && <Fact icon="serious" value={crew.wounds.length} label={t.seriousWounds} tone="bad" />}
      {crew.slime && <Fact icon="slime" value="" label={t.slimed} tone="slimed" />}
      {crew.seat === table.first && <Fact icon="first" value="" label={t.firstPlayer} tone="quietly" />}
      {crew.passed && (
        <span className="quietly passed" title={t.passed}>
          <Icon name="pass" />
          <span className="word">{t.passed}</span>
        </span>
      )}
      {away && <span className="away">{t.away}</span>}
    </span>
  )
}
