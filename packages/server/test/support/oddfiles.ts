/** A thread that does what a file tells it: answer with its own number, read for ever, or take all the memory there is. */
import { parentPort, threadId } from 'node:worker_threads'
import type { FileAnswer, FileQuestion } from '../../src/fileThread.ts'
import type { Said } from '../../src/thread.ts'

const say = (message: Said<FileAnswer>) => parentPort?.postMessage(message)

parentPort?.on('message', ({ file }: FileQuestion) => {
  const text = new TextDecoder().decode(file)
  while (text === 'hangs');
  const all: number[][] = []
  while (text === 'fills') all.push(Array.from({ length: 10_000 }, (_, i) => i + all.length))
  say({ answer: { refused: 'badFile', detail: String(threadId) } })
})
say('ready')
