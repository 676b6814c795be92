/** The worker that hosts this browser's own tables: rules and bots run here, and the page gets what a seat may see. */
import { type Logger, refusalOf, refused } from '@coldwake/host'
import { editions } from './editions.ts'
import { LocalHost } from './localHost.ts'
import type { FromWorker, Goodbye, Request, ToWorker } from './messages.ts'
import { sha256 } from './sha256.ts'
import { openBrowserStore } from './store.ts'

const log: Logger = {
  debug: () => {},
  info: () => {},
  warn: (message, facts, error) => console.warn(message, facts, error),
  error: (message, facts, error) => console.error(message, facts, error),
}

/** Until the page says otherwise. */
const PACE = 700
/** Another tab that hosts the same table is believed to be gone after this. */
const RETRY = 400

let pace = PACE
let house: Promise<LocalHost> | null = null
/** Opened when it is first needed; what could not be opened may be open the next time. */
function open(): Promise<LocalHost> {
  house ??= openBrowserStore().then(
    store => new LocalHost({ store, editions, log, digestOf: sha256, botPace: pace, retry: RETRY }),
  )
  house.catch(() => {
    house = null
  })
  return house
}

const say = (message: FromWorker) => postMessage(message)

async function answer(request: Request, number: number): Promise<void> {
  try {
    say({ number, value: await (await open()).answer(request) })
  } catch (error) {
    say({ number, ...refusalOf(error, request.ask, log) })
  }
}

async function line(port: MessagePort): Promise<void> {
  const heard: MessageEvent['data'][] = []
  port.onmessage = ({ data }) => heard.push(data)
  const close = (code: number) => port.postMessage({ code } satisfies Goodbye)
  try {
    const ear = (await open()).open({ send: text => port.postMessage(text), close })
    const hear = (data: unknown) => {
      if (typeof data === 'string') return ear.hear(data)
      ear.gone()
      port.close()
    }
    port.onmessage = ({ data }) => hear(data)
    heard.forEach(hear)
  } catch (error) {
    refusalOf(error, 'line', log)
    port.postMessage(JSON.stringify({ say: 'refused', ref: null, ...refused('storage') }))
    close(1011)
  }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
  if ('request' in data) void answer(data.request, data.number)
  else if ('line' in data) port && void line(port)
  else {
    pace = data.pace
    void house?.then(open => open.setPace(pace))
  }
})
