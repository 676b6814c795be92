/** Runs scenario files and prints one line for each, then a summary. */
import path from 'node:path'
import { runScenario, type ScenarioResult } from '@coldwake/rules/testing'
import { readArgs, UsageError } from './args.ts'
import { filesOf, readJson } from './gameFiles.ts'

export const scenarioHelp = `scenario [FILE or FOLDER…]
  loads situations, plays their inputs and checks what they expect, one line each; without a name all of the project's`

const PROJECT = path.resolve(import.meta.dirname, '../../../scenarios')

/** The scenarios of a name; lessons are checked by a command of their own. */
const scenariosOf = (name: string): string[] =>
  filesOf(name).filter(file => name !== PROJECT || !path.relative(PROJECT, file).startsWith('lessons'))

/** A file that cannot be read counts as a failed scenario; the others still run. */
function run(file: string): ScenarioResult {
  try {
    return runScenario(readJson(file))
  } catch (error) {
    if (error instanceof UsageError) return { id: '?', problems: [error.message] }
    throw error
  }
}

/** True if all scenarios hold. */
export function scenarios(args: string[]): boolean {
  const { positionals } = readArgs(args, {})
  let failed = 0
  let count = 0
  const say = (file: string, { id, problems }: ScenarioResult) => {
    count++
    if (problems.length > 0) failed++
    console.log(problems.length === 0 ? `ok    ${id}` : `FAIL  ${id} (${file}): ${problems.join('; ')}`)
  }
  for (const name of positionals.length > 0 ? positionals : [PROJECT]) {
    const files = scenariosOf(name)
    for (const file of files) say(file, run(file))
    if (files.length === 0) say(name, { id: '?', problems: ['no scenario file lies there'] })
  }
  console.log(`${count === 1 ? '1 scenario' : `${count} scenarios`}: ${count - failed} ok, ${failed} failed`)
  return failed === 0
}
