/** Servers in processes of their own, so that what they cost can be told from what their players cost. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Ask, Usage } from './probe.ts'

export interface ServerProcess {
  port: number
  usage(ask: Ask): Promise<Usage>
  /** As an operator stops it. */
  stop(): Promise<void>
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const PROBE = new URL('./probe.ts', import.meta.url).href

/** The real program, with one setting that no server among people has: a bench asks more than any player may. */
export const startOurs = (env: { DATA_DIR: string } | { DATABASE_URL: string }): Promise<ServerProcess> =>
  start(path('../../packages/server/src/main.ts'), { PORT: '0', LOG_LEVEL: 'error', RATE_FACTOR: '1000000', ...env })

export const startPeer = (): Promise<ServerProcess> => start(path('./peerProgram.ts'), {})

async function start(program: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const port = await portOf(child)
  return {
    port,
    usage: async ask => {
      const answer = once(child, 'message')
      child.send(ask)
      const [usage]: Usage[] = await answer
      return usage
    },
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** Both programs say where they are. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (data: Buffer) => {
      said += data
      const port = /http:\/\/localhost:(\d+)\n/.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
    child.once('exit', code => reject(new Error(`a server ended with ${code} before it listened`)))
  })
}
