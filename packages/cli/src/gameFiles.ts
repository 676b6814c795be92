/** A game as one file, from which it can be played again to the same end. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { canonical, fold, type GameLog, type GameState, InputError, SetupError } from '@coldwake/rules'
import { UsageError } from './args.ts'

export const digestOf = (g: GameState): string => createHash('sha256').update(canonical(g)).digest('hex')

export function writeLog(file: string, log: GameLog): void {
  try {
    writeFileSync(file, `${JSON.stringify(log)}\n`)
  } catch {
    throw new UsageError(`cannot write ${file}`)
  }
}

export function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`cannot read ${file}`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false

/** The files under a folder, or the file itself. */
export function filesOf(name: string): string[] {
  if (!isFolder(name)) return [name]
  return globSync('**/*.json', { cwd: name })
    .toSorted()
    .map(file => path.join(name, file))
}

const isLog = (value: unknown): value is GameLog =>
  typeof value === 'object' &&
  value !== null &&
  'coldwake' in value &&
  value.coldwake === 1 &&
  'setup' in value &&
  'key' in value &&
  Array.isArray(value.key) &&
  'inputs' in value &&
  Array.isArray(value.inputs) &&
  'digest' in value &&
  typeof value.digest === 'string'

/** An exported game, checked by playing it. */
export function readGame(file: string): GameLog {
  const log = readJson(file)
  if (!isLog(log)) throw new UsageError(NO_GAME(file))
  try {
    fold(log)
  } catch (error) {
    if (error instanceof SetupError || error instanceof InputError) throw new UsageError(`${file}: ${error.message}`)
    throw error
  }
  return log
}

const NO_GAME = (file: string) => `${file} is not an exported game (coldwake 1: setup, key, inputs, digest)`

/** Plays an exported game again and says whether it ends in the same state. */
export function replay(file: string): boolean {
  try {
    const log = readJson(file)
    if (isLog(log)) return replayLog(file, log)
    console.log(NO_GAME(file))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.log(error.message)
  }
  return false
}

function replayLog(file: string, log: GameLog): boolean {
  try {
    const g = fold(log)
    const same = digestOf(g) === log.digest
    const end = g.over ? `over: ${g.over.reason}` : 'not over'
    console.log(
      `${file}: ${same ? 'same state' : 'DIFFERENT state'} after ${log.inputs.length} inputs (round ${g.round}, ${end})`,
    )
    return same
  } catch (error) {
    if (error instanceof SetupError) console.log(`${file}: cannot be set up: ${error.message}`)
    else if (error instanceof InputError) console.log(`${file}: ${error.message}`)
    else throw error
    return false
  }
}
