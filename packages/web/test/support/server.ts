/** The real server as its own process, with its games in a folder that can outlive it, and the same dice every time. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPILED } from '../../../server/test/support/compiled.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const DICE = new URL('./samedice.ts', import.meta.url).href

export class Server {
  url = ''
  #child: ChildProcess | null = null
  #folder: string
  #dice: string
  #botPace: number
  #starts = 0

  private constructor(folder: string, dice: string, botPace: number) {
    this.#folder = folder
    this.#dice = dice
    this.#botPace = botPace
  }

  /** Other `dice` deal other games. Nobody waits for a bot, unless `botPace` says for how many milliseconds. */
  static async start(dice = 'coldwake', botPace = 0): Promise<Server> {
    const server = new Server(await mkdtemp(path.join(tmpdir(), 'coldwake-web-')), dice, botPace)
    await server.listen('0')
    return server
  }

  async listen(port: string): Promise<void> {
    // Programs play more quickly than people: no rate limit is met.
    const quick = { RATE_FACTOR: '1000', BOT_PACE: String(this.#botPace) }
    const dice = { DICE: `${this.#dice} ${this.#starts++}` }
    const env = {
      ...process.env,
      ...COMPILED,
      ...quick,
      ...dice,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: this.#folder,
    }
    const child = spawn(process.execPath, ['--import', DICE, 'packages/server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    this.url = await new Promise((resolve, reject) => {
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
      let said = ''
      child.stdout.on('data', (words: Buffer) => {
        said += String(words)
        const found = /http:\/\/\S+/.exec(said)?.[0]
        if (found) resolve(found.replace('localhost', '127.0.0.1'))
      })
    })
  }

  /** Without a word of warning, as a power cut would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** On the same address, with the same games. */
  restart(): Promise<void> {
    return this.listen(new URL(this.url).port)
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
}
