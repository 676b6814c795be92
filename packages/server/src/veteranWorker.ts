/**
 * The thread of bots that look ahead. It is sent what a seat sees and nothing else of a table: the worlds that are played
 * here are dealt from that.
 */
import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { type Ahead, aheadBy, ponder } from '@coldwake/bots'
import { registerFacts } from '@coldwake/rules/facts'
import { GAME_FACTS } from '@coldwake/rules/games/facts'
import { load } from './bundle.ts'
import type { Said } from './thread.ts'
import type { VeteranAnswer, VeteranQuestion } from './veteranThread.ts'

for (const [game, facts] of Object.entries(GAME_FACTS)) registerFacts(game, facts)

/** By the hash of the rules; where they are not kept nobody looks ahead. */
const known = new Map<string, Ahead>()
const BLIND: Ahead = { worlds: () => () => null }

let left = false
const pause = async (): Promise<boolean> => {
  await setImmediate()
  return !left
}

async function answerTo({ hash, source, ...question }: VeteranQuestion): Promise<VeteranAnswer> {
  if (source && !known.has(hash)) known.set(hash, aheadBy((await load({ hash, source })).rules))
  const ahead = source === null ? BLIND : known.get(hash)
  if (!ahead) return { wants: hash }
  const chosen = await ponder(question, ahead, pause)
  if (!chosen) throw new Error('nobody waits for the answer any more')
  return chosen
}

const say = (message: Said<VeteranAnswer>) => parentPort?.postMessage(message)

parentPort?.on('message', async (message: VeteranQuestion | 'leave') => {
  left = message === 'leave'
  if (message === 'leave') return
  try {
    say({ answer: await answerTo(message) })
  } catch (error) {
    say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
say('ready')
