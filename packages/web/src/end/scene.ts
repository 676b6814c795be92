/** The end in its order: what was checked together, and who falls at which of it. */
import type { CheckStep, Over, Seat } from '@coldwake/rules'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

export type CheckKind = 'engines' | 'ship' | 'coordinates' | 'contamination' | 'objective'

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
}
const ORDER: readonly CheckKind[] = ['engines', 'ship', 'coordinates', 'contamination', 'objective']

const kindOf = (step: CheckStep): CheckKind => (step.check === 'died' ? DEATH_AT[step.by] : step.check)

/** NEM-CHECK-01, left to right; checks that were not made are left out. */
export function checksOf({ report }: Over): Check[] {
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

const BEAT_MS = 900

export interface Scene {
  /** How many checks are laid open. */
  shown: number
  done: boolean
  /** Everything at once. */
  skip: () => void
}

/** Lays the checks open one after another; `speed` 0 all at once. Any key or click does the same. */
export function useScene(checks: number, speed: number): Scene {
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
