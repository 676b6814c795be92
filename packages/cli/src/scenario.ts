/** Runs scenario files: one line for each, whatever is in them, and a summary. */
import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { runScenario, type ScenarioResult } from '@coldwake/rules/testing'
import { readArgs, UsageError } from './args.ts'
import { readJson } from './gameFiles.ts'

export const scenarioHelp = `scenario [FILE or FOLDER…]
  loads situations, plays their inputs and checks what they expect, one line each; without a name all of the project's`

const PROJECT = path.resolve(import.meta.dirname, '../../../scenarios')

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The files under a folder, or the file itself. */
function filesOf(name: string): string[] {
  if (!isFolder(name)) return [name]
  return globSync('**/*.json', { cwd: name })
    .toSorted()
    .map(file => path.join(name, file))
}

/** A file that cannot be read is a scenario that fails: the others still have their say. */
function run(file: string): ScenarioResult {
  try {
    return runScenario(readJson(file))
  } catch (error) {
    if (error instanceof UsageError) return { id: '?', problems: [error.message] }
    throw error
  }
}

/** True when all of them hold. */
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
    const files = filesOf(name)
    for (const file of files) say(file, run(file))
    if (files.length === 0) say(name, { id: '?', problems: ['no scenario file lies there'] })
  }
  console.log(`${count === 1 ? '1 scenario' : `${count} scenarios`}: ${count - failed} ok, ${failed} failed`)
  return failed === 0
}
