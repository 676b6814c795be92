/** A thread of bots that do what their memory tells them: answer, think for ever, fail, or take their thread along. */
import { setTimeout } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { type Question, think } from '@coldwake/bots'
import { ODD } from './oddities.ts'

parentPort?.on('message', async (question: Question) => {
  const { chance } = question.memory
  while (chance === ODD.hangs);
  if (chance === ODD.waits) await setTimeout(1_000)
  if (chance === ODD.fails) return parentPort?.postMessage({ failed: 'out of wits' })
  if (chance === ODD.ends) process.exit(0)
  if (chance === ODD.throws) throw new Error('beside itself')
  parentPort?.postMessage({ answer: think({ ...question, level: 'random' }) })
})
parentPort?.postMessage('ready')
