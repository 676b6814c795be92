/** The bots' thread. It knows the printed components and the questions it is sent, and cannot play a game. */
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
