/** The page's way to the coach's thread, which is started when advice is first asked for. */
import type { Advice, Scene } from '@coldwake/bots'

export interface AdviceAsked {
  number: number
  scene: Scene
}

export interface AdviceGiven {
  number: number
  advice: Advice[]
}

let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, (advice: Advice[] | null) => void>()

function theWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./adviceWorker.ts', import.meta.url), { type: 'module', name: 'coldwake-coach' })
  worker.onmessage = ({ data: { number, advice } }: MessageEvent<AdviceGiven>) => {
    waiting.get(number)?.(advice)
    waiting.delete(number)
  }
  // It could not be loaded, or broke: whoever waits hears of it, and the next who asks begins anew.
  worker.onerror = () => {
    worker?.terminate()
    worker = null
    for (const done of waiting.values()) done(null)
    waiting.clear()
  }
  return worker
}

/** Every option of the question in the scene, best first; null where the coach cannot be had. */
export function askAdvice(scene: Scene): Promise<Advice[] | null> {
  return new Promise(done => {
    const number = ++asked
    waiting.set(number, done)
    theWorker().postMessage({ number, scene } satisfies AdviceAsked)
  })
}
