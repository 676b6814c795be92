/** What the server counts, for Prometheus: its text format 0.0.4. */
import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Among, isDirect } from './address.ts'

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Seconds. */
const LATENCIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export interface Counter {
  /** With the value of its label, if it has one. */
  add(label?: string, amount?: number): void
}
export interface Gauge {
  set(value: number): void
}
export interface Histogram {
  observe(value: number): void
}

/** A line is written as name + suffix {labels} value. */
interface Sample {
  suffix?: string
  labels?: Readonly<Record<string, string>>
  value: number
}
interface Family {
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: () => Iterable<Sample>
}

export class Metrics {
  readonly #families = new Map<string, Family>()

  /** Only goes up. `label` names what tells its parts apart; its values come from a fixed, small set. */
  counter(name: string, help: string, label?: string): Counter {
    const values = new Map<string, number>()
    if (label === undefined) values.set('', 0)
    this.#declare(name, 'counter', help, () =>
      Array.from(values, ([of, value]) => (label === undefined ? { value } : { labels: { [label]: of }, value })),
    )
    return { add: (of = '', amount = 1) => void values.set(of, (values.get(of) ?? 0) + amount) }
  }

  /** Goes up and down: as set, or as read when it is asked for. */
  gauge(name: string, help: string, read?: () => number): Gauge {
    let value = 0
    this.#declare(name, 'gauge', help, () => [{ value: read ? read() : value }])
    return {
      set(to) {
        value = to
      },
    }
  }

  /** `bounds` grow. */
  histogram(name: string, help: string, bounds: readonly number[] = LATENCIES): Histogram {
    const counts = bounds.map(() => 0)
    let sum = 0
    let count = 0
    this.#declare(name, 'histogram', help, function* () {
      let below = 0
      for (const [i, bound] of bounds.entries()) {
        below += counts[i] ?? 0
        yield { suffix: '_bucket', labels: { le: String(bound) }, value: below }
      }
      yield { suffix: '_bucket', labels: { le: '+Inf' }, value: count }
      yield { suffix: '_sum', value: sum }
      yield { suffix: '_count', value: count }
    })
    return {
      observe(value) {
        const i = bounds.findIndex(bound => value <= bound)
        if (i >= 0) counts[i] = (counts[i] ?? 0) + 1
        sum += value
        count++
      },
    }
  }

  /** A counter that somebody else keeps. */
  counted(name: string, help: string, read: () => number): void {
    this.#declare(name, 'counter', help, () => [{ value: read() }])
  }

  text(): string {
    let text = ''
    for (const [name, { type, help, samples }] of this.#families) {
      text += `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${type}\n`
      for (const { suffix = '', labels = {}, value } of samples()) {
        const pairs = Object.entries(labels).map(([label, of]) => `${label}="${escaped(of).replaceAll('"', '\\"')}"`)
        text += `${name}${suffix}${pairs.length ? `{${pairs.join(',')}}` : ''} ${value}\n`
      }
    }
    return text
  }

  #declare(name: string, type: Family['type'], help: string, samples: Family['samples']): void {
    if (this.#families.has(name)) throw new Error(`metrics: ${name} exists already`)
    this.#families.set(name, { type, help, samples })
  }
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')

/** What is read off the server when somebody asks. */
export interface Readings {
  connections(): number
  waitingBytes(): number
  tables(): number
  games(): number
}

/** Everything the server counts, by the name it has in code. */
export function serverMetrics(metrics: Metrics, readings: Readings) {
  metrics.gauge('coldwake_connections', 'Open WebSocket connections.', readings.connections)
  metrics.gauge(
    'coldwake_waiting_bytes',
    'Bytes waiting for WebSocket clients that have not read them.',
    readings.waitingBytes,
  )
  metrics.gauge('coldwake_live_tables', 'Tables in memory.', readings.tables)
  metrics.gauge('coldwake_live_games', 'Games in memory.', readings.games)
  return {
    messages: metrics.counter('coldwake_messages_total', 'Messages received over sockets, by kind.', 'kind'),
    refusals: metrics.counter('coldwake_refusals_total', 'Refusals over HTTP and sockets, by reason.', 'reason'),
    inputs: metrics.counter('coldwake_inputs_total', 'Inputs accepted and durably written.'),
    inputSeconds: metrics.histogram('coldwake_input_seconds', 'From an input received to its acknowledgement.'),
    commitSeconds: metrics.histogram('coldwake_commit_seconds', 'Time that one durable commit took.'),
    commitWrites: metrics.histogram(
      'coldwake_commit_writes',
      'Writes that shared one commit.',
      [1, 2, 5, 10, 20, 50, 100, 200, 500],
    ),
    botSeconds: metrics.histogram('coldwake_bot_seconds', 'From a question to a bot, in its thread, to its answer.'),
    hooks: metrics.counter('coldwake_hooks_total', 'Webhook messages, by outcome: sent, failed, gaveUp.', 'outcome'),
    jobs: metrics.counter('coldwake_jobs_total', 'Scheduled jobs run, by kind.', 'kind'),
  }
}
export type ServerMetrics = ReturnType<typeof serverMetrics>

/** Milliseconds between two looks at the event loop. */
const RESOLUTION = 10

/** The process itself, by the names that dashboards know. Returns what stops the watching. */
export function watchProcess(metrics: Metrics): () => void {
  const start = Date.now() / 1000 - process.uptime()
  metrics.gauge('process_start_time_seconds', 'When the process began, in Unix time.', () => start)
  metrics.counted('process_cpu_seconds_total', 'Processor time used, user and system.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  metrics.gauge('coldwake_heap_used_bytes', 'JavaScript heap in use.', () => process.memoryUsage().heapUsed)

  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  // The histogram holds the time between looks: what exceeds the resolution is delay. The last gauge begins it anew.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1e3)
  metrics.gauge(
    'coldwake_event_loop_delay_p99_seconds',
    'Event loop delay since the last reading: 99 % are below.',
    () => late(delay.percentile(99)),
  )
  metrics.gauge(
    'coldwake_event_loop_delay_max_seconds',
    'Event loop delay since the last reading: the longest.',
    () => {
      const most = late(delay.max)
      delay.reset()
      return most
    },
  )
  return () => void delay.disable()
}

/** Prometheus asks directly. What comes through a proxy comes from anybody, whatever its address looks like here. */
export const mayReadMetrics = (request: Pick<IncomingMessage, 'headers' | 'socket'>, allowed: Among | null): boolean =>
  allowed !== null && isDirect(request) && allowed(request.socket.remoteAddress)
