import './tips.css'
import { Suspense, useState } from 'react'
import { optionalPart } from '../../app/LazyPart.tsx'
import { useWords } from '../../app/words.ts'
import { TIPS } from '../../games/tips/index.ts'
import { Icon } from '../../icons/Icon.tsx'
import { setCoach, setTips, useCoach, useTips } from '../coachSetting.ts'
import { forgetMet, useTipsMet } from './tipsMet.ts'

const FunnelTable = optionalPart(
  () => import('../../learn/FunnelTable.tsx').then(({ FunnelTable }) => FunnelTable),
  'watch',
)

/** The coach, the tips, and what has been met so far. */
export function CoachSettings() {
  const { t } = useWords('coach')
  const { tips } = t.coaching
  return (
    <>
      <CoachSwitch />
      <Switch legend={tips.title} on={useTips()} onSwitch={setTips} says={tips.says} />
      <Met />
      <Funnel />
    </>
  )
}

export function CoachSwitch() {
  const { t } = useWords('coach')
  return <Switch legend={t.table.coach} on={useCoach()} onSwitch={setCoach} says={t.coaching.says} />
}

interface SwitchProps {
  legend: string
  on: boolean
  onSwitch: (on: boolean) => void
  says: string
}

function Switch({ legend, on, onSwitch, says }: SwitchProps) {
  const { t } = useWords('coach')
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="chips">
        {[true, false].map(which => (
          <button
            key={String(which)}
            type="button"
            className="chip"
            aria-pressed={which === on}
            onClick={() => onSwitch(which)}
          >
            {which ? t.coaching.on : t.coaching.off}
          </button>
        ))}
      </div>
      <p className="hint">{says}</p>
    </fieldset>
  )
}

function Met() {
  const { t } = useWords('coach')
  const met = useTipsMet()
  const { tips, tipsOf } = t.coaching
  return (
    <details className="desk met">
      <summary>{tips.met}</summary>
      {met.length === 0 ? (
        <p className="hint">{tips.noneMet}</p>
      ) : (
        <>
          <dl>
            {met.map(name => (
              <div key={name} className={TIPS[name].tone}>
                <dt>
                  <Icon name={TIPS[name].icon} /> {tipsOf[name].name}
                </dt>
                <dd>{tipsOf[name].means}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="chip" onClick={forgetMet}>
            {tips.again}
          </button>
        </>
      )}
    </details>
  )
}

/** Its sentences are loaded for those who look. */
function Funnel() {
  const { t } = useWords('coach')
  const [open, setOpen] = useState(false)
  const { title, says } = t.coaching.funnel
  return (
    <details className="desk" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <p className="hint">{says}</p>
      <Suspense>{open && <FunnelTable />}</Suspense>
    </details>
  )
}
