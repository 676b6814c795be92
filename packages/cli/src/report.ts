/** Prints a player's report for the operator: their words, what they saw, and the game until then as a file. */
import { writeFileSync } from 'node:fs'
import { fold, type GameLog, InputError, type LogInput } from '@coldwake/rules'
import { type Entry, openStoreAsItIs, type Report, StorageError } from '@coldwake/server/store'
import { readArgs, UsageError } from './args.ts'
import { settings, usingStores } from './backup.ts'
import { digestOf } from './gameFiles.ts'

export const reportHelp = `report NUMBER [--to FILE]
  prints what a player reported and what that seat saw, and writes the game until then, every secret included, to FILE
  (NUMBER.json), which replay reads`

export async function report(args: string[]): Promise<boolean> {
  const { values, positionals } = readArgs(args, { to: { type: 'string' } })
  const [number, ...more] = positionals
  if (number === undefined || more.length > 0) throw new UsageError('report needs one NUMBER, such as R-23456789BCDF')
  return usingStores(async opened => {
    const store = opened(await openStoreAsItIs(settings()))
    const found = await store.report(number.toUpperCase())
    if (!found)
      throw new StorageError('failed', `There is no report ${number} here. Is DATA_DIR or DATABASE_URL the server's?`)
    print(found)
    const log = (await store.read(found.code, 0)).slice(0, found.entries)
    if (log.length === 0) console.log('the game had not begun')
    else write(values.to ?? `${found.number}.json`, log)
  })
}

function print({ number, code, at, seat, words, saw }: Report): void {
  const who = seat === null ? 'an onlooker' : `seat ${seat}`
  console.log(`${number}: ${who} at table ${code}, ${new Date(at).toISOString()}`)
  console.log(words)
  console.log(JSON.stringify(saw))
}

/** Only its owner may read the file, because it holds the key of a game that may still run. */
function write(file: string, log: readonly Entry[]): void {
  const { text, words } = fileOf(log)
  try {
    writeFileSync(file, `${text}\n`, { mode: 0o600 })
  } catch {
    throw new UsageError(`cannot write ${file}`)
  }
  console.log(`${file}: ${words}`)
}

/** Writes a game file if these rules can play the log, else the log as it is stored. */
function fileOf([first, ...rest]: readonly Entry[]): { text: string; words: string } {
  const inputs = rest.map(asInput)
  const whole = inputs.filter(input => input !== null)
  if (first?.e !== 'create' || whole.length < inputs.length)
    return {
      text: JSON.stringify([first, ...rest]),
      words: `${inputs.length} entries as they are kept, for the game changed its rules on the way`,
    }
  const { rules, setup, key } = first
  const game = { coldwake: 1, rules, setup, key, inputs: whole } as const
  try {
    const log: GameLog = { ...game, digest: digestOf(fold(game)) }
    return { text: JSON.stringify(log), words: `${whole.length} inputs, by the rules ${rules}` }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const log: GameLog = { ...game, digest: '' }
    return { text: JSON.stringify(log), words: `by the rules ${rules}; by those that are here, ${error.message}` }
  }
}

/** Null: a change of the rules, which no file has. */
function asInput(entry: Entry): LogInput | null {
  if (entry.e === 'input') return entry.input
  if (entry.e === 'redeal') return { do: 'redeal', key: entry.key }
  return entry.e === 'back' ? { do: 'undo', seat: entry.seat, to: entry.to - 1 } : null
}
