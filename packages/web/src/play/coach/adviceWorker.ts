/** The coach's thread: it is sent what one seat sees and hears, knows what is printed, and cannot play a game. */
import { advise } from '@coldwake/bots'
import { registerFacts } from '@coldwake/rules/facts'
import { GAME_FACTS } from '@coldwake/rules/games/facts'
import type { AdviceAsked, AdviceGiven } from './adviser.ts'

for (const [game, facts] of Object.entries(GAME_FACTS)) registerFacts(game, facts)

addEventListener('message', ({ data: { number, scene } }: MessageEvent<AdviceAsked>) => {
  postMessage({ number, advice: advise(scene) } satisfies AdviceGiven)
})
