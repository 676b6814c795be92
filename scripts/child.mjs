// Child processes that end with their parent: signals are passed on, exit codes are handed back.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** Everything that runs right now. */
export const children = new Set()

let stopping = false
// A terminal sends Ctrl-C to the whole group, children included: passing it on would make it count twice.
const terminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stop(signal, !(signal === 'SIGINT' && terminal)))
}

// npm puts a shell between itself and us, which keeps signals to itself. So when npm or the shell is gone, we go too.
if (process.env.npm_lifecycle_event) {
  const before = parents()
  const watch = setInterval(() => {
    if (parents() === before) return
    clearInterval(watch)
    stop('SIGTERM', true)
  }, 250)
  watch.unref()
}

function parents() {
  try {
    const shell = fs.readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8').includes('scripts/run.mjs')
    const status = fs.readFileSync(`/proc/${process.ppid}/status`, 'utf8')
    return shell ? `${process.ppid} ${/^PPid:.*$/m.exec(status)}` : `${process.ppid}`
  } catch {
    return `${process.ppid}` // not Linux
  }
}

function stop(signal, passOn) {
  stopping = true
  if (children.size === 0) process.exit(128 + constants.signals[signal])
  if (passOn) for (const child of children) child.kill(signal)
}

/** Was this process asked to stop? Then no further step should begin. */
export const stopped = () => stopping

/** Runs a command in the project's root and resolves to its exit code, 127 if it cannot be started. */
export function run(command, args, { env = {}, stdio = 'inherit', shell = false } = {}) {
  if (stopping) return Promise.resolve(128 + constants.signals.SIGTERM)
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio, shell, env: { ...process.env, ...env } })
    children.add(child)
    const done = code => {
      children.delete(child)
      resolve(code)
    }
    child.on('error', () => done(127))
    child.on('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]))
  })
}
