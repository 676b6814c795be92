/** Server processes over one database, each the real program, to be killed, stopped and started at will. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { COMPILED } from './compiled.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Beside the server a shell reads from this process: when that ends without a word, the server ends too. */
const SCRIPT = `
  exec 3<&0 </dev/null
  (read -r done <&3 || kill -KILL $$) >/dev/null 2>&1 &
  exec "$0" "$1" 3<&-
`

const EXPECTED =
  /"name":"StorageError"|"message":"(storage|cannot hear the other processes)|The database .* cannot be used/

export interface Member {
  readonly name: string
  readonly port: number
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>
  /** Stopped by SIGSTOP: it takes connections and answers nobody. */
  frozen: boolean
}

export class Cluster {
  /** Those that are started and not yet ended. */
  readonly members = new Set<Member>()
  readonly #env: Record<string, string>
  readonly #children = new Set<Member['child']>()
  /** What the processes told their operator, line by line, and which of them ended by themselves. */
  readonly told: string[] = []
  readonly #ended = new Set<Member['child']>()
  #started = 0

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  /** Those that answer. */
  get awake(): Member[] {
    return [...this.members].filter(({ frozen }) => !frozen)
  }

  /** What is told and does not come from the database being away. */
  get faults(): string[] {
    return this.told.filter(line => !EXPECTED.test(line))
  }

  async start(): Promise<Member> {
    const env = { PATH: process.env.PATH ?? '', ...COMPILED, PORT: '0', ...this.#env }
    const child = spawn('sh', ['-c', SCRIPT, process.execPath, MAIN], { env, stdio: ['pipe', 'pipe', 'pipe'] })
    this.#children.add(child)
    child.stdin.on('error', () => {})
    child.once('exit', () => {
      this.#children.delete(child)
      child.stdin.end('done\n')
    })
    const name = `process ${++this.#started}`
    const told: string[] = []
    createInterface(child.stderr).on('line', line => {
      told.push(line)
      this.told.push(`${name}: ${line}`)
    })
    const port = await new Promise<number>((listening, failed) => {
      let said = ''
      child.stdout.on('data', (text: Buffer) => {
        said += text
        const port = /^Coldwake is at http:\/\/localhost:(\d+)\n/.exec(said)?.[1]
        if (port) listening(Number(port))
      })
      child.once('close', () => failed(new Error(`${name} never listened: ${told.join('\n')}`)))
    })
    const member: Member = { name, port, child, frozen: false }
    this.members.add(member)
    child.once('exit', (code, signal) => {
      this.members.delete(member)
      if (!this.#ended.has(child)) this.told.push(`${name} ended by itself: ${code ?? signal}`)
    })
    return member
  }

  /** In the middle of whatever it does. */
  kill(member: Member): Promise<void> {
    return this.#end(member, 'SIGKILL')
  }

  /** As an operator does it. */
  async stop(member: Member): Promise<void> {
    await this.#end(member, 'SIGTERM')
    // Somebody may have killed it meanwhile.
    if (member.child.signalCode !== 'SIGKILL' && member.child.exitCode !== 0)
      throw new Error(`${member.name} did not stop in good order: ${member.child.exitCode}`)
  }

  freeze(member: Member): void {
    member.frozen = member.child.kill('SIGSTOP')
  }

  thaw(member: Member): void {
    member.frozen = false
    member.child.kill('SIGCONT')
  }

  async remove(): Promise<void> {
    await Promise.all(
      [...this.#children].map(async child => {
        this.#ended.add(child)
        const exit = once(child, 'exit')
        child.kill('SIGKILL')
        await exit
      }),
    )
  }

  async #end({ child }: Member, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    // Told to stop twice, a server stops at once.
    if (signal === 'SIGKILL' || !this.#ended.has(child)) child.kill(signal)
    this.#ended.add(child)
    await exit
  }
}
