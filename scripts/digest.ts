// Plays the same seeded games of every way to play with two versions of the rules, and names those that differ.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Moment, Way } from '@coldwake/rules/testing'

const root = path.resolve(import.meta.dirname, '..')
const usage = `usage: npm run digest -- [--games NUMBER] [--from SEED] [--compare COMMIT]
  plays so many games of each way to play (100) from the first seed (0), and prints one digest of each way; with a
  commit, plays them with its rules as well and fails where a game differs`

interface Work {
  /** The folder that holds `packages/rules`. */
  rules: string
  from: number
  games: number
}
/** A way to play, and the digest of each of its games. */
interface Digests {
  way: string
  games: string[]
}

if (isMainThread) process.exitCode = await main()
else await play(workerData as Work)

async function main(): Promise<number> {
  const { from, games, compare } = readArguments()
  const now = digests({ rules: root, from, games }, ({ way, games }) => {
    if (compare === undefined) console.log(`${createHash('sha256').update(games.join()).digest('hex')}  ${way}`)
  })
  if (compare === undefined) {
    await now
    return 0
  }
  const [before, after] = await Promise.all([digestsAt(compare, from, games), now])
  let differing = 0
  for (const way of new Set([...before.keys(), ...after.keys()])) {
    const [were, are] = [before.get(way) ?? [], after.get(way) ?? []]
    const seeds = Array.from({ length: games }, (_, i) => i).filter(i => were[i] !== are[i])
    differing += seeds.length
    if (seeds.length > 0) console.log(`${way}: ${seeds.length} games differ, the first is ${from + (seeds[0] ?? 0)}`)
  }
  console.log(`${after.size} ways to play, ${games} games of each: ${differing} differ from ${compare}`)
  return differing === 0 ? 0 : 1
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '100' },
      from: { type: 'string', default: '0' },
      compare: { type: 'string' },
    },
  })
  const [games, from] = [Number(values.games), Number(values.from)]
  if (!Number.isInteger(games) || games < 1 || !Number.isInteger(from) || from < 0) throw new Error(usage)
  return { games, from, compare: values.compare }
}

/** Plays in a thread of its own. */
function digests(work: Work, hear: (of: Digests) => void = () => {}): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, { workerData: work })
    worker.on('message', (of: Digests) => {
      found.set(of.way, of.games)
      hear(of)
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve(found))
  })
}

/** The digests of a commit never change, so they are kept for the next comparison. */
async function digestsAt(commit: string, from: number, games: number): Promise<Map<string, string[]>> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const folder = path.join(root, '.cache/digests')
  const tool = createHash('sha256')
    .update(fs.readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 8)
  const file = path.join(folder, `${git('rev-parse', `${commit}^{commit}`)}-${tool}-${from}-${games}.json`)
  if (fs.existsSync(file)) return new Map(Object.entries(JSON.parse(fs.readFileSync(file, 'utf8'))))

  const rules = fs.mkdtempSync(path.join(os.tmpdir(), 'coldwake-digest-'))
  try {
    const archive = path.join(rules, 'rules.tar')
    git('archive', '--output', archive, commit, 'package.json', 'packages/rules')
    execFileSync('tar', ['-xf', archive, '-C', rules])
    const found = await digests({ rules, from, games })
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(file, JSON.stringify(Object.fromEntries(found)))
    return found
  } finally {
    fs.rmSync(rules, { recursive: true })
  }
}

// ---------------------------------------------------------------- in the thread

async function play({ rules, from, games }: Work): Promise<void> {
  const source = (file: string) => import(path.join(rules, 'packages/rules/src', file))
  const engine: typeof import('@coldwake/rules') = await source('index.ts')
  const testing: typeof import('@coldwake/rules/testing') = await source('testing.ts')
  const { forecastOf }: typeof import('@coldwake/rules/forecast') = await source('forecast/index.ts')
  const { canonical, determinize, explain, faceFor, keyFromSeed, openView, view } = engine

  /** Inputs, options and events of the whole game; now and then the state and whatever is made of it. */
  function digestOf(seed: number, way: Way): string {
    const hash = createHash('sha256')
    const add = (value: unknown) => hash.update(JSON.stringify(value) ?? 'null')
    let moments = 0
    const look = ({ g, decisions, input }: Moment) => {
      add([input, decisions])
      const at = moments++ + seed
      if (at % 20 !== 0) return
      const views = g.crew.map((_, seat) => view(g, seat))
      hash.update(canonical(g))
      add([views, openView(g, at % views.length)])
      if (at % 60 !== 0) return
      for (const decision of decisions) {
        const seen = views[decision.seat]
        if (!seen) continue
        hash.update(canonical(determinize(seen, keyFromSeed(seed))))
        add(explain(g, decision.seat))
        for (const option of decision.options) add(forecastOf(seen, decision, option))
      }
    }
    const { g, events, inputs } = testing.playGame(seed, undefined, look, way)
    add([inputs, events, events.map(event => faceFor(event, seed % g.crew.length))])
    return hash.update(canonical(g)).digest('base64').slice(0, 12)
  }

  for (const game of engine.games())
    for (const way of testing.waysOf(game)) {
      const found = Array.from({ length: games }, (_, i) => digestOf(from + i, way))
      parentPort?.postMessage({ way: testing.nameOfWay(way), games: found } satisfies Digests)
    }
}
