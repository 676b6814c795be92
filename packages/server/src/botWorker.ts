/** The bots' thread. It has what is printed on components and what comes in a message, and nothing that plays a game. */
import { parentPort } from 'node:worker_threads'
import { type Chosen, type Question, think } from '@coldwake/bots'
import { registerFacts } from '@coldwake/rules/facts'
import { GAME_FACTS } from '@coldwake/rules/games/facts'
import type { Said } from './thread.ts'

for (const [game, facts] of Object.entries(GAME_FACTS)) registerFacts(game, facts)

const say = (message: Said<Chosen>) => parentPort?.postMessage(message)

parentPort?.on('message', (question: Question) => {
  try {
    say({ answer: think(question) })
  } catch (error) {
    say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
say('ready')
