/** The real server program, as an operator starts it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { COMPILED } from './compiled.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface Program {
  child: ChildProcess
  output: { stdout: string; stderr: string }
  /** Where it says it listens. */
  listening: Promise<number>
  exited: Promise<{ code: number | null; signal: string | null }>
}

/** `atEnd` is when it is killed; by default when the test that called this has ended. */
export function program(
  env: Record<string, string>,
  as: { uid?: number; gid?: number } = {},
  atEnd: (cleanUp: () => Promise<void>) => void = onTestFinished,
): Program {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH ?? '', ...COMPILED, ...env }, ...as })
  const output = { stdout: '', stderr: '' }
  const exited = new Promise<{ code: number | null; signal: string | null }>(resolve => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  const listening = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', data => {
      output.stdout += data
      const port = /^Coldwake is at http:\/\/localhost:(\d+)\n/.exec(output.stdout)?.[1]
      if (port) resolve(Number(port))
    })
    void exited.then(() => reject(new Error(`it never listened: ${output.stderr}`)))
  })
  listening.catch(() => {})
  child.stderr.on('data', data => {
    output.stderr += data
  })
  atEnd(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { child, output, listening, exited }
}
