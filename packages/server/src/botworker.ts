/** The bots' thread. It has what is printed on components and what comes in a message, and nothing that plays a game. */
import { parentPort } from 'node:worker_threads'
import { type Question, think } from '@coldwake/bots'
import { lockdownFacts } from '@coldwake/rules/boxes/lockdown'
import { crew } from '@coldwake/rules/boxes/lockdown/crew'
import { intruders } from '@coldwake/rules/boxes/lockdown/intruders'
import { surface } from '@coldwake/rules/boxes/lockdown/surface'
import { nemesisFacts } from '@coldwake/rules/boxes/nemesis'
import { registerFacts } from '@coldwake/rules/facts'
import type { FromBots } from './botthread.ts'

registerFacts('nemesis', nemesisFacts)
registerFacts('lockdown', lockdownFacts({ crew, intruders, surface }))

const say = (message: FromBots) => parentPort?.postMessage(message)

parentPort?.on('message', (question: Question) => {
  try {
    say({ chosen: think(question) })
  } catch (error) {
    say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
say('ready')
