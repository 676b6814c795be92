/** Checks lesson files and prints one line for each, then a summary. */
import path from 'node:path'
import { checkLesson, type LessonResult } from '@coldwake/rules/testing'
import { readArgs, UsageError } from './args.ts'
import { filesOf, readJson } from './gameFiles.ts'

export const lessonHelp = `lesson [FILE or FOLDER…]
  plays lessons and puzzles by their intended and wrong ways and checks their proofs, one line each; without a name all`

const PROJECT = path.resolve(import.meta.dirname, '../../../scenarios/lessons')

/** A file that cannot be read counts as a failed lesson; the others are still checked. */
function run(file: string): LessonResult {
  try {
    return checkLesson(readJson(file))
  } catch (error) {
    if (error instanceof UsageError) return { id: '?', problems: [error.message], proof: '' }
    throw error
  }
}

const sentence = ({ id, problems, proof }: LessonResult, file: string): string =>
  problems.length > 0
    ? `FAIL  ${id} (${file}): ${problems.join('; ')}`
    : proof
      ? `ok    ${id}: ${proof}`
      : `ok    ${id}`

/** True if all lessons are as they say. */
export function lessons(args: string[]): boolean {
  const { positionals } = readArgs(args, {})
  const names = positionals.length > 0 ? positionals : [PROJECT]
  let failed = 0
  let count = 0
  for (const file of names.flatMap(filesOf)) {
    const result = run(file)
    count++
    if (result.problems.length > 0) failed++
    console.log(sentence(result, file))
  }
  console.log(`${count === 1 ? '1 lesson' : `${count} lessons`}: ${count - failed} ok, ${failed} failed`)
  return failed === 0 && count > 0
}
