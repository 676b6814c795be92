import fastify from 'fastify'
import { Counter, Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { addressFilter } from '../src/addresses.ts'
import { mayReadMetrics, serverMetrics, watchProcess } from '../src/metrics.ts'
import { chance, http, Player, playOne, startedTable } from './support/players.ts'
import { testServer } from './support/server.ts'

interface Family {
  type: string
  help: string
  /** By what stands left of the value. */
  samples: Map<string, number>
}

/** Reads the text format 0.0.4 as strictly as it is written down: a family's lines stand together, in this order. */
function parsed(text: string): Map<string, Family> {
  const families = new Map<string, Family>()
  let family: Family | null = null
  let current = ''
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  for (const line of text.slice(0, -1).split('\n')) {
    if (line === '') continue
    const help = /^# HELP ([a-zA-Z_:][\w:]*) ((?:[^\\]|\\\\|\\n)*)$/.exec(line)
    const type = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram)$/.exec(line)
    const sample =
      /^([a-zA-Z_:][\w:]*)(\{[a-zA-Z_]\w*="(?:[^"\\]|\\\\|\\"|\\n)*"\})? (-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|[+-]Inf|NaN)$/.exec(
        line,
      )
    if (help?.[1]) {
      current = help[1]
      if (families.has(current)) throw new Error(`${current} comes twice`)
      family = { type: '', help: help[2] ?? '', samples: new Map() }
      families.set(current, family)
    } else if (type && family) {
      if (type[1] !== current || family.type || family.samples.size) throw new Error(`stray ${line}`)
      family.type = type[2] ?? ''
    } else if (sample && family) {
      const [, name = '', labels = '', value = ''] = sample
      const suffix = name.slice(current.length)
      const suffixes = family.type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
      if (!name.startsWith(current) || !suffixes.includes(suffix)) throw new Error(`${line} is not of ${current}`)
      if (family.samples.has(name + labels)) throw new Error(`${name}${labels} comes twice`)
      family.samples.set(name + labels, Number(value))
    } else throw new Error(`not understood: ${line}`)
  }
  return families
}

const values = async (metrics: Registry, name: string) =>
  Object.fromEntries(parsed(await metrics.metrics()).get(name)?.samples ?? [])

test('everything the server counts is well-formed, and begins with its name', async () => {
  const metrics = new Registry()
  const count = serverMetrics(metrics, { connections: () => 5, waitingBytes: () => 3, tables: () => 2, games: () => 1 })
  count.messages.inc({ kind: 'hello' })
  count.refusals.inc({ reason: 'stale' })
  count.inputs.inc()
  count.inputSeconds.observe(0.003)
  count.commitSeconds.observe(0.002)
  count.commitWrites.observe(7)
  count.webhooks.inc({ outcome: 'sent' })
  count.jobs.inc({ kind: 'clock' })
  count.botSeconds.observe(0.002)
  const families = parsed(await metrics.metrics())
  expect([...families].map(([name, { type }]) => `${name} ${type}`)).toEqual([
    'coldwake_connections gauge',
    'coldwake_waiting_bytes gauge',
    'coldwake_live_tables gauge',
    'coldwake_live_games gauge',
    'coldwake_messages_total counter',
    'coldwake_refusals_total counter',
    'coldwake_inputs_total counter',
    'coldwake_input_seconds histogram',
    'coldwake_commit_seconds histogram',
    'coldwake_commit_writes histogram',
    'coldwake_bot_seconds histogram',
    'coldwake_hooks_total counter',
    'coldwake_jobs_total counter',
  ])
  for (const { samples } of families.values()) expect(Math.max(...samples.values())).toBeGreaterThan(0)
})

test('the process: time, memory, and how late the event loop is', async () => {
  const metrics = new Registry()
  onTestFinished(watchProcess(metrics))
  const read = async (name: string) => (await values(metrics, name))[name] ?? Number.NaN
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(await read('coldwake_heap_used_bytes'))
  expect(Math.abs((await read('process_start_time_seconds')) + process.uptime() - Date.now() / 1000)).toBeLessThan(60)

  const cpu = await read('process_cpu_seconds_total')
  // The watch runs once it has seen the loop; then the loop is held up. Reading begins a new watch, so the
  // time that was worked is not read from the metrics meanwhile.
  await expect
    .poll(() => {
      const until = performance.now() + 300
      const before = process.cpuUsage()
      const worked = () => Object.values(process.cpuUsage(before)).reduce((sum, micros) => sum + micros, 0)
      // Where others use the machine, time goes by without any work being done.
      while (performance.now() < until || worked() <= 60_000);
      return new Promise<number>(resolve =>
        setTimeout(() => resolve(read('coldwake_event_loop_delay_max_seconds')), 50),
      )
    })
    .toBeGreaterThan(0.2)
  expect(await read('process_cpu_seconds_total')).toBeGreaterThan(cpu + 0.05)
  // What was read once is past.
  await expect.poll(() => read('coldwake_event_loop_delay_max_seconds')).toBeLessThan(0.2)
})

test('metrics are for those who ask directly, from where the operator allows', async () => {
  const metrics = new Registry()
  new Counter({ name: 'inputs_total', help: 'Inputs.', registers: [metrics] })
  const app = fastify()
  onTestFinished(() => app.close())
  for (const [path, allowed] of [
    ['/loopback', addressFilter(['loopback'])],
    ['/elsewhere', addressFilter(['10.0.0.0/8'])],
    ['/off', null],
  ] as const)
    app.get(path, async (request, reply) =>
      mayReadMetrics(request.raw, allowed)
        ? reply.type(metrics.contentType).send(await metrics.metrics())
        : reply.status(404).send(),
    )
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const status = async (path: string, headers = {}) => (await fetch(address + path, { headers })).status

  const answer = await fetch(`${address}/loopback`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect([...parsed(await answer.text()).keys()]).toEqual(['inputs_total'])
  expect(await status('/elsewhere')).toBe(404)
  expect(await status('/off')).toBe(404)
  for (const header of ['x-forwarded-for', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'cf-connecting-ip'])
    expect([header, await status('/loopback', { [header]: '127.0.0.1' })]).toEqual([header, 404])
})

test('a server counts its moves, its commits and what shared them', async () => {
  const { port } = await testServer()
  const read = async (name: string) => {
    const { text } = await http(port, 'GET', '/metrics')
    return [...parsed(text).values()].flatMap(({ samples }) => samples.get(name) ?? [])[0]
  }
  const players = await Player.all(port, await startedTable(port, 3))
  const [commits, writes] = [await read('coldwake_commit_writes_count'), await read('coldwake_commit_writes_sum')]
  const random = chance(1)
  for (let i = 0; i < 20; i++) expect((await playOne(players, random))?.reply.say).toBe('accepted')

  expect(await read('coldwake_inputs_total')).toBe(20)
  // Moves of one table come one after the other: each has a commit of its own.
  expect(await read('coldwake_commit_writes_count')).toBe(commits + 20)
  expect(await read('coldwake_commit_writes_sum')).toBe(writes + 20)
  expect(await read('coldwake_commit_seconds_count')).toBe(commits + 20)
  expect(await read('coldwake_commit_seconds_sum')).toBeGreaterThan(0)
  await Promise.all(players.map(player => player.close()))
})
