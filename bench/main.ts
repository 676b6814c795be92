/** `npm run bench` measures everything and says so in words; `npm run -s bench -- engine --json` gives one JSON line. */
import { parseArgs } from 'node:util'
import { Unready } from './unready.ts'

/** Each measures, and says in words what came of it. `quick` only shows that it works: the numbers mean nothing. */
const benches = {
  engine: async (quick: boolean) => {
    const { measure, report } = await import('./engine.ts')
    return said(measure(quick), report)
  },
  server: async (quick: boolean) => {
    const { measure, report } = await import('./server.ts')
    return said(await measure(quick), report)
  },
  page: async (quick: boolean) => {
    const { measure, report } = await import('./page.ts')
    return said(await measure(quick), report)
  },
  postgres: async (quick: boolean) => {
    const { measure, report } = await import('./postgres.ts')
    return said(await measure(quick), report)
  },
}
/** Those that need nothing but this machine. */
const BY_THEMSELVES: readonly Bench[] = ['engine', 'server']
const said = <R extends object>(result: R, report: (result: R) => string) => ({ result, words: report(result) })

type Bench = keyof typeof benches
const isBench = (name: string): name is Bench => Object.hasOwn(benches, name)

function readArguments(): { names: Bench[]; json: boolean; quick: boolean } | null {
  try {
    const options = { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const names = positionals.filter(isBench)
    if (names.length < positionals.length) return null
    return { names: names.length > 0 ? names : [...BY_THEMSELVES], ...values }
  } catch {
    return null
  }
}

async function run({ names, json, quick }: { names: Bench[]; json: boolean; quick: boolean }): Promise<void> {
  for (const name of names) {
    const { result, words } = await benches[name](quick)
    console.log(json ? JSON.stringify(result) : words)
  }
}

const asked = readArguments()
try {
  if (asked) await run(asked)
  else console.error(`usage: npm run bench -- [${Object.keys(benches).join(' | ')}] [--json] [--quick]`)
  process.exitCode = asked ? 0 : 2
} catch (error) {
  if (!(error instanceof Unready)) throw error
  console.error(error.message)
  process.exitCode = 1
}
