// The door behind every `npm` script: makes sure that a new enough Node and the dependencies are there, then runs a task.
// Plain JavaScript without dependencies, because it must start on the Node that the machine happens to have (18 or newer).
import { availableParallelism } from 'node:os'
import { children, run } from './child.mjs'
import { ensureDependencies, ensureNode, Unready } from './toolchain.mjs'

const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Each task gets `node(args, options?)`, which runs a file with the right Node and resolves to its exit code. */
const tasks = {
  async start(node) {
    return (await tasks.build(node)) || node(['packages/server/src/main.ts'])
  },
  async dev(node) {
    const { ensureRules } = await import('./build.mjs')
    const rules = await ensureRules(node)
    if (rules !== 0) return rules
    const web = node([bin.vite, 'packages/web'])
    const server = node(['--watch', '--watch-preserve-output', 'scripts/dev.ts'])
    const first = await Promise.race([web, server])
    for (const child of children) child.kill()
    await Promise.all([web, server])
    return first
  },
  async build(node) {
    const { ensureWeb } = await import('./build.mjs')
    return ensureWeb(node, bin)
  },
  cli: (node, args) => node(['packages/cli/src/main.ts', ...args]),
  async bench(node, args) {
    const { ensureRules, ensureWeb } = await import('./build.mjs')
    const unready = (await ensureRules(node)) || (args.includes('page') && (await ensureWeb(node, bin)))
    return unready || node(['bench/main.ts', ...args])
  },
  api: node => node(['scripts/api.ts']),
  rules: node => node(['scripts/rules.ts']),
  text: node => node(['packages/text/scripts/text.ts']),
  names: node => node(['packages/text/scripts/names.ts']),
  generate: node => node(['packages/rules/scripts/generateState.ts']),
  fixtures: node => node(['scripts/fixtures.ts']),
  digest: (node, args) => node(['scripts/digest.ts', ...args]),
  async types(node) {
    // Each checker learns by itself what several need: more of them than processors only take longer.
    const checkers = `${Math.min(4, availableParallelism())}`
    // What neither changed nor uses what changed is not checked again. The last two say so themselves.
    const kept = config => ['--incremental', '--tsBuildInfoFile', `.cache/types${config}.tsbuildinfo`]
    for (const config of ['', '.pure', '.worker', '.declarations', '.strict']) {
      const args = ['-p', `tsconfig${config}.json`, '--checkers', checkers]
      if (!['.declarations', '.strict'].includes(config)) args.push(...kept(config))
      const code = await node([bin.tsc, ...args])
      if (code) return code
    }
    return 0
  },
  /** Biome for what a file says, knip for what nobody imports. */
  async lint(node, args) {
    const code = await node([bin.biome, 'check', '--diagnostic-level=warn', ...args])
    return code || args.length ? code : node([bin.knip, '--no-progress'])
  },
  format: (node, args) => node([bin.biome, 'check', '--write', '--diagnostic-level=warn', ...args]),
  async check(node) {
    const { check } = await import('./check.mjs')
    return check(node, bin, tasks)
  },
  async test(node, args) {
    const { testAll, testSome } = await import('./test.mjs')
    return args.length ? testSome(node, bin, args) : testAll(node, bin, tasks)
  },
  async 'test:long'(node, args) {
    const { ensureChromium, ensurePostgres } = await import('./machine.mjs')
    const env = { LONG: '1', CHROMIUM_PATH: await ensureChromium(), POSTGRES_BIN: await ensurePostgres() }
    const projects = ['unit', 'redo', 'browser', 'speed', 'long'].flatMap(project => ['--project', project])
    return (await tasks.build(node)) || node([bin.vitest, 'run', ...projects, ...args], { env })
  },
}

const [name, ...args] = process.argv.slice(2)
if (!Object.hasOwn(tasks, name ?? '')) {
  console.error(`usage: node scripts/run.mjs <task> [arguments]\ntasks: ${Object.keys(tasks).join(', ')}`)
  process.exit(2)
}

try {
  const env = await ensureNode()
  await ensureDependencies(env)
  const node = (nodeArgs, options = {}) =>
    run(env.node, nodeArgs, { ...options, env: { ...env.variables, ...options.env } })
  process.exitCode = await tasks[name](node, args)
} catch (error) {
  if (!(error instanceof Unready)) throw error
  console.error(error.message)
  process.exitCode = 1
}
