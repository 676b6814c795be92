/** What each game has to talk about. */
import { GAME_TOPICS } from './games/index.ts'
import { SHARED_TOPICS } from './sharedTopics.ts'
import type { Aim, Deed, Fact, Query } from './talk.ts'

export interface Topics {
  deeds: readonly Deed['do'][]
  facts: readonly Fact['about'][]
  queries: readonly Query['about'][]
  aims: readonly Aim[]
}

/** What people can make statements about at a table of this box, which is named after its game; likely topics first. */
export function topicsOf(box: string): Topics {
  const game = Object.keys(GAME_TOPICS).find(name => box.startsWith(name))
  return (game && GAME_TOPICS[game]) || SHARED_TOPICS
}
