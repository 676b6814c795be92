import type { CheckStep } from '@coldwake/rules/facts'
import { breakable, type Context, cardText, checkText } from '@coldwake/text'
import { useWords } from '../app/words.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { Check, CheckKind } from './checkSequence.ts'

const CHECK_ICON: Record<CheckKind, IconName> = {
  engines: 'engine',
  ship: 'selfDestruct',
  coordinates: 'course',
  contingency: 'contingency',
  contamination: 'contamination',
  objective: 'objective',
  intruders: 'intruder',
}

/** Does a step go badly for somebody? */
function isGrim(step: CheckStep): boolean {
  switch (step.check) {
    case 'engines':
      return step.destroyed
    case 'coordinates':
      return step.destination !== 'earth'
    case 'died':
      return true
    case 'contingency':
      return step.killed.length > 0
    case 'contamination':
      return !step.survives
    case 'objective':
      return !step.met
    case 'intruders':
      return step.nobodyWon
  }
}

interface ChecksProps {
  checks: readonly Check[]
  /** How many are laid open. */
  shown: number
  ctx: Context
}

/** NEM-CHECK-01, LOCK-WIN-02..05: in the order in which they were made. */
export function Checks({ checks, shown, ctx }: ChecksProps) {
  const { t, lang } = useWords('pages', 'stage')
  if (checks.length === 0) return null
  return (
    <section aria-label={t.theChecks}>
      <h2 className="visually-hidden">{t.theChecks}</h2>
      <ol className="checks" aria-live="polite">
        {checks.map(({ kind, steps }, place) => {
          const open = place < shown
          const grim = kind === 'objective' ? steps.every(isGrim) : steps.some(isGrim)
          return (
            <li key={kind} data-check={kind} className={open ? (grim ? 'open bad' : 'open quiet') : 'shut'}>
              <span className="dot">
                <Icon name={open ? CHECK_ICON[kind] : 'unknown'} />
              </span>
              <h3>{breakable(t.stage.checks[kind], lang)}</h3>
              {open && (
                <ul>
                  {steps.map((step, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
                    <li key={i}>
                      {checkText(step, ctx, lang)}
                      {step.check === 'contingency' && step.killed.length > 0 && (
                        <small>{cardText(ctx.table.game, step.card, lang)}</small>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
