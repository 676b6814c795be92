/** Beside the question: the example, how far it is, and what can be done with it. */
import { optionText } from '@coldwake/text'
import { useEffect, useRef } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useChoice, useGame, useStaged } from '../../play/tableContext.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { rulesPath } from '../links/address.ts'
import { RuleBody } from '../RuleBlocks.tsx'
import { useShelf } from '../useBook.ts'
import { exampleOf, meantBy, seatOf, type stepsOf, type Trial } from './trial.ts'
import { trialAddress } from './trialAddress.ts'

interface TrialPanelProps {
  trial: Trial
  variants: readonly Trial[]
  steps: ReturnType<typeof stepsOf>
  moment: { at: number; own: boolean }
  onNext: () => void
  onOtherwise: () => void
  onAgain: () => void
}

export function TrialPanel(props: TrialPanelProps) {
  const { trial, steps, moment, onNext, onOtherwise, onAgain } = props
  const { t } = useWords('handbook')
  const words = t.handbook.trial
  const example = exampleOf(trial.id)
  const rule = useShelf().rules.get(example)?.rule
  const playing = useStaged().beat !== null
  const isDone = moment.at >= steps.length
  const forward = useRef<HTMLButtonElement>(null)
  useEffect(() => forward.current?.focus({ preventScroll: true }), [])
  return (
    <section className="trial" aria-label={words.title({ n: example.replace(/^.*-/, '') })}>
      <p role="status" className="trialnow">
        {moment.own ? words.yours : isDone ? words.done : <NextStep {...props} />}
      </p>
      <div className="trialdeeds">
        {!moment.own && !isDone && (
          <button ref={forward} type="button" className="primary" data-playing={playing} onClick={onNext}>
            {words.next} <Icon name="forward" />
          </button>
        )}
        {!moment.own && (
          <button type="button" className="ghost" onClick={onOtherwise}>
            {words.otherwise}
          </button>
        )}
        {(moment.own || moment.at > 0) && (
          <button type="button" className="ghost" onClick={onAgain}>
            {words.again}
          </button>
        )}
      </div>
      <details>
        <summary>{words.title({ n: example.replace(/^.*-/, '') })}</summary>
        <Variants {...props} />
        {rule && <RuleBody rule={rule} tried />}
        <PageLink to={rulesPath(example)}>{words.leave}</PageLink>
      </details>
    </section>
  )
}

function NextStep({ trial, steps, moment }: TrialPanelProps) {
  const { t, lang } = useWords('handbook')
  const { ctx, name, me } = useGame()
  const { decision } = useChoice()
  const step = steps[moment.at]
  const seat = seatOf(trial, step)
  const option = seat === me?.seat ? meantBy(step, decision) : null
  const words = t.handbook.trial
  const place = words.step({ n: moment.at + 1, of: steps.length })
  return (
    <>
      <b>{place}</b>{' '}
      {option
        ? words.chooses({ who: name(seat), what: optionText(option, ctx, lang) })
        : words.goesOn({ who: name(seat) })}
    </>
  )
}

function Variants({ trial, variants }: TrialPanelProps) {
  const { t } = useWords('handbook')
  const { book } = useShelf()
  if (variants.length < 2) return null
  return (
    <nav className="trialvariants" aria-label={t.handbook.trial.variants}>
      {variants.map(({ id }, at) => (
        <PageLink
          key={id}
          className="chip"
          to={rulesPath(trialAddress(book.game, id))}
          aria-current={id === trial.id ? 'page' : undefined}
        >
          {at === 0 ? t.handbook.trial.basic : t.handbook.trial.variant({ n: at })}
        </PageLink>
      ))}
    </nav>
  )
}
