/** The end in its order: what was checked together, and who falls at which of it. */
import type { CheckStep, EventFace, Fate, Over, Seat } from '@coldwake/rules/facts'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

export type CheckKind = 'engines' | 'ship' | 'coordinates' | 'contingency' | 'contamination' | 'objective' | 'intruders'

export interface Check {
  kind: CheckKind
  steps: readonly CheckStep[]
}

/** Deaths belong to the check that brings them. */
const DEATH_AT: Record<Extract<CheckStep, { check: 'died' }>['by'], CheckKind> = {
  jump: 'engines',
  explosion: 'ship',
  destination: 'coordinates',
  infection: 'contamination',
  purge: 'ship',
  contingency: 'contingency',
}
const ORDER: readonly CheckKind[] = [
  'engines',
  'ship',
  'coordinates',
  'contingency',
  'contamination',
  'objective',
  'intruders',
]

const kindOf = (step: CheckStep): CheckKind => (step.check === 'died' ? DEATH_AT[step.by] : step.check)

/** NEM-CHECK-01, LOCK-WIN-02, left to right; checks that were not made are left out. */
export function checksOf({ report }: Pick<Over, 'report'>): Check[] {
  return ORDER.flatMap(kind => {
    const steps = report.filter(step => kindOf(step) === kind)
    return steps.length > 0 ? [{ kind, steps }] : []
  })
}

/** After how many checks this seat's fate is sealed: it dies there, or it is known whether it has won. */
export function sealedAfter(checks: readonly Check[], seat: Seat): number {
  const at = checks.findIndex(({ steps }) => steps.some(step => step.check === 'died' && step.who === seat))
  return at < 0 ? checks.length : at + 1
}

/** Where somebody was when it ended: whoever dies by a check had left before, or had not. */
export function wayOf(events: readonly EventFace[], seat: Seat): Fate {
  let way: Fate = 'aboard'
  for (const event of events) {
    if (event.e === 'hibernates' && event.who === seat) way = 'hibernating'
    else if (event.e === 'lockedIn' && event.who === seat) way = 'locked'
    else if (event.e === 'bunker' && event.who === seat) way = 'bunker'
    else if (event.e === 'entersCss' && event.who === seat) way = 'inPod'
    else if (event.e === 'launched' && event.crew.includes(seat)) way = 'launched'
    else if (event.e === 'cssLaunched' && event.crew.includes(seat)) way = 'launched'
    else if (event.e === 'cssLaunched' && event.back.includes(seat)) way = 'aboard'
  }
  return way
}

const BEAT_MS = 900

export interface CheckSequence {
  /** How many checks are laid open. */
  shown: number
  done: boolean
  /** Everything at once. */
  skip: () => void
}

/** Lays the checks open one after another; `speed` 0 all at once. Any key or click does the same. */
export function useCheckSequence(checks: number, speed: number): CheckSequence {
  const [shown, setShown] = useState(speed === 0 ? checks : 0)
  const done = shown >= checks
  useEffect(() => {
    if (done) return
    const timer = setTimeout(() => setShown(shown + 1), BEAT_MS / (speed || 1))
    return () => clearTimeout(timer)
  }, [done, speed, shown])
  const skip = useCallback(() => setShown(checks), [checks])
  useLayoutEffect(() => {
    if (done) return
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab' && key !== 'Shift') skip()
    }
    window.addEventListener('keydown', press)
    window.addEventListener('pointerdown', skip)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('pointerdown', skip)
    }
  }, [done, skip])
  return { shown, done, skip }
}
