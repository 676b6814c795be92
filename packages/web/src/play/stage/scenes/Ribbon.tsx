import type { TableView } from '@coldwake/rules/facts'
import { useWords } from '../../../app/words.ts'
import { STAGE_AREAS } from '../../../games/stage/index.ts'
import { Icon, type IconName } from '../../../icons/Icon.tsx'
import { useReadingTime } from '../useReadingTime.ts'
import { eventPhaseOf, type PhaseStep, phaseOf } from './eventPhase.ts'
import type { Beat } from './storyboard.ts'
import { useHeadline } from './useHeadline.ts'

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
      <NewsRibbon beat={beat} />
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
export function PhaseSteps({ now, table }: { now: PhaseStep; table: TableView }) {
  const { t } = useWords(...STAGE_AREAS)
  const steps = phaseOf(table)
  const names = eventPhaseOf(table).names(t)
  const at = steps.indexOf(now)
  return (
    <ol className={steps.length > 6 ? 'phase many' : 'phase'} data-step={now} aria-hidden="true">
      {steps.map((step, place) => (
        <li key={step} className={place < at ? 'past' : place === at ? 'lit' : ''}>
          <Icon name={PHASE_ICON[step]} />
          <span>{names[step]}</span>
        </li>
      ))}
    </ol>
  )
}

/** What happens, and why, as far as that is not plain. */
function NewsRibbon({ beat }: { beat: Beat }) {
  const { headline, because } = useHeadline(beat)
  useReadingTime(headline ? [because, headline.title, headline.text].join(' ') : '')
  if (!headline) return null
  const { icon, image, title, text, hot, turning } = headline
  return (
    <div className={['ribbon', hot && 'hot', turning && 'turning'].filter(Boolean).join(' ')}>
      {image ? <img src={image} alt="" /> : <Icon name={icon} />}
      {because && <em className="because">{because}</em>}
      {title && <strong>{title}</strong>}
      <span>{text}</span>
    </div>
  )
}
