/** `npm run bench` measures everything and says so in words; `npm run -s bench -- engine --json` gives one JSON line. */
import { parseArgs } from 'node:util'
import type { Effort } from './engine.ts'

const benches = {
  engine: () => import('./engine.ts'),
}
type Bench = keyof typeof benches
const isBench = (name: string): name is Bench => Object.hasOwn(benches, name)

const FULL: Effort = { warmUp: 5, rounds: 11, round: 0.3, games: 200 }
/** Shows that the benches work; the numbers mean nothing. */
const QUICK: Effort = { warmUp: 0.01, rounds: 2, round: 0.01, games: 4 }

function readArguments(): { names: Bench[]; json: boolean; quick: boolean } | null {
  try {
    const options = { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const names = positionals.filter(isBench)
    if (names.length < positionals.length) return null
    return { names: names.length > 0 ? names : Object.keys(benches).filter(isBench), ...values }
  } catch {
    return null
  }
}

const asked = readArguments()
if (asked) {
  for (const name of asked.names) {
    const { measure, report } = await benches[name]()
    const result = measure(asked.quick ? QUICK : FULL)
    console.log(asked.json ? JSON.stringify(result) : report(result))
  }
} else {
  console.error(`usage: npm run bench -- [${Object.keys(benches).join(' | ')}] [--json] [--quick]`)
  process.exitCode = 2
}
