/**
 * A twin: the same inputs in a world with another hidden fact. A viewer who may not know that fact sees, hears and is
 * asked the same in both, up to the input that reveals it.
 */
import { canonical } from '../core/canonical.ts'
import { faceFor, view } from '../view.ts'
import { at, fail, isObject, ScenarioError } from './fields.ts'
import { readGiven, type Scenario, type Step } from './format.ts'
import { openTable, playSteps, type Table } from './play.ts'

/** Lays the second value over the first: fields are merged one by one, everything else is replaced. */
function laidOver(under: unknown, over: unknown): unknown {
  if (!isObject(under) || !isObject(over)) return over
  const out = { ...under }
  for (const [key, value] of Object.entries(over)) out[key] = laidOver(out[key], value)
  return out
}

function twinOf(s: Scenario, twin: NonNullable<Scenario['twin']>): Scenario {
  const { given, dice, shuffles, play = {} } = twin
  const steps: Step[] = [...(s.play ?? [])]
  for (const [index, input] of Object.entries(play)) {
    const replaced = steps[Number(index)]
    if (replaced === undefined || replaced.expect !== undefined)
      return fail(at('twin.play', index), 'there is no such input to replace')
    steps[Number(index)] = input as Step
  }
  return {
    ...s,
    given: readGiven(laidOver(s.given ?? {}, given ?? {})),
    dice: { ...s.dice, ...dice },
    shuffles: { ...s.shuffles, ...shuffles },
    play: steps,
  }
}

/** After the beginning and after every input: what a viewer sees, and the events heard since the moment before. */
interface Moment {
  view: unknown
  heard: unknown
}

/** Opens the twin's table; the error for a mistake in it names the twin. */
function openTwin(s: Scenario): Table {
  try {
    return openTable(s)
  } catch (error) {
    throw error instanceof ScenarioError ? new ScenarioError(at('twin', error.field), error.problem) : error
  }
}

function momentsOf(table: Table, s: Scenario, viewers: readonly string[], path: string) {
  const seats = viewers.map(name => table.names.viewer(name, at('twin.tells', name)))
  let since = 0
  const now = (): Moment[] => {
    const news = table.events.slice(since)
    since = table.events.length
    return seats.map(seat => ({ view: view(table.g, seat), heard: news.map(event => faceFor(event, seat)) }))
  }
  const first = canonical(table.g)
  const moments = [now()]
  playSteps(table, s.play ?? [], path, undefined, index => {
    moments[index + 1] = now()
  })
  return { first, moments }
}

/** The path to the first difference of two values, and both values there; null where there is none. */
function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (isObject(a) && isObject(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = firstDifference(a[key], b[key], at(path, key))
      if (found !== null) return found
    }
    return null
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (let i = 0; i < a.length; i++) {
      const found = firstDifference(a[i], b[i], at(path, i))
      if (found !== null) return found
    }
    return null
  }
  return canonical(a ?? null) === canonical(b ?? null) ? null : `${path}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`
}

const spokenOf = (claim: number | 'start' | 'never'): string =>
  claim === 'never' ? 'never' : claim === 'start' ? 'from the start' : `from play.${claim} on`

export function checkTwin(s: Scenario): string[] {
  const { twin } = s
  if (!twin) return []
  const claims = Object.entries(twin.tells ?? {})
  if (claims.length === 0) fail('twin.tells', 'a twin says who can tell it apart, and from when on')
  const viewers = claims.map(([name]) => name)
  const other = twinOf(s, twin)
  const here = momentsOf(openTable(s), s, viewers, 'play')
  const there = momentsOf(openTwin(other), other, viewers, 'twin.play')
  if (here.first === there.first && !twin.play) fail('twin', 'nothing is different in it')
  return claims.flatMap(([name, claim], viewer) => {
    if (typeof claim === 'number' && here.moments[claim + 1] === undefined)
      fail(at('twin.tells', name), `play.${claim} is no input`)
    const differences = here.moments.map((moment, i) => firstDifference(moment[viewer], there.moments[i]?.[viewer]))
    const found = differences.findIndex(difference => difference)
    const actual = found < 0 ? 'never' : found === 0 ? 'start' : found - 1
    if (actual === claim) return []
    const how = found < 0 ? '' : ` by ${differences[found]}`
    return [
      `${at('twin.tells', name)}: expected that ${name} can tell ${spokenOf(claim)}, but it is ${spokenOf(actual)}${how}`,
    ]
  })
}
