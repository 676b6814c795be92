import './wholeStage.css'
import { useWords } from '../../../app/words.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { useGame, useStaged } from '../../tableContext.ts'
import { useReadingTime } from '../useReadingTime.ts'
import { DeathScene } from './DeathScene.tsx'
import { PhaseSteps } from './Ribbon.tsx'
import { StageBar } from './StageBar.tsx'
import type { Beat } from './storyboard.ts'
import { useHeadline } from './useHeadline.ts'

/** What must not be missed has the whole stage. */
export function WholeStage({ beat }: { beat: Beat }) {
  const { ctx, table } = useGame()
  const stage = useStaged()
  const { event } = beat
  if (event.e === 'died' && event.who === ctx.me) return <DeathScene key={beat.number} seat={event.who} />
  return (
    <section className="wholestage">
      {beat.phase && <PhaseSteps now={beat.phase} table={table} />}
      <GrandNews key={beat.number} beat={beat} />
      <StageBar {...stage} />
    </section>
  )
}

function GrandNews({ beat }: { beat: Beat }) {
  const { table } = useGame()
  const { t } = useWords()
  const { headline, because } = useHeadline(beat)
  useReadingTime(headline ? [because, headline.title, headline.text].join(' ') : '')
  if (!headline) return null
  const { icon, image, title, text, hot } = headline
  return (
    <div className={hot ? 'grand hot' : 'grand'} aria-hidden="true">
      <div className="sign">{image ? <img src={image} alt="" /> : <Icon name={icon} />}</div>
      <div className="news">
        <p className="caption">{because || t.roundNumber({ n: table.round })}</p>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  )
}
