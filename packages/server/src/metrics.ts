/** The server's metrics, for Prometheus. */
import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { type AddressFilter, isDirect } from './addresses.ts'

/** Seconds. */
const LATENCIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Values that are read from the server whenever its metrics are collected. */
export interface Readings {
  connections(): number
  waitingBytes(): number
  tables(): number
  games(): number
}

/** A gauge whose value is read at collection. */
function readGauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}

/** All counters and histograms by their name in code. Label values come from small, fixed sets. */
export function serverMetrics(registry: Registry, readings: Readings) {
  const registers = [registry]
  readGauge(registry, 'coldwake_connections', 'Open WebSocket connections.', readings.connections)
  readGauge(
    registry,
    'coldwake_waiting_bytes',
    'Bytes waiting for WebSocket clients that have not read them.',
    readings.waitingBytes,
  )
  readGauge(registry, 'coldwake_live_tables', 'Tables in memory.', readings.tables)
  readGauge(registry, 'coldwake_live_games', 'Games in memory.', readings.games)
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter<Label>({ name, help, labelNames, registers })
  const histogram = (name: string, help: string, buckets = LATENCIES) =>
    new Histogram({ name, help, buckets, registers })
  return {
    messages: counter('coldwake_messages_total', 'Messages received over sockets, by kind.', 'kind'),
    refusals: counter('coldwake_refusals_total', 'Refusals over HTTP and sockets, by reason.', 'reason'),
    inputs: counter('coldwake_inputs_total', 'Inputs accepted and durably written.'),
    inputSeconds: histogram('coldwake_input_seconds', 'From an input received to its acknowledgement.'),
    commitSeconds: histogram('coldwake_commit_seconds', 'Time that one durable commit took.'),
    commitWrites: histogram(
      'coldwake_commit_writes',
      'Writes that shared one commit.',
      [1, 2, 5, 10, 20, 50, 100, 200, 500],
    ),
    botSeconds: histogram('coldwake_bot_seconds', 'From a question to a bot, in its thread, to its answer.'),
    webhooks: counter('coldwake_hooks_total', 'Webhook messages, by outcome: sent, failed, gaveUp.', 'outcome'),
    jobs: counter('coldwake_jobs_total', 'Scheduled jobs run, by kind.', 'kind'),
  }
}
export type ServerMetrics = ReturnType<typeof serverMetrics>

/** Milliseconds between two samples of the event loop. */
const RESOLUTION = 10

/** Metrics of the process itself, by the names that dashboards know. Returns the function that stops sampling. */
export function watchProcess(registry: Registry): () => void {
  const start = Date.now() / 1000 - process.uptime()
  readGauge(registry, 'process_start_time_seconds', 'When the process began, in Unix time.', () => start)
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time used, user and system.',
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  readGauge(registry, 'process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  readGauge(registry, 'coldwake_heap_used_bytes', 'JavaScript heap in use.', () => process.memoryUsage().heapUsed)

  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  // The histogram holds the time between samples: what exceeds the resolution is delay.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1e3)
  readGauge(
    registry,
    'coldwake_event_loop_delay_p99_seconds',
    'Event loop delay since the last reading: 99 % are below.',
    () => late(delay.percentile(99)),
  )
  // Metrics are collected in the order of their registration, so this reading is the last of the period.
  readGauge(
    registry,
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

/** True for an allowed address that asks directly. A request through a proxy may come from anywhere, whatever its address. */
export const mayReadMetrics = (
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  allowed: AddressFilter | null,
): boolean => allowed !== null && isDirect(request) && allowed(request.socket.remoteAddress)
