import type { EventFace, TableView } from '@coldwake/rules/facts'
import { eventText, intruderName, objectName } from '@coldwake/text'
import { useWords, type Words } from '../../../app/words.ts'
import { creatureOf } from '../../../games/index.ts'
import { COMMAND_ICON, ownHeadline } from '../../../games/stage/index.ts'
import { Icon, type IconName } from '../../../icons/Icon.tsx'
import { useGame } from '../../tableContext.ts'
import { type PhaseStep, phaseOf } from './eventPhase.ts'
import { laidOpen } from './openedCards.ts'
import type { Beat } from './storyboard.ts'

interface RibbonProps {
  beat: Beat
  /** As the board shows it just now. */
  table: TableView
  side: 'above' | 'below' | undefined
}

/** What concerns the whole table, or is too important for a corner of the board: a ribbon across it. */
export function Ribbon({ beat, table, side }: RibbonProps) {
  return (
    <div className="across" data-side={side} aria-hidden="true">
      {beat.phase && <PhaseSteps now={beat.phase} table={table} />}
      <News beat={beat} />
    </div>
  )
}

const PHASE_ICON: Record<PhaseStep, IconName> = {
  pods: 'cssPod',
  time: 'pass',
  noise: 'silence',
  attacks: 'attack',
  fire: 'fire',
  event: 'event',
  moves: 'intruder',
  bag: 'bag',
}

/** NEM-EVENT-01, LOCK-ROUND-02: the steps of the Event Phase, the current one lit. */
function PhaseSteps({ now, table }: { now: PhaseStep; table: TableView }) {
  const { t } = useWords('stage')
  const steps = phaseOf(table)
  const names: Partial<Record<PhaseStep, string>> = table.facility
    ? { ...t.stage.phase, ...t.facilityStage.phase }
    : t.stage.phase
  const at = steps.indexOf(now)
  return (
    <ol className={steps.length > 6 ? 'phase many' : 'phase'} data-step={now}>
      {steps.map((step, place) => (
        <li key={step} className={place < at ? 'past' : place === at ? 'lit' : ''}>
          <Icon name={PHASE_ICON[step]} />
          <span>{names[step]}</span>
        </li>
      ))}
    </ol>
  )
}

export interface Headline {
  icon: IconName
  title: string
  text: string
  hot?: boolean
}

function News({ beat: { event, more, phase } }: { beat: Beat }) {
  const { ctx, table, name } = useGame()
  const words = useWords('intruderPlayer', 'lockdown', 'stage', 'surface')
  // A creature that comes is told with whether it takes somebody by surprise, an outage with what goes dark.
  const told = event.e === 'appeared' || event.e === 'threshold' || event.e === 'power' ? [event, ...more] : [event]
  const said = told.map(one => eventText(one, ctx, words.lang)).join(' ')
  if (event.e === 'event') {
    const [card] = laidOpen(event, table.game, words.lang)
    return (
      <div className="ribbon turning">
        <Icon name="event" />
        <strong>{card.title}</strong>
        <span>{card.text}</span>
      </div>
    )
  }
  if (event.e === 'tokenDrawn' && phase === 'bag')
    return (
      <div className="ribbon turning">
        {event.kind === 'blank' ? <Icon name="silence" /> : <img src={creatureOf(table.game, event.kind)} alt="" />}
        <strong>{event.kind === 'blank' ? words.t.stage.blank : intruderName(event.kind, words.lang)}</strong>
        <span>{said}</span>
      </div>
    )
  if (event.e === 'playsIntruders')
    return (
      <div className="ribbon hot turning">
        <img src={creatureOf(table.game, 'adult')} alt="" />
        <strong>
          {event.who === ctx.me ? words.t.hunt.becomeYou : words.t.hunt.becomes({ name: name(event.who) })}
        </strong>
        <span>{said}</span>
      </div>
    )
  const found = headline(event, said, words, table.time)
  if (!found) return null
  return (
    <div className={found.hot ? 'ribbon hot' : 'ribbon'}>
      <Icon name={found.icon} />
      <strong>{found.title}</strong>
      <span>{found.text}</span>
    </div>
  )
}

function headline(
  event: EventFace,
  said: string,
  { t, lang }: Pick<Words<'intruderPlayer' | 'lockdown' | 'stage' | 'surface'>, 't' | 'lang'>,
  time: number,
): Headline | null {
  switch (event.e) {
    case 'round':
      return { icon: 'jump', title: t.roundNumber({ n: event.round }), text: t.roundsLeft({ n: time }) }
    case 'time':
      return { icon: 'pass', title: String(event.time), text: said, hot: event.time <= 3 }
    case 'chambersOpen':
      return { icon: 'hibernatorium', title: t.stage.chambers, text: said }
    case 'reacted':
      return event.who === null ? null : { icon: 'interruption', title: t.reaction, text: said }
    case 'cancelled':
      return { icon: 'cross', title: t.cancelled, text: said }
    case 'spared':
      return { icon: 'interruption', title: t.reaction, text: said }
    case 'encounter':
      return { icon: 'attack', title: t.somethingMoved, text: said, hot: true }
    case 'appeared':
    case 'surprise':
    case 'attack':
    case 'infested':
    case 'toughness':
    case 'intruderDied':
      return {
        icon: event.e === 'intruderDied' ? 'carcass' : 'attack',
        title: intruderName(event.kind, lang),
        text: said,
        hot: event.e !== 'intruderDied',
      }
    case 'transformed':
      return { icon: 'intruder', title: intruderName(event.to, lang), text: said, hot: true }
    case 'shot':
    case 'struck':
      return {
        icon: event.e === 'shot' ? 'shoot' : 'melee',
        title: event.kind === 'eggs' ? objectName('egg', lang) : intruderName(event.kind, lang),
        text: said,
      }
    case 'nestDestroyed':
      return { icon: 'nest', title: t.stage.nest, text: said }
    case 'died':
      return { icon: 'skull', title: said, text: '', hot: true }
    case 'declared':
      return event.action.do === 'playAs'
        ? { icon: COMMAND_ICON[event.action.as], title: t.hunt.use[event.action.as], text: said, hot: true }
        : null
    case 'healed':
      return { icon: 'healed', title: intruderName(event.kind, lang), text: said, hot: true }
    case 'revived':
      return { icon: 'healed', title: t.stage.revived, text: said }
    case 'selfDestruct':
      return { icon: 'selfDestruct', title: t.selfDestruct, text: said, hot: true }
    case 'weakness':
      return { icon: 'weakness', title: t.weaknesses, text: said }
    case 'launched':
    case 'podGone':
      return { icon: 'pod', title: t.pod({ pod: event.pod }), text: said }
    case 'hibernates':
      return { icon: 'hibernatorium', title: t.fate.hibernating, text: said }
    case 'larva':
      return { icon: 'larva', title: t.hasLarva, text: said, hot: true }
    default:
      return ownHeadline(event, said, { t, lang })
  }
}
