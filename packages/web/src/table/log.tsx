import type { EventFace } from '@coldwake/rules'
import { eventText } from '@coldwake/text'
import { type KeyboardEvent, memo, useMemo, useState } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { cardIcon } from '../icons/pictures.ts'
import { useWords } from '../words.tsx'
import { useTable } from './model.tsx'

const LOOK: Record<EventFace['e'], [icon: IconName, tone: string]> = {
  playerNumbers: ['people', 'dull'],
  objectivesDealt: ['objective', 'dull'],
  draftDrawn: ['draw', 'dull'],
  drafted: ['people', ''],
  round: ['jump', 'strong'],
  firstPlayer: ['first', 'dull'],
  turn: ['play', 'dull'],
  unlimited: ['play', ''],
  drew: ['draw', 'dull'],
  reshuffled: ['deck', 'dull'],
  passed: ['pass', ''],
  discarded: ['pay', 'dull'],
  phaseEnded: ['pass', ''],
  declared: ['move', ''],
  paid: ['pay', 'dull'],
  reacted: ['interruption', ''],
  cancelled: ['cross', ''],
  spared: ['interruption', ''],
  notSpared: ['interruption', 'dull'],
  escaping: ['escape', 'hot'],
  moved: ['move', ''],
  explored: ['eye', ''],
  token: ['unknown', ''],
  noiseRolled: ['die', 'loud'],
  noise: ['noise', 'loud'],
  noiseGone: ['silence', 'dull'],
  danger: ['danger', 'hot'],
  slimed: ['slime', 'slimed'],
  cleaned: ['slime', ''],
  fire: ['fire', 'burning'],
  fireOut: ['fireExtinguisher', ''],
  malfunction: ['malfunction', 'broken'],
  repaired: ['repairs', ''],
  door: ['door', ''],
  vent: ['vent', 'hot'],
  ventStopped: ['vent', ''],
  vented: ['vent', 'hot'],
  encounter: ['attack', 'hot'],
  tokenDrawn: ['bag', 'hot'],
  appeared: ['intruder', 'hot'],
  noMiniature: ['intruder', 'dull'],
  bag: ['bag', 'dull'],
  intruderMoved: ['intruder', 'hot'],
  intruderLeft: ['intruder', ''],
  transformed: ['intruder', 'hot'],
  surprise: ['attack', 'hot'],
  attack: ['attack', 'hot'],
  infested: ['larva', 'hot'],
  injured: ['injury', ''],
  toughness: ['die', ''],
  intruderDied: ['carcass', 'strong'],
  healed: ['healed', 'hot'],
  retreats: ['escape', ''],
  eggs: ['egg', 'slimed'],
  nestDestroyed: ['nest', 'strong'],
  shot: ['shoot', ''],
  struck: ['melee', ''],
  ammo: ['ammo', 'dull'],
  thrown: ['grenade', ''],
  lightWound: ['light', 'hot'],
  seriousWound: ['serious', 'hot'],
  dressed: ['dressed', ''],
  woundHealed: ['healed', ''],
  lightHealed: ['healed', ''],
  contaminated: ['contamination', 'slimed'],
  scanned: ['eye', ''],
  larva: ['larva', 'hot'],
  larvaGone: ['larva', ''],
  died: ['skull', 'hot'],
  signal: ['signal', ''],
  ownDeck: ['deck', 'dull'],
  items: ['items', 'dull'],
  searched: ['search', ''],
  kept: ['items', ''],
  held: ['hand', ''],
  dropped: ['hand', 'dull'],
  lost: ['items', ''],
  crafted: ['craft', ''],
  activated: ['check', ''],
  attached: ['link', ''],
  taped: ['ductTape', ''],
  object: ['pickUp', ''],
  tradeOpened: ['trade', ''],
  partner: ['trade', ''],
  offered: ['trade', ''],
  withdrawn: ['trade', 'dull'],
  shown: ['eye', ''],
  ready: ['check', 'dull'],
  traded: ['trade', 'strong'],
  tradeEnded: ['trade', 'dull'],
  peeked: ['eye', ''],
  peekedObjective: ['eye', ''],
  eventUnder: ['event', ''],
  engine: ['engine', ''],
  destination: ['course', ''],
  weakness: ['weakness', 'strong'],
  objectiveChosen: ['objective', ''],
  time: ['jump', ''],
  chambersOpen: ['hibernatorium', 'strong'],
  selfDestruct: ['selfDestruct', 'hot'],
  pod: ['pod', ''],
  entersPod: ['pod', ''],
  leavesPod: ['pod', ''],
  launched: ['pod', 'strong'],
  podGone: ['pod', 'hot'],
  hibernates: ['hibernatorium', ''],
  attemptFailed: ['cross', ''],
  event: ['event', 'strong'],
  eventRemoved: ['event', 'dull'],
  check: ['check', 'strong'],
  over: ['jump', 'hot'],
}

/** So many lines at first; older ones on demand. */
const PAGE = 120

export function LogSection() {
  const { t } = useWords()
  return (
    <section className="log" aria-label={t.log}>
      <div className="lab">{t.whatHappened}</div>
      <LogList />
    </section>
  )
}

/** Newest first. Every line knows its rule. */
export function LogList() {
  const { state } = useTable()
  const { t } = useWords()
  const [shown, setShown] = useState(PAGE)
  const lines = useMemo(() => state.events.map((event, i) => ({ event, i })).reverse(), [state.events])
  const move = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    event.stopPropagation()
    const now = document.activeElement
    const next = event.key === 'ArrowDown' ? now?.nextElementSibling : now?.previousElementSibling
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <div className="logscroll">
      <ol className="loglist" onKeyDown={move}>
        {lines.slice(0, shown).map(({ event, i }, place) => (
          <LogLine key={i} event={event} first={place === 0} />
        ))}
      </ol>
      {lines.length > shown && (
        <button type="button" className="chip" onClick={() => setShown(shown + PAGE * 4)}>
          {t.showEarlier}
        </button>
      )}
    </div>
  )
}

const LogLine = memo(function LogLine({ event, first }: { event: EventFace; first: boolean }) {
  const { ctx } = useTable()
  const { lang } = useWords()
  const [usual, tone] = LOOK[event.e]
  const icon = event.e === 'declared' && event.action.do === 'play' ? cardIcon(event.action.card) : usual
  return (
    <li className={tone} tabIndex={first ? 0 : -1}>
      <Icon name={icon} />
      <span>
        {eventText(event, ctx, lang)} <small className="rule">{event.rule}</small>
      </span>
    </li>
  )
})
