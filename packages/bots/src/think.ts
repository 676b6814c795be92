/** A bot that is asked from elsewhere: what it sees comes as text, so that wherever it thinks there is nothing else. */
import type { Bot, Chosen, Memory, Scene } from './bot.ts'
import { cadet } from './cadet.ts'
import type { Level } from './levels.ts'
import { officer } from './officer.ts'
import { random } from './random.ts'

/** Bots by the name a table or the command line calls them. */
export const bots: Readonly<Record<Level, Bot>> = { random, cadet, officer }

export interface Question {
  level: Level
  /** The JSON of a `Scene`, with the decision of whoever looks at it. */
  scene: string
  memory: Memory
}

export function think({ level, scene, memory }: Question): Chosen {
  const seen: Scene = JSON.parse(scene)
  const decision = seen.me?.decision
  if (!decision) throw new Error('a bot was asked nothing')
  return bots[level].choose(() => seen, decision, memory)
}
