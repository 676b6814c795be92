/** Runs a scenario: loads it, plays its inputs, checks what it expects. */
import { StackedError } from '../core/pieces.ts'
import { unusedChance } from './chance.ts'
import { check } from './expect/check.ts'
import { at, fail, ScenarioError } from './fields.ts'
import { readScenario, type Scenario } from './format.ts'
import { openTable, playSteps } from './play.ts'
import { checkTwin } from './twin.ts'

export interface ScenarioResult {
  id: string
  /** Empty: everything is as expected. */
  problems: string[]
}

/** A file that cannot be read as a scenario is a problem too, which names its field. This never throws. */
export function runScenario(json: unknown): ScenarioResult {
  let id = '?'
  try {
    const s = readScenario(json, '')
    id = s.id ?? fail('id', 'a scenario has an id')
    return { id, problems: [...problemsOf(s), ...checkTwin(s)] }
  } catch (error) {
    if (error instanceof ScenarioError) return { id, problems: [error.message] }
    if (error instanceof StackedError) return { id, problems: [`dice: ${error.message}`] }
    return { id, problems: [`the file: the rules break down on it: ${error instanceof Error ? error.message : error}`] }
  }
}

function problemsOf(s: Scenario): string[] {
  const table = openTable(s)
  const problems: string[] = []
  let since = 0
  playSteps(table, s.play ?? [], 'play', ({ expect }, index) => {
    const moment = { ...table, events: table.events.slice(since) }
    problems.push(...check(moment, expect, at(at('play', index), 'expect')))
    since = table.events.length
  })
  return [...problems, ...check(table, s.expect ?? {}, 'expect'), ...unusedChance(table.g, s)]
}
