/** The page's way to the worker that hosts this browser's own tables. It is started when it is first needed. */
import type { CreateTable } from '@coldwake/wire'
import type { Answers, FromWorker, Goodbye, PracticeStart, Request, ScriptStep, ToWorker } from '../local/messages.ts'
import type { Socket } from '../play/connection/connection.ts'
import type { Answer } from './server/api.ts'

let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, (answer: Answer<unknown>) => void>()
const lines = new Set<(code: number) => void>()

/** Milliseconds that a bot waits before it answers. */
let pace: number | null = null

function theWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module', name: 'coldwake' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const { number } = data
    waiting.get(number)?.('value' in data ? { value: data.value } : { failure: data.refused, detail: data.detail })
    waiting.delete(number)
  }
  // It could not be loaded, or broke: whoever waits hears of it, and the next who asks begins anew.
  worker.onerror = () => {
    worker?.terminate()
    worker = null
    for (const done of waiting.values()) done({ failure: 'offline' })
    waiting.clear()
    for (const end of [...lines]) end(1006)
  }
  if (pace !== null) say({ pace })
  return worker
}

const say = (message: ToWorker, ...ports: MessagePort[]) => theWorker().postMessage(message, ports)

export function askLocal<R extends Request>(request: R): Promise<Answer<Answers[R['ask']]>> {
  return new Promise(done => {
    const number = ++asked
    waiting.set(number, answer => done(answer as Answer<Answers[R['ask']]>))
    say({ request, number })
  })
}

/** A table on this device, with these people at it besides its host; it has begun. */
export const createLocal = (table: CreateTable, others: string[]) => askLocal({ ask: 'create', table, others })
export const around = (code: string) => askLocal({ ask: 'around', code })
export const personsAsked = (code: string) => askLocal({ ask: 'asked', code })
/** Nobody around the device reacts. */
export const declineReactions = (code: string, n: number, allRound: boolean) =>
  askLocal({ ask: 'decline', code, n, allRound })
/** A practice table in the situation of a scenario. */
export const openPractice = (how: PracticeStart) => askLocal({ ask: 'practice', how })
/** Plays inputs of a scenario at a practice table. */
export const playPractice = (code: string, steps: readonly ScriptStep[]) => askLocal({ ask: 'play', code, steps })
/** Nothing of the table is left. */
export const forgetLocal = (code: string) => askLocal({ ask: 'forget', code })

export function setPace(milliseconds: number): void {
  pace = milliseconds
  if (worker) say({ pace })
}

/** A line whose other end is the worker. */
export function openLocal(): Socket {
  const { port1: port, port2: theirs } = new MessageChannel()
  const end = (code: number) => {
    if (!lines.delete(end)) return
    port.close()
    line.onclose?.({ code })
  }
  const line: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: text => port.postMessage(text),
    close: () => {
      port.postMessage(null)
      end(1000)
    },
  }
  lines.add(end)
  port.onmessage = ({ data }: MessageEvent<string | Goodbye>) => {
    if (typeof data === 'string') line.onmessage?.({ data })
    else end(data.code)
  }
  say({ line: true }, theirs)
  // Whoever opened it has to set its ears first.
  queueMicrotask(() => lines.has(end) && line.onopen?.())
  return line
}
