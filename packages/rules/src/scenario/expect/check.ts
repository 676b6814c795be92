/** Compares what a scenario expects with how things are. */
import { canonical } from '../../core/canonical.ts'
import { at, fail } from '../fields.ts'
import type { Expected } from '../format.ts'
import { FACILITY_FIELDS } from '../given/facility.ts'
import { boardChecks } from './board.ts'
import { choiceChecks } from './choices.ts'
import { crewChecks } from './crew.ts'
import { facilityChecks } from './facility.ts'
import type { Checks, Found, Moment } from './moment.ts'
import { shipChecks } from './ship.ts'
import { toldChecks } from './told.ts'
import { viewChecks } from './views.ts'

/** For each expectation what is found, in the shape of what is wanted. */
const checks: Checks<keyof Expected> = {
  ...boardChecks,
  ...crewChecks,
  ...shipChecks,
  ...facilityChecks,
  ...choiceChecks,
  ...toldChecks,
  ...viewChecks,
}

/** Piles and decks keep their order, and so does what happens; everything else is a set. */
const ORDERED = new Set(['top', 'bottom', 'discards', 'events', 'heard', 'report', 'computer', 'analysed'])

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1))
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, sorted(v)]))
    : value
}

export function check(moment: Moment, expect: Expected, path: string): string[] {
  return Object.entries(expect).flatMap(([key, wanted]) => {
    const p = at(path, key)
    if (!moment.g.facility && FACILITY_FIELDS.some(one => one === key))
      fail(p, `${moment.g.setup.game} has no facility`)
    const same = (value: unknown) => canonical(ORDERED.has(key) ? value : sorted(value))
    const { got, want = wanted, hint = '' }: Found = checks[key as keyof Expected](moment, wanted as never, p)
    return same(got) === same(want) ? [] : [`${p}: expected ${JSON.stringify(want)}, got ${JSON.stringify(got)}${hint}`]
  })
}
