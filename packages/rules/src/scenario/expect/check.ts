/** Compares what a scenario expects with the state. */
import { canonical } from '../../core/canonical.ts'
import { gameChecks } from '../../games/scenario.ts'
import { at } from '../fields.ts'
import type { Expected } from '../format.ts'
import { refuseForeign } from '../vocabulary.ts'
import { boardChecks } from './board.ts'
import { choiceChecks } from './choices.ts'
import { crewChecks } from './crew.ts'
import type { Checks, Found, Moment } from './moment.ts'
import { toldChecks } from './told.ts'
import { viewChecks } from './views.ts'

/** Field of `expect` → what is found, in the shape of what the file wants. */
const checks: Checks<keyof Expected> = {
  ...boardChecks,
  ...crewChecks,
  ...gameChecks,
  ...choiceChecks,
  ...toldChecks,
  ...viewChecks,
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1))
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, sorted(v)]))
    : value
}

export function check(moment: Moment, expect: Expected, path: string): string[] {
  return Object.entries(expect).flatMap(([key, wanted]) => {
    const p = at(path, key)
    refuseForeign(moment.g, key, p)
    const { got, want = wanted, hint = '', ordered }: Found = checks[key as keyof Expected](moment, wanted as never, p)
    const same = (value: unknown) => canonical(ordered ? value : sorted(value))
    return same(got) === same(want) ? [] : [`${p}: expected ${JSON.stringify(want)}, got ${JSON.stringify(got)}${hint}`]
  })
}
